import { expect, test } from 'vitest'
import { randomOf } from '../../../fairness/seeds.ts'
import { findModes } from '../../find-modes.ts'
import { numberOf } from '../../fraction.ts'
import examples from '../../testing/slot-examples.json' with { type: 'json' }
import { MANY_ROUNDS } from '../machine/testing/expect-play.ts'
import { playMany, Z_MAX } from '../machine/testing/play-many.ts'
import { figuresOfDrums } from './mathematics.ts'
import { drumMachine, LINES, roundAt } from './rules.ts'
import { atesKirazi, DRUM_SHEETS, saatKulesi, sedefCekmece, yediTepe777 } from './titles.ts'

const SEEDS = { serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }
/** The letters of the reference, and what stands on the drums. */
const LETTERS = { Y: 'kadran', D: 'horoz', C: 'kostek', U: 'saatcan', N: 'kurma', K: 'disli' }
type Letter = keyof typeof LETTERS

test('FAIR-20: Saat Kulesi is the drum of the reference, symbol for symbol', () => {
  const { reels, lines, pays, rtp, hitRate, sd, maxWin } = examples.lines3x3
  const strips = reels.map((reel) => reel.split(' ').map((letter) => LETTERS[letter as Letter]))
  expect(saatKulesi.drums).toEqual(strips)
  expect(LINES).toEqual(lines)
  for (const [letter, pay] of Object.entries(pays))
    expect(saatKulesi.pays[LETTERS[letter as Letter]]).toBe((pay * 100) / LINES.length)
  const figures = figuresOfDrums(saatKulesi)
  expect(`${figures.rtp.numerator}/${figures.rtp.denominator}`).toBe(rtp)
  expect(numberOf(figures.hitRate)).toBeCloseTo(Number(hitRate), 12)
  expect(Math.sqrt(numberOf(figures.variance))).toBeCloseTo(sd, 6)
  expect(figures.mostHundredths).toBe(maxWin * 100)
})

test('FAIR-20: Sedef Çekmece returns between 95.5 and 96.5 % and wins on every fourth round or so', () => {
  const { rtp, hitRate, variance } = figuresOfDrums(sedefCekmece)
  expect(rtp).toEqual({ numerator: 767n, denominator: 800n })
  expect(numberOf(hitRate)).toBeCloseTo(0.23425, 12)
  expect(Math.sqrt(numberOf(variance))).toBeCloseTo(2.8016, 4)
})

test('FAIR-20: Ateş Kirazı and Yedi Tepe 777 return between 95.5 and 96.5 %', () => {
  const figures = [atesKirazi, yediTepe777].map((sheet) => {
    const { rtp, hitRate, variance } = figuresOfDrums(sheet)
    return [rtp, hitRate, Math.sqrt(numberOf(variance))].map((one) =>
      typeof one === 'number' ? one : numberOf(one),
    )
  })
  for (const [at, told] of [
    [0.959898572, 0.237415477, 3.258801],
    [0.961682945, 0.23553719, 4.008908],
  ].entries())
    for (const [which, figure] of told.entries())
      expect(figures[at]?.[which]).toBeCloseTo(figure, 5)
})

test('a wild stands for every other symbol, and three of it pay their own', () => {
  const drums = [
    ['w', 'a', 'b'],
    ['a', 'w', 'b'],
    ['w', 'a', 'a'],
  ]
  const sheet = { ...saatKulesi, wild: 'w', pays: { w: 900, a: 100, b: 200 }, drums }
  expect(roundAt(sheet, [0, 0, 0]).wins).toEqual([
    { line: 0, symbol: 'a', hundredths: 100 },
    { line: 1, symbol: 'a', hundredths: 100 },
    { line: 3, symbol: 'a', hundredths: 100 },
    { line: 4, symbol: 'b', hundredths: 200 },
  ])
  expect(roundAt(sheet, [0, 1, 0]).wins[0]).toMatchObject({ line: 1, symbol: 'w' })
  const without = { ...saatKulesi, pays: sheet.pays, drums }
  expect(roundAt(without, [0, 0, 0]).wins).toEqual([])
})

test.each(DRUM_SHEETS)(
  'no round of $code returns more than is told, and one returns it',
  (sheet) => {
    expect(figuresOfDrums(sheet).mostHundredths).toBe(sheet.mostHundredths)
    for (const id of new Set(sheet.drums.flat())) expect(sheet.pays[id]).toBeGreaterThan(0)
  },
)

test('a pay that is one percent too high is found by the return', () => {
  const { pays } = saatKulesi
  const planted = { ...saatKulesi, pays: { ...pays, kostek: (pays.kostek ?? 0) * 1.01 } }
  const [is, was] = [planted, saatKulesi].map((sheet) => numberOf(figuresOfDrums(sheet).rtp))
  expect(Math.abs((is ?? 0) - (was ?? 0))).toBeGreaterThan(1e-4)
})

test('three alike pay on each of the five lines, two pay nothing', () => {
  const drum = ['a', 'b', 'c', 'd', 'e']
  const sheet = { ...saatKulesi, pays: { a: 100, b: 200, c: 300 }, drums: [drum, drum, drum] }
  expect(roundAt(sheet, [0, 0, 0]).wins.map(({ line, symbol }) => [line, symbol])).toEqual([
    [0, 'b'],
    [1, 'a'],
    [2, 'c'],
  ])
  expect(roundAt(sheet, [0, 4, 3]).wins).toEqual([{ line: 3, symbol: 'a', hundredths: 100 }])
  expect(roundAt(sheet, [3, 4, 0]).wins).toEqual([{ line: 4, symbol: 'a', hundredths: 100 }])
  expect(roundAt(sheet, [0, 0, 3]).hundredths).toBe(0)
})

test('the stops of the published seeds are the known ones', () => {
  const { play } = drumMachine(saatKulesi)
  expect([0, 1, 2].map((nonce) => play(randomOf(SEEDS, nonce)).stops)).toEqual([
    [4, 8, 19],
    [10, 0, 6],
    [9, 16, 10],
  ])
  const sedef = drumMachine(sedefCekmece).play(randomOf(SEEDS, 5))
  expect(sedef).toMatchObject({ stops: [16, 7, 2], hundredths: 280 })
})

test.each(DRUM_SHEETS)('FAIR-27: $code plays as it declares', ({ code, mostHundredths }) => {
  const modes = findModes(code)
  if (!modes) throw new Error(`no ${code}`)
  const { rtpZ, hitZ, most, isWhole } = playMany(modes, MANY_ROUNDS)
  expect(Math.abs(rtpZ)).toBeLessThanOrEqual(Z_MAX)
  expect(Math.abs(hitZ)).toBeLessThanOrEqual(Z_MAX)
  expect(most).toBeLessThanOrEqual(mostHundredths / 100)
  expect(isWhole).toBe(true)
})
