import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { icons } from './plugins/icons.ts'
import { land } from './plugins/land.ts'

export default defineConfig({
  base: '/',
  plugins: [icons(), land(), svelte()],
  build: {
    outDir: '../fourwinds/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome123', 'firefox121', 'safari17.5'],
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
