import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import type { RoomMessage } from './protocol.ts'
import { openRoomFixture, type RoomPage } from './testing/room-fixture.ts'

const BET = { stakeKurus: 2_000, auto: null }
/** A round that nobody ran for longer is voided. */
const LEFT_MAX = '10 minutes'
/** Every stake has to be back within so long. */
const BACK_WITHIN_MS = 60_000

let arcade: ArcadeFixture
beforeAll(async () => {
  arcade = await openTestArcade()
})
afterAll(() => arcade.close())

type Snapshot = Extract<RoomMessage, { type: 'snapshot' }>
const snapshotIn = ({ heard }: RoomPage): Snapshot | undefined =>
  heard.map((text) => JSON.parse(text) as RoomMessage).findLast(isSnapshot)
const isSnapshot = (message: RoomMessage): message is Snapshot => message.type === 'snapshot'

test('a round that was left for too long is voided: stakes go back within a minute, wins are paid, players are told', async () => {
  const before = await openRoomFixture(arcade)
  const players = await Promise.all([before.enter(), before.enter(), before.enter()])
  const [first, second, third] = players as [RoomPage, RoomPage, RoomPage]
  await before.toRoundThat((snap) => snap > 160)
  const hash = await before.hashNow()
  const bets = await Promise.all(players.map((page) => page.bet(BET)))
  const [open, alsoOpen, out] = bets.map(({ bet }) => bet.id) as [string, string, string]
  await before.toFlight()
  await before.pass(3_000)
  const { bet: cashedOut } = await third.cashOut(out)
  await third.untilPaid(out)
  const { number } = first.view.round ?? {}
  expect(arcade.operator.books.netE5(open)).toBe(-2_000_000)

  await arcade.crash()
  const { pool } = arcade.database
  await pool.query(
    `update arcade.room set beat_at = beat_at - interval '${LEFT_MAX} 1 second' where owner is not null`,
  )
  const voidedAtMs = arcade.clock.nowMs
  const after = await openRoomFixture(arcade)
  const back = await after.enterWith(first.token)
  await back.until(({ view }) => view.round !== null)
  await expect
    .poll(async () => {
      await arcade.sweepAll()
      return [open, alsoOpen].map((id) => arcade.operator.books.netE5(id))
    })
    .toEqual([0, 0])
  expect(arcade.clock.nowMs - voidedAtMs).toBeLessThan(BACK_WITHIN_MS)
  // What was decided before stays decided.
  expect(arcade.operator.books.netE5(out)).toBe(((cashedOut.returnKurus ?? 0) - 2_000) * 1_000)

  expect(back.view.round?.number).toBe((number ?? 0) + 1)
  expect(back.view.past.map((past) => past.number)).not.toContain(number)
  expect(snapshotIn(back)).toMatchObject({
    voided: { number },
    mine: [{ id: open, state: 'back', refusal: 'round_voided' }],
  })
  const winner = await after.enterWith(third.token)
  await winner.until(({ view }) => view.round !== null)
  expect(snapshotIn(winner)).toMatchObject({
    voided: { number },
    mine: [{ id: out, state: 'decided', returnKurus: cashedOut.returnKurus }],
  })
  // Its hash is revealed all the same.
  const { rounds } = (await arcade.get('/api/rooms/zar_ucurtma/rounds?limit=5')).body
  expect(rounds).toContainEqual(expect.objectContaining({ number, hash, state: 'void' }))
  const rows = (await arcade.rounds()).filter(({ id }) => [open, alsoOpen].includes(id))
  expect(rows.map(({ state }) => state)).toEqual(['voided', 'voided'])
  second.close()
  for (const page of [back, winner]) page.close()
})
