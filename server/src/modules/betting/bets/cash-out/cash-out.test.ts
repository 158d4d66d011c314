import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { holdOpen } from '../../../../testing/database/hold-open.ts'
import { whenWaiting } from '../../../../testing/database/when-waiting.ts'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { applySettlements } from '../settling/apply-settlements.ts'
import { readDueSettlements, readKeys } from '../settling/due-settlements.ts'
import { settleBet } from '../settling/settle-bet.ts'
import { decideWaiting } from '../waiting/decide-waiting.ts'
import { fireAutos, firesAt, setAuto } from './auto.ts'
import { cashOut, quoteCashOut } from './cash-out.ts'
import { decideCashOuts } from './decide-cash-outs.ts'

const E5 = 100_000n

const { casino, offers, bettors } = await openBettingCasino()

/** 100.00 at 2.50, which has become likelier: 56 %. */
async function openBet(isLive = false) {
  const playerId = await casino.player({ cashE5: 100n * E5 })
  const match = await offers.match(2_500, 1_600, isLive)
  await offers.fair(match.one, 560_000)
  const { betId } = await bettors.place(playerId, { legs: [{ on: match.one, odds: 2_500 }] })
  if (isLive) {
    await sql`update betting_bet set decides_at = clock_timestamp() where state = 'waiting'`.execute(
      casino.owner.db,
    )
    await decideWaiting(bettors.deps)
  }
  return { playerId, betId: betId ?? '', ...match }
}
type Open = Awaited<ReturnType<typeof openBet>>
const quote = ({ playerId, betId }: Open, percent = 100) =>
  quoteCashOut(casino.db, { playerId, betId: BigInt(betId), percent })
const sale = ({ playerId, betId }: Open, token: string | null, percent = 100) => ({
  id: randomUUID(),
  playerId,
  betId,
  percent,
  token: token ?? '',
})
const sold = (wish: ReturnType<typeof sale>) => cashOut(bettors.deps, wish)
const bet = ({ betId }: Open) =>
  casino.db
    .selectFrom('betting_bet')
    .selectAll()
    .where('id', '=', BigInt(betId))
    .executeTakeFirstOrThrow()
/** What the operator has at stake on the selection. */
const bookOf = ({ one }: Open) =>
  casino.db
    .selectFrom('betting_liability')
    .selectAll()
    .where('selection_id', '=', BigInt(one))
    .executeTakeFirstOrThrow()
const heard = (inMs: number) =>
  sql`update betting_producer set heard_at = clock_timestamp() + ${inMs} * interval '1 ms'`.execute(
    casino.db,
  )
const endDelays = () =>
  sql`update betting_cash_out set decides_at = clock_timestamp() where state = 'waiting'`.execute(
    casino.owner.db,
  )

test('a single of 100.00 at 2.50 that wins by 56 % is worth 140.00, and is sold for 135.80 at most once', async () => {
  const open = await openBet()
  const quoted = await quote(open)
  expect(quoted).toMatchObject({ fairKurus: 14_000, feeKurus: 420, paidKurus: 13_580, delayMs: 0 })
  const wish = sale(open, quoted.token)
  const both = await Promise.all([sold(wish), sold(wish)])
  expect(both).toEqual([1, 2].map(() => ({ state: 'paid', paidKurus: 13_580, quote: null })))
  expect(await casino.cashE5(open.playerId)).toBe(13_580_000n)
  expect(await bet(open)).toMatchObject({ state: 'cashed_out', paid_kurus: 13_580n })
  await offers.settle(open.marketId, 1, { outcomes: { '1': 'win' } })
  await applySettlements(bettors.deps)
  expect(await bet(open)).toMatchObject({ state: 'cashed_out', paid_kurus: 13_580n, version: 0 })
})

test('a part is sold by whole kuruş of the unit, five times at most, and the rest is settled as it stands', async () => {
  const open = await openBet()
  const quoted = await quote(open, 40)
  expect(quoted).toMatchObject({ fairKurus: 5_600, paidKurus: 5_432 })
  expect(await sold(sale(open, quoted.token, 40))).toMatchObject({ state: 'paid' })
  expect(await bet(open)).toMatchObject({ state: 'open', parts_sold: 1, possible_kurus: 15_000n })
  expect(await bookOf(open)).toMatchObject({ staked_kurus: 6_000n, payout_kurus: 15_000n })
  for (let n = 1; n < 5; n++) {
    const { token } = await quote(open, 10)
    expect(await sold(sale(open, token, 10))).toMatchObject({ state: 'paid' })
  }
  expect(await quote(open, 10)).toMatchObject({ closed: 'over', token: null })
  const { unit_kurus, share_num, share_den, paid_kurus } = await bet(open)
  // 60.00 less four times a tenth: 54.00, 48.60, 43.74, 39.37.
  expect((unit_kurus * share_num) / share_den).toBe(3_937n)
  await offers.settle(open.marketId, 1, { outcomes: { '1': 'win' } })
  await applySettlements(bettors.deps)
  // 39.37 at 2.50 is 98.425.
  expect((await bet(open)).paid_kurus - paid_kurus).toBe(9_843n)
  expect(await bookOf(open)).toMatchObject({ staked_kurus: 0n, payout_kurus: 0n })
})

