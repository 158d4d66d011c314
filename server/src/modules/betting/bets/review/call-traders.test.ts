import { expect, test } from 'vitest'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { readBet } from '../mine/bet-page.ts'
import { openTrading } from '../trading/open-trading.ts'
import { decideWaiting } from '../waiting/decide-waiting.ts'

const E5 = 100_000n
const AYLA = { operator: 'Ayla', because: 'a regular of the house' }
const BARAN = { operator: 'Baran', because: 'looked at it too' }

const { casino, offers, bettors } = await openBettingCasino()
const trading = openTrading(bettors.deps)

/** A player whose bet above the greatest stake waits for a trader. */
async function waiting({ stake } = { stake: 20_000n }, { unitKurus } = { unitKurus: 40_000 }) {
  const match = await offers.match(2_000, 2_000)
  await trading.setLimit({
    ...AYLA,
    scope: String(match.eventId),
    playerClass: 'standard',
    most: { stakeKurus: stake, payoutKurus: 50_000_000n, liabilityKurus: 500_000_000n },
  })
  const playerId = await casino.player({ cashE5: 20_000n * E5 })
  const wish = { legs: [{ on: match.one, odds: 2_000 }], unitKurus, asksTrader: true }
  const placed = await bettors.place(playerId, wish)
  expect(placed).toMatchObject({ state: 'waiting', isReview: true })
  return { playerId, betId: BigInt(placed.betId ?? 0) }
}
const decide = () => decideWaiting(bettors.deps)
const seen = (playerId: string, betId: bigint) => readBet(casino.db, playerId, betId)
const cash = async (playerId: string) => Number((await casino.cashE5(playerId)) / E5)

test('of who watches one is called, after fifteen seconds without an answer a second one, and nobody twice', async () => {
  const { betId } = await waiting()
  const watch = async (operator: string) =>
    (await trading.watch(operator)).filter((call) => call.betId === String(betId))
  expect(await watch('Ayla')).toEqual([{ betId: String(betId), isSecond: false }])
  expect(await watch(' baran ')).toEqual([])
  const older = `update betting_call set called_at = called_at - interval '16 seconds' where bet_id = ${betId}`
  await casino.owner.pool.query(`alter table betting_call disable trigger betting_call_is_final;
    ${older}; alter table betting_call enable trigger betting_call_is_final`)
  await Promise.all([watch('ayla'), watch('baran'), watch('ceren')])
  const calls = [...(await watch('baran')), ...(await watch('ceren'))]
  expect(calls).toEqual([{ betId: String(betId), isSecond: true }])
  const [listed] = (await trading.waiting({ take: 50 })).filter(
    (one) => one.betId === String(betId),
  )
  expect(listed?.called).toHaveLength(2)
  await trading.refuseWaiting({ ...AYLA, betId, refusedFor: 'stake' })
  expect(await watch('ayla')).toEqual([])
})

test('where one has accepted and a second must, another who watches is called at once', async () => {
  const { betId } = await waiting({ stake: 600_000n }, { unitKurus: 1_000_100 })
  const called = async (operator: string) =>
    (await trading.watch(operator)).some((call) => call.betId === String(betId))
  const first = (await called('ayla')) ? 'ayla' : 'baran'
  const other = first === 'ayla' ? 'baran' : 'ayla'
  await called('baran')
  await casino.owner.pool.query('delete from betting_trader where name = $1', ['ceren'])
  await trading.acceptWaiting({ ...AYLA, operator: first, betId })
  expect(await called(other)).toBe(true)
  expect(await called(first), 'has answered').toBe(false)
  await trading.refuseWaiting({ ...AYLA, betId, refusedFor: 'news' })
})

test('one command refuses all that wait, those with a counter-offer too, and gives the stakes back', async () => {
  const [one, two, taken] = [await waiting(), await waiting(), await waiting()]
  await trading.counterWaiting({ ...AYLA, betId: two.betId, unitKurus: 25_000, oddsMilli: null })
  await trading.acceptWaiting({ ...AYLA, betId: taken.betId })
  expect(await trading.refuseAllWaiting({ ...BARAN, refusedFor: 'news' })).toBeGreaterThanOrEqual(2)
  for (const { playerId, betId } of [one, two]) {
    expect(await seen(playerId, betId)).toMatchObject({ state: 'refused', code: 'R-153' })
    expect(await cash(playerId)).toBe(20_000)
  }
  const orders = await trading.orders({ subject: `bet ${two.betId}`, take: 5 })
  expect(orders.map(({ kind }) => kind)).toContain('refuse_waiting')
  expect(await seen(taken.playerId, taken.betId)).toMatchObject({ state: 'waiting' })
  expect(await trading.refuseAllWaiting({ ...BARAN, refusedFor: 'news' })).toBe(0)
  await decide()
})
