import { expect, test } from 'vitest'
import { add, numberOf } from '../../fraction.ts'
import { scripted } from '../../testing/scripted.ts'
import { expectBounded, expectPlay, roundOf } from '../machine/testing/expect-play.ts'
import { plantedErrors } from '../machine/testing/planted.ts'
import { faultsOf } from '../reels/sheet.ts'
import { stormCycle, uncutReturn } from './mathematics.ts'
import { playStorm, spinStorm, stormMachine } from './rules.ts'
import { bozkirFirtinasi, karayel, STORM_TITLES, sultaninTaci } from './titles.ts'

const { sheet } = bozkirFirtinasi
const drawsOfFree = (spins: number) => Array<number>(5 * spins).fill(0)

test.each([bozkirFirtinasi, sultaninTaci])(
  'FAIR-20, GAM-03: every combination of $code returns what is declared, and with the cut what the lines say',
  ({ sheet: own }) => {
    const cycle = stormCycle(own)
    expect(cycle.rtp).toEqual(own.figures.rtp)
    expect(add(cycle.rtp, cycle.cut)).toEqual(uncutReturn(own))
    expect(cycle.hitRate).toBeCloseTo(own.figures.hitRate, 12)
    expect(cycle.deviation).toBeCloseTo(own.figures.deviation, 10)
    expect(cycle.mostHundredths).toBe(own.mostHundredths)
    expect(cycle.mostChance / own.figures.mostChance).toBeCloseTo(1, 9)
  },
)

test('FAIR-20: the storm returns 96.01 %, wins 18 times in a hundred, and is wild', () => {
  const { rtp, hitRate, deviation } = sheet.figures
  expect(numberOf(rtp)).toBeCloseTo(0.960129908918, 11)
  expect(hitRate).toBeCloseTo(0.182, 3)
  expect(deviation).toBeGreaterThan(7)
})

test('FAIR-20: the crowns return 96.11 %, win 20 times in a hundred, and are wild', () => {
  const { rtp, hitRate, deviation } = sultaninTaci.sheet.figures
  expect(numberOf(rtp)).toBeCloseTo(0.961107743809, 11)
  expect(hitRate).toBeCloseTo(0.195, 3)
  expect(deviation).toBeGreaterThan(7)
})

test('how often the most of a spin binds is told: once in 86 000 paid and 29 000 free spins', () => {
  const { cutChance } = stormCycle(sheet)
  expect(1 / cutChance.paid).toBeCloseTo(86_468, -1)
  expect(1 / cutChance.free).toBeCloseTo(28_597, -1)
  const { cutChance: crowns } = stormCycle(sultaninTaci.sheet)
  expect([1 / crowns.paid, 1 / crowns.free].map(Math.round)).toEqual([95_936, 22_104])
})

test('two titles have one sheet under other names, and none has faults', () => {
  const [one, other] = STORM_TITLES.map(({ sheet: own }) => {
    expect(faultsOf(own)).toEqual([])
    expect(faultsOf({ ...own, reels: own.feature.reels })).toEqual([])
    const at = (id: string) => own.symbols.findIndex((symbol) => symbol.id === id)
    const places = [...own.reels, ...own.feature.reels].map((reel) => reel.map(at))
    return { places, pays: own.symbols.map(({ pays }) => pays), figures: own.figures }
  })
  expect(one).toEqual(other)
  for (const { code } of STORM_TITLES) expectBounded(code)
})

test.each([
  [bozkirFirtinasi, 27],
  [sultaninTaci, 24],
])('a pay of $code that is a hundredth too high is found', ({ sheet: own }, pays) => {
  const right = numberOf(uncutReturn(own))
  const wrong = plantedErrors(own).map((planted) => numberOf(uncutReturn(planted)))
  expect(wrong).toHaveLength(pays)
  expect(wrong.every((rtp) => rtp - right > 1e-7)).toBe(true)
})

/** The stop at which a reel is all lightning. */
const stackOf = (reels: readonly (readonly string[])[]) =>
  reels.map((reel) => Math.max(0, reel.indexOf('simsek')))

test('a reel that is all lightning draws its multiplier, and stacks on a line multiply', () => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = stackOf(sheet.reels)
  const three = spinStorm(sheet, sheet.reels, scripted(a, b, c, d, e, 5, 0, 3))
  expect(three.stacks.map(({ reel, factor }) => [reel, factor])).toEqual([
    [1, 5],
    [2, 2],
    [3, 3],
  ])
  expect(three.wins).toHaveLength(10)
  expect(three.wins.every(({ factor, count }) => factor === 30 && count >= 4)).toBe(true)
  // Two of its three cells: a wild without a multiplier.
  const part = spinStorm(sheet, sheet.reels, scripted(a, b + 1, 0, 0, 0))
  expect(part.stacks).toEqual([])
  expect(part.grid[1]?.slice(0, 2)).toEqual(['simsek', 'simsek'])
  expect(part.wins.every(({ factor }) => factor === 1)).toBe(true)
})

test('no spin pays more than a thousand stakes', () => {
  const places = stackOf(sheet.reels)
  const { wins, hundredths } = spinStorm(sheet, sheet.reels, scripted(...places, 5, 5, 5))
  expect(wins.reduce((sum, win) => sum + win.hundredths, 0)).toBeGreaterThan(100_000)
  expect(hundredths).toBe(100_000)
})

test('three crowns bring eight free spins on their own reels, which bring no more', () => {
  const crowns = sheet.reels.map((reel) => reel.indexOf('tunduk'))
  const [a = 0, b = 0, c = 0] = crowns
  const round = playStorm(sheet, scripted(a, b, c, 0, 0, ...drawsOfFree(8)))
  expect(round.scatters).toHaveLength(3)
  expect(round.free).toHaveLength(8)
  expect(round.free[0]?.grid[0]).toEqual(sheet.feature.reels[0]?.slice(0, 3))
  expect(sheet.feature.reels.flat()).not.toContain('tunduk')
  expect(playStorm(sheet, scripted(a, b, 0, 0, 0)).free).toEqual([])
})

test.each([
  [bozkirFirtinasi, 0, [6, 14, 11, 5, 13], [], 0, 0],
  [bozkirFirtinasi, 21, [31, 20, 6, 25, 21], [{ reel: 1, factor: 2 }], 0, 300],
  [karayel, 218, [26, 5, 28, 28, 0], [], 8, 1_210],
  [sultaninTaci, 113, [13, 20, 25, 27, 11], [{ reel: 1, factor: 3 }], 0, 2_220],
  [sultaninTaci, 218, [10, 5, 28, 28, 0], [], 8, 690],
])(
  'FAIR-05: $code of the example seeds, nonce %i',
  (title, nonce, stops, stacks, free, hundredths) => {
    const round = roundOf(stormMachine(title).play, nonce)
    expect(round.paid).toMatchObject({ stops, stacks })
    expect([round.free.length, round.hundredths]).toEqual([free, hundredths])
  },
)

test.each([bozkirFirtinasi, sultaninTaci])('FAIR-27: $code plays as it declares', ({ code }) => {
  expectPlay(code)
})
