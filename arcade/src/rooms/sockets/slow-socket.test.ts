import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { OwnBet, RoomMessage } from '../protocol.ts'
import { EMPTY_VIEW } from '../view.ts'
import { Hall } from './hall.ts'
import { Page } from './page.ts'
import { openSocketServer } from './socket-server.ts'

const RUN = 'run'
/** Of one change; a page that does not read fills the system's buffers with some hundreds of them. */
const CHANGE_BYTES = 20_000
const UNREAD_MAX_BYTES = 64 * 1024
const UNREAD_END_BYTES = 1024 * 1024

let server: Server
let door: ReturnType<typeof openSocketServer>
let hall: Hall
let seq: number
/** The arcade's ends of the sockets, as they came. */
let ends: { page: Page; socket: WebSocket }[]

beforeEach(() => {
  hall = new Hall(Date.now)
  seq = 0
  ends = []
  // As a room's place does, without a player's own bets.
  hall.onBehind = (page) => page.begin(hall.snapshot({ mine: [], voided: null }))
  hall.hear({ kind: 'snapshot', run: RUN, seq, view: EMPTY_VIEW })
  server = createServer()
})
afterEach(() => {
  door.close()
  server.close()
})

async function openDoor(pingEveryMs?: number): Promise<void> {
  door = openSocketServer(server, {
    publicUrl: 'http://127.0.0.1',
    isRoom: () => true,
    addressOf: () => '127.0.0.1',
    ...(pingEveryMs !== undefined && { pingEveryMs }),
    opened: (socket) => {
      const page = new Page(
        socket,
        { hello, command() {}, gone: (one) => hall.remove(one) },
        Date.now,
      )
      ends.push({ page, socket })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

function hello(page: Page): void {
  hall.add(page, 'seat')
  page.begin(hall.snapshot({ mine: [], voided: null }))
}

/** A page that has said hello and heard the room. It answers no ping unless `isPolite`. */
async function enter({ isPolite = true } = {}) {
  const { port } = server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/rooms/room/socket`, {
    autoPong: isPolite,
  })
  const heard: RoomMessage[] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', token: 'token' })))
  await expect.poll(() => heard.length).toBe(1)
  const end = ends.at(-1)
  if (!end) throw new Error('nobody came')
  return { socket, heard, end: end.socket }
}

/** So many changes, each heard by all before the next. */
async function change(count: number): Promise<void> {
  for (let told = 0; told < count; told++) {
    seq += 1
    const past = { number: seq, shown: 'x'.repeat(CHANGE_BYTES), hash: '' }
    hall.hear({ kind: 'delta', run: RUN, seq, change: { past } })
    await new Promise(setImmediate)
  }
}

const lastSeq = (heard: RoomMessage[]) => {
  const last = heard.at(-1)
  return last && 'seq' in last ? last.seq : -1
}

test('a page that reads slowly misses changes, is told all anew once it has read, and costs no memory meanwhile', async () => {
  await openDoor()
  const [slow, quick] = [await enter(), await enter()]
  slow.socket.pause()
  let most = 0
  for (let round = 0; round < 200; round++) {
    await change(5)
    most = Math.max(most, slow.end.bufferedAmount)
    expect(hall.pages.size).toBe(2)
    // A page that reads is not let wait for it.
    await expect.poll(() => lastSeq(quick.heard), { interval: 2 }).toBe(seq)
  }
  expect(most).toBeGreaterThan(UNREAD_MAX_BYTES)
  expect(most).toBeLessThan(UNREAD_MAX_BYTES + 2 * CHANGE_BYTES)
  expect(quick.heard.map(({ type }) => type).filter((type) => type === 'snapshot')).toHaveLength(1)

  slow.socket.resume()
  await expect.poll(() => lastSeq(slow.heard)).toBe(seq)
  await change(3)
  await expect.poll(() => lastSeq(slow.heard)).toBe(seq)
  // Every change before it was behind, none between, then all at once, and every change after.
  const numbered = slow.heard.flatMap((message) => ('seq' in message ? [message] : []))
  const again = numbered.findLastIndex(({ type }) => type === 'snapshot')
  const before = numbered.slice(0, again).map((message) => message.seq)
  expect(before).toEqual(before.map((_, index) => index))
  expect(before.length).toBeGreaterThan(1)
  const snapshot = numbered[again]
  expect(snapshot?.type === 'snapshot' && snapshot.view.past[0]?.number).toBe(1_000)
  expect(numbered.slice(again).map((message) => message.seq)).toEqual([1_000, 1_001, 1_002, 1_003])
})

test('a page that reads nothing of what it alone is told is cut off, even where nothing else happens', async () => {
  await openDoor()
  const idle = await enter()
  idle.socket.pause()
  const bet = { id: 'x'.repeat(CHANGE_BYTES) } as OwnBet
  for (let told = 0; told < 5_000 && hall.pages.size > 0; told++) {
    hall.tellSeat('seat', { type: 'mine', bet, balanceKurus: null })
    expect(idle.end.bufferedAmount).toBeLessThan(UNREAD_END_BYTES + 2 * CHANGE_BYTES)
    await new Promise(setImmediate)
  }
  expect(hall.pages.size).toBe(0)
})

test('a page that answers no sign of life is cut off', async () => {
  await openDoor(2_000)
  const [mute, polite] = [await enter({ isPolite: false }), await enter()]
  await expect.poll(() => hall.pages.size).toBe(1)
  expect(mute.end.readyState).not.toBe(WebSocket.OPEN)
  expect(polite.end.readyState).toBe(WebSocket.OPEN)
})
