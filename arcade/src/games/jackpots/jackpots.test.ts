import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { fraction, numberOf } from '../fraction.ts'
import type { Random } from '../game.ts'
import { range } from '../shuffle.ts'
import known from '../testing/known-room-answers.json' with { type: 'json' }
import { scripted } from '../testing/scripted.ts'
import { drawPoint, drawSecond, drawWinner, wideBelow } from './draws.ts'
import {
  type CeilingLevel,
  contributionOf,
  isEligible,
  LEVELS,
  type Level,
  LIRA,
  type TimedLevel,
  type Units,
} from './levels.ts'
import { meanAward, rtp, rtpOf } from './mathematics.ts'
import {
  amountOf,
  fall,
  firstPot,
  hasReached,
  type Pot,
  payIn,
  reserveOf,
  takeBack,
} from './pot.ts'

const { jackpots } = known.games
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
  const { falls } = book.pot
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
  if (random.below(10) > 0) return
  const before = book.pot
  book.pot = takeBack(level, book.pot, { stake, falls })
  if (book.pot !== before) book.paidIn -= contributionOf(level, stake)
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

test('a stake that goes back takes its contribution back, unless the pot has fallen', () => {
  const paid = payIn(ses, firstPot(ses), 50n * LIRA)
  expect(takeBack(ses, paid, { stake: 50n * LIRA, falls: 0 })).toEqual(firstPot(ses))
  const { pot } = fall(ses, paid)
  expect(takeBack(ses, pot, { stake: 50n * LIRA, falls: 0 })).toBe(pot)
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

test('a winner is drawn in proportion to the stakes, and none where nobody staked', () => {
  const entries = [1, 2, 7].map((lira, at) => ({ id: `${at}`, stake: BigInt(lira) * LIRA }))
  expect(drawWinner([], scripted())).toBeUndefined()
  const at = (unit: number) => drawWinner(entries, scripted(unit))?.id
  expect([0, 99_999, 100_000, 299_999, 300_000, 999_999].map(at)).toEqual([...'001122'])
  const random = drawsOf('winners')
  const wins = range(1, 5_000).filter(() => drawWinner(entries, random)?.id === '2')
  const z = (wins.length - 3_500) / Math.sqrt(5_000 * 0.7 * 0.3)
  expect(Math.abs(z)).toBeLessThan(3.29)
})
