/** The pages of many players, in a process of their own: each hears one topic. */
import { setTimeout as wait } from 'node:timers/promises'
import type { StreamMessage } from '@zar/contract/betting/board'
import { WebSocket } from 'ws'
import { nowMs } from './now.ts'

export type CrowdWish =
  | { kind: 'enter'; url: string; topics: string[]; players: number; origin: string }
  | { kind: 'tell' }
/** What was heard: records of all pages, and of some pages each with its moment. */
export type Heard = {
  records: number
  bytes: number
  times: [selection: number, oddsMilli: number, atMs: number][]
}

const ENTER_AT_ONCE = 50
/** Pages whose texts are read; the others count what they hear. */
const READ_EVERY = 10

const heard: Heard = { records: 0, bytes: 0, times: [] }

function hear(text: string, isRead: boolean): void {
  if (!text.startsWith('{"t":"o"')) return
  heard.bytes += text.length
  const atMs = nowMs()
  if (!isRead) return
  const message = JSON.parse(text) as Extract<StreamMessage, { t: 'o' }>
  heard.records += message.d.length * READ_EVERY
  for (const [selection, odds] of message.d) heard.times.push([selection, odds, atMs])
}

async function enter(wish: Extract<CrowdWish, { kind: 'enter' }>): Promise<void> {
  for (let at = 0; at < wish.players; at += ENTER_AT_ONCE) {
    const opened = Array.from({ length: Math.min(ENTER_AT_ONCE, wish.players - at) }, (_, next) => {
      const page = at + next
      const from = `10.1.${Math.floor(page / 250)}.${page % 250}`
      const socket = new WebSocket(wish.url, {
        headers: { origin: wish.origin, 'x-forwarded-for': from },
      })
      socket.on('message', (data) => hear(String(data), page % READ_EVERY === 0))
      return new Promise<void>((done, fail) => {
        socket.on('error', fail)
        socket.on('open', () => {
          const topic = wish.topics[Math.floor(page / READ_EVERY) % wish.topics.length]
          socket.send(JSON.stringify({ on: [topic], after: null }))
          done()
        })
      })
    })
    await Promise.all(opened)
  }
  await wait(1_000)
}

process.on('message', (wish: CrowdWish) => {
  void (async () => {
    if (wish.kind === 'enter') await enter(wish)
    const told = { ...heard, times: [...heard.times] }
    Object.assign(heard, { records: 0, bytes: 0, times: [] })
    process.send?.(told)
  })()
})
