import type { OfferTerms } from '@zar/contract/office/offers/terms'
import { expect, test } from 'vitest'
import { drawsOf } from './draws.ts'
import { percentileOf } from './figures.ts'
import { lawOf } from './laws.ts'
import { lastMonth, spanOf } from './month.ts'
import { frameOf, playOn, replay } from './play-bonus.ts'
import type { Move } from './read-play.ts'
import { simulate, type World } from './simulate.ts'
import { evenly } from './takers.ts'

const LIRA = 100_000
const TERMS = {
  id: 'half',
  kind: 'deposit_match',
  amountKurus: 50_000,
  sharePercent: 50,
  depositMinKurus: 10_000,
  wagering: 2,
  days: 10,
  maxStakeKurus: 2_000,
  maxWinKurus: 8_000,
  contribution: { 1: 50 },
} as const satisfies OfferTerms
const frame = frameOf(TERMS, 100 * LIRA)

let round = 0
const move = (change: Partial<Move>): Move => {
  round += 1
  const plain = { kind: 'bet', percent: 50, game: 'a', isFromBonus: false, atMs: 0 } as const
  return { ...plain, amount: 10 * LIRA, round: `${round}`, ...change }
}

test('what cash pays only counts, by its category, until the bonus is released up to its most', () => {
  const bets = [move({ amount: 300 * LIRA }), move({ amount: 99 * LIRA })]
  expect(replay(frame, 100 * LIRA, bets)).toMatchObject({
    state: 'open',
    balance: 100 * LIRA,
    wagered: 199.5 * LIRA,
  })
  const last = move({ amount: LIRA })
  expect(replay(frame, 100 * LIRA, [...bets, last])).toMatchObject({
    state: 'released',
    cost: 80 * LIRA,
  })
})

test('what a bonus really paid this one pays, within the guard, and its wins come back', () => {
  const paid = move({ amount: 20 * LIRA, isFromBonus: true })
  const won = move({ kind: 'win', amount: 35 * LIRA, isFromBonus: true, round: paid.round })
  const above = move({ amount: 21 * LIRA, isFromBonus: true })
  const aboveWon = move({ kind: 'win', amount: 500 * LIRA, isFromBonus: true, round: above.round })
  expect(replay(frame, 100 * LIRA, [paid, won, above, aboveWon])).toMatchObject({
    state: 'open',
    balance: 115 * LIRA,
    wagered: 10 * LIRA,
  })
})

test('a bonus that is staked away is lost', () => {
  const stakes = Array.from({ length: 5 }, () => move({ amount: 20 * LIRA, isFromBonus: true }))
  expect(replay(frame, 100 * LIRA, stakes)).toMatchObject({ state: 'lost', cost: 0 })
})

test('beyond the real play stakes follow the pattern, lowered to the guard, to a win, loss or end', () => {
  const on = (law: { p: number; times: number }, stakes = 100) =>
    playOn(
      frame,
      { balance: 100 * LIRA, wagered: 0 },
      { patterns: [{ stake: 50 * LIRA, percent: 50, law }], stakes, draw: () => 0.5 },
    )
  // Five stakes of the guard's ₺20 are lost.
  expect(on({ p: 0, times: 0 })).toEqual({ isFinished: false, cost: 0 })
  // Twenty of them count ₺10 each; each is paid once, so that all of the bonus is left.
  expect(on({ p: 1, times: 1 })).toEqual({ isFinished: true, cost: 80 * LIRA })
  expect(on({ p: 1, times: 1 }, 19)).toEqual({ isFinished: false, cost: 0 })
  expect(on({ p: 1, times: 0.9 })).toEqual({ isFinished: true, cost: 60 * LIRA })
})

test('a bonus without wagering costs what it gives; who never played has nothing to play on with', () => {
  const taker = {
    playerId: '',
    usercode: '1',
    at: new Date(0),
    depositE5: null,
    grantedE5: BigInt(50 * LIRA),
  }
  const world: World = { terms: TERMS, laws: new Map(), usual: undefined, endMs: 0 }
  const draw = drawsOf('1')
  const free = { ...world, terms: { ...TERMS, wagering: 0 } }
  expect(simulate(free, { taker, moves: [], draw })).toMatchObject({
    after: 'released',
    finished: 200,
  })
  expect(simulate(world, { taker, moves: [], draw })).toMatchObject({
    after: 'expired',
    finished: 0,
  })
})

test('a free bet is the real first bet’s profit; free rounds win by their game’s law', () => {
  const taker = {
    playerId: '',
    usercode: '1',
    at: new Date(0),
    depositE5: null,
    grantedE5: BigInt(20 * LIRA),
  }
  const laws = new Map([['nar', { p: 1, times: 0.5 }]])
  const freeBet: OfferTerms = { id: 'free-bet', kind: 'free_bet', amountKurus: 2_000, days: 7 }
  const world: World = { terms: freeBet, laws, usual: undefined, endMs: 0 }
  const bet = move({ amount: 40 * LIRA, game: null })
  const won = move({ kind: 'win', amount: 100 * LIRA, game: null, round: bet.round })
  const { costs } = simulate(world, { taker, moves: [bet, won], draw: drawsOf('1') })
  expect(new Set(costs)).toEqual(new Set([30 * LIRA]))
  const rounds: OfferTerms = {
    id: 'rounds',
    kind: 'free_rounds',
    provider: 'hub88',
    gameCode: 'nar',
    rounds: 10,
    stakeKurus: 200,
    days: 7,
  }
  const played = simulate({ ...world, terms: rounds }, { taker, moves: [], draw: drawsOf('1') })
  expect(new Set(played.costs)).toEqual(new Set([10 * LIRA]))
})

test('a law has the return and the spread that it is made of, and no chance above one', () => {
  for (const [rtp, spread] of [
    [0.96, 12],
    [0.96, 0.5],
    [0.99, 2],
  ] as const) {
    const { p, times } = lawOf(rtp, spread)
    expect(p).toBeLessThanOrEqual(1)
    expect(p * times).toBeCloseTo(rtp, 9)
    expect(p * times * times).toBeCloseTo(Math.max(spread, rtp * rtp), 9)
  }
})

test('draws are the same for one name, differ for another, and are even', () => {
  const some = (name: string) => Array.from({ length: 20_000 }, drawsOf(name))
  expect(some('one')).toEqual(some('one'))
  expect(some('one')).not.toEqual(some('two'))
  const mean = some('one').reduce((sum, one) => sum + one, 0) / 20_000
  expect(mean).toBeGreaterThan(0.49)
  expect(mean).toBeLessThan(0.51)
})

test('percentiles are by nearest rank; many takers are chosen evenly', () => {
  const costs = Array.from({ length: 200 }, (_, at) => at + 1)
  expect([5, 50, 95].map((percent) => percentileOf(costs, percent))).toEqual([10, 100, 190])
  expect(evenly([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 2, 5, 7])
  expect(evenly([1, 2], 4)).toEqual([1, 2])
})

test('a month is Istanbul’s: it begins three hours before it does in London', () => {
  expect(lastMonth(new Date('2026-11-30T20:59:59Z'))).toBe('2026-10')
  expect(lastMonth(new Date('2026-11-30T21:00:00Z'))).toBe('2026-11')
  expect(lastMonth(new Date('2026-12-31T21:00:00Z'))).toBe('2026-12')
  expect(spanOf('2026-12')).toEqual({
    from: new Date('2026-11-30T21:00:00Z'),
    to: new Date('2026-12-31T21:00:00Z'),
  })
})
