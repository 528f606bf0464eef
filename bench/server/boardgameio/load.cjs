// node load.cjs TABLES SECONDS [folder]: prints how many moves a second reach the opponent, flat out.
const { fork } = require('node:child_process')
const path = require('node:path')
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const game = require('./game.cjs')

const PATIENCE = 3000
const [tables, seconds, folder] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]]

function player(port, matchID, playerID) {
  const client = Client({
    game,
    matchID,
    playerID,
    numPlayers: 2,
    debug: false,
    multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
  })
  client.start()
  return client
}

// Whether the condition holds in time.
function until(client, condition) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE)
    const stop = client.subscribe((state) => {
      if (!state || !condition(state)) return
      clearTimeout(timer)
      setImmediate(() => stop())
      resolve(true)
    })
  })
}

async function open(port, number) {
  const pair = []
  for (const seat of ['0', '1']) {
    const client = player(port, `match-${number}`, seat)
    if (!(await until(client, (state) => state.isConnected))) throw new Error('no connection')
    pair.push(client)
  }
  return pair
}

async function play(pair, end) {
  let moves = 0
  while (Date.now() < end) {
    const [mover, other] = [pair[moves % 2], pair[(moves + 1) % 2]]
    const seen = until(other, (state) => state.G.count === moves + 1)
    mover.moves.add()
    if (!(await seen)) break
    moves += 1
  }
  return moves
}

async function main(port) {
  const pairs = []
  for (let number = 0; number < tables; number += 1) pairs.push(await open(port, number))
  const start = Date.now()
  const moves = await Promise.all(pairs.map((pair) => play(pair, start + seconds * 1000)))
  const total = moves.reduce((sum, count) => sum + count, 0)
  console.log(JSON.stringify({ rate: total / ((Date.now() - start) / 1000) }))
}

const stdio = ['ignore', 'ignore', 'inherit', 'ipc']
const server = fork(path.join(__dirname, 'server.cjs'), folder ? [folder] : [], { stdio })
server.on('message', (port) => {
  main(port)
    .catch((error) => {
      console.error(error)
      process.exitCode = 1
    })
    .finally(() => {
      server.kill()
      process.exit()
    })
})
