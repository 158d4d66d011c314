import { builderChance } from '@zar/betting/builder/builder'
import { LEAGUE_EXPECTATION } from '@zar/betting/prices/football/expectation'
import { footballModel } from '@zar/betting/prices/football/football'
import { chancesOf } from '@zar/betting/prices/model'
import { ladderOdds } from '@zar/contract/betting/odds'
import { expect, test } from 'vitest'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { betOf } from '../../testing/bettors.ts'
import { quoteCashOut } from '../cash-out/cash-out.ts'
import { applySettlements } from '../settling/apply-settlements.ts'
import { quoteSlip } from '../slip/quote.ts'

const E5 = 100_000n

const { casino, offers, bettors } = await openBettingCasino()

/** A match that states what λ 1.6 and μ 1.2 give. */
async function match(isLive = false) {
  const { markets } = await offers.event({
    isLive,
    markets: [
      {
        key: 'ft.result',
        odds: { '1': 2_120, X: 3_500, '2': 3_350 },
        fairPpm: { '1': 452_630, X: 264_470, '2': 282_900 },
      },
      {
        key: 'ft.total',
        line: '2.5',
        odds: { over: 1_790, under: 1_990 },
        fairPpm: { over: 530_546, under: 469_454 },
      },
      { key: 'ft.total', line: '2', odds: { over: 1_300, under: 3_000 } },
      { key: 'ft.dc', odds: { '1X': 1_300 } },
      { key: 'ft.btts', odds: { yes: 1_800, no: 2_000 } },
    ],
  })
  const [result, total, whole, chance, btts] = markets
  if (!result || !total || !whole || !chance || !btts) throw new Error('five markets')
  return { result, total, whole, chance, btts }
}
const quote = async (...on: number[]) => {
  const { legs } = betOf('', { legs: [{ on, odds: 2_000 }] })
  return (await quoteSlip(casino.db, legs)).legs[0]
}

test('1 and over 2.5 have one joint price, beside the product of their own', async () => {
  const { result, total } = await match()
  const leg = await quote(result.of('1'), total.of('over'))
  expect(leg).toMatchObject({ productOdds: 3_795 })
  expect(leg?.odds).toBeGreaterThan(3_150)
  expect(leg?.odds).toBeLessThan(3_350)
})

test('R-130: what contradicts, adds nothing, can push, is of one market twice, or is live, has no price', async () => {
  const one = await match()
  const coded = async (...on: number[]) => (await quote(...on))?.code
  expect(await coded(one.result.of('1'), one.result.of('X'))).toBe('R-130')
  expect(await coded(one.result.of('1'), one.chance.of('1X'))).toBe('R-130')
  expect(await coded(one.result.of('1'), one.whole.of('over'))).toBe('R-130')
  expect(await coded(one.result.of('1'), one.btts.of('yes'))).toBeUndefined()
  const live = await match(true)
  expect(await coded(live.result.of('1'), live.total.of('over'))).toBe('R-130')
  const other = await match()
  expect(await coded(one.result.of('1'), other.total.of('over'))).toBe('R-130')
})

/** The same match with its players, each at the chance that his share of 1.6 or 1.2 goals makes. */
async function matchWithPlayers() {
  const squad = [
    { id: 'nine', side: 'home', share: 0.35 },
    { id: 'ten', side: 'away', share: 0.3 },
    { id: 'lost', side: 'home', share: 0.2 },
  ] as const
  const model = footballModel({
    ...LEAGUE_EXPECTATION,
    goals: { home: 1.6, away: 1.2 },
    players: squad.map(({ id, side, share }) => ({
      id,
      side,
      goalShare: share,
      assistShare: 0,
      sot: 0,
      cards: 0,
    })),
  })
  const fair = (key: string, line: string | null = null) =>
    Object.fromEntries(
      [...(chancesOf(model, { key, line }) ?? [])].map(([selection, { win }]) => [
        selection,
        Math.round(win * 1_000_000),
      ]),
    )
  const odds = { nine: 2_500, ten: 3_500, lost: 4_000 }
  const { markets } = await offers.event({
    // Of the third nobody says where he plays.
    players: [
      { id: 'nine', name: 'Dokuz', side: '1' },
      { id: 'ten', name: 'On', side: '2' },
      { id: 'lost', name: 'Kayıp' },
    ],
    markets: [
      {
        key: 'ft.result',
        odds: { '1': 2_120, X: 3_500, '2': 3_350 },
        fairPpm: fair('ft.result'),
      },
      {
        key: 'ft.total',
        line: '2.5',
        odds: { over: 1_790, under: 1_990 },
        fairPpm: fair('ft.total', '2.5'),
      },
      ...['player.first', 'player.any', 'player.two'].map((key) => ({
        key,
        odds,
        fairPpm: fair(key),
      })),
    ],
  })
  const [result, total, first, any, two] = markets
  if (!result || !total || !first || !any || !two) throw new Error('five markets')
  return { model, result, total, first, any, two }
}

