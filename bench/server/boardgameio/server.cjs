// node server.cjs [folder]: boardgame.io's own server on a loopback port, in memory or on files.
const { Server, FlatFile } = require('boardgame.io/server')
const game = require('./game.cjs')

process.on('disconnect', () => process.exit())
const folder = process.argv[2]
const options = { games: [game], origins: [/127\.0\.0\.1/] }
if (folder) options.db = new FlatFile({ dir: folder })
const server = Server(options)
server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  process.send(appServer.address().port)
})
