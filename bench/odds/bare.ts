/** The same records without anything between: one write of a bare `ws` for each of them and each page. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { nowMs } from './now.ts'

export type BareWish = { seconds: number; perSecond: number }
/** When each record was written, by its odds. */
export type Written = { writes: number; times: [oddsMilli: number, atMs: number][] }

const TICKS_PER_SECOND = 20
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
const byTopic = new Map<string, WebSocket[]>()
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const [topic = ''] = (JSON.parse(String(data)) as { on: string[] }).on
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), socket])
  })
})
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` }),
)

process.on('message', ({ seconds, perSecond }: BareWish) => {
  const written: Written = { writes: 0, times: [] }
  const topics = [...byTopic.values()]
  const began = nowMs()
  let count = 0
  const ticking = setInterval(() => {
    const due = Math.floor(((nowMs() - began) / 1_000) * perSecond)
    for (; count < Math.min(due, seconds * perSecond); count += 1) {
      const text = JSON.stringify({ t: 'o', s: count, d: [[1, count, 1]] })
      written.times.push([count, nowMs()])
      for (const socket of topics[count % topics.length] ?? []) {
        socket.send(text)
        written.writes += 1
      }
    }
    if (count < seconds * perSecond) return
    clearInterval(ticking)
    setTimeout(() => process.send?.(written), 1_000)
  }, 1_000 / TICKS_PER_SECOND)
})
