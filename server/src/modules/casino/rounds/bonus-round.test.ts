import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { roundReference } from '../wallet/index.ts'
import { readRound } from './read-round.ts'

let fixture: BonusFixture
beforeAll(async () => {
  fixture = await openBonusFixture()
})
afterAll(() => fixture.close())

test('BON-03: each movement of a round tells the balance of the account that it moved', async () => {
  const table = await fixture.table(15n * E5)
  const { playerId } = table
  expect(await fixture.trial(playerId)).toMatchObject({ success: true })
  const own = table.bet(10n * E5, { roundId: `mixed ${playerId}` })
  const given = table.bet(10n * E5, { roundId: own.roundId })
  const win = table.win(given, 30n * E5, { roundId: own.roundId })
  const nothing = table.win(own, 0n, { roundId: own.roundId, roundClosed: true })
  for (const command of [own, given, win, nothing]) {
    expect(await fixture.wallet.post(command)).toMatchObject({ outcome: 'ok' })
  }

  const { id } = await fixture.casino.db
    .selectFrom('transfer')
    .select('id')
    .where('key', '=', `hub88:${own.transactionId}`)
    .executeTakeFirstOrThrow()
  const { movements } = await readRound(fixture.casino.db, {
    playerId,
    locale: 'tr',
    id: String(id),
  })
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
  expect(await fixture.casino.cashE5(playerId)).toBe(5n * E5)
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
})

describe('BON-03: where wins name their round, one purse pays all its bets', () => {
  /** A player with the bonus and this much cash, at a game whose supplier names rounds. */
  async function atRounds(cashE5: bigint) {
    const table = await fixture.table(cashE5)
    expect(await fixture.trial(table.playerId)).toMatchObject({ success: true })
    const inRound = (round: string) => ({ roundId: round, referenceId: roundReference(round) })
    return {
      playerId: table.playerId,
      bet: (lira: bigint, round: string) =>
        fixture.wallet.post(table.bet(lira * E5, inRound(`${round} ${table.playerId}`))),
      win: (lira: bigint, round: string) =>
        fixture.wallet.post(
          table.win(table.bet(0n), lira * E5, inRound(`${round} ${table.playerId}`)),
        ),
      cashE5: () => fixture.casino.cashE5(table.playerId),
    }
  }

  test('a round that the bonus began is the bonus’s, whatever cash there is', async () => {
    const at = await atRounds(0n)
    expect(await at.bet(3n, 'a')).toMatchObject({ outcome: 'ok', isOfBonus: true })
    await fixture.casino.deposit(at.playerId, 20n * E5)
    expect(await at.bet(5n, 'a')).toMatchObject({ outcome: 'ok', isOfBonus: true })
    expect(await at.win(100n, 'a')).toMatchObject({ outcome: 'ok', isOfBonus: true })
    expect(await at.cashE5()).toBe(20n * E5)
    expect(await at.bet(5n, 'b')).not.toHaveProperty('isOfBonus')
    expect(await at.cashE5()).toBe(15n * E5)
  })

  test('a round that cash began takes none of the bonus, and its win is cash', async () => {
    const at = await atRounds(20n * E5)
    await at.bet(20n, 'a')
    expect(await at.bet(3n, 'a')).toMatchObject({ outcome: 'not_enough_money' })
    expect(await at.win(46n, 'a')).not.toHaveProperty('isOfBonus')
    expect(await at.cashE5()).toBe(46n * E5)
  })
})
