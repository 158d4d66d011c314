import { expect, test } from 'vitest'
import { randomOf } from '../../../fairness/seeds.ts'
import { findModes } from '../../find-modes.ts'
import { numberOf } from '../../fraction.ts'
import { scripted } from '../../testing/scripted.ts'
import examples from '../../testing/slot-examples.json' with { type: 'json' }
import { BALLOON_SHEETS, balonVadisi } from '../balon-vadisi/titles.ts'
import { golgePerdesi, SHADOW_SHEETS } from '../golge-perdesi/titles.ts'
import { strip } from '../sheet.ts'
import { figuresOfWays } from './mathematics.ts'
import { spinAt, waysMachine } from './rules.ts'
import { faultsOf, type WaysSheet } from './sheet.ts'

const SEEDS = { serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }
const SHEETS = [...BALLOON_SHEETS, ...SHADOW_SHEETS]

type Example = (typeof examples)['ways243' | 'ways1024']

const sheetOf = ({ window, reels, pays }: Example): WaysSheet => ({
  code: 'zar_example',
  version: '1',
  rows: window,
  reels: reels.map(strip),
  wild: 'W',
  pays: Object.fromEntries(
    Object.entries(pays).map(([symbol, pay]) => {
      const [three = 0, four = 0, five = 0] = pay.map((times) => Math.round(times * 100))
      return [symbol, [three, four, five] as const]
    }),
  ),
  mostHundredths: 500_000,
})

test.each([
  ['243', examples.ways243],
  ['1024', examples.ways1024],
] as const)('FAIR-20: %s ways of the reference return what is published', (_name, example) => {
  const { exactRtp, hitRate, deviation } = figuresOfWays(sheetOf(example))
  expect(`${exactRtp.numerator}/${exactRtp.denominator}`).toBe(example.rtp)
  expect(numberOf(exactRtp)).toBeCloseTo(Number(example.rtpDecimal), 9)
  expect(hitRate).toBeCloseTo(example.sim.hit, 3)
  expect(Math.abs(deviation / example.sim.sd - 1)).toBeLessThan(0.03)
})

/** The class of its volatility, its return, how often it wins and its deviation. */
const FIGURES = [
  ['zar_balon_vadisi', 0.9579656281371909, 0.298494438, 4.375541],
  ['zar_leylek_gocu', 0.961302370036, 0.312702619, 3.285808],
  ['zar_ruzgar_gulu', 0.9565354004368161, 0.298702227, 4.301693],
  ['zar_balik_pazari', 0.961701195687765, 0.313036435, 4.649743],
  ['zar_golge_perdesi', 0.959736964077, 0.285123284, 6.40757],
  ['zar_bin_kapili_carsi', 0.959736964077, 0.285123284, 6.40757],
  ['zar_anka_dagi', 0.9615387408223801, 0.298292337, 7.330881],
  ['zar_muhurlu_mektup', 0.957341893285, 0.285123284, 4.399528],
] as const

test.each(FIGURES)('FAIR-20: %s returns %f', (code, rtp, hitRate, deviation) => {
  const [declared] = findModes(code)?.declared() ?? []
  expect(declared?.rtp).toBeCloseTo(rtp, 9)
  expect(declared?.hitRate).toBeCloseTo(hitRate, 8)
  expect(declared?.deviation).toBeCloseTo(deviation, 5)
})

test.each(SHEETS)(
  'FAIR-20: $code returns 95.5 to 96.5 % and takes nothing for granted',
  (sheet) => {
    const rtp = numberOf(figuresOfWays(sheet).exactRtp)
    expect([rtp >= 0.955, rtp <= 0.965]).toEqual([true, true])
    expect(faultsOf(sheet)).toEqual([])
    expect(faultsOf({ ...sheet, wild: sheet.reels[0]?.[0] ?? '' })).not.toEqual([])
  },
)

test('a pay that is one percent too high is found by the return', () => {
  const { pays } = balonVadisi
  const planted = { ...pays, testi: [25, 80, 225 * 1.01] as const }
  const [is, was] = [planted, pays].map((one) => {
    const scaled = Object.entries(one).map(([id, [a, b, c]]) => [id, [a * 100, b * 100, c * 100]])
    return numberOf(figuresOfWays({ ...balonVadisi, pays: Object.fromEntries(scaled) }).exactRtp)
  })
  expect(((is ?? 0) - (was ?? 0)) / 100).toBeGreaterThan(1e-5)
})

const SMALL: WaysSheet = {
  code: 'zar_small',
  version: '1',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: ['aab', 'aWb', 'Sab', 'bba', 'SSb'].map((reel) => [...reel]),
  pays: { a: [10, 50, 100], b: [1, 2, 3] },
  mystery: { symbol: 'M', weights: { a: 1, b: 3 } },
  freeSpins: { byScatters: [2, 0, 0], factor: 2 },
  mostHundredths: 10_000,
}

test('every symbol of a window counts, a wild for each, and a reel without it ends the win', () => {
  const spin = spinAt(SMALL, { kind: 'paid', stops: [0, 0, 0, 0, 0], mystery: 'a' })
  expect(spin.wins).toEqual([
    { symbol: 'a', counts: [2, 2, 1, 1], ways: 4, hundredths: 200 },
    { symbol: 'b', counts: [1, 2, 1, 2, 1], ways: 4, hundredths: 12 },
  ])
  expect(spin).toMatchObject({ hundredths: 212, freeSpinsWon: 2, revealed: null })
  const free = spinAt(SMALL, { kind: 'free', stops: [0, 0, 0, 0, 0], mystery: 'a' })
  expect(free.hundredths).toBe(424)
})

test('every mystery of a spin becomes one symbol', () => {
  const reels = [
    ['M', 'b', 'b'],
    ['M', 'M', 'x'],
    ['a', 'x', 'x'],
    ['M', 'x', 'x'],
    ['x', 'x', 'x'],
  ]
  const at = (mystery: string) =>
    spinAt({ ...SMALL, reels }, { kind: 'paid', stops: [0, 0, 0, 0, 0], mystery })
  expect(at('a')).toMatchObject({
    revealed: 'a',
    wins: [{ symbol: 'a', counts: [1, 2, 1, 1], ways: 2, hundredths: 100 }],
  })
  expect(at('b').wins).toEqual([])
})

test('free spins win free spins, and the round ends at its highest return', () => {
  const { play } = waysMachine({ ...SMALL, mostHundredths: 1_000 })
  const { spins, hundredths, isCut } = play(scripted(...Array.from({ length: 60 }, () => 0)))
  expect(spins.map(({ kind }) => kind)).toEqual(['paid', 'free', 'free'])
  expect({ hundredths, isCut }).toEqual({ hundredths: 1_000, isCut: true })
})

test('the stops of the published seeds are the known ones', () => {
  const first = (sheet: WaysSheet, nonce: number) =>
    waysMachine(sheet).play(randomOf(SEEDS, nonce)).spins[0]?.stops
  expect([0, 1].map((nonce) => first(balonVadisi, nonce))).toEqual([
    [8, 18, 19, 0, 6],
    [13, 10, 6, 2, 14],
  ])
  expect([0, 1].map((nonce) => first(golgePerdesi, nonce))).toEqual([
    [6, 14, 19, 0, 11],
    [0, 2, 18, 20, 9],
  ])
  expect(waysMachine(balonVadisi).play(randomOf(SEEDS, 0)).hundredths).toBe(580)
  expect(waysMachine(golgePerdesi).play(randomOf(SEEDS, 0)).hundredths).toBe(0)
})