test('it is withheld while the feed is silent or a leg is suspended, without a fair price, waiting, worth too little or over', async () => {
  const open = await openBet()
  const closed = async () => (await quote(open)).closed
  await heard(-60_000)
  expect(await closed()).toBe('stale')
  await heard(3_600_000)
  await offers.suspend(open.marketId)
  expect(await closed()).toBe('suspended')
  await offers.reopen(open.marketId)
  await offers.fair(open.one, null)
  expect(await closed()).toBe('no-price')
  await offers.fair(open.one, 3_000)
  expect(await closed()).toBe('too-small')
  await offers.fair(open.one, 0)
  expect(await closed()).toBe('nothing')
  await offers.settle(open.marketId, 1, { outcomes: { '1': 'loss' } })
  await applySettlements(bettors.deps)
  expect(await closed()).toBe('over')
})

test('the player is asked again where it falls by more than 1 %, where the quote is old, and not where it rises', async () => {
  const open = await openBet()
  const { token } = await quote(open)
  await offers.fair(open.one, 554_000)
  expect(await sold(sale(open, token))).toMatchObject({
    state: 'changed',
    quote: { paidKurus: 13_435 },
  })
  expect(await sold(sale(open, 'nonsense'))).toMatchObject({ state: 'changed' })
  await offers.fair(open.one, 600_000)
  expect(await sold(sale(open, token))).toMatchObject({ state: 'paid', paidKurus: 14_550 })
})

test('a live leg waits its delay; a goal within refuses the sale, and the bet runs on', async () => {
  const [goal, none] = [await openBet(true), await openBet(true)]
  for (const open of [goal, none]) {
    const quoted = await quote(open)
    expect(quoted.delayMs).toBe(2_500)
    expect(await sold(sale(open, quoted.token))).toMatchObject({ state: 'waiting' })
    const again = await quote(open)
    expect(await sold(sale(open, again.token))).toMatchObject({ state: 'refused' })
  }
  await offers.goal(goal.eventId)
  await endDelays()
  await Promise.all([decideCashOuts(bettors.deps), decideCashOuts(bettors.deps)])
  expect(await bet(goal)).toMatchObject({ state: 'open', paid_kurus: 0n })
  expect(await bet(none)).toMatchObject({ state: 'cashed_out', paid_kurus: 13_580n })
})

test('a quote from before a goal sells nothing', async () => {
  const open = await openBet()
  const { token } = await quote(open)
  await offers.goal(open.eventId)
  expect(await sold(sale(open, token))).toMatchObject({ state: 'refused', paidKurus: 0 })
})

test('a sale and a settlement race: one of them has the bet, and it is paid once', async () => {
  for (let round = 0; round < 8; round++) {
    const open = await openBet()
    const { token } = await quote(open)
    await offers.settle(open.marketId, 1, { outcomes: { '1': 'win' } })
    await offers.reopen(open.marketId)
    const [answer] = await Promise.all([sold(sale(open, token)), applySettlements(bettors.deps)])
    const isSold = answer.state === 'paid'
    expect(await bet(open)).toMatchObject({ state: isSold ? 'cashed_out' : 'settled' })
    expect(await casino.cashE5(open.playerId)).toBe(isSold ? 13_580_000n : 250n * E5)
  }
})

test('a settlement that waits while its bet is sold finds it over, and pays nothing', async () => {
  const open = await openBet()
  const { token } = await quote(open)
  await offers.settle(open.marketId, 1, { outcomes: { '1': 'win' } })
  await offers.reopen(open.marketId)
  const due = await readDueSettlements(casino.db, 100)
  const settlement = due.find(({ marketId }) => marketId === open.marketId)
  if (!settlement) throw new Error('the market is settled')
  const keys = await readKeys(casino.db, open.marketId)
  const holder = await holdOpen(casino.pool)
  try {
    await holder.query('select from account where owner_id = $1 for update', [open.playerId])
    const selling = sold(sale(open, token))
    await whenWaiting(casino.owner.pool, 1)
    const settling = settleBet(
      bettors.deps,
      { ...open, betId: BigInt(open.betId) },
      { settlement, keys, at: new Date() },
    )
    await whenWaiting(casino.owner.pool, 2)
    await holder.query('rollback')
    expect(await selling).toMatchObject({ state: 'paid', paidKurus: 13_580 })
    await settling
  } finally {
    holder.release(true)
  }
  expect(await bet(open)).toMatchObject({ state: 'cashed_out', paid_kurus: 13_580n, version: 0 })
})

test.each([
  ['up', 200, 199, null],
  ['up', 200, 205, 200],
  ['down', 100, 103, null],
  ['down', 100, 102, 100],
  ['down', 100, 100, 100],
  ['down', 100, 99, null],
] as const)('a rule %s at %i sells for %i at least at %s', (way, at, paid, least) => {
  const [upKurus, downKurus] = way === 'up' ? [BigInt(at), null] : [null, BigInt(at)]
  expect(firesAt({ upKurus, downKurus }, BigInt(paid))).toBe(least === null ? null : BigInt(least))
})

test('a rule sells by itself, once', async () => {
  const open = await openBet()
  const { playerId, betId } = open
  await setAuto(casino.db, { playerId, betId, upKurus: 14_000, downKurus: 9_000 })
  await fireAutos(bettors.deps)
  expect(await bet(open)).toMatchObject({ state: 'open' })
  await offers.fair(open.one, 580_000)
  await Promise.all([fireAutos(bettors.deps), fireAutos(bettors.deps)])
  expect(await bet(open)).toMatchObject({ state: 'cashed_out', paid_kurus: 14_065n })
  expect(await bet(open)).toMatchObject({ auto_up_kurus: null, auto_down_kurus: null })
})
