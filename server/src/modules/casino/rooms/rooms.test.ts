import { ROOMS_PATH, type RoomTile, RoomTiles } from '@zar/contract/casino/rooms'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openHttp } from '../../../platform/http/http.ts'
import { systemRandom } from '../../../platform/random.ts'
import { listen as listenTo, openArcade as openArcadeAt } from '../testing/lines.ts'
import { roomStream } from './room-stream.ts'

const log = pino({ level: 'silent' })
const retryMs = { first: 20, most: 40 }

const tileOf = (gameCode: string, people: number): RoomTile => ({
  gameCode,
  round: {
    number: 7,
    phase: { name: 'betting', kind: 'betting', elapsedMs: 100, lengthMs: 15_000 },
  },
  people,
  bets: 0,
  stakedKurus: 0,
  memory: { kind: 'results', last: [{ text: '17', colour: 'black' }] },
})

const openArcade = () => openArcadeAt('/api/rooms/lobby')
const listen = (url: string) => listenTo(url, (value) => RoomTiles.parse(value))
const eventOf = (...tiles: RoomTile[]) => `data: ${JSON.stringify({ tiles })}\n\n`

async function openCasino(arcadeUrl: string, listenersMax = 10) {
  const now = { ms: 1_000_000 }
  const app = openHttp({ logger: log, random: systemRandom })
  const clock = { now: () => new Date(now.ms) }
  roomStream(app, { arcadeUrl, clock, log, retryMs, listenersMax })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    const closed = app.close()
    // A connection that its client opened ahead has asked nothing yet.
    app.server.closeAllConnections()
    await closed
  })
  return { app, now, url: `${address}${ROOMS_PATH}` }
}

test('a lobby hears all that is known, then what changes, and many hear one line', async () => {
  const arcade = await openArcade()
  const { url, now } = await openCasino(arcade.url)
  const one = await listen(url)
  expect(one.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  await arcade.isHeard()
  arcade.tell(eventOf(tileOf('zar_devran', 3)))
  await expect.poll(() => one.heard).toHaveLength(2)
  expect(one.heard).toEqual([
    { isWhole: true, tiles: [] },
    { isWhole: false, tiles: [tileOf('zar_devran', 3)] },
  ])
  now.ms += 2_000
  const other = await listen(url)
  await expect.poll(() => other.heard).toHaveLength(1)
  expect(other.heard[0]?.tiles[0]?.round?.phase.elapsedMs).toBe(2_100)
  expect(arcade.lines.size).toBe(1)
})

test('an event in pieces is heard once, and one that is none ends the line, which comes back', async () => {
  const arcade = await openArcade()
  const { url } = await openCasino(arcade.url)
  const lobby = await listen(url)
  await arcade.isHeard()
  const text = eventOf(tileOf('zar_devran', 4))
  arcade.tell(text.slice(0, 30))
  arcade.tell(text.slice(30))
  await expect.poll(() => lobby.heard.at(-1)?.tiles).toHaveLength(1)
  const [first] = arcade.lines
  arcade.tell('data: {"tiles":[{"gameCode":5}]}\n\n')
  await expect.poll(() => lobby.heard.at(-1)).toEqual({ isWhole: true, tiles: [] })
  await expect.poll(() => [...arcade.lines].filter((line) => line !== first)).toHaveLength(1)
})

test('where the arcade is lost nothing is known, until it is back', async () => {
  const arcade = await openArcade()
  const { url } = await openCasino(arcade.url)
  const lobby = await listen(url)
  await arcade.isHeard()
  arcade.tell(eventOf(tileOf('zar_devran', 1)))
  await expect.poll(() => lobby.heard).toHaveLength(2)
  arcade.cut()
  await expect.poll(() => lobby.heard.at(-1)).toEqual({ isWhole: true, tiles: [] })
  await arcade.isHeard()
  arcade.tell(eventOf(tileOf('zar_devran', 2)))
  await expect.poll(() => lobby.heard.at(-1)?.tiles[0]?.people).toBe(2)
})

test('without lobbies no line is open', async () => {
  const arcade = await openArcade()
  const { url } = await openCasino(arcade.url)
  const lobby = await listen(url)
  await arcade.isHeard()
  lobby.leave()
  await expect.poll(() => arcade.lines.size).toBe(0)
})

test('one lobby too many is refused, and a closing casino ends all lines', async () => {
  const arcade = await openArcade()
  const { url, app } = await openCasino(arcade.url, 1)
  const lobby = await listen(url)
  const refused = await fetch(url)
  expect(refused.status).toBe(503)
  await app.close()
  await lobby.ended
  await expect.poll(() => arcade.lines.size).toBe(0)
})
