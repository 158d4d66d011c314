import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { ArcadeRefusal } from '../../refusals.ts'
import type { PageMessage, RoomMessage } from '../../rooms/protocol.ts'
import { EMPTY_VIEW } from '../../rooms/view.ts'
import { RoomLine } from './room-line.ts'

const WELCOME: RoomMessage = {
  type: 'welcome',
  gameCode: 'room',
  isDemo: false,
  seatId: 'seat',
  currency: 'TRY',
  language: 'tr',
  lobbyUrl: null,
  stakesKurus: [100],
  betsMax: 1,
  takeBackUntilMs: 0,
  chain: { firstHash: '', rounds: 1, salt: '', saltFrom: 'own', digest: '', version: '1' },
  balanceKurus: 0,
  clockMs: 0,
}
const SNAPSHOT: RoomMessage = {
  type: 'snapshot',
  run: 'run',
  seq: 1,
  view: EMPTY_VIEW,
  mine: [],
  voided: null,
}

let server: WebSocketServer
let line: RoomLine
beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  line = new RoomLine({
    gameCode: 'room',
    token: 'token',
    origin: `ws://127.0.0.1:${port}`,
    openSocket: (url) => new WebSocket(url) as unknown as globalThis.WebSocket,
  })
})
afterEach(() => {
  line.close()
  server.close()
})

/** The next page at the door, once it has said hello. */
async function nextPage() {
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  const [said] = await once(socket, 'message')
  const hello = JSON.parse(String(said)) as PageMessage
  const say = (message: RoomMessage) => socket.send(JSON.stringify(message))
  return { hello, socket, say, refuse: (refusal: ArcadeRefusal) => refuseBy(socket, refusal) }
}

function refuseBy(socket: WebSocket, refusal: ArcadeRefusal): void {
  socket.send(JSON.stringify({ type: 'refused', commandId: null, refusal }))
  socket.close(4_001)
}

async function enter() {
  const page = await nextPage()
  page.say(WELCOME)
  page.say(SNAPSHOT)
  await expect.poll(() => line.read().line).toBe('open')
  return page
}

test('a page that was in the room waits for a wallet that is away, and is let in again', async () => {
  const first = await enter()
  first.socket.terminate()
  const second = await nextPage()
  second.refuse('wallet_down')
  const third = await nextPage()
  expect(third.hello).toMatchObject({ type: 'hello', seen: { run: 'run', seq: 1 } })
  expect(line.read().line).toBe('lost')
  third.say(WELCOME)
  third.say(SNAPSHOT)
  await expect.poll(() => line.read().line).toBe('open')
})

test('a page that was not in the room yet is told that the wallet is away', async () => {
  const page = await nextPage()
  page.refuse('wallet_down')
  await expect.poll(() => line.read().line).toEqual({ refused: 'wallet_down' })
})

test('a page whose session is over is told so, and asks no more', async () => {
  const first = await enter()
  first.socket.terminate()
  const second = await nextPage()
  second.refuse('session_unknown')
  await expect.poll(() => line.read().line).toEqual({ refused: 'session_unknown' })
})
