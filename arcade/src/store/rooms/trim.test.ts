import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openRoomFixture, type RoomFixture } from '../../rooms/testing/room-fixture.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { findPast } from './rounds.ts'
import { trimRooms } from './trim.ts'

const ROOM = 'zar_ucurtma'

let arcade: ArcadeFixture
let room: RoomFixture
beforeAll(async () => {
  arcade = await openTestArcade()
  room = await openRoomFixture(arcade)
})
afterEach(() => room.leave())
afterAll(() => arcade.close())

const count = async (table: string): Promise<number> => {
  const { rows } = await arcade.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from arcade.${table}`,
  )
  return rows[0]?.count ?? 0
}

test('old journals and rounds without bets are forgotten, the last rounds and those with bets are kept', async () => {
  const page = await room.enter()
  await room.toNextRound()
  const { bet } = await page.bet({ stakeKurus: 2_000, auto: null })
  for (let round = 0; round < 4; round++) {
    await room.toResult()
    await room.toNextRound()
  }
  const past = await findPast(arcade.database.pool, ROOM, 10)
  const running = page.view.round?.number ?? 0
  const journal = await count('room_journal')
  const never = new Date(0)
  expect(await trimRooms(arcade.database.pool, { endedBefore: never })).toEqual({
    rounds: 0,
    journalLines: 0,
  })

  const trimmed = await trimRooms(arcade.database.pool, { endedBefore: never, kept: 2 })
  expect(trimmed.rounds).toBeGreaterThan(0)
  const left = await findPast(arcade.database.pool, ROOM, 10)
  const numbers = left.map(({ number }) => number)
  // The one that runs and the last before it, and the one on which the bet lay.
  expect(numbers).toContain(running - 1)
  expect(numbers).toContain(bet.number)
  expect(left.length).toBe(past.length - trimmed.rounds)
  expect(await count('room_journal')).toBe(journal - trimmed.journalLines)

  // The round that runs keeps its journal, by which another process goes on with it.
  const now = new Date(arcade.clock.nowMs + 1)
  await trimRooms(arcade.database.pool, { endedBefore: now })
  const { rows } = await arcade.database.pool.query<{ state: string }>(
    `select distinct state from arcade.room_round round
       join arcade.room_journal line on line.round_id = round.id`,
  )
  expect(rows).toEqual([{ state: 'running' }])
  await room.toResult()
  await room.toNextRound()
  expect(page.view.round?.number).toBe(running + 1)
})
