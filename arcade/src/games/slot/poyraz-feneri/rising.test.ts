import { expect, test } from 'vitest'
import { numberOf } from '../../fraction.ts'
import { scripted } from '../../testing/scripted.ts'
import published from '../../testing/slot-examples.json' with { type: 'json' }
import { expectBounded, expectPlay, roundOf } from '../machine/testing/expect-play.ts'
import { plantedErrors } from '../machine/testing/planted.ts'
import { faultsOf, TEN_LINES } from '../reels/sheet.ts'
import { fullCycle, returnByLines } from './mathematics.ts'
import { risingMachine, spinRising } from './rules.ts'
import { poyrazFeneri, RISING_TITLES, selsebil, serilenHali } from './titles.ts'

const { expandingWild } = published
const { sheet } = poyrazFeneri

test('FAIR-20: the lighthouse stands on the published reels, lines and pays', () => {
  const letters = ['W', 'A', 'N', 'K', 'Q', 'J', 'T']
  const letterOf = new Map(sheet.symbols.map(({ id }, at) => [id, letters[at]]))
  const strips = sheet.reels.map((reel) => reel.map((id) => letterOf.get(id)).join(' '))
  const pays = sheet.symbols.slice(1).map(({ id, pays: own }) => [letterOf.get(id), own])
  expect(strips).toEqual(expandingWild.reels)
  expect(TEN_LINES).toEqual(expandingWild.lines)
  expect(Object.fromEntries(pays)).toEqual(expandingWild.pays)
})

test('FAIR-20: its return is the published one, by the lines and by every combination', () => {
  const { rtp, hitRate, deviation, mostHundredths, combinations } = fullCycle(sheet)
  expect(`${rtp.numerator}/${rtp.denominator}`).toBe(expandingWild.rtp)
  expect(returnByLines(sheet)).toEqual(rtp)
  const { cycle, hit, sd, max } = expandingWild.fullCycle
  expect(combinations).toBe(cycle)
  expect(numberOf(hitRate)).toBeCloseTo(hit, 9)
  expect(deviation).toBeCloseTo(sd, 9)
  expect(mostHundredths).toBe(Math.round(max * 100))
})

test.each(RISING_TITLES)('FAIR-20, GAM-03: $code returns the same by two ways', (title) => {
  expect(faultsOf(title.sheet)).toEqual([])
  const cycle = fullCycle(title.sheet)
  expect(returnByLines(title.sheet)).toEqual(cycle.rtp)
  expect(numberOf(cycle.rtp)).toBeGreaterThan(0.955)
  expect(numberOf(cycle.rtp)).toBeLessThan(0.965)
  expect(cycle.mostHundredths).toBe(title.sheet.mostHundredths)
  expectBounded(title.code)
})

test.each(RISING_TITLES)('a pay of $code that is a hundredth too high is found', (title) => {
  const right = numberOf(returnByLines(title.sheet))
  const wrong = plantedErrors(title.sheet).map((planted) => numberOf(returnByLines(planted)))
  expect(wrong.length).toBeGreaterThanOrEqual(18)
  expect(wrong.every((rtp) => rtp - right > 1e-6)).toBe(true)
})

test('what the machine pays at every stop of short reels is what the lines say', () => {
  const reels = serilenHali.sheet.reels.map((reel) => {
    const from = Math.max(2, reel.indexOf('hali')) - 2
    return [...reel, ...reel].slice(from, from + 5)
  })
  const short = { ...serilenHali.sheet, reels, multipliers: [1, 3] }
  let [sum, rounds] = [0, 0]
  for (let at = 0; at < 5 ** 5; at++) {
    const stops = [0, 1, 2, 3, 4].map((reel) => Math.floor(at / 5 ** reel) % 5)
    for (let factors = 0; factors < 8; factors++) {
      const drawn = [factors & 1, (factors >> 1) & 1, factors >> 2]
      sum += spinRising(short, scripted(...stops, ...drawn)).hundredths
      rounds += 1
    }
  }
  expect(sum / rounds / 100).toBeCloseTo(numberOf(returnByLines(short)), 9)
})

test('a lighthouse fills its reel from where it landed, and the lines are paid once after it', () => {
  const { rises, grid, wins, hundredths } = spinRising(sheet, scripted(4, 5, 4, 9, 4))
  expect(rises).toEqual([{ reel: 2, row: 2, factor: 1 }])
  expect(grid[2]?.[2]).toBe('fanus')
  expect(wins.map(({ line }) => line)).toEqual([...new Set(wins.map(({ line }) => line))])
  // Four boats and the tower between them: the tower stands for a boat.
  expect(wins.find(({ line }) => line === 1)).toMatchObject({ symbol: 'yelkenli', count: 5 })
  expect(hundredths).toBe(wins.reduce((sum, win) => sum + win.hundredths, 0))
})

test('a carpet draws its multiplier after the stops, and those on a line multiply', () => {
  const { sheet: own } = serilenHali
  const atWild = own.reels.map((reel) => Math.max(0, reel.indexOf('hali')))
  const { rises, wins } = spinRising(own, scripted(...atWild, 5, 3, 0))
  expect(rises.map(({ reel, factor }) => [reel, factor])).toEqual([
    [1, 3],
    [2, 2],
    [3, 1],
  ])
  expect(wins).toHaveLength(10)
  expect(wins.every(({ factor, count }) => factor === 6 && count >= 4)).toBe(true)
})

test.each([
  [poyrazFeneri, 0, [4, 8, 19, 0, 15], [[1, 1]], 140],
  [poyrazFeneri, 1, [10, 0, 6, 12, 9], [[2, 1]], 60],
  [selsebil, 3, [19, 6, 5, 5, 21], [[2, 1]], 570],
  [
    serilenHali,
    6,
    [21, 26, 9, 24, 26],
    [
      [1, 2],
      [3, 3],
    ],
    600,
  ],
])('FAIR-05: $code of the example seeds, nonce %i', (title, nonce, stops, factors, hundredths) => {
  const round = roundOf(risingMachine(title).play, nonce)
  expect(round).toMatchObject({ stops, hundredths })
  expect(round.rises.map(({ reel, factor }) => [reel, factor])).toEqual(factors)
})

/** One title of each sheet. */
test.each([poyrazFeneri, selsebil, serilenHali])(
  'FAIR-27: $code plays as it declares',
  ({ code }) => expectPlay(code),
)
