import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import {
  OFFERED_SLOTS,
  offeredGames,
  type SupplierName,
} from '../../supplier-clients/offered-games.ts'
import { findFacts } from '../find-facts.ts'
import { fraction, numberOf } from '../fraction.ts'
import type { Random } from '../game.ts'
import { range } from '../shuffle.ts'
import known from '../testing/known-room-answers.json' with { type: 'json' }
import { scripted } from '../testing/scripted.ts'
import { drawPlace, drawPoint, drawSecond, wideBelow } from './draws.ts'
import {
  type CeilingLevel,
  contributionOf,
  hasJackpots,
  isEligible,
  KURUS,
  LEVELS,
  type Level,
  LIRA,
  type TimedLevel,
  type Units,
} from './levels.ts'
import { meanAward, rtp, rtpOf } from './mathematics.ts'
import { amountOf, fall, firstPot, hasReached, type Pot, payIn, reserveOf } from './pot.ts'

const { jackpots } = known.games
const SUPPLIERS = Object.keys(OFFERED_SLOTS) as SupplierName[]
const levelOf = (name: string) => LEVELS.find((level) => level.name === name) as Level
const [yek, du] = ['yek', 'du'].map((name) => levelOf(name) as TimedLevel) as [
  TimedLevel,
  TimedLevel,
]
const [cihar, ses] = ['cihar', 'ses'].map((name) => levelOf(name) as CeilingLevel) as [
  CeilingLevel,
  CeilingLevel,
]
const drawsOf = (name: string): Random =>
  randomOf({ serverSeed: commitmentOf(name), clientSeed: name }, 0)

test('each level takes its published share of a stake, whole at any whole lira, a hundredth in all', () => {
  for (const [name, rate] of Object.entries(jackpots.contribution)) {
    expect(Number(levelOf(name).unitsPerLira) / Number(LIRA)).toBeCloseTo(rate, 12)
    const { toPot } = levelOf(name)
    const pot = jackpots.pot[name as keyof typeof jackpots.pot]
    expect(`${toPot.numerator}/${toPot.denominator}`).toBe(pot)
  }
  for (const { seed, ceiling, name } of [cihar, ses]) {
    const published = jackpots[name as 'cihar' | 'ses']
    expect([seed, ceiling]).toEqual(
      [published.seed, published.ceiling].map((one) => BigInt(one) * LIRA),
    )
  }
  const sum = LEVELS.reduce((total, level) => total + contributionOf(level, 7n * LIRA), 0n)
  expect(sum).toBe((7n * LIRA) / 100n)
  expect(() => contributionOf(yek, 1n)).toThrow()
})

test('FAIR-20: each level returns what it takes, the jackpots one hundredth in all', () => {
  for (const level of LEVELS) expect(rtpOf(level)).toEqual(fraction(level.unitsPerLira, LIRA))
  const { numerator, denominator } = rtp()
  expect(`${numerator}/${denominator}`).toBe(jackpots.rtp)
  expect([cihar, ses].map((level) => numberOf(meanAward(level)) / Number(LIRA))).toEqual([
    42_500, 875_000,
  ])
})

test('games that return more than 98 % and pots pay nothing in', () => {
  expect((['slot', 'roulette', 'money-wheel', 'keno'] as const).map(isEligible)).toEqual(
    Array(4).fill(true),
  )
  expect((['dice', 'plinko', 'blackjack', 'baccarat', 'bingo'] as const).map(isEligible)).toEqual(
    Array(5).fill(false),
  )
})

type Book = { paidIn: Units; won: Units; pot: Pot; falls: Units[] }

/** One stake: it pays in, some go back, and a pot whose moment has come falls. */
function stakeOnce(level: Level, book: Book, point: Units, random: Random): void {
  const stake = BigInt(1 + random.below(level.kind === 'timed' ? 500 : 20_000)) * LIRA
  book.pot = payIn(level, book.pot, stake)
  book.paidIn += contributionOf(level, stake)
  const isDue =
    level.kind === 'timed' ? random.below(700) === 0 : hasReached(level, book.pot, point)
  if (isDue) {
    const { won, pot } = fall(level, book.pot)
    book.pot = pot
    book.won += won
    book.falls.push(won)
  }
}

test.each([
  ['yek', 200_000],
  ['du', 200_000],
  ['cihar', 200_000],
  ['ses', 200_000],
] as const)(
  '%s: over %i stakes all that was paid in is won, in the pot or in the reserve',
  (name, stakes) => {
    const level = levelOf(name)
    const random = drawsOf(`book ${name}`)
    const book: Book = { paidIn: 0n, won: 0n, pot: firstPot(level), falls: [] }
    const pointOf = () => (level.kind === 'ceiling' ? drawPoint(level, random) : 0n)
    let [point, falls] = [pointOf(), 0]
    for (let stake = 0; stake < stakes; stake++) {
      stakeOnce(level, book, point, random)
      if (book.falls.length > falls) [point, falls] = [pointOf(), book.falls.length]
    }
    expect(book.won + amountOf(level, book.pot) + reserveOf(level, book.pot)).toBe(book.paidIn)
    expect(book.falls.length).toBeGreaterThan(level.kind === 'timed' ? 200 : 5)
  },
)

