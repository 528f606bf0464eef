import { mount } from 'svelte'
import App from './App.svelte'
import { ui } from './lib/ui.svelte'
import './styles/index.css'

ui.start()
mount(App, { target: document.getElementById('app')! })
