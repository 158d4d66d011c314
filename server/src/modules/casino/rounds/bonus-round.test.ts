import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusDesk, E5, openBonusDesk } from '../../../testing/bonus-desk.ts'
import { readRound } from './read-round.ts'

let desk: BonusDesk
beforeAll(async () => {
  desk = await openBonusDesk()
})
afterAll(() => desk.close())

test('BON-03: each movement of a round tells the balance of the account that it moved', async () => {
  const table = await desk.table(15n * E5)
  const { playerId } = table
  expect(await desk.trial(playerId)).toMatchObject({ success: true })
  const own = table.bet(10n * E5, { roundId: `mixed ${playerId}` })
  const given = table.bet(10n * E5, { roundId: own.roundId })
  const win = table.win(given, 30n * E5, { roundId: own.roundId })
  const nothing = table.win(own, 0n, { roundId: own.roundId, roundClosed: true })
  for (const command of [own, given, win, nothing]) {
    expect(await desk.wallet.post(command)).toMatchObject({ outcome: 'ok' })
  }

  const { id } = await desk.house.db
    .selectFrom('transfer')
    .select('id')
    .where('key', '=', `hub88:${own.transactionId}`)
    .executeTakeFirstOrThrow()
  const { movements } = await readRound(desk.house.db, { playerId, id: String(id) })
  const shown = new Map(
    movements.map((one) => [
      one.transactionId,
      [one.amount, one.balanceAfter, one.isOfBonus, one.ledgerId !== null],
    ]),
  )
  expect(shown).toEqual(
    new Map([
      [own.transactionId, [-10, 5, false, true]],
      [given.transactionId, [-10, 90, true, true]],
      [win.transactionId, [30, 120, true, true]],
      [nothing.transactionId, [0, null, false, false]],
    ]),
  )
  expect(await desk.house.cashE5(playerId)).toBe(5n * E5)
  expect(await desk.house.sumOfBooks()).toBe(0n)
})