test('players whose sides are told have a joint price within 0.5 % of the model’s, others none', async () => {
  const { model, result, total, first, any, two } = await matchWithPlayers()
  const leg = (key: string, selection: string, line: string | null = null) => ({
    key,
    line,
    selection,
  })
  const home = { id: result.of('1'), leg: leg('ft.result', '1') }
  const over = { id: total.of('over'), leg: leg('ft.total', 'over', '2.5') }
  const builders = [
    [home, { id: any.of('nine'), leg: leg('player.any', 'nine') }],
    [over, { id: first.of('ten'), leg: leg('player.first', 'ten') }],
    [
      home,
      { id: two.of('nine'), leg: leg('player.two', 'nine') },
      { id: any.of('ten'), leg: leg('player.any', 'ten') },
    ],
  ]
  for (const builder of builders) {
    const asked = await quote(...builder.map(({ id }) => id))
    const p = builderChance(
      model,
      builder.map((one) => one.leg),
    )
    // The ladder rounds to its nearest step: the joint price before it is within 0.5 %.
    const [low, high] = [1_000 / (1.005 * (p ?? 0) * 1.05), 1_000 / (0.995 * (p ?? 0) * 1.05)]
    expect([ladderOdds(low), ladderOdds(high)]).toContain(asked?.odds)
  }
  expect(await quote(home.id, any.of('lost'))).toMatchObject({
    code: 'R-130',
    reason: 'not_offered',
  })
})

test('a builder with a scorer is sold at its joint chance', async () => {
  const { model, result, any } = await matchWithPlayers()
  const on = [result.of('1'), any.of('nine')]
  const odds = (await quote(...on))?.odds ?? 0
  const playerId = await casino.player({ cashE5: 100n * E5 })
  const placed = await bettors.place(playerId, { legs: [{ on, odds }] })
  expect(placed).toMatchObject({ state: 'open' })
  const betId = BigInt(placed.betId ?? 0)
  const sale = await quoteCashOut(casino.db, { playerId, betId, percent: 100 })
  const p = builderChance(model, [
    { key: 'ft.result', line: null, selection: '1' },
    { key: 'player.any', line: null, selection: 'nine' },
  ])
  expect(Math.abs(sale.fairKurus - 10 * odds * (p ?? 0))).toBeLessThan(50)
})

test('a builder is one leg of a bet, is sold at its joint chance, and is void with any of its selections', async () => {
  const { result, total } = await match()
  const on = [result.of('1'), total.of('over')]
  const odds = (await quote(...on))?.odds ?? 0
  const playerId = await casino.player({ cashE5: 300n * E5 })
  const placed = await Promise.all(
    [1, 2].map(() => bettors.place(playerId, { legs: [{ on, odds }] })),
  )
  expect(placed).toMatchObject([{ state: 'open' }, { state: 'open' }])
  const betId = BigInt(placed[0]?.betId ?? 0)
  const sale = await quoteCashOut(casino.db, { playerId, betId, percent: 100 })
  // One margin of 5 % was paid, and 3 % are deducted.
  expect(sale.fairKurus).toBeGreaterThan(9_400)
  expect(sale.fairKurus).toBeLessThan(9_650)
  await offers.settle(result.id, 1, { outcomes: { '1': 'win', X: 'loss', '2': 'loss' } })
  await applySettlements(bettors.deps)
  expect(await casino.cashE5(playerId)).toBe(100n * E5)
  await offers.settle(total.id, 1, { outcomes: { over: 'void', under: 'void' }, voidReason: 3 })
  await applySettlements(bettors.deps)
  expect(await casino.cashE5(playerId)).toBe(300n * E5)
})
