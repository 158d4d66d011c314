import { expect, test } from 'vitest'
import { randomOf } from '../../fairness/seeds.ts'
import { GameSheet } from '../../protocol.ts'
import { inParts, subtract } from '../fraction.ts'
import { EARLIER_SHEETS, SHEETS } from './catalogue.ts'
import { gameSheetOf, parOf } from './game-sheet.ts'
import { returnByAlgebra } from './line-algebra.ts'
import { LINE_COUNT, LINES } from './lines.ts'
import { computePar } from './par.ts'
import { engineOf, playRound, spin } from './play-round.ts'
import { faultsOf, type SlotSheet, strip, symbol } from './sheet.ts'

const EVERY_SHEET = [...SHEETS, ...EARLIER_SHEETS]

test.each(EVERY_SHEET)(
  'FAIR-26: $gameCode has the committed mathematics, to the last digit',
  (sheet) => {
    expect(faultsOf(sheet)).toEqual([])
    expect(computePar(sheet)).toEqual(parOf(sheet))
  },
  60_000,
)

test.each(EVERY_SHEET)(
  'FAIR-20, GAM-03: $gameCode returns the same by algebra as by enumeration',
  (sheet) => {
    const { rtp } = parOf(sheet)
    const stored = { numerator: BigInt(rtp.numerator), denominator: BigInt(rtp.denominator) }
    expect(subtract(returnByAlgebra(sheet), stored).numerator).toBe(0n)
    expect(inParts(stored, 10_000n)).toBe(rtp.bp)
    expect(rtp.bp).toBeGreaterThanOrEqual(7_500)
    expect(rtp.bp).toBeLessThan(10_000)
  },
)

test('the highest win of a small game, and its chance, are those of all its stops', () => {
  const engine = engineOf(SMALL)
  const steps = [...everyStop(SMALL)].map((stops) => spin(engine, 'paid', LINE_COUNT, stops))
  const best = Math.max(...steps.map(({ winKurus }) => winKurus))
  const share = steps.filter(({ winKurus }) => winKurus === best).length / steps.length
  const { multiplier } = SMALL.freeSpins
  const mostOf = ({ winKurus, freeSpinsWon }: (typeof steps)[number]) =>
    winKurus + freeSpinsWon * multiplier * best
  const most = Math.max(...steps.map(mostOf))
  const chance = steps
    .filter((step) => mostOf(step) === most)
    .reduce((sum, { freeSpinsWon }) => sum + share ** freeSpinsWon / steps.length, 0)
  const par = computePar(SMALL)
  expect(par.maxWinLineStakes).toBe(most)
  expect(par.maxWinChance / chance).toBeCloseTo(1, 12)
})

test('Nar Bahçesi keeps what its card promises', () => {
  const par = parOf({ gameCode: 'zar_nar_bahcesi', version: '1' })
  expect(par.rtp.bp).toBe(9_640)
  expect(par.volatility).toBe(4)
  expect(Math.abs(par.maxWinMultiple - 5_000)).toBeLessThan(50)
})

test('a small game, played at every stop, agrees with its enumeration', () => {
  const engine = engineOf(SMALL)
  const stake = LINE_COUNT
  let [sum, hits, most, awards, count] = [0, 0, 0, 0, 0]
  for (const stops of everyStop(SMALL)) {
    const step = spin(engine, 'paid', stake, stops)
    sum += step.winKurus
    hits += step.winKurus > 0 ? 1 : 0
    most = Math.max(most, step.winKurus)
    awards += step.freeSpinsWon
    count += 1
  }
  const { multiplier } = SMALL.freeSpins
  const par = computePar(SMALL)
  const rtp = Number(par.rtp.numerator) / Number(par.rtp.denominator)
  expect(par.combinations).toBe(String(count))
  expect(rtp).toBeCloseTo((sum / count / stake) * (1 + (multiplier * awards) / count), 12)
  expect(par.hitRateBp).toBe(Math.round((hits / count) * 10_000))
  expect(par.maxWinLineStakes).toBeGreaterThanOrEqual(most)
})

