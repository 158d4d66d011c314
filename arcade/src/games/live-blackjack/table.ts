import { isAce, isTwoCard21 } from '../blackjack/hand.ts'
import {
  actingOf,
  type Dealt,
  type Draw,
  deal,
  dealerPlays,
  type Hand,
  type HandMove,
  playOn,
} from '../blackjack/play.ts'
import { CARDS, type Card, pointsOf, SHOE_CARDS } from '../cards.ts'
import type { Kurus, Random } from '../game.ts'
import type { Phase } from '../rooms/room-game.ts'
import { drawSome, range } from '../shuffle.ts'

/** Who plays where: `seat` is the player's, known to the server alone. */
export type Sitting = { place: number; seat: string; stakeKurus: Kurus }
/** For whom a place is kept while bets are open: who played there in the round before. */
export type Kept = Pick<Sitting, 'place' | 'seat'>

/** What was done with the hand in turn; `late` is a stand of one whose time was over. */
export type Made = HandMove | 'late'

type Part = 'dealing' | 'insurance' | 'peek' | 'turn' | 'dealer' | 'result'
/** A round whose cards lie on the table. What is left of the shoe is known to the server alone. */
export type Playing = Dealt & {
  phase: Part
  sitting: readonly Sitting[]
  /** All bets of the round, and those that have answered whether they insure. */
  bets: readonly string[]
  answered: readonly string[]
  shoe: readonly Card[]
  made: readonly Made[]
  /** The turn that runs has been played. */
  isPlayed: boolean
}
export type Table =
  | { phase: 'betting'; kept: readonly Kept[] }
  | { phase: 'closed'; sitting: readonly Sitting[]; bets: readonly string[] }
  | Playing

/**
 * No round needs more cards. Fourteen hands go on below 21 and the dealer below 17: but for the last card of
 * each, the cards count up to 296 with aces as one, and 122 cards of the shoe count 296 at least.
 */
export const SHOE_TAKEN = 137

/** The order of the shoe: the same steps as card by card. */
export const drawShoe = (random: Random): Card[] =>
  drawSome(range(0, SHOE_CARDS - 1), SHOE_TAKEN, random).map((place) => place % CARDS)

/** Milliseconds. */
export const LENGTHS = {
  betting: 15_000,
  closed: 1_000,
  /** Before the first card and after the last, and for each card. */
  dealt: { around: 700, card: 320 },
  insurance: 8_000,
  peek: 1_200,
  turn: 15_000,
  /** Until the hidden card is open, for each card that is drawn, and before the result. */
  dealer: { hole: 900, card: 620, end: 700 },
  result: 4_000,
} as const

export function phaseOf(table: Table): Phase {
  const { phase: name } = table
  switch (name) {
    case 'betting':
    case 'result':
      return { name, kind: name, lengthMs: LENGTHS[name] }
    case 'closed': {
      // Cards depend on who plays: a round that is taken over goes on with the same seats or not at all.
      const places = table.sitting.map(({ place }) => place)
      return { name: `closed:${places}`, kind: 'closed', lengthMs: LENGTHS.closed }
    }
    case 'dealing': {
      const { around, card } = LENGTHS.dealt
      return { name, kind: 'play', lengthMs: around + 2 * (table.hands.length + 1) * card }
    }
    case 'insurance':
    case 'peek':
      return { name, kind: 'play', lengthMs: LENGTHS[name] }
    case 'turn':
      // Each turn is a phase of its own name: its clock begins anew.
      return { name: `turn:${table.made.length}`, kind: 'play', lengthMs: LENGTHS.turn }
    case 'dealer': {
      const { hole, card, end } = LENGTHS.dealer
      const lengthMs = hole + (table.dealer.length - 2) * card + end
      return { name, kind: 'play', lengthMs }
    }
  }
}

/** What follows a phase. Nothing does where nobody plays: no card is dealt then. */
export function goOn(
  table: Exclude<Table, { phase: 'betting' }>,
  random: () => Random,
): Table | undefined {
  switch (table.phase) {
    case 'closed':
      return table.sitting.length > 0 ? dealt(table, drawShoe(random())) : undefined
    case 'dealing':
      return isAce(table.dealer[0] ?? 0) ? { ...table, phase: 'insurance' } : looked(table)
    case 'insurance':
      return { ...table, phase: 'peek' }
    case 'peek':
      return played(table)
    case 'turn':
      return played(table.isPlayed ? table : make(table, 'late'))
    case 'dealer':
      return { ...table, phase: 'result' }
    case 'result':
      return undefined
  }
}

export function dealt(
  { sitting, bets }: Pick<Playing, 'sitting' | 'bets'>,
  cards: readonly Card[],
): Playing {
  const shoe = openShoe(cards)
  const lying = deal(
    sitting.map(({ place, stakeKurus }) => ({ place, stakeKurus })),
    shoe.draw,
  )
  const made: Made[] = []
  return {
    phase: 'dealing',
    sitting,
    bets,
    answered: [],
    ...lying,
    shoe: shoe.left(),
    made,
    isPlayed: false,
  }
}

/** The dealer looks under a ten too; a blackjack ends the round before any hand plays. */
const looked = (table: Playing): Playing =>
  pointsOf(table.dealer[0] ?? 0) === 10 ? { ...table, phase: 'peek' } : played(table)

/** The hand in turn; with none left, or none to be played, the dealer. */
function played(table: Playing): Playing {
  if (handInTurn(table)) return { ...table, phase: 'turn', isPlayed: false }
  const shoe = openShoe(table.shoe)
  const dealer = isTwoCard21(table.dealer) ? table.dealer : dealerPlays(table, shoe.draw)
  return { ...table, phase: 'dealer', dealer, shoe: shoe.left() }
}

/** Undefined where no hand is to be played. */
export const handInTurn = ({ hands, dealer }: Dealt): Hand | undefined =>
  isTwoCard21(dealer) ? undefined : hands[actingOf({ hands })]

/** The hand in turn has played. */
export function make(table: Playing, made: Made): Playing {
  const shoe = openShoe(table.shoe)
  const hands = playOn(table, made === 'late' ? 'stand' : made, shoe.draw)
  return {
    ...table,
    hands,
    shoe: shoe.left(),
    made: [...table.made, made],
    isPlayed: true,
  }
}

export const handsAt = ({ hands }: Pick<Dealt, 'hands'>, at: number): Hand[] =>
  hands.filter(({ place }) => place === at)

function openShoe(cards: readonly Card[]): { draw: Draw; left: () => Card[] } {
  let taken = 0
  return {
    draw() {
      const card = cards[taken]
      if (card === undefined) throw new Error('the shoe has no card left')
      taken += 1
      return card
    },
    left: () => cards.slice(taken),
  }
}
