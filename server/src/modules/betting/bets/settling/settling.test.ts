import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { holdOpen } from '../../../../testing/database/hold-open.ts'
import { balancesE5 } from '../../../ledger/index.ts'
import { verifySportsbook } from '../../../sportsbook/index.ts'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import type { BetWish } from '../../testing/bettors.ts'
import type { SettlementWish } from '../../testing/offered.ts'
import { readBet } from '../mine/bet-page.ts'
import { applySettlements } from './apply-settlements.ts'
import { legsAfter } from './settle-legs.ts'

const E5 = 100_000n

const { casino, offers, bettors } = await openBettingCasino()
afterEach(async () => expect(await verifySportsbook(casino.db)).toEqual([]))

const WON = { '1': 'win', '2': 'loss' }
const LOST = { '1': 'loss', '2': 'win' }
const apply = () => applySettlements(bettors.deps)
async function settled(marketId: bigint, version: number, wish: SettlementWish) {
  await offers.settle(marketId, version, wish)
  await apply()
}
async function placed(playerId: string, wish: BetWish): Promise<bigint> {
  const { betId, code } = await bettors.place(playerId, wish)
  expect(code).toBeNull()
  return BigInt(betId ?? 0)
}
const bet = (id: bigint) =>
  casino.db.selectFrom('betting_bet').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const postings = async (id: bigint): Promise<bigint[]> => {
  const rows = await casino.db
    .selectFrom('betting_posting')
    .select('amount_kurus')
    .where('bet_id', '=', id)
    .where('kind', '=', 'settlement')
    .orderBy('version')
    .execute()
  return rows.map(({ amount_kurus }) => amount_kurus)
}
const one = (on: number, odds = 1_850): BetWish => ({ legs: [{ on, odds }] })

test.each([
  ['win', 18_500n, 'settled'],
  ['half-win', 14_250n, 'settled'],
  ['push', 10_000n, 'settled'],
  ['half-loss', 5_000n, 'settled'],
  ['loss', 0n, 'settled'],
  ['void', 10_000n, 'void'],
])('BET-15: 100.00 at 1.85, %s, pays %s kuruş', async (outcome, payoutKurus, state) => {
  const playerId = await casino.player({ cashE5: 100n * E5 })
  const match = await offers.match()
  const id = await placed(playerId, one(match.one))
  await settled(match.marketId, 1, { outcomes: { '1': outcome } })
  expect(await bet(id)).toMatchObject({ state, paid_kurus: payoutKurus, version: 1 })
  expect(await casino.cashE5(playerId)).toBe(payoutKurus * 1_000n)
})

test('BET-09: won, corrected to lost, rolled back, void: each version posts what it differs by, and a late one nothing', async () => {
  const playerId = await casino.player({ cashE5: 1_000n * E5 })
  const match = await offers.match()
  const id = await placed(playerId, one(match.one))
  await settled(match.marketId, 1, { outcomes: WON })
  await settled(match.marketId, 3, { outcomes: LOST })
  await settled(match.marketId, 2, { outcomes: WON })
  expect(await postings(id)).toEqual([18_500n, -18_500n])
  await settled(match.marketId, 4, { outcomes: {}, certainty: 0 })
  expect(await bet(id)).toMatchObject({ state: 'open', settled_at: null, version: 3 })
  await settled(match.marketId, 5, { outcomes: { '1': 'void', '2': 'void' }, voidReason: 3 })
  expect(await bet(id)).toMatchObject({ state: 'void', paid_kurus: 10_000n, version: 4 })
  expect(await postings(id)).toEqual([18_500n, -18_500n, 10_000n])
  expect(await casino.cashE5(playerId)).toBe(1_000n * E5)
  const notes = casino.db.selectFrom('notification').select('note_en')
  expect(await notes.where('player_id', '=', playerId).execute()).toHaveLength(2)
})

