import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoomFixture } from '../../rooms/testing/room-fixture.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { findOwnBets } from './own-bets.ts'

let arcade: ArcadeFixture
beforeAll(async () => {
  arcade = await openTestArcade()
})
afterAll(() => arcade.close())

test('GAM-11: a bet that goes back long after its round is told to a page that comes then, for as long as others', async () => {
  const { pool } = arcade.database
  const room = await openRoomFixture(arcade)
  const page = await room.enter()
  await room.toNextRound()
  const { bet } = await page.bet({ stakeKurus: 2_000, auto: null })
  await page.takeBack(bet.id)
  await page.untilPaid(bet.id)
  await room.toResult()
  await room.toNextRound()
  await arcade.app.rooms.stop()
  const { rows } = await pool.query<{ seat_id: string; closed_at: Date; ended_at: Date }>(
    `select seat_id, closed_at, ended_at from arcade.round round
       join arcade.room_round on room_round.id = room_round_id where round.id = $1`,
    [bet.id],
  )
  const [{ seat_id: seat = '', closed_at: closed, ended_at: ended } = {} as never] = rows
  // As though its wallet had answered an hour after the round.
  await pool.query(
    `update arcade.round set closed_at = ended_at + interval '1 hour'
       from arcade.room_round where room_round.id = room_round_id and round.id = $1`,
    [bet.id],
  )
  expect(closed.getTime()).toBeLessThan(ended.getTime())
  const toldAfter = async (minutes: number) => {
    const since = new Date(ended.getTime() + minutes * 60_000)
    return (await findOwnBets(pool, seat, since)).map(({ id, state }) => ({ id, state }))
  }
  expect(await toldAfter(30)).toEqual([{ id: bet.id, state: 'back' }])
  expect(await toldAfter(61)).toEqual([])
})
