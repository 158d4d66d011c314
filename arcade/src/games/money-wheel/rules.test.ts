import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { numberOf } from '../fraction.ts'
import { range } from '../shuffle.ts'
import known from '../testing/known-room-answers.json' with { type: 'json' }
import { expectFacts } from '../testing/room-facts.ts'
import { chainDraws, placedAs, settledIn, soloDraws, tablesOf } from '../testing/room-round.ts'
import { scripted } from '../testing/scripted.ts'
import { moneyWheelFacts } from './facts.ts'
import { modes } from './mathematics.ts'
import { BOWLS, PLACES, RING, TULIPS } from './ring.ts'
import { drawPath, drawSegment, drawTulips, type Move, moneyWheel, returnAt } from './rules.ts'

const on = (place: string, stakeKurus = 100) => ({ place, stakeKurus })
const everyPlace = PLACES.map((place) => on(place))
const [LALE, NAR] = [RING.indexOf('lale'), RING.indexOf('nar')]
const roundOf = (...numbers: number[]) => tablesOf(moneyWheel, () => scripted(...numbers))
const chosen = (tulip: number) => [{ phase: 'tulips', sinceMs: 0, move: { tulip } }]

test('Devran draws its published vectors, alone and of the chain', () => {
  for (const { nonce, result } of known.draws.moneyWheel)
    expect(drawSegment(soloDraws(nonce)())).toBe(result)
  for (const { round, moneyWheel: segment } of known.chain.rounds)
    expect(drawSegment(chainDraws(round)())).toBe(segment)
})

test('FAIR-20: every bet on the wheel has its published return', () => {
  const { use, lale, nar } = known.games.moneywheel
  const published: Record<string, typeof lale | typeof nar | (typeof use)['1']> = {
    ...use,
    lale,
    nar,
  }
  for (const figures of modes()) {
    const one = published[figures.mode]
    if (!one) throw new Error(figures.mode)
    expect(`${figures.rtp.numerator}/${figures.rtp.denominator}`, figures.mode).toBe(one.rtp)
    expect(numberOf(figures.hitRate)).toBeCloseTo(Number(one.hitRate), 11)
    expect(Math.sqrt(numberOf(figures.variance))).toBeCloseTo(one.sd, 5)
    expect(figures.mostHundredths).toBe(one.maxWin * 100)
    expect(numberOf(figures.mostChance)).toBeCloseTo(one.pMaxWin, 12)
  }
  expect(modes().map(({ mode }) => mode)).toEqual([...PLACES])
})

test('the ring has the production’s counts, and no two of a high number beside each other', () => {
  const counts = PLACES.map((place) => RING.filter((one) => one === place).length)
  expect(counts).toEqual([26, 13, 7, 3, 2, 1, 1, 1])
  const neighbours = RING.map((place, at) => [place, RING[(at + 1) % RING.length]])
  expect(neighbours.filter(([a, b]) => a === b && a !== '1')).toEqual([])
})

test('a segment pays its own place alone, with the stake', () => {
  const sums = range(0, RING.length - 1).map((segment) =>
    returnAt({ phase: 'result', segment, tulips: TULIPS, path: Array(8).fill(1) }, everyPlace),
  )
  const published = { '1': 200, '3': 400, '6.5': 750, '16': 1_700, '25': 2_600, '50': 5_100 }
  expect(sums).toEqual(
    RING.map((place) => ({ ...published, lale: 100 + 4_000, nar: 100 + 40_000 })[place]),
  )
})

test('a bet is decided once the wheel stands, one on a bonus at the bonus’s end', () => {
  const tables = roundOf(LALE, 0, 0, 0)
  expect(tables.map(({ phase }) => phase)).toEqual([
    ...['betting', 'closed', 'spinning', 'tulips', 'opening', 'result'],
  ])
  expect(settledIn(moneyWheel, tables, placedAs({ bets: [on('1')] }))).toEqual({
    phase: 'tulips',
    returned: 0,
  })
  const tulips = [0, 1, 2].map((tulip) =>
    settledIn(moneyWheel, tables, placedAs({ bets: [on('lale')] }, chosen(tulip))),
  )
  expect(tulips.map(({ phase }) => phase)).toEqual(['result', 'result', 'result'])
  expect(tulips.map(({ returned }) => returned)).toEqual([2_600, 4_100, 8_900])
})

