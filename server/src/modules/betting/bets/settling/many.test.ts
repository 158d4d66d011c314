import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { openBettors } from '../../testing/bettors.ts'
import { insertBets } from '../../testing/many-bets.ts'
import { openOffers } from '../../testing/offered.ts'
import { verifyBets } from '../verify.ts'
import { applySettlements } from './apply-settlements.ts'

const E5 = 100_000n
const COUNT = 400

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino({ isPatient: true })
})
afterAll(() => casino.close())

test('BET-09: every bet of a match is settled in batches by two processes at once, each paid once', async () => {
  const offers = openOffers(casino)
  const { deps } = openBettors(casino)
  const match = await offers.match()
  const players = await casino.players(Array.from({ length: COUNT }, () => ({ cashE5: 100n * E5 })))
  const on = [match.one, match.one, match.two]
  await insertBets(casino.db, { players, on, oddsMilli: 1_850, unitKurus: 10_000 })
  expect(await verifyBets(casino.db)).toEqual([])
  await offers.settle(match.marketId, 1, { outcomes: { '1': 'win', '2': 'loss' } })
  await Promise.all([applySettlements(deps), applySettlements(deps)])
  const rows = await casino.db
    .selectFrom('betting_bet')
    .select(['state', 'version', 'paid_kurus'])
    .execute()
  expect(rows.every(({ state, version }) => state === 'settled' && version === 1)).toBe(true)
  const winners = rows.filter(({ paid_kurus }) => paid_kurus === 18_500n)
  expect(winners).toHaveLength(players.filter((_, n) => (n % 500) % 3 < 2).length)
  expect(await casino.sumOfBooks()).toBe(0n)
  expect(await verifyBets(casino.db)).toEqual([])
  const books = await casino.db.selectFrom('betting_liability').selectAll().execute()
  expect(books.every((book) => book.staked_kurus === 0n && book.payout_kurus === 0n)).toBe(true)
})
