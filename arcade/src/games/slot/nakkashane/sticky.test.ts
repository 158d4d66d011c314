import { expect, test } from 'vitest'
import { numberOf } from '../../fraction.ts'
import { scripted } from '../../testing/scripted.ts'
import published from '../../testing/slot-examples.json' with { type: 'json' }
import { expectBounded, expectPlay, roundOf } from '../machine/testing/expect-play.ts'
import { plantedErrors } from '../machine/testing/planted.ts'
import { FIVE_LINES, faultsOf, reelsOf } from '../reels/sheet.ts'
import {
  featureChain,
  featureMean,
  momentsByMask,
  stickyFigures,
  stickyReturn,
} from './mathematics.ts'
import { playFeature, playSticky, stickyMachine } from './rules.ts'
import type { StickySheet } from './sheets.ts'
import { kehribarDamlasi, nakkashane, nazarDegmez, STICKY_TITLES } from './titles.ts'

const { stickyWild, lines3x3 } = published
const { sheet } = nakkashane

/** The feature of the reference: three cells of the middle reel, on the reels of the drum. */
function example(): StickySheet {
  const { Y, D, C, U, N, K } = lines3x3.pays
  const ids = { W: 'W', Y: 'Y', D: 'D', C: 'C', U: 'U', N: 'N', K: 'K' }
  const pays = { Y: [Y], D: [D], C: [C], U: [U], N: [N], K: [K] }
  const drum = reelsOf(ids, { strips: lines3x3.reels, pays })
  const cells = [0, 1, 2].map((row) => [1, row] as const)
  const { spins } = stickyWild
  return {
    ...drum,
    lines: FIVE_LINES,
    feature: { spins, reels: drum.reels, wild: 1, outOf: 10, cells },
  }
}

test('FAIR-20: the feature of the reference has its mean, by the cells and by the masks', () => {
  const moments = momentsByMask(example())
  expect(moments.map(({ mean }) => mean.toFixed(6))).toEqual(stickyWild.meanBySpinState)
  expect(numberOf(featureMean(example()))).toBeCloseTo(Number(stickyWild.meanFeature), 9)
  expect(featureChain(example(), moments).mean).toBeCloseTo(Number(stickyWild.meanFeature), 9)
})

test.each(STICKY_TITLES)('FAIR-20, GAM-03: $code returns the same by two ways', (title) => {
  expect(faultsOf(title.sheet)).toEqual([])
  const { rtp, deviation, hitRate, most } = stickyFigures(title.sheet)
  expect(featureChain(title.sheet).mean).toBeCloseTo(numberOf(featureMean(title.sheet)), 9)
  expect(rtp).toBeGreaterThan(0.955)
  expect(rtp).toBeLessThan(0.965)
  expect(deviation).toBeGreaterThan(4.8)
  expect(hitRate).toBeGreaterThan(0.2)
  expect(most * 100).toBe(title.sheet.mostHundredths)
  expectBounded(title.code)
})

test('the greatest of a feature is as seldom as all its spins at their greatest', () => {
  const { feature } = example()
  const moments = momentsByMask(example())
  const full = moments.at(-1)?.greatest ?? { most: 0, chance: 0 }
  const certain = { ...example(), feature: { ...feature, wild: feature.outOf } }
  const { most, chance } = featureChain(certain).greatest
  expect(most).toBe(feature.spins * full.most)
  expect(chance / full.chance ** feature.spins).toBeCloseTo(1, 12)
  // Of one spin: each mask as often as its cells turn wild, where its greatest is that of all.
  const once = featureChain({ ...example(), feature: { ...feature, spins: 1 } }).greatest
  const cells = feature.cells.length
  const chances = moments.map(({ greatest }, mask) => {
    const wild = [...Array(cells).keys()].filter((bit) => (mask >> bit) & 1).length
    return greatest.most === full.most ? greatest.chance * 0.1 ** wild * 0.9 ** (cells - wild) : 0
  })
  expect(once.most).toBe(full.most)
  expect(once.chance).toBeCloseTo(
    chances.reduce((sum, one) => sum + one, 0),
    12,
  )
})

test('FAIR-20: the figures of Nakkaşhane', () => {
  const { rtp, hitRate, deviation } = stickyFigures(sheet)
  expect(rtp).toBeCloseTo(0.960974718611, 11)
  expect(hitRate).toBeCloseTo(0.250176858063, 11)
  expect(deviation).toBeCloseTo(6.158429717325, 9)
})

