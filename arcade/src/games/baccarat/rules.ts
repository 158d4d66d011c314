import { type Limits, type Placed, readPlaced, sumOf } from '../bets.ts'
import { type Card, dealOne, newShoe, rankOf } from '../cards.ts'
import { type Kurus, oneStepGame, type Random, stakesBetween, times } from '../game.ts'

/** Köşk Bakara: punto banco with eight decks that are fresh for every coup. */
export type Bet = { bets: Placed }
export type Result = { player: Card[]; banker: Card[]; winner: 'player' | 'banker' | 'tie' }

/** Hundredths that a winning bet returns. */
export const PAYS = {
  banker: 195,
  player: 200,
  tie: 1_000,
  playerPair: 1_300,
  bankerPair: 1_300,
} as const
export type Place = keyof typeof PAYS
export const isPlace = (name: string): name is Place => Object.hasOwn(PAYS, name)
export const LIMITS: Limits = { least: 1, most: () => 10_000, mostInAll: 50_000 }

/** Ace 1, tens and court cards 0. */
export const countOf = (card: Card): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1)
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + countOf(card), 0) % 10

/** Whether the banker draws on this total, after the player's third card or none. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5
  if (total <= 2) return true
  if (total === 3) return third !== 8
  if (total === 4) return third >= 2 && third <= 7
  if (total === 5) return third >= 4 && third <= 7
  return total === 6 && (third === 6 || third === 7)
}

/** Player, banker, player, banker, then the third cards. */
export function dealCoup(next: () => Card): Result {
  const [first, second, third, fourth] = [next(), next(), next(), next()]
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ]
  const isNatural = totalOf(player) >= 8 || totalOf(banker) >= 8
  if (!isNatural) {
    if (totalOf(player) <= 5) player.push(next())
    const drawn = player[2]
    if (bankerDraws(totalOf(banker), drawn === undefined ? undefined : countOf(drawn)))
      banker.push(next())
  }
  const difference = totalOf(player) - totalOf(banker)
  return { player, banker, winner: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie' }
}

const isPair = ([first = 0, second = 0]: readonly Card[]) => rankOf(first) === rankOf(second)

/** Hundredths that a bet on this place returns. A tie gives player and banker stakes back. */
export function hundredthsAt(place: Place, { player, banker, winner }: Result): number {
  if (place === 'playerPair') return isPair(player) ? PAYS.playerPair : 0
  if (place === 'bankerPair') return isPair(banker) ? PAYS.bankerPair : 0
  if (place === winner) return PAYS[place]
  return winner === 'tie' ? 100 : 0
}

/** What these bets return together. */
export const returnOf = (bets: Placed, result: Result): Kurus =>
  bets.reduce(
    (sum, { place, stakeKurus }) =>
      sum + (isPlace(place) ? times(stakeKurus, hundredthsAt(place, result)) : 0),
    0,
  )

/** A coup of a fresh shoe. */
export const drawCoup = (random: Random): Result => dealCoup(shoe(random))

function shoe(random: Random): () => Card {
  let left = newShoe()
  return () => {
    const { card, shoe: after } = dealOne(left, random)
    left = after
    return card
  }
}

export const baccarat = oneStepGame<Bet, Result>({
  code: 'zar_kosk_bakara',
  kind: 'table',
  version: '1',
  stakesKurus: stakesBetween(1, 10_000),
  paytable: { decks: 8, pays: PAYS },
  readBet(input) {
    const bets = readPlaced(input, isPlace, LIMITS)
    return bets && { bets }
  },
  stakeOf: ({ bets }) => sumOf(bets),
  /** Above what can be had at once: no coup is won by two sides. */
  mostReturnOf: ({ bets }) =>
    bets.reduce(
      (sum, { place, stakeKurus }) => sum + (isPlace(place) ? times(stakeKurus, PAYS[place]) : 0),
      0,
    ),
  draw({ bets }, random) {
    const result = drawCoup(random)
    return { result, returnKurus: returnOf(bets, result) }
  },
})
