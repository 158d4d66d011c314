import type { Random } from './game.ts'

/** 0 … 51: rank = ⌊card / 4⌋ (A, 2 … K), suit = card mod 4 (♠ ♥ ♦ ♣). */
export type Card = number

export const RANKS = 'A23456789TJQK'
export const SUITS = 'shdc'
export const CARDS = 52

/** 0 for an ace to 12 for a king. */
export const rankOf = (card: Card): number => Math.floor(card / 4)
export const suitOf = (card: Card): number => card % 4

/** Two letters: `Ks`, `Td`, `Ah`. */
export const nameOf = (card: Card): string => `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`

/** The card with this name. Throws where there is none. */
export function cardNamed(name: string): Card {
  const [rank, suit] = [RANKS.indexOf(name[0] ?? '?'), SUITS.indexOf(name[1] ?? '?')]
  if (rank < 0 || suit < 0 || name.length !== 2) throw new Error(`no card is ${name}`)
  return rank * 4 + suit
}

/** Ace 1, court cards 10. */
export const pointsOf = (card: Card): number => Math.min(10, rankOf(card) + 1)

/**
 * Eight decks that are dealt card by card, each by one step of Fisher–Yates over 0 … 415. `moved`
 * has the places whose number was exchanged, so that the shoe is small where few cards are dealt.
 */
export type Shoe = { dealt: number; moved: { [place: string]: number } }

export const SHOE_CARDS = 8 * CARDS
export const newShoe = (): Shoe => ({ dealt: 0, moved: {} })

export function dealOne({ dealt, moved }: Shoe, random: Random): { card: Card; shoe: Shoe } {
  const place = dealt + random.below(SHOE_CARDS - dealt)
  const drawn = moved[place] ?? place
  const { [dealt]: first = dealt, ...rest } = moved
  const left = place === dealt ? rest : { ...rest, [place]: first }
  return { card: drawn % CARDS, shoe: { dealt: dealt + 1, moved: left } }
}
