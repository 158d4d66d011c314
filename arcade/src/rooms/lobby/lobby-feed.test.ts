import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { openRoomFixture, type RoomFixture } from '../testing/room-fixture.ts'
import { changeKeyOf, type RoomTile } from './room-tile.ts'

const ROOM = 'zar_ucurtma'
let arcade: ArcadeFixture
let room: RoomFixture

beforeAll(async () => {
  arcade = await openTestArcade()
  room = await openRoomFixture(arcade)
})
afterAll(async () => {
  await room.leave()
  await arcade.close()
})

/** The tiles of crash as a casino hears them, until the returned function is called. */
async function* tilesOfRoom(signal: AbortSignal): AsyncGenerator<RoomTile> {
  const { port } = arcade.app.http.server.address() as { port: number }
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms/lobby`, { signal })
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  if (!response.body) throw new Error('no body')
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) {
      const { tiles } = JSON.parse(data) as { tiles: RoomTile[] }
      const own = tiles.find(({ gameCode }) => gameCode === ROOM)
      if (own) yield own
    }
  }
}

test('a casino that listens wakes the rooms, and hears what changes in them', async () => {
  const listening = new AbortController()
  const heard: RoomTile[] = []
  for await (const tile of tilesOfRoom(listening.signal)) {
    heard.push(tile)
    if (tile.round?.phase.kind === 'betting') break
  }
  // Nobody was there before it came.
  expect(heard[0]).toEqual({
    gameCode: ROOM,
    round: null,
    people: 0,
    bets: 0,
    stakedKurus: 0,
    memory: { kind: 'results', last: [] },
  })
  listening.abort()
  await expect.poll(() => arcade.app.rooms.lobby.isHeard).toBe(false)
})

test('a lobby learns of people, bets and the last results', async () => {
  const listening = new AbortController()
  const page = await room.enter()
  await room.toNextRound()
  await page.bet({ stakeKurus: 2_000, auto: null })
  await room.pass(1_000)
  for await (const { round, ...tile } of tilesOfRoom(listening.signal)) {
    if (tile.bets === 0) continue
    expect(tile).toMatchObject({ gameCode: ROOM, people: 1, bets: 1, stakedKurus: 2_000 })
    expect(round?.phase).toMatchObject({ name: 'betting', kind: 'betting', lengthMs: 6_000 })
    break
  }
  await room.toNextRound()
  for await (const { memory } of tilesOfRoom(listening.signal)) {
    if (memory?.kind !== 'results' || memory.last.length === 0) continue
    expect(memory.last[0]?.text).toMatch(/^\d+\.\d\d×$/)
    break
  }
  listening.abort()
})

test('a clock that runs is no change', () => {
  const phase = { name: 'betting', kind: 'betting', elapsedMs: 10, lengthMs: 6_000 } as const
  const tile = { gameCode: ROOM, people: 1, bets: 0, stakedKurus: 0, memory: null }
  const at = (elapsedMs: number) =>
    changeKeyOf({ ...tile, round: { number: 1, phase: { ...phase, elapsedMs } } })
  expect(at(10)).toBe(at(2_000))
  expect(at(10)).not.toBe(changeKeyOf({ ...tile, round: null }))
})
