import { expect, test } from 'vitest'
import { randomOf } from '../../../fairness/seeds.ts'
import { scripted } from '../../testing/scripted.ts'
import published from '../../testing/slot-examples.json' with { type: 'json' }
import { expectBounded, expectPlay, roundOf, SEEDS } from '../machine/testing/expect-play.ts'
import { Z_MAX } from '../machine/testing/play-many.ts'
import { eachFull, statesOf } from './chain.ts'
import {
  hitRateOf,
  meanOf,
  meanOfTurn,
  nothingChance,
  squareOfTurn,
  triggerOfTurn,
  turnsOf,
} from './mathematics.ts'
import { CELLS, payOf, playTumbles, playTurn, tumbleMachine } from './rules.ts'
import { exampleSheet, smallSheet } from './testing/example.ts'
import { ipekHani, mercanKoyu, rasathane, TUMBLE_TITLES } from './titles.ts'

const { sheet } = rasathane
const { paid } = sheet

test('FAIR-20: the example is that of the reference', () => {
  const { bodies, paid: own } = exampleSheet()
  expect(own.law).toEqual([20, 18, 16, 15, 13, 10, 8])
  expect(bodies.at(-1)?.pays).toEqual([500, 1_500, 5_000])
  expect(meanOf(own.meteors, (factor) => factor)).toBeCloseTo(1.02, 12)
  expect(1 - nothingChance(own.law)).toBeCloseTo(published.payAnywhere.sim.hit, 3)
})

test('every state of a full grid has one rank, and falls to the state without its winners', () => {
  const states = statesOf(4, true)
  const seen: number[] = []
  eachFull(4, (counts, rank) => {
    seen.push(rank)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(CELLS)
    const fallen = [...counts].map((count, body) => (body < 3 && count >= 8 ? 0 : count))
    const cells = fallen.reduce((sum, count) => sum + count, 0)
    expect(states.fallsTo.level[rank]).toBe(cells < CELLS ? cells : -1)
  })
  expect(seen).toEqual(seen.map((_, at) => at))
  expect(seen).toHaveLength(states.sizes[CELLS] ?? 0)
})

test('FAIR-27: few bodies play as their states say: mean, square, trigger and hits', () => {
  const small = smallSheet()
  const turns = turnsOf(small, small.paid)
  const { start: mean, fallen } = meanOfTurn(turns)
  const deviation = Math.sqrt(squareOfTurn(turns, fallen) - mean ** 2)
  const trigger = triggerOfTurn(turns, 18).start
  const nothing = nothingChance(small.paid.law, { least: 0, most: CELLS })
  const rounds = 60_000
  let [sum, squares, ends, none] = [0, 0, 0, 0]
  for (let nonce = 0; nonce < rounds; nonce++) {
    const turn = playTurn(small, small.paid, randomOf({ ...SEEDS, clientSeed: 'az' }, nonce))
    const scatters =
      turn.tumbles
        .at(-1)
        ?.grid.flat()
        .filter((id) => id === 'c').length ?? 0
    sum += turn.hundredths / 100
    squares += (turn.hundredths / 100) ** 2
    ends += scatters >= 18 ? 1 : 0
    none += turn.hundredths === 0 ? 1 : 0
  }
  const root = Math.sqrt(rounds)
  const shareZ = (count: number, chance: number) =>
    ((count / rounds - chance) / Math.sqrt(chance * (1 - chance))) * root
  expect(Math.abs(((sum / rounds - mean) / deviation) * root)).toBeLessThan(Z_MAX)
  expect(Math.sqrt(squares / rounds - (sum / rounds) ** 2) / deviation).toBeCloseTo(1, 1)
  expect(Math.abs(shareZ(ends, trigger))).toBeLessThan(Z_MAX)
  expect(Math.abs(shareZ(none, nothing))).toBeLessThan(Z_MAX)
})

test('a pay that is a hundredth too high is found', () => {
  const small = smallSheet()
  const meanWith = (bodies = small.bodies) =>
    meanOfTurn(turnsOf({ ...small, bodies }, small.paid)).start
  const right = meanWith()
  const wrong = small.bodies.flatMap(({ id, pays }) =>
    pays.map((pay, at) =>
      meanWith(
        small.bodies.map((body) =>
          body.id === id ? { id, pays: pays.with(at, pay * 1.01) } : body,
        ),
      ),
    ),
  )
  expect(wrong).toHaveLength(6)
  expect(wrong.every((mean) => mean - right > 1e-6)).toBe(true)
})

test.each(TUMBLE_TITLES)('FAIR-20: $code declares what its parts come to', (title) => {
  const { figures, feature, bodies } = title.sheet
  const { rtp, deviation, paidMean, freeMean, trigger } = figures
  expect(paidMean + trigger * (feature?.turns ?? 0) * freeMean).toBeCloseTo(rtp, 12)
  expect(rtp).toBeGreaterThan(0.955)
  expect(rtp).toBeLessThan(0.965)
  expect(deviation).toBeGreaterThan(3.5)
  expect(hitRateOf(title.sheet)).toBeCloseTo(0.338, 3)
  expect(bodies.filter(({ pays }) => pays.length === 0)).toHaveLength(1)
  expectBounded(title.code)
})

