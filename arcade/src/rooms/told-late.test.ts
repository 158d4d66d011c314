import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { openRoomFixture } from './testing/room-fixture.ts'

let arcade: ArcadeFixture
beforeAll(async () => {
  arcade = await openTestArcade()
})
afterAll(() => arcade.close())

const MINUTE_MS = 60_000

test('GAM-11: a page that stays is told of a stake that its wallet takes back long after the round', async () => {
  const room = await openRoomFixture(arcade)
  const page = await room.enter()
  await room.toNextRound()
  const { bet } = await page.bet({ stakeKurus: 2_000, auto: null })
  arcade.operator.faults.rollback.push(...Array.from({ length: 50 }, () => '500-before' as const))
  await page.takeBack(bet.id)
  const isOwed = async () => (await arcade.rounds()).at(-1)?.attempts > 0
  await expect.poll(isOwed).toBe(true)
  await room.toResult()
  await room.toNextRound()
  expect(arcade.operator.books.netE5(bet.id)).toBe(-2_000_000)

  arcade.operator.forgetCalls()
  arcade.later(20 * MINUTE_MS)
  await arcade.sweepAll()
  expect(arcade.operator.books.netE5(bet.id)).toBe(0)
  expect((await page.untilPaid(bet.id)).bet).toMatchObject({ state: 'back', isPaid: true })
})
