import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { CARDS, type Card, cardNamed, nameOf } from '../cards.ts'
import { numberOf } from '../fraction.ts'
import { figuresOfMarket } from '../markets/market.ts'
import { PRICES } from '../markets/price.ts'
import { drawSome, range } from '../shuffle.ts'
import known from '../testing/known-room-answers.json' with { type: 'json' }
import { expectFacts } from '../testing/room-facts.ts'
import { chainDraws, placedAs, settledIn, soloDraws, tablesOf } from '../testing/room-round.ts'
import { HANDS, NEXT } from './chances.ts'
import { cardDrawFacts } from './facts.ts'
import { modes } from './mathematics.ts'
import { cardDraw, drawCards, marketsAfter } from './rules.ts'

const { before, example } = known.games.cardDraw
const seenAs = (...names: string[]) => names.map(cardNamed)
const marketAt = (seen: readonly Card[], place: string) =>
  marketsAfter(seen).find((market) => market.place === place)

test('Perde draws its published vectors, alone and of the chain', () => {
  for (const { nonce, result } of known.draws.cardDraw)
    expect(drawCards(5, soloDraws(nonce)()).map(nameOf)).toEqual(result)
  for (const { round, cardDraw: cards } of known.chain.rounds)
    expect(drawCards(5, chainDraws(round)()).map(nameOf)).toEqual(cards)
})

const PUBLISHED: Record<string, keyof typeof before> = {
  'suit:s': 'suit',
  'suit:h': 'suit',
  'suit:d': 'suit',
  'suit:c': 'suit',
  'rank:2-6': '2-6',
  'rank:7-10': '7-10',
  'rank:jqk': 'JQK',
  'rank:ace': 'ace',
  'hand:pair': 'a pair or better among five',
  'hand:four-suits': 'all four suits',
  'hand:over-40': 'sum over 40 (A=1, J=11, Q=12, K=13)',
  'hand:no-court': 'no court card',
}

test('FAIR-20: every bet before the first card has its published price and return', () => {
  const figures = modes()
  expect(figures.map(({ mode }) => mode)).toEqual(Object.keys(PUBLISHED))
  for (const { mode, rtp, hitRate, mostHundredths } of figures) {
    const one = before[PUBLISHED[mode] ?? 'suit']
    expect(`${hitRate.numerator}/${hitRate.denominator}`, mode).toBe(one.p)
    expect(`${rtp.numerator}/${rtp.denominator}`, mode).toBe(one.rtp)
    expect(mostHundredths, mode).toBe(Math.round(one.price * 100))
  }
})

test('prices follow the cards that are left, as published after a king, a nine and a knave', () => {
  const priced = (seen: Card[], place: string) => {
    const market = marketAt(seen, place)
    return market && [numberOf(market.chance).toFixed(6), market.price / 100]
  }
  const seen = seenAs('Kh', '9s', 'Jd')
  expect(priced(seen, 'hand:pair')).toEqual(example['K 9 J seen: a pair'])
  expect(priced(seen, 'hand:four-suits')).toEqual(example['h s d seen: all four suits'])
  expect(priced(seen, 'suit:c')).toEqual(example['next club'])
  expect(priced(seen, 'higher')).toEqual(example['next higher than J'])
  expect(priced(seen, 'lower')).toEqual(example['next lower than J'])
})

test('FAIR-20: each chance is what a count of every hand says, after any cards', () => {
  for (const seen of [
    seenAs('Kh', '9s', 'Jd'),
    seenAs('2s', '2h', 'Ac'),
    seenAs('9s', '8s', '7s'),
  ]) {
    const left = range(0, CARDS - 1).filter((card) => !seen.includes(card))
    const pairs = left.flatMap((card, at) => left.slice(at + 1).map((other) => [card, other]))
    for (const [place, { isWon, chance }] of Object.entries(HANDS)) {
      const won = pairs.filter((pair) => isWon([...seen, ...pair])).length
      expect(numberOf(chance(seen)), place).toBeCloseTo(won / pairs.length, 12)
    }
  }
})

test('what cannot happen or is certain is not offered, and no return is above 96 %', () => {
  expect(marketAt(seenAs('Kh'), 'hand:no-court')).toBeUndefined()
  expect(marketAt(seenAs('2s', '2h'), 'hand:pair')).toBeUndefined()
  expect(marketAt(seenAs('Kh'), 'higher')).toBeUndefined()
  expect(marketAt([], 'higher')).toBeUndefined()
  expect(marketsAfter(seenAs('Kh', '9s', 'Jd', '2c', '3c'))).toEqual([])
  const random = randomOf({ serverSeed: commitmentOf('curtain'), clientSeed: 'curtain' }, 0)
  for (const cards of range(0, 79).map((round) => round % 5)) {
    for (const market of marketsAfter(drawSome(range(0, CARDS - 1), cards, random))) {
      const { rtp, hitRate } = figuresOfMarket(market)
      expect(numberOf(rtp)).toBeLessThanOrEqual(0.96)
      expect(numberOf(rtp)).toBeGreaterThan(0.96 - numberOf(hitRate) / 100)
    }
  }
})