test('eight, ten and twelve of a body pay, wherever they stand', () => {
  expect([7, 8, 9, 10, 11, 12, 30].map((count) => payOf([1, 2, 3], count))).toEqual([
    0, 1, 1, 2, 2, 3, 3,
  ])
})

/** Numbers that draw these bodies by the law of the paid turn. */
const drawsOf = (bodies: readonly number[]) =>
  bodies.map((body) => paid.law.slice(0, body).reduce((sum, weight) => sum + weight, 0))
const cellsOf = (first: number, count: number) =>
  Array.from({ length: CELLS }, (_, cell) => (cell < count ? first : 1 + (cell % 6)))
/** No body eight times. */
const QUIET = Array.from({ length: CELLS }, (_, cell) => cell % 7)

test('winners leave, the others sink, and the free cells are drawn from the left and from the top', () => {
  // Six columns; the two on the left are the first body but for one cell, which sinks.
  const cells = cellsOf(0, 9)
  cells[1] = 6
  const more = Array.from({ length: 8 }, (_, at) => 1 + (at % 6))
  const { tumbles, hundredths } = playTurn(
    sheet,
    paid,
    scripted(...drawsOf(cells), 999, ...drawsOf(more)),
  )
  const [first, second] = tumbles
  expect(first?.wins).toEqual([{ symbol: 'tas4', count: 8, hundredths: 20 }])
  expect(first?.factor).toBe(1)
  expect(second?.grid[0]?.at(-1)).toBe('gunes')
  expect(second?.grid[0]?.slice(0, 4)).toEqual(['tas5', 'tas6', 'mavi', 'kizil'])
  expect(second?.grid[5]).toEqual(first?.grid[5])
  expect(hundredths).toBe(20)
})

test('a meteor multiplies the tumble that it comes with', () => {
  const more = Array.from({ length: 8 }, (_, at) => 1 + (at % 6))
  const at = (meteor: number) =>
    playTurn(sheet, paid, scripted(...drawsOf(cellsOf(0, 8)), meteor, ...drawsOf(more)))
  expect([0, 11, 12, 13, 14].map((meteor) => at(meteor).tumbles[0]?.factor)).toEqual([
    2, 2, 5, 5, 1,
  ])
  expect(at(12).hundredths).toBe(100)
})

test('four astrolabes at the end bring twelve turns without astrolabes', () => {
  const quiet = QUIET.map((body, cell) => (cell < 4 ? 7 : body))
  const free = sheet.feature?.law ?? []
  const quietFree = QUIET.map((body) =>
    free.slice(0, body).reduce((sum, weight) => sum + weight, 0),
  )
  const turns = Array.from({ length: 12 }, () => quietFree).flat()
  const round = playTumbles(sheet, scripted(...drawsOf(quiet), ...turns))
  expect([round.scatters, round.free.length, round.hundredths]).toEqual([4, 12, 0])
  const three = QUIET.map((body, cell) => (cell < 3 ? 7 : body))
  expect(playTumbles(sheet, scripted(...drawsOf(three))).free).toEqual([])
})

test('no round pays more than the most of a round', () => {
  const rich = { ...sheet, mostOfRound: 1 }
  const more = Array.from({ length: 8 }, (_, at) => 1 + (at % 6))
  const draws = scripted(
    ...drawsOf(cellsOf(6, 8).map((body, cell) => (cell < 8 ? 6 : body % 6))),
    999,
    ...drawsOf(more.map((body) => body % 6)),
  )
  expect(playTumbles(rich, draws).hundredths).toBe(100)
})

test.each([
  [rasathane, 0, '14402 22156 11503 40516 02033 04613', 1, 0, 0, 0],
  [rasathane, 8, '02106 61651 16412 12155 10455 32722', 4, 1, 0, 185],
  [rasathane, 21, '15430 34210 60512 43333 72235 36671', 2, 4, 12, 820],
  [ipekHani, 21, '15430 34210 60512 43333 72235 36671', 2, 4, 12, 975],
  [ipekHani, 26, '26352 54414 34437 20421 14250 55344', 3, 1, 0, 130],
])(
  'FAIR-05: $code of the example seeds, nonce %i',
  (title, nonce, first, grids, scatters, free, hundredths) => {
    const round = roundOf(tumbleMachine(title).play, nonce)
    const numberOf = (id: string) => title.sheet.bodies.findIndex((body) => body.id === id)
    const columns = round.paid.tumbles[0]?.grid.map((column) => column.map(numberOf).join(''))
    expect(columns?.join(' ')).toBe(first)
    expect(round.paid.tumbles).toHaveLength(grids)
    expect([round.scatters, round.free.length, round.hundredths]).toEqual([
      scatters,
      free,
      hundredths,
    ])
  },
)

test('Mercan Koyu has the sheet of Rasathane under other names', () => {
  const paysOf = ({ bodies, ...rest }: typeof sheet) => ({
    ...rest,
    pays: bodies.map(({ pays }) => pays),
  })
  expect(paysOf(mercanKoyu.sheet)).toEqual(paysOf(sheet))
})

/** One title of each sheet. */
test.each([rasathane, ipekHani])('FAIR-27: $code plays as it declares', ({ code }) => {
  expectPlay(code)
})