test('free spins pay times the multiplier and award no further free spins', () => {
  const engine = engineOf(SMALL)
  for (const stops of everyStop(SMALL)) {
    const paid = spin(engine, 'paid', 200, stops)
    const free = spin(engine, 'free', 200, stops)
    expect(free.winKurus).toBe(paid.winKurus * SMALL.freeSpins.multiplier)
    expect(free.freeSpinsWon).toBe(0)
  }
})

test('GAM-05: a round depends on its own draws alone, and scales with the stake', () => {
  const pair = { serverSeed: '5'.repeat(64), clientSeed: 'zar' }
  const engine = engineOf(SHEETS[0] as SlotSheet)
  for (let nonce = 0; nonce < 2_000; nonce++) {
    const small = playRound(engine, 200, randomOf(pair, nonce))
    const large = playRound(engine, 200_000, randomOf(pair, nonce))
    expect(large.winKurus).toBe(small.winKurus * 1_000)
    expect(large.steps.map((step) => step.stops)).toEqual(small.steps.map((step) => step.stops))
  }
})

test.each(EVERY_SHEET)('$gameCode tells the page everything the protocol asks for', (sheet) => {
  expect(() => GameSheet.parse(gameSheetOf(sheet))).not.toThrow()
})

test('the twenty lines differ', () => {
  expect(new Set(LINES.map((rows) => rows.join())).size).toBe(20)
})

test.each([
  ['two scatters in one window', { reels: [strip('s a s b'), ...tail()] }],
  ['a symbol without a pay line', { reels: [strip('q a b s'), ...tail()] }],
  ['four reels', { reels: tail() }],
  ['a stake that 20 lines cannot share', { stakesKurus: [210] }],
  [
    'free spins for scatters that pay nothing',
    { freeSpins: { byScatters: [9, 9, 9], multiplier: 2 } },
  ],
  ['no wild', { symbols: SMALL_SYMBOLS().slice(1) }],
] as [string, Partial<SlotSheet>][])('a sheet with %s is faulty', (_, change) => {
  const symbols = SMALL_SYMBOLS()
  const scatterless = symbols.map((s) =>
    s.role === 'scatter' ? { ...s, pays: [0, 1, 1] as const } : s,
  )
  const base = 'freeSpins' in change ? { ...SMALL, symbols: scatterless } : SMALL
  expect(faultsOf(SMALL)).toEqual([])
  expect(faultsOf({ ...base, ...change })).not.toEqual([])
})

function SMALL_SYMBOLS() {
  return [
    symbol('wild', 'w', 'W', 'W', [9, 30, 100]),
    symbol('scatter', 's', 'S', 'S', [1, 4, 20]),
    symbol('plain', 'a', 'A', 'A', [5, 20, 60]),
    symbol('plain', 'b', 'B', 'B', [2, 8, 30]),
  ]
}

function tail() {
  return [strip('a b s w b'), strip('b a w a s b'), strip('s b a w'), strip('a w b s a')]
}

const SMALL: SlotSheet = {
  gameCode: 'small',
  version: '1',
  name: { tr: '', en: '' },
  studio: '',
  symbols: SMALL_SYMBOLS(),
  reels: [strip('w a b s a b'), ...tail()],
  freeSpins: { byScatters: [2, 3, 4], multiplier: 3 },
  stakesKurus: [200],
}

function* everyStop(sheet: SlotSheet): Generator<number[]> {
  const lengths = sheet.reels.map((reel) => reel.length)
  const total = lengths.reduce((product, length) => product * length, 1)
  for (let index = 0; index < total; index++) {
    let rest = index
    yield lengths.map((length) => {
      const stop = rest % length
      rest = Math.floor(rest / length)
      return stop
    })
  }
}