test('a curtain takes two minutes, and bets open again after each card but the last', () => {
  const tables = tablesOf(cardDraw, chainDraws(1))
  const card = ['closed', 'opening']
  expect(tables.map(({ phase }) => phase)).toEqual([
    ...range(1, 5).flatMap(() => ['betting', ...card]),
    'result',
  ])
  const lengths = tables.map((table) => cardDraw.phaseOf(table).lengthMs)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(120_000)
  expect(tables.at(-1)?.seen.map(nameOf)).toEqual(known.chain.rounds[0]?.cardDraw)
})

test('a bet is taken at the price of the cards that are seen, for the card that is next', () => {
  const tables = tablesOf(cardDraw, chainDraws(1))
  const [first, second] = tables.filter(({ phase }) => phase === 'betting')
  if (!first || !second) throw new Error('no betting')
  const spade = { place: 'suit:s', stakeKurus: 100, price: 384, seen: 0 }
  expect(cardDraw.whyNoBet?.(first, spade, [], 'seat')).toBeUndefined()
  expect(cardDraw.whyNoBet?.(first, { ...spade, price: 385 }, [], 'seat')).toBe('price_changed')
  expect(cardDraw.whyNoBet?.(second, spade, [], 'seat')).toBe('too_late')
  expect(cardDraw.whyNoBet?.(second, { ...spade, seen: 1 }, [], 'seat')).toBe('price_changed')
  expect(cardDraw.whyNoBet?.(first, { ...spade, place: 'higher' }, [], 'seat')).toBe('not_now')
  expect(cardDraw.shownOf(first)).toEqual({ seen: [] })
})

test('a bet on a card is decided once that lies open, one on the hand after the fifth', () => {
  const tables = tablesOf(cardDraw, chainDraws(1))
  const settle = (place: string, seen: number, price = 384) =>
    settledIn(cardDraw, tables, placedAs({ place, stakeKurus: 1_000, price, seen }))
  // 3h Ts 5h Ac 8d
  expect(settle('suit:h', 0)).toEqual({ phase: 'betting', returned: 3_840 })
  expect(
    [settle('higher', 1, 200), settle('lower', 1, 200)].map(({ returned }) => returned),
  ).toEqual([2_000, 0])
  expect(settle('rank:ace', 3, 1_200).returned).toBe(12_000)
  expect(settle('suit:d', 4)).toEqual({ phase: 'result', returned: 3_840 })
  expect(settle('hand:four-suits', 0, 363)).toEqual({ phase: 'result', returned: 3_630 })
  expect(settle('hand:no-court', 2, 200).returned).toBe(2_000)
  expect(settle('hand:pair', 0, 194).returned).toBe(0)
})

test('an equal card loses on higher and on lower', () => {
  const [six, other] = seenAs('6h', '6s')
  expect([NEXT.higher?.(other ?? 0, six), NEXT.lower?.(other ?? 0, six)]).toEqual([false, false])
})

test('a bet names a known place, a price that can be, and one of five cards', () => {
  const bet = { place: 'suit:s', stakeKurus: 100, price: 384, seen: 0 }
  expect(cardDraw.readBet(bet)).toEqual(bet)
  const wrong = [
    { ...bet, place: '__proto__' },
    { ...bet, place: 'suit:x' },
    { ...bet, price: 100 },
    { ...bet, price: 50_001 },
    { ...bet, seen: 5 },
    { ...bet, stakeKurus: 150 },
    { ...bet, stakeKurus: 200_100 },
    { place: 'suit:s', stakeKurus: 100, price: 384 },
  ]
  for (const one of wrong) expect(cardDraw.readBet(one)).toBeUndefined()
})

test('FAIR-27: 1,500 hands return in play what the bets before and between the cards declare', () => {
  const serverSeed = commitmentOf('card draw')
  let [excess, variance] = [0, 0]
  for (let round = 0; round < 1_500; round++) {
    const hand = drawCards(5, randomOf({ serverSeed, clientSeed: 'card draw' }, round))
    const seen = hand.slice(0, round % 5)
    const markets = marketsAfter(seen)
    const market = markets[round % markets.length]
    if (!market) throw new Error('no market')
    const { rtp, variance: one } = figuresOfMarket(market)
    const bet = { place: market.place, stakeKurus: 100, price: market.price, seen: seen.length }
    const won = Number(cardDraw.returnOf({ phase: 'result', seen: hand }, placedAs(bet), 0)) / 100
    excess += won - numberOf(rtp)
    variance += numberOf(one)
  }
  expect(Math.abs(excess / Math.sqrt(variance))).toBeLessThan(3.29)
})

test('what is told of the game is what its rules take and its mathematics says', () => {
  // Between the cards a bet can be as rare as prices go.
  expectFacts(cardDrawFacts, cardDraw, modes(), PRICES.most)
})