test('BET-10: what is taken back after the money is gone is owed, and only later bets repay it', async () => {
  const playerId = await casino.player({ cashE5: 200n * E5 })
  const [wrong, right] = [await offers.match(), await offers.match()]
  const first = await placed(playerId, one(wrong.one))
  await settled(wrong.marketId, 1, { outcomes: WON })
  expect(await casino.cashE5(playerId)).toBe(285n * E5)
  const second = await placed(playerId, { ...one(right.one), unitKurus: 20_000 })
  await settled(wrong.marketId, 2, { outcomes: LOST })
  expect(await casino.cashE5(playerId)).toBe(0n)
  expect((await balancesE5(casino.db, playerId)).player_debt).toBe(-100n * E5)
  expect(await bet(first)).toMatchObject({ owed_kurus: 10_000n, paid_kurus: 0n })
  await casino.deposit(playerId, 50n * E5)
  expect(await casino.cashE5(playerId)).toBe(50n * E5)
  await settled(right.marketId, 1, { outcomes: WON })
  expect(await bet(first)).toMatchObject({ owed_kurus: 0n })
  expect(await bet(second)).toMatchObject({ paid_kurus: 37_000n })
  expect(await casino.cashE5(playerId)).toBe(320n * E5)
  expect((await balancesE5(casino.db, playerId)).player_debt).toBe(0n)
})

test('a combo is lost at its first lost leg, and won only when all are final', async () => {
  const playerId = await casino.player({ cashE5: 200n * E5 })
  const matches = [await offers.match(), await offers.match(), await offers.match()]
  const legs = matches.map((match) => ({ on: match.one, odds: 1_850 }))
  const [winner, loser] = [await placed(playerId, { legs }), await placed(playerId, { legs })]
  const [a, b, c] = matches.map(({ marketId }) => marketId)
  if (!a || !b || !c) throw new Error('three matches')
  await settled(a, 1, { outcomes: WON })
  expect(await bet(winner)).toMatchObject({ state: 'open', version: 0 })
  await settled(b, 1, { outcomes: LOST })
  expect(await bet(loser)).toMatchObject({ state: 'settled', paid_kurus: 0n, version: 1 })
  await settled(c, 1, { outcomes: { '1': 'push' } })
  expect(await bet(loser)).toMatchObject({ state: 'settled', version: 1 })
  await settled(b, 2, { outcomes: WON })
  // 1.85 × 1.85 × 1 of 100.00.
  expect(await bet(winner)).toMatchObject({ state: 'settled', paid_kurus: 34_225n, version: 2 })
})

test('a first word is paid for goals once the match is over, and for corners when it is confirmed', async () => {
  const playerId = await casino.player({ cashE5: 200n * E5 })
  const { markets, id: eventId } = await offers.event({
    markets: [
      { key: 'ft.dnb', odds: { '1': 1_850 } },
      { key: 'corners.ft.total', line: '9.5', odds: { '1': 1_850 } },
    ],
  })
  const [goals, corners] = markets
  if (!goals || !corners) throw new Error('two markets')
  const ofGoals = await placed(playerId, one(goals.of('1')))
  const ofCorners = await placed(playerId, one(corners.of('1')))
  for (const { id } of markets) await settled(id, 1, { outcomes: WON, certainty: 1 })
  const states = async () => [(await bet(ofGoals)).state, (await bet(ofCorners)).state]
  expect(await states()).toEqual(['open', 'open'])
  const over = casino.db.updateTable('betting_event').set({ state: 'ended' })
  await over.where('id', '=', eventId).execute()
  await apply()
  expect(await states()).toEqual(['settled', 'open'])
  await casino.db
    .updateTable('betting_settlement')
    .set({ certainty: 2 })
    .where('market_id', '=', corners.id)
    .execute()
  await apply()
  expect(await states()).toEqual(['settled', 'settled'])
})

test('BET-09: settling that is cut off half-way goes on where it was, by two processes, and pays each bet once', async () => {
  const match = await offers.match()
  const players = await casino.players(Array.from({ length: 50 }, () => ({ cashE5: 100n * E5 })))
  const placings = Array.from({ length: 500 }, (_, n) =>
    bettors.place(players[n % 50] ?? '', { ...one(match.one), unitKurus: 1_000 }),
  )
  expect((await Promise.all(placings)).every(({ state }) => state === 'open')).toBe(true)
  await offers.settle(match.marketId, 1, { outcomes: WON })
  // Whoever settles comes no further than the newest bet.
  const holder = await holdOpen(casino.owner.pool)
  holder.on('error', () => {})
  await holder.query('select from betting_bet order by id desc limit 1 for update')
  const cut = apply().catch((error: unknown) => error)
  await untilSettled(match.one, 50)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(casino.owner.db)
  await cut
  holder.release(true)
  // The pool hears of its ended connections one after the other.
  await vi.waitFor(() => countSettled(match.one), 30_000)
  expect(await countSettled(match.one)).toBeLessThan(500)
  await Promise.all([apply(), apply()])
  await apply()
  expect(await countSettled(match.one)).toBe(500)
  for (const playerId of players) expect(await casino.cashE5(playerId)).toBe(185n * E5)
  const books = casino.db.selectFrom('betting_liability').selectAll()
  expect(await books.where('selection_id', '=', BigInt(match.one)).execute()).toMatchObject([
    { staked_kurus: 0n, payout_kurus: 0n },
  ])
})