test('what a share of one stake cuts off is not lost: a pot grows by the whole of many', () => {
  let pot = firstPot(cihar)
  for (const _ of range(1, 17)) pot = payIn(cihar, pot, LIRA)
  expect(amountOf(cihar, pot) - cihar.seed).toBe((17n * 250n * 13n) / 17n)
  expect(reserveOf(cihar, pot)).toBe(-cihar.seed + 250n * 4n)
})

test('a pot never stands above its ceiling: what lies over it goes to the reserve', () => {
  const before = payIn(cihar, firstPot(cihar), 33_000_000n * LIRA)
  expect(hasReached(cihar, before, cihar.ceiling)).toBe(false)
  const pot = payIn(cihar, before, 2_000_000n * LIRA)
  expect(amountOf(cihar, pot)).toBe(cihar.ceiling)
  expect(hasReached(cihar, pot, cihar.ceiling)).toBe(true)
  const { won, pot: next } = fall(cihar, pot)
  expect(won).toBe(cihar.ceiling)
  expect(won + amountOf(cihar, next) + reserveOf(cihar, next)).toBe(35_000_000n * 250n)
})

test('a pot of an hour begins with the fifth that was kept of the hour before', () => {
  const pot = payIn(yek, firstPot(yek), 1_000n * LIRA)
  const first = fall(yek, pot)
  expect([first.won, amountOf(yek, first.pot), reserveOf(yek, first.pot)]).toEqual([
    120_000n,
    30_000n,
    0n,
  ])
})

test('a fall pays whole kuruş, and what is less is kept for the next', () => {
  const pot = payIn(yek, firstPot(yek), 7n * LIRA)
  expect(amountOf(yek, pot)).toBe(840n)
  const { won, pot: next } = fall(yek, pot)
  expect([won, amountOf(yek, next)]).toEqual([0n, 1_050n])
  expect(fall(yek, next)).toMatchObject({ won: 1_000n, pot: { seed: 50n } })
})

test('a pot has reached its point as soon as it holds as much, and not a unit before', () => {
  const pot = payIn(ses, firstPot(ses), 7n * LIRA)
  expect(amountOf(ses, pot)).toBe(ses.seed + 2_000n)
  expect([2_000n, 2_001n].map((units) => hasReached(ses, pot, ses.seed + units))).toEqual([
    true,
    false,
  ])
})

test('FAIR-07: above 2³² two words are one number, the first the higher, and the last run is thrown away', () => {
  const wide = 2n ** 32n + 1n
  expect(wideBelow(scripted(7), 10n)).toBe(7n)
  expect(wideBelow(scripted(4_294_967_295), 2n ** 32n)).toBe(4_294_967_295n)
  expect(wideBelow(scripted(1, 5), wide)).toBe((2n ** 32n + 5n) % wide)
  const limit = 2n ** 64n - (2n ** 64n % wide)
  const words = (value: bigint) => [Number(value >> 32n), Number(value % 2n ** 32n)]
  expect(wideBelow(scripted(...words(limit - 1n)), wide)).toBe(wide - 1n)
  expect(wideBelow(scripted(...words(limit), 0, 3), wide)).toBe(3n)
})

test('the point is any unit above the seed up to the ceiling, the second any of the period', () => {
  const least = { below: () => 0 }
  expect(drawPoint(cihar, least)).toBe(cihar.seed + 1n)
  const random = drawsOf('points')
  const points = range(1, 2_000).map(() => drawPoint(ses, random))
  expect(points.every((point) => point > ses.seed && point <= ses.ceiling)).toBe(true)
  const mean = points.reduce((sum, point) => sum + point, 0n) / 2_000n
  const error = Number(mean - (ses.seed + ses.ceiling) / 2n) / Number(ses.ceiling - ses.seed)
  expect(Math.abs(error) * Math.sqrt(12 * 2_000)).toBeLessThan(3.29)
  const seconds = range(1, 500).flatMap(() => [drawSecond(yek, random), drawSecond(du, random)])
  expect(Math.max(...seconds)).toBeGreaterThan(3_600)
  expect(Math.max(...seconds)).toBeLessThan(86_400)
})

test('a winner is drawn in proportion to the stakes, by whole kuruş of them', () => {
  const units = Number(KURUS)
  const at = (unit: number) => drawPlace(scripted(unit), 1_000)
  expect([0, units - 1, units, 100 * units, 1_000 * units - 1].map(at)).toEqual([0, 0, 1, 100, 999])
  const random = drawsOf('winners')
  const wins = range(1, 5_000).filter(() => drawPlace(random, 1_000) >= 300)
  const z = (wins.length - 3_500) / Math.sqrt(5_000 * 0.7 * 0.3)
  expect(Math.abs(z)).toBeLessThan(3.29)
})

test('games that pay in return 98 % or less, and their supplier has a word for a jackpot', () => {
  const offered = SUPPLIERS.flatMap((supplier) =>
    offeredGames(supplier).map(({ gameCode }) => ({ supplier, facts: findFacts(gameCode) })),
  )
  expect(offered.length).toBeGreaterThan(60)
  for (const { supplier, facts } of offered) expect(facts?.supplier).toBe(supplier)
  const paying = offered.flatMap(({ facts }) => (facts && hasJackpots(facts) ? [facts] : []))
  expect(paying.length).toBeGreaterThan(30)
  for (const { rtpBp } of paying) expect(rtpBp.highest).toBeLessThanOrEqual(9_800)
  expect(new Set(paying.map(({ supplier }) => supplier))).toEqual(
    new Set(['softgamings', 'amusnet', 'egt-digital', 'digitain']),
  )
})
