import { LEAGUE_EXPECTATION } from '@zar/betting/prices/football/expectation'
import { footballModel } from '@zar/betting/prices/football/football'
import { type FootballState, KICK_OFF } from '@zar/betting/prices/football/state'
import { chancesOf } from '@zar/betting/prices/model'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { betOf } from '../../testing/bettors.ts'
import { applySettlements } from '../settling/apply-settlements.ts'
import { quoteSlip } from '../slip/quote.ts'
import { decideWaiting } from '../waiting/decide-waiting.ts'

const E5 = 100_000n
const { casino, offers, bettors } = await openBettingCasino()

const STATE: FootballState = {
  ...KICK_OFF,
  clock: { period: 'h2', elapsedMin: 15 },
  score: { home: 1, away: 0 },
  halfTime: { home: 0, away: 0 },
}
const fair = Object.fromEntries(
  [
    ...(chancesOf(
      footballModel({ ...LEAGUE_EXPECTATION, goals: { home: 1.6, away: 1.2 } }, STATE),
      {
        key: 'ft.result',
        line: null,
      },
    ) ?? []),
  ].map(([selection, { win }]) => [selection, Math.round(win * 1_000_000)]),
)

/** A match in its second half, with its corners and cards told. */
async function match() {
  const { markets } = await offers.event({
    isLive: true,
    score: {
      total: [1, 0],
      parts: [
        [0, 0],
        [1, 0],
      ],
      reds: [0, 0],
    },
    clock: { period: 'h2', elapsedS: 60 * 60, isRunning: true },
    stats: [
      { key: 'corners', values: [5, 3] },
      { key: 'yellow', values: [1, 2] },
    ],
    markets: [
      { key: 'ft.result', odds: { '1': 1_500, X: 3_500, '2': 8_000 }, fairPpm: fair },
      {
        key: 'corners.ft.total',
        line: '10.5',
        odds: { over: 1_900, under: 1_900 },
        fairPpm: { over: 500_000, under: 500_000 },
      },
      {
        key: 'cards.ft.total',
        line: '4.5',
        odds: { over: 1_900, under: 1_900 },
        fairPpm: { over: 500_000, under: 500_000 },
      },
    ],
  })
  const [result, corners, cards] = markets
  if (!result || !corners || !cards) throw new Error('three markets')
  return { result, corners, cards, on: [result.of('1'), corners.of('over'), cards.of('over')] }
}

/** A builder on all three that is taken once its delay is over. */
async function taken(own: Awaited<ReturnType<typeof match>>) {
  const playerId = await casino.player({ cashE5: 1_000n * E5 })
  const asked = betOf('', { legs: [{ on: own.on, odds: 2_000 }] }).legs
  const odds = (await quoteSlip(casino.db, asked)).legs[0]?.odds ?? 0
  const { betId } = await bettors.place(playerId, { legs: [{ on: own.on, odds }] })
  await sql`update betting_bet set decides_at = clock_timestamp() where id = ${betId} and state = 'waiting'`.execute(
    casino.owner.db,
  )
  await decideWaiting(bettors.deps)
  const state = async () =>
    (
      await casino.db
        .selectFrom('betting_bet')
        .select('state')
        .where('id', '=', BigInt(betId ?? 0))
        .executeTakeFirst()
    )?.state
  return { playerId, odds, state }
}

test('a builder with corners and cards stands in play, and pays its one price once all three are won', async () => {
  const own = await match()
  const { playerId, odds, state } = await taken(own)
  expect(odds).toBeGreaterThan(2_000)
  expect(await state()).toBe('open')
  await offers.settle(own.result.id, 1, { outcomes: { '1': 'win', X: 'loss', '2': 'loss' } })
  await offers.settle(own.corners.id, 1, { outcomes: { over: 'win', under: 'loss' } })
  await applySettlements(bettors.deps)
  expect(await state()).toBe('open')
  await offers.settle(own.cards.id, 1, { outcomes: { over: 'win', under: 'loss' } })
  await applySettlements(bettors.deps)
  expect(await casino.cashE5(playerId)).toBe(900n * E5 + BigInt(odds) * 10_000n)
})

test('a void of its corners makes the whole builder void, and its stake comes back', async () => {
  const own = await match()
  const { playerId, state } = await taken(own)
  await offers.settle(own.corners.id, 1, {
    outcomes: { over: 'void', under: 'void' },
    voidReason: 9,
  })
  await applySettlements(bettors.deps)
  expect(await state()).toBe('void')
  expect(await casino.cashE5(playerId)).toBe(1_000n * E5)
})
