/** A bare broadcast: the texts that a page of the room heard, at the same moments, to as many sockets. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { Heard } from './crowd.ts'

const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` }),
)
sockets.on('connection', (socket) => {
  socket.on('message', () => socket.send(JSON.stringify({ type: 'welcome' })))
})

process.on('message', (heard: Heard[]) => {
  const first = heard[0]?.atMs ?? 0
  const last = heard.at(-1)?.atMs ?? first
  for (const { atMs, text } of heard) {
    const bytes = Buffer.from(text)
    setTimeout(() => {
      for (const socket of sockets.clients) socket.send(bytes, { binary: false })
    }, atMs - first)
  }
  setTimeout(() => process.send?.('over'), last - first + 500)
})
