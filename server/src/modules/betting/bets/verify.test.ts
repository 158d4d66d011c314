import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openBettors } from '../testing/bettors.ts'
import { openOffers } from '../testing/offered.ts'
import { applySettlements } from './settling/apply-settlements.ts'
import { findBets, verifyBets } from './verify.ts'

const E5 = 100_000n

let casino: TestCasino
let betId: string
beforeAll(async () => {
  casino = await openTestCasino()
  const [offers, bettors] = [openOffers(casino), openBettors(casino)]
  const playerId = await casino.player({ cashE5: 100n * E5 })
  const match = await offers.match()
  const placed = await bettors.place(playerId, { legs: [{ on: match.one, odds: 1_850 }] })
  betId = placed.betId ?? ''
  await offers.settle(match.marketId, 1, { outcomes: { '1': 'win' } })
  await applySettlements(bettors.deps)
  expect(await verifyBets(casino.db)).toEqual([])
})
afterAll(() => casino.close())

const WITHOUT_GUARD = `alter table betting_posting disable trigger user`

test.each([
  ['LED-05', `update betting_posting set amount_kurus = 18501 where kind = 'settlement'`],
  ['LED-05', `delete from betting_posting where kind = 'settlement'`],
  ['BET-09', `update betting_bet set paid_kurus = 1`],
  ['BET-08', `update betting_posting set amount_kurus = -1 where kind = 'stake'`],
  ['BET-10', `update betting_bet set owed_kurus = 1`],
])('%s is found broken after: %s', async (rule, tampering) => {
  const broken = casino.owner.db.transaction().execute(async (tx) => {
    await sql.raw(WITHOUT_GUARD).execute(tx)
    await sql.raw(tampering).execute(tx)
    throw new Tampered(await findBets(tx))
  })
  const findings = await broken.catch((error: unknown) => error)
  expect(findings).toBeInstanceOf(Tampered)
  expect((findings as Tampered).findings).toContainEqual(
    expect.objectContaining({ rule, sentence: expect.stringContaining(betId) }),
  )
})

/** Rolls the tampering back, and carries what was found of it. */
class Tampered extends Error {
  readonly findings: unknown[]
  constructor(findings: unknown[]) {
    super('tampered')
    this.findings = findings
  }
}