test('FAIR-20: the figures of Nazar Değmez', () => {
  const { exactRtp, rtp, hitRate, deviation, most } = stickyFigures(nazarDegmez.sheet)
  expect(exactRtp).toEqual(stickyReturn(nazarDegmez.sheet))
  expect(rtp).toBeCloseTo(0.96224487909628, 11)
  expect(hitRate).toBeCloseTo(0.247062424930069, 11)
  expect(deviation).toBeCloseTo(5.456088342162748, 9)
  expect(most).toBe(1_424)
  expect(numberOf(featureMean(nazarDegmez.sheet))).toBeCloseTo(35.287373740741636, 9)
})

test.each(STICKY_TITLES)('a pay of $code that is a hundredth too high is found', (title) => {
  const right = numberOf(stickyReturn(title.sheet))
  const wrong = plantedErrors(title.sheet).map((planted) => numberOf(stickyReturn(planted)))
  expect(wrong.length).toBeGreaterThanOrEqual(9)
  expect(wrong.every((rtp) => rtp - right > 1e-6)).toBe(true)
})

test('each free spin draws its stops, then every cell that is not yet wild', () => {
  const two = { ...sheet, feature: { ...sheet.feature, spins: 2 } }
  // First the cells of the left reel turn, and with them none is drawn again.
  const first = [0, 0, 0, ...[0, 0, 0], ...Array<number>(6).fill(23)]
  const second = [1, 1, 1, ...[0, 1, 1, 1, 1, 1]]
  const [one, other] = playFeature(two, scripted(...first, ...second))
  expect(one?.laid).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
  ])
  expect(other?.laid).toEqual([[1, 0]])
  expect(other?.stops).toEqual([1, 1, 1])
  expect(one?.grid.flat()).not.toContain('semsealtin')
})

test('nine leaves pay all five lines as the leaf', () => {
  const one = { ...sheet, feature: { ...sheet.feature, spins: 1 } }
  const [spin] = playFeature(one, scripted(0, 0, 0, ...Array<number>(9).fill(0)))
  expect(spin?.hundredths).toBe(20_000)
  expect(spin?.wins.map(({ symbol, count }) => [symbol, count])).toEqual(
    FIVE_LINES.map(() => ['semsealtin', 3]),
  )
})

test('three books start eight free spins, two start none', () => {
  const books = sheet.reels.map((reel) => reel.indexOf('kitap'))
  const draws = Array<number>(8 * 12).fill(23)
  const { scatters, free } = playSticky(sheet, scripted(...books, ...draws))
  expect(scatters).toHaveLength(3)
  expect(free).toHaveLength(8)
  const [left = 0, middle = 0] = books
  const none = playSticky(sheet, scripted(left, middle, 0))
  expect([none.scatters.length, none.free]).toEqual([2, []])
})

test('no reel shows two books at once, so that three are one on each', () => {
  for (const { sheet: own } of STICKY_TITLES) {
    const book = own.symbols.find(({ role }) => role === 'scatter')?.id
    for (const reel of own.reels)
      for (const at of reel.keys()) {
        const shown = [0, 1, 2].filter((row) => reel[(at + row) % reel.length] === book)
        expect(shown.length).toBeLessThanOrEqual(1)
      }
  }
})

test.each([
  [nakkashane, 0, [24, 18, 19], '', 160],
  [nakkashane, 16, [2, 15, 7], '21 20 22', 540],
  [kehribarDamlasi, 558, [26, 15, 18], '11 20 10 22', 13_100],
  [nazarDegmez, 69, [10, 14, 19], '11 22 10', 5_260],
])('FAIR-05: $code of the example seeds, nonce %i', (title, nonce, stops, laid, hundredths) => {
  const round = roundOf(stickyMachine(title).play, nonce)
  expect(round.paid.stops).toEqual(stops)
  expect(round.free.flatMap((spin) => spin.laid.map((cell) => cell.join(''))).join(' ')).toBe(laid)
  expect(round.hundredths).toBe(hundredths)
})

test.each(STICKY_TITLES)('FAIR-27: $code plays as it declares', ({ code }) => expectPlay(code))
