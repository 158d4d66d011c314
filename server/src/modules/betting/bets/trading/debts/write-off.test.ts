import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { balancesE5 } from '../../../../ledger/index.ts'
import { openDesk } from '../../../for-office/open-desk.ts'
import { openBettingCasino } from '../../../testing/betting-casino.ts'
import { readBet } from '../../mine/bet-page.ts'
import { applySettlements } from '../../settling/apply-settlements.ts'
import { findBets } from '../../verify.ts'

const E5 = 100_000n

const { casino, offers, bettors } = await openBettingCasino()
const desk = openDesk(bettors.deps)

/** A player who staked what a bet had won, before it was corrected to lost: ₺100 are owed of it. */
async function debtor() {
  const playerId = await casino.player({ cashE5: 200n * E5 })
  const [wrong, right] = [await offers.match(), await offers.match()]
  const { betId } = await bettors.place(playerId, { legs: [{ on: wrong.one, odds: 1_850 }] })
  await settle(wrong.marketId, 1, 'win')
  const all = { legs: [{ on: right.one, odds: 1_850 }], unitKurus: 20_000 }
  await bettors.place(playerId, all)
  await settle(wrong.marketId, 2, 'loss')
  expect(await owedE5(playerId)).toBe(100n * E5)
  return { playerId, betId: BigInt(betId ?? 0), right }
}
async function settle(marketId: bigint, version: number, outcome: string) {
  await offers.settle(marketId, version, { outcomes: { '1': outcome } })
  await applySettlements(bettors.deps)
}
const owedE5 = async (playerId: string) =>
  -((await balancesE5(casino.db, playerId)).player_debt ?? 0n)
/** As if all corrections had been made so many days ago. */
const age = (days: number) =>
  casino.owner.db.transaction().execute(async (tx) => {
    await sql`alter table betting_posting disable trigger user`.execute(tx)
    await sql`update betting_posting set created_at = clock_timestamp() - ${days} * interval '1 day'`.execute(
      tx,
    )
    await sql`alter table betting_posting enable trigger user`.execute(tx)
  })
/** Two people write it off, as the office's proposal has them. */
const writeOff = (betId: bigint, approvedBy = 'Baran') =>
  desk.doByTwo(
    { kind: 'write_off', betId },
    { approve: async () => 'Ayla', approvedBy, because: 'the player is gone' },
  )

test('BET-10: a debt is written off by two people once it is ninety days old, once, and its player is told', async () => {
  const { playerId, betId, right } = await debtor()
  await age(89)
  await expect(writeOff(betId)).rejects.toThrow('debt_not_due')
  expect(await desk.debts({ take: 10 })).toMatchObject([{ betId: String(betId), isDue: false }])
  await age(91)
  expect(await desk.debts({ take: 10 })).toMatchObject([{ owedKurus: 10_000, isDue: true }])
  const both = await Promise.allSettled(['Baran', 'Ceren'].map((by) => writeOff(betId, by)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await owedE5(playerId)).toBe(0n)
  expect(await casino.cashE5(playerId)).toBe(0n)
  await expect(writeOff(betId)).rejects.toThrow('debt_not_due')
  const { history } = await readBet(casino.db, playerId, betId)
  expect(history.at(-1)).toMatchObject({ kind: 'write_off', amountKurus: 10_000 })
  const notes = casino.db.selectFrom('notification').select('note_en')
  expect((await notes.where('player_id', '=', playerId).execute()).at(-1)?.note_en).toMatch(
    /100,00.* was written off/,
  )
  await settle(right.marketId, 1, 'win')
  expect(await casino.cashE5(playerId)).toBe(370n * E5)
})

test('BET-10: the check finds a debt that was written off without its order', async () => {
  const findings = await casino.owner.db
    .transaction()
    .execute(async (tx) => {
      await sql`alter table betting_order disable trigger user`.execute(tx)
      await sql`update betting_order set seen = 'owes 1 kuruş' where kind = 'write_off'`.execute(tx)
      throw new Tampered(await findBets(tx))
    })
    .catch((error: unknown) => error)
  expect((findings as Tampered).findings).toContainEqual(
    expect.objectContaining({ rule: 'BET-10', sentence: expect.stringContaining('written off') }),
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
