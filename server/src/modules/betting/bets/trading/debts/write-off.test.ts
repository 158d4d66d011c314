import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runOffice } from '../../../../../testing/casino/run-script.ts'
import { balancesE5 } from '../../../../ledger/index.ts'
import { openBettingCasino } from '../../../testing/betting-casino.ts'
import { readBet } from '../../mine/bet-page.ts'
import { applySettlements } from '../../settling/apply-settlements.ts'
import { findBets } from '../../verify.ts'
import { openTrading } from '../open-trading.ts'

const E5 = 100_000n
const AYLA = { operator: 'Ayla', because: 'the player is gone' }

const { casino, offers, bettors } = await openBettingCasino()
const trading = openTrading(bettors.deps)

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
const ask = (betId: bigint) => trading.ask({ ...AYLA, kind: 'write_off', betId })

test('BET-10: a debt is written off by two people once it is ninety days old, once, and its player is told', async () => {
  const { playerId, betId, right } = await debtor()
  await age(89)
  await expect(ask(betId)).rejects.toThrow('debt_not_due')
  expect(await trading.debts({ take: 10 })).toMatchObject([{ betId: String(betId), isDue: false }])
  await age(91)
  expect(await trading.debts({ take: 10 })).toMatchObject([{ owedKurus: 10_000, isDue: true }])
  const { id } = await ask(betId)
  await expect(ask(betId)).rejects.toThrow('order_waits')
  const own = trading.approve({ orderId: id, operator: ' ayla' })
  await expect(own).rejects.toThrow('order_needs_another')
  const both = await Promise.allSettled(
    ['Baran', 'Ceren'].map((operator) => trading.approve({ orderId: id, operator })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await owedE5(playerId)).toBe(0n)
  expect(await casino.cashE5(playerId)).toBe(0n)
  await expect(ask(betId)).rejects.toThrow('debt_not_due')
  const { history } = await readBet(casino.db, playerId, betId)
  expect(history.at(-1)).toMatchObject({ kind: 'write_off', amountKurus: 10_000 })
  const notes = casino.db.selectFrom('notification').select('note_en')
  expect((await notes.where('player_id', '=', playerId).execute()).at(-1)?.note_en).toMatch(
    /100,00.* was written off/,
  )
  await settle(right.marketId, 1, 'win')
  expect(await casino.cashE5(playerId)).toBe(370n * E5)
})

test('BET-10: what was repaid in part since it was asked is asked for anew', async () => {
  const { playerId, betId } = await debtor()
  await age(91)
  const { id } = await ask(betId)
  await casino.deposit(playerId, 100n * E5)
  const match = await offers.match()
  await bettors.place(playerId, { legs: [{ on: match.one, odds: 1_850 }], unitKurus: 1_000 })
  await settle(match.marketId, 1, 'win')
  expect(await owedE5(playerId)).toBe(81_50_000n)
  const late = trading.approve({ orderId: id, operator: 'Baran' })
  await expect(late).rejects.toThrow('order_moved')
  await trading.withdraw({ orderId: id, operator: 'Ayla' })
  const again = await ask(betId)
  await trading.approve({ orderId: again.id, operator: 'Baran' })
  expect(await owedE5(playerId)).toBe(0n)
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

test('BET-10: by command debts are listed, one asks and another approves', async () => {
  const { playerId, betId } = await debtor()
  await age(91)
  const office = (by: string, ...words: string[]) =>
    runOffice(casino.url, ['betting', ...words, '--by', by])
  expect((await office('ayla', 'debts')).said).toMatch(
    new RegExp(`bet ${betId} .* owes .*100,00.* may be written off`),
  )
  expect(await office('ayla', 'write-off', String(betId))).toMatchObject({ code: 2 })
  const asked = await office('ayla', 'write-off', String(betId), 'the player is gone')
  const order = asked.said.match(/approve (\d+)/)?.[1] ?? ''
  expect(await office('ayla', 'approve', order)).toMatchObject({ code: 1 })
  expect(await office('baran', 'approve', order)).toMatchObject({ code: 0 })
  expect(await owedE5(playerId)).toBe(0n)
  expect((await office('ayla', 'debts')).said).toMatch(/Nobody owes/)
})
