import { range } from '../shuffle.ts'
import { adviceFor } from './strategy.ts'

/** Cards of each value: 32 of 1 … 9, 128 tens. */
type Deck = number[]

const VALUES = range(1, 10)
const newDeck = (): Deck => [0, ...Array<number>(9).fill(32), 128]

/** What a first stake brings in the mean, less the stake, and what is staked in all. */
export type Expectation = { gain: number; staked: number }

type Points = { points: number; isSoft: boolean }
const pointsOf = (low: number, hasAce: boolean): Points => {
  const isSoft = hasAce && low <= 11
  return { points: isSoft ? low + 10 : low, isSoft }
}

/**
 * The expectation of the printed strategy, by every order of values of eight decks. The dealer's hidden
 * card changes no decision, so it is drawn after the player's cards, and never makes a blackjack where the
 * hands go on. Of a split both hands are alike: one is counted twice.
 */
export function expectationOf(deck: Deck = newDeck()): Expectation {
  const total: Expectation = { gain: 0, staked: 0 }
  for (const first of VALUES) {
    for (const second of VALUES) {
      for (const up of VALUES) {
        const chance = draws(deck, [first, second, up])
        if (chance === 0) continue
        const { gain, staked } = ofStart({ first, second, up }, deck)
        total.gain += chance * gain
        total.staked += chance * staked
      }
    }
  }
  return total
}

/** The chance of these values in this order. */
function draws(deck: Deck, values: readonly number[]): number {
  const left = [...deck]
  let [chance, cards] = [1, sizeOf(left)]
  for (const value of values) {
    chance *= (left[value] ?? 0) / cards
    left[value] = (left[value] ?? 0) - 1
    cards -= 1
  }
  return chance
}

const sizeOf = (deck: Deck) => deck.reduce((sum, count) => sum + count, 0)
const without = (deck: Deck, ...values: number[]): Deck => {
  const left = [...deck]
  for (const value of values) left[value] = (left[value] ?? 0) - 1
  return left
}

type Start = { first: number; second: number; up: number }

function ofStart({ first, second, up }: Start, whole: Deck): Expectation {
  const deck = without(whole, first, second, up)
  const hole = up === 1 ? 10 : up === 10 ? 1 : 0
  const dealerBlackjack = hole === 0 ? 0 : (deck[hole] ?? 0) / sizeOf(deck)
  const isBlackjack = first + second === 11 && (first === 1 || second === 1)
  if (isBlackjack) return { gain: 1.5 * (1 - dealerBlackjack), staked: 1 }
  const play = openPlay(up)
  const hand = { low: first + second, hasAce: first === 1 || second === 1 }
  const pairOf = first === second ? first : undefined
  const advice = adviceFor({ ...pointsOf(hand.low, hand.hasAce), pairOf, mayDouble: true }, up)
  const { gain, further } = advice === 'split' ? play.split(deck, first) : play.firstTwo(hand, deck)
  return { gain: gain - dealerBlackjack, staked: 1 + further }
}

type Hand = { low: number; hasAce: boolean }
/** `gain` counts the cases in which the dealer has no blackjack; `further` is staked beside the first stake. */
type Played = { gain: number; further: number }

/** Plays against one open card; what was found once is remembered by the cards that are left. */
function openPlay(up: number) {
  const known = new Map<string, number>()
  const banned = up === 1 ? 10 : up === 10 ? 1 : 0
  const alive = (deck: Deck) => 1 - (banned === 0 ? 0 : (deck[banned] ?? 0) / sizeOf(deck))

  const drawnOn = ({ low, hasAce }: Hand, deck: Deck): number => {
    const { points, isSoft } = pointsOf(low, hasAce)
    if (points > 21) return -alive(deck)
    if (adviceFor({ points, isSoft, pairOf: undefined, mayDouble: false }, up) === 'stand') {
      return standing(points, deck)
    }
    return afterOne({ low, hasAce }, deck, drawnOn)
  }

  const afterOne = (
    { low, hasAce }: Hand,
    deck: Deck,
    then: (hand: Hand, deck: Deck) => number,
  ): number => {
    const cards = sizeOf(deck)
    return VALUES.reduce((sum, value) => {
      const chance = (deck[value] ?? 0) / cards
      const hand = { low: low + value, hasAce: hasAce || value === 1 }
      return chance === 0 ? sum : sum + chance * then(hand, without(deck, value))
    }, 0)
  }

  const standing = (points: number, deck: Deck): number => {
    if (points > 21) return -alive(deck)
    const key = `${points}:${deck.join()}`
    const found =
      known.get(key) ?? againstDealer(points, { low: up, hasAce: up === 1 }, deck, banned)
    known.set(key, found)
    return found
  }

  const oneCard = (hand: Hand, deck: Deck): number =>
    standing(pointsOf(hand.low, hand.hasAce).points, deck)

  const firstTwo = (hand: Hand, deck: Deck): Played => {
    const { points, isSoft } = pointsOf(hand.low, hand.hasAce)
    const advice = adviceFor({ points, isSoft, pairOf: undefined, mayDouble: true }, up)
    if (advice !== 'double') return { gain: drawnOn(hand, deck), further: 0 }
    return { gain: 2 * afterOne(hand, deck, oneCard), further: alive(deck) }
  }

  /** Two hands that begin with this card; aces get one card each. */
  const split = (deck: Deck, card: number): Played => {
    const start = { low: card, hasAce: card === 1 }
    const further = alive(deck)
    if (card === 1) return { gain: 2 * afterOne(start, deck, oneCard), further }
    let doubled = 0
    const gain = afterOne(start, deck, (hand, left) => {
      const played = firstTwo(hand, left)
      const second = hand.low - card
      const chance = (deck[second] ?? 0) / sizeOf(deck)
      doubled += chance * played.further
      return played.gain
    })
    return { gain: 2 * gain, further: further + 2 * doubled }
  }

  return { firstTwo, split }
}

/** Win less loss against the dealer's draws, the first of which is not `banned`. */
function againstDealer(mine: number, { low, hasAce }: Hand, deck: Deck, banned: number): number {
  const { points } = pointsOf(low, hasAce)
  if (banned === 0 && points >= 17) return points > 21 ? 1 : Math.sign(mine - points)
  const cards = sizeOf(deck)
  let sum = 0
  for (const value of VALUES) {
    const count = deck[value] ?? 0
    if (count === 0 || value === banned) continue
    deck[value] = count - 1
    const next = { low: low + value, hasAce: hasAce || value === 1 }
    sum += (count / cards) * againstDealer(mine, next, deck, 0)
    deck[value] = count
  }
  return sum
}
