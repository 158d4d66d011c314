import { expect, test } from 'vitest'
import { numberOf } from '../fraction.ts'
import { range } from '../shuffle.ts'
import known from '../testing/known-room-answers.json' with { type: 'json' }
import { expectFacts } from '../testing/room-facts.ts'
import { chainDraws, placedAs, settledIn, soloDraws, tablesOf } from '../testing/room-round.ts'
import { draw649Facts } from './facts.ts'
import { chanceOf, drawsThatHit, modes } from './mathematics.ts'
import { draw649, drawBalls, hitsOf, SIDE_NAMES, SIDES, type Side } from './rules.ts'

const { lotto649 } = known.games
/** The side bets by their published names. */
const PUBLISHED: Record<Side, keyof typeof lotto649.sides> = {
  'first-odd': 'first ball odd',
  'first-even': 'first ball even',
  'over-150': 'sum over 150',
  'under-150': 'sum under 150',
  'below-40': 'all six below 40',
  consecutive: 'a consecutive pair',
  'no-consecutive': 'no consecutive pair',
}

test('Küre draws its published vectors, alone and of the chain', () => {
  for (const { nonce, result } of known.draws.lotto)
    expect(drawBalls(6, soloDraws(nonce)())).toEqual(result)
  for (const { round, lotto } of known.chain.rounds)
    expect(drawBalls(6, chainDraws(round)())).toEqual(lotto)
})

test('the balls come one by one, each as if all had been drawn at once', () => {
  const tables = tablesOf(draw649, chainDraws(1))
  const drawn = known.chain.rounds[0]?.lotto
  expect(tables.map(({ phase }) => phase)).toEqual([
    ...['betting', 'closed', ...Array(6).fill('ball'), 'result'],
  ])
  expect(tables.slice(2, 8).map(draw649.shownOf)).toEqual(
    range(1, 6).map((count) => ({ drawn: drawn?.slice(0, count) })),
  )
  const lengths = tables.map((table) => draw649.phaseOf(table).lengthMs)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(300_000)
})

test('FAIR-20: the coupon and every side bet have their published return', () => {
  const figures = modes()
  const rtpOf = (mode: string) => {
    const found = figures.find((one) => one.mode === mode)
    return found && `${found.rtp.numerator}/${found.rtp.denominator}`
  }
  expect(rtpOf('coupon')).toBe(lotto649.rtp)
  const coupon = figures[0]
  expect(numberOf(coupon?.hitRate ?? { numerator: 0n, denominator: 1n })).toBeCloseTo(
    Number(lotto649.hitRate),
    11,
  )
  expect(Math.sqrt(numberOf(coupon?.variance ?? { numerator: 0n, denominator: 1n }))).toBeCloseTo(
    lotto649.sd,
    5,
  )
  expect(coupon?.mostHundredths).toBe(lotto649.maxWin * 100)
  for (const [hits, share] of Object.entries(lotto649.p))
    expect(`${drawsThatHit(Number(hits))}/13983816`).toBe(share)
  for (const side of SIDE_NAMES) {
    const one = lotto649.sides[PUBLISHED[side]]
    const chance = chanceOf(side)
    expect(`${chance.numerator}/${chance.denominator}`, side).toBe(one.p)
    expect(SIDES[side].price, side).toBe(Math.round(one.price * 100))
    expect(rtpOf(side)).toBe(one.rtp)
  }
})

test('a sum of 150 loses on both sides', () => {
  const drawn = [5, 10, 15, 25, 46, 49]
  expect(drawn.reduce((sum, ball) => sum + ball, 0)).toBe(150)
  expect([SIDES['over-150'].isWon(drawn), SIDES['under-150'].isWon(drawn)]).toEqual([false, false])
})

test('a coupon is paid by its hits, a side bet by the balls, once all six are in the tray', () => {
  const tables = tablesOf(draw649, chainDraws(1))
  const [, , , ...rest] = known.chain.rounds[0]?.lotto ?? []
  const coupon = [...rest, 1, 2, 3].sort((a, b) => a - b)
  const settled = settledIn(draw649, tables, placedAs({ coupon, stakeKurus: 500 }))
  expect(settled).toEqual({ phase: 'result', returned: 500 * 20 })
  expect(hitsOf(coupon, known.chain.rounds[0]?.lotto ?? [])).toBe(3)
  const won = SIDE_NAMES.map(
    (side) => settledIn(draw649, tables, placedAs({ side, stakeKurus: 100 })).returned,
  )
  // 24 7 31 18 25 11: even first, 116 in all, 24 beside 25.
  expect(won).toEqual([0, 196, 0, 195, 410, 194, 0])
})

test('a coupon has six different numbers and is at most ₺20, so that no return is above the highest', () => {
  const coupon = [49, 1, 7, 8, 30, 22]
  const read = (numbers: unknown, stakeKurus = 100) =>
    draw649.readBet({ coupon: numbers, stakeKurus })
  expect(read(coupon)).toEqual({ coupon: [1, 7, 8, 22, 30, 49], stakeKurus: 100 })
  const wrong = [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 5], [0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 50], '1']
  for (const numbers of wrong) expect(read(numbers)).toBeUndefined()
  const highest = read(coupon, 2_000)
  expect(highest && draw649.mostReturnOf(highest)).toBe(1_000_000_000)
  expect(read(coupon, 2_100)).toBeUndefined()
  expect(draw649.readBet({ side: 'below-40', stakeKurus: 200_000 })).toBeDefined()
  expect(draw649.readBet({ side: 'toString', stakeKurus: 100 })).toBeUndefined()
  expect(draw649.readBet({ side: 'below-40', coupon, stakeKurus: 100 })).toBeUndefined()
})

test('what is told of the game is what its rules take and its mathematics says', () => {
  expectFacts(draw649Facts, draw649, modes())
})
