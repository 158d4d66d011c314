import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { add, fraction, numberOf } from '../fraction.ts'
import { range } from '../shuffle.ts'
import known from '../testing/known-room-answers.json' with { type: 'json' }
import { expectFacts } from '../testing/room-facts.ts'
import { chainDraws, placedAs, settledIn, soloDraws, tablesOf } from '../testing/room-round.ts'
import { HORSES, RACE_CARDS, WEIGHTS_SUM } from './cards.ts'
import { cardOf, marketsOn } from './chances.ts'
import { horseRaceFacts } from './facts.ts'
import { modes } from './mathematics.ts'
import { drawOrder, drawSplits, PARTS } from './race.ts'
import { horseRace } from './rules.ts'

const { horses } = known.games
const marketAt = (place: string, race = 0) => marketsOn(race).find((one) => one.place === place)
const drawsOf = (name: string, round: number) =>
  randomOf({ serverSeed: commitmentOf(name), clientSeed: name }, round)

test('Doludizgin draws its published vectors, alone and of the chain', () => {
  expect(cardOf(0).weights).toEqual(horses.weights)
  for (const { nonce, result } of known.draws.horses)
    expect(drawOrder(cardOf(0), soloDraws(nonce)())).toEqual(result)
  for (const { round, horses: order } of known.chain.rounds)
    expect(drawOrder(cardOf(0), chainDraws(round)())).toEqual(order)
})

test('FAIR-20: win, place and exacta have their published price and return', () => {
  const priced = (place: string) => {
    const market = marketAt(place)
    if (!market) throw new Error(place)
    const chance = numberOf(market.chance)
    const rtp = (chance * market.price) / 100
    return { chance, price: market.price / 100, rtp }
  }
  const expectPublished = (place: string, one: { p: string; price: number; rtp: string }) => {
    const { chance, price, rtp } = priced(place)
    expect(price, place).toBe(one.price)
    expect(chance, place).toBeCloseTo(Number(one.p), 6)
    expect(rtp, place).toBeCloseTo(Number(one.rtp), 6)
  }
  for (const { no, win, place } of horses.runners) {
    expectPublished(`win:${no}`, win)
    expectPublished(`place:${no}`, place)
  }
  for (const { order, ...one } of horses.exacta) expectPublished(`exacta:${order}`, one)
})

test('every card is a whole field, of which three are placed and one order comes first', () => {
  for (const [race, { weights }] of RACE_CARDS.entries()) {
    expect([weights.length, weights.reduce((sum, one) => sum + one, 0)]).toEqual([
      HORSES.length,
      WEIGHTS_SUM,
    ])
    const sumOf = (kind: string) =>
      marketsOn(race)
        .filter(({ place }) => place.startsWith(kind))
        .reduce((sum, { chance }) => add(sum, chance), fraction(0))
    expect(sumOf('win')).toEqual(fraction(1))
    expect(sumOf('place')).toEqual(fraction(3))
  }
})

test('FAIR-20: no bet on any card returns more than 95 %, nor a hundredth of its chance less', () => {
  for (const { mode, rtp, hitRate } of modes()) {
    expect(numberOf(rtp), mode).toBeLessThanOrEqual(0.95)
    expect(numberOf(rtp), mode).toBeGreaterThan(0.95 - numberOf(hitRate) / 100)
  }
  expect(modes().length).toBeGreaterThan(8 * 65)
})