test('who chooses no tulip in time has the middle one; the last choice counts', () => {
  const tables = roundOf(LALE, 1, 1, 0)
  const bet = { bets: [on('lale')] }
  const { tulips } = tables.at(-1) as { tulips: readonly number[] }
  const without = settledIn(moneyWheel, tables, placedAs<typeof bet, Move>(bet))
  expect(without.returned).toBe(100 + (tulips[1] ?? 0))
  const twice = settledIn(moneyWheel, tables, placedAs(bet, [...chosen(0), ...chosen(2)]))
  expect(twice.returned).toBe(100 + (tulips[2] ?? 0))
})

test('a tulip is chosen while the tulips are shut, by who has a bet on them', () => {
  const tables = roundOf(LALE, 0, 0, 0)
  const answers = (place: string) =>
    tables.map((table) => moneyWheel.make(table, placedAs({ bets: [on(place)] }), { tulip: 2 }, 0))
  const [soon, late] = [{ why: 'not_now' }, { why: 'too_late' }]
  expect(answers('lale')).toEqual([soon, soon, soon, { move: { tulip: 2 } }, late, late])
  expect(answers('1')[3]).toEqual(soon)
  expect([{ tulip: 3 }, { tulip: -1 }, { tulip: '1' }, {}].map(moneyWheel.readMove)).toEqual(
    Array(4).fill(undefined),
  )
})

test('the seed falls into the bowl that its way leads to', () => {
  for (const rights of range(0, 8)) {
    const path = range(1, 8).map((row) => (row <= rights ? 1 : 0))
    const tables = roundOf(NAR, ...path)
    const { returned } = settledIn(moneyWheel, tables, placedAs({ bets: [on('nar', 2_000)] }))
    expect(returned).toBe(20 * (100 + (BOWLS[rights] ?? 0)))
  }
})

test('what lies under the tulips is shown once they open, and nothing before the wheel turns', () => {
  const shown = roundOf(LALE, 0, 0, 0).map(moneyWheel.shownOf)
  expect(shown.slice(0, 4)).toEqual([{}, {}, { segment: LALE }, { segment: LALE }])
  expect(shown[4]).toEqual({ segment: LALE, tulips: TULIPS })
})

test('a bet is whole lira on known places, each once, within the limits', () => {
  const { readBet, stakeOf, mostReturnOf } = moneyWheel
  expect(readBet({ bets: everyPlace })).toEqual({ bets: everyPlace })
  for (const wrong of [[], [on('2')], [on('1', 50)], [on('1', 200_100)], [on('1'), on('1')]])
    expect(readBet({ bets: wrong })).toBeUndefined()
  const most = { bets: PLACES.map((place) => on(place, 200_000)) }
  expect(readBet(most)).toBeDefined()
  expect(stakeOf(most)).toBe(moneyWheelFacts.stakeLira.most * 100)
  expect(mostReturnOf(most)).toBe(200_000 * 401)
  expect(mostReturnOf(most) * moneyWheel.betsMax).toBeLessThanOrEqual(1_000_000_000)
})

test('FAIR-27: 20,000 rounds return in play what each bet declares', () => {
  const serverSeed = commitmentOf('money wheel')
  const rounds = 20_000
  const returned = new Map<string, number>(PLACES.map((place) => [place, 0]))
  for (let round = 0; round < rounds; round++) {
    const draws = () => randomOf({ serverSeed, clientSeed: 'money wheel' }, round)
    const tables = tablesOf(moneyWheel, draws)
    const place = RING[(tables.at(-1) as { segment: number }).segment] ?? '1'
    const won = settledIn(moneyWheel, tables, placedAs({ bets: [on(place)] })).returned
    returned.set(place, (returned.get(place) ?? 0) + Number(won) / 100)
  }
  for (const { mode, rtp, variance } of modes()) {
    const error = Math.sqrt(numberOf(variance) / rounds)
    const z = ((returned.get(mode) ?? 0) / rounds - numberOf(rtp)) / error
    expect(Math.abs(z), mode).toBeLessThan(3.29)
  }
})

test('the draws of a bonus go on where the wheel’s stopped', () => {
  expect(drawTulips(scripted(LALE, 2, 0, 0))).toEqual([8_800, 4_000, 2_500])
  expect(drawPath(scripted(NAR, 1, 0, 1, 1, 0, 0, 0, 1))).toEqual([1, 0, 1, 1, 0, 0, 0, 1])
})

test('what is told of the game is what its rules take and its mathematics says', () => {
  expectFacts(moneyWheelFacts, moneyWheel, modes())
})