async function countSettled(selection: number): Promise<number> {
  const rows = await casino.db
    .selectFrom('betting_leg_selection as own')
    .innerJoin('betting_bet as bet', 'bet.id', 'own.bet_id')
    .select('bet.id')
    .where('selection_id', '=', BigInt(selection))
    .where('bet.state', '=', 'settled')
    .execute()
  return rows.length
}

async function untilSettled(selection: number, least: number): Promise<void> {
  while ((await countSettled(selection)) < least);
}

test('BET-09: a bet on a leader is paid early once and keeps it; later bets and builders are not paid, and an annulled goal takes it back', async () => {
  const [player, other] = await casino.players([{ cashE5: 1_000n * E5 }, { cashE5: 1_000n * E5 }])
  const match = await offers.match()
  const id = await placed(player ?? '', one(match.one))
  const late = await placed(other ?? '', one(match.one))
  const { placed_at } = await bet(late)
  const early = [{ side: '1', before: new Date(placed_at.getTime()) }]
  const wish = { certainty: 0 as const, outcomes: {}, early }
  await settled(match.marketId, 1, wish)
  expect(await bet(id)).toMatchObject({ state: 'settled', paid_kurus: 18_500n })
  expect(await bet(late)).toMatchObject({ state: 'open' })
  await settled(match.marketId, 2, { outcomes: LOST, early })
  expect(await postings(id)).toEqual([18_500n])
  const marked = async (playerId = '', betId = 0n) =>
    (await readBet(casino.db, playerId, betId)).legs[0]?.selections[0]?.isEarly
  expect([await marked(player, id), await marked(other, late)]).toEqual([true, undefined])
  expect(await bet(late)).toMatchObject({ state: 'settled', paid_kurus: 0n })
  await settled(match.marketId, 3, { outcomes: LOST })
  expect(await postings(id)).toEqual([18_500n, -18_500n])
})

test('a leg of a builder is not won early', () => {
  const open = { result: 'open' as const, deadHeat: null }
  const selections = [1n, 2n].map((selectionId) => ({
    ...open,
    selectionId,
    eventId: 1n,
    material: 0n,
    settlement: 0,
  }))
  const leg = { ...open, number: 1, oddsMilli: 2_000, isBanker: false }
  const placedAt = new Date('2026-03-01T11:00:00Z')
  const settlement = {
    marketId: 1n,
    version: 1,
    voidReason: null,
    results: {},
    cancels: [],
    early: [{ side: '1', before: '2026-03-01T12:00:00.000Z' }],
  }
  const settling = { settlement, keys: new Map([[1n, '1']]), at: placedAt }
  const resultOf = (own: typeof selections) =>
    legsAfter({ legs: [{ ...leg, selections: own }], placedAt }, settling)[0]?.result
  expect(resultOf(selections.slice(0, 1))).toBe('won')
  expect(resultOf(selections)).toBe('open')
})

test('LED-05: a void bet’s stake is given back, and is posted as no win', async () => {
  const [alone, withOthers] = await casino.players([{ cashE5: 100n * E5 }, { cashE5: 100n * E5 }])
  const match = await offers.match()
  const first = await placed(alone ?? '', one(match.one))
  await placed(withOthers ?? '', one(match.one))
  await settled(match.marketId, 1, { outcomes: { '1': 'void' } })
  const { rows } = await sql<{ reason: string }>`
    select reason from transfer where key in (${`zar-bets:${first} settlement 1`},
      ${`zar-bets:${first + 1n} settlement 1`})`.execute(casino.db)
  expect(rows).toEqual([{ reason: 'sport_rollback' }, { reason: 'sport_rollback' }])
})