test('FAIR-27: 20,000 races come in by their weights', () => {
  const races = 20_000
  const counts = new Map<string, number>()
  for (let round = 0; round < races; round++) {
    const order = drawOrder(cardOf(1), drawsOf('races', round))
    const places = [
      `win:${order[0]}`,
      ...order.slice(0, 3).map((horse) => `place:${horse}`),
      `exacta:${order[0]}-${order[1]}`,
    ]
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const errors = marketsOn(1).map(({ place, chance }) => {
    const p = numberOf(chance)
    return ((counts.get(place) ?? 0) - races * p) / Math.sqrt(races * p * (1 - p))
  })
  expect(errors.length).toBeGreaterThan(65)
  // The highest of seventy: each is a normal deviate.
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(4)
})

test('the film runs forward, part by part, and ends in the drawn order', () => {
  for (const round of range(0, 499)) {
    const draws = drawsOf('splits', round)
    const order = drawOrder(cardOf(round), draws)
    const splits = drawSplits(order, draws)
    expect(splits).toHaveLength(HORSES.length)
    for (const times of splits) {
      expect(times).toHaveLength(PARTS)
      for (const [at, time] of times.entries()) expect(time).toBeGreaterThan(times[at - 1] ?? 0)
    }
    const finish = (horse: number) => splits[horse - 1]?.at(-1) ?? 0
    expect(range(1, 8).sort((a, b) => finish(a) - finish(b))).toEqual(order)
    expect(finish(order.at(-1) ?? 0)).toBeLessThan(48_000)
  }
})

test('the lead changes on the way', () => {
  const changed = range(0, 99).filter((round) => {
    const draws = drawsOf('lead', round)
    const order = drawOrder(cardOf(0), draws)
    const splits = drawSplits(order, draws)
    const half = splits.map((times) => times[3] ?? 0)
    return half.indexOf(Math.min(...half)) + 1 !== order[0]
  })
  expect(changed.length).toBeGreaterThan(20)
  expect(changed.length).toBeLessThan(90)
})

test('a race takes two minutes and pays once it is over', () => {
  const tables = tablesOf(horseRace, chainDraws(1))
  expect(tables.map(({ phase }) => phase)).toEqual(['betting', 'closed', 'running', 'result'])
  const lengths = tables.map((table) => horseRace.phaseOf(table).lengthMs)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(120_000)
  const settle = (place: string, price: number) =>
    settledIn(horseRace, tables, placedAs({ place, price, stakeKurus: 1_000, race: 0 }))
  // 1 6 4 5 7 2 3 8
  expect(settle('win:1', 567)).toEqual({ phase: 'result', returned: 5_670 })
  const returned = ['win:6', 'place:4', 'place:5', 'exacta:1-6', 'exacta:6-1'].map(
    (place) => settle(place, 200).returned,
  )
  expect(returned).toEqual([0, 2_000, 0, 2_000, 0])
})

test('the next round runs the next card, and after the last the first again', () => {
  const [first] = tablesOf(horseRace, chainDraws(1), { carried: 7 })
  if (!first) throw new Error('no table')
  expect(horseRace.begin(null)).toEqual({ phase: 'betting', race: 0 })
  expect(horseRace.carry?.(first)).toBe(8)
  expect(cardOf(8)).toBe(cardOf(0))
  expect(horseRace.shownOf(first)).toEqual({ race: 7 })
  expect(marketAt('win:7', 7)?.price).toBe(477)
})

test('a bet is taken on what is offered in this race, at its price', () => {
  const table = horseRace.begin(null)
  const bet = { place: 'win:1', stakeKurus: 1_000, price: 567, race: 0 }
  expect(horseRace.readBet(bet)).toEqual(bet)
  expect(horseRace.whyNoBet?.(table, bet, [], 'seat')).toBeUndefined()
  expect(horseRace.whyNoBet?.(table, { ...bet, price: 566 }, [], 'seat')).toBe('price_changed')
  expect(horseRace.whyNoBet?.(table, { ...bet, race: 8 }, [], 'seat')).toBe('too_late')
  expect(horseRace.whyNoBet?.(table, { ...bet, place: 'win:9' }, [], 'seat')).toBe('not_now')
  expect(horseRace.whyNoBet?.(table, { ...bet, place: 'exacta:1-1' }, [], 'seat')).toBe('not_now')
})

test('FAIR-05: a bet of a later race is computed again by that race’s card', () => {
  const tables = tablesOf(horseRace, chainDraws(1), { carried: 3 })
  const [first] = (tables.at(-1) as { order: readonly number[] }).order
  const bet = { place: `win:${first}`, stakeKurus: 1_000, price: 300, race: 3 }
  expect(horseRace.replay?.(bet, [], chainDraws(1))?.winKurus).toBe(3_000)
  expect(horseRace.replay?.(bet, [{}], chainDraws(1))).toBeUndefined()
})

test('what is told of the game is what its rules take and its mathematics says', () => {
  expectFacts(horseRaceFacts, horseRace, modes())
})
