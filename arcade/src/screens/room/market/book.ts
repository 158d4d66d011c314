import type { Json, Kurus } from '../../../games/game.ts'
import type { Language } from '../../../protocol.ts'
import type { OwnBet } from '../../../rooms/protocol.ts'

/** Something that can be bet on: `of` is the race, week, card or draw that it belongs to. */
export type Selection = {
  of: number
  place: string
  /** Hundredths of the stake, of the highest win. */
  price: number
}

/** What a room offers just now. */
export type Book = {
  /** What bets are taken on; undefined while none are. */
  open: number | undefined
  /** What can be chosen: that, or the next one, whose bets are kept until they are taken. */
  offered: number | undefined
  /** Of what can be chosen; undefined where it has no price. */
  priceOf: (place: string) => number | undefined
  nameOf: (selection: Selection, language: Language) => string
  /** The market, and what it belongs to: „Ganyan · 8. koşu“. */
  marketOf: (selection: Selection, language: Language) => string
  /** Where it is not one price. */
  priceText?: (selection: Selection, language: Language) => string | undefined
  mostLira: (selection: Selection) => number
  /** Stakes of one press, lira. */
  stakesLira: (selection: Selection | undefined) => readonly number[]
  betOf: (selection: Selection, stakeKurus: Kurus) => Json
  selectionOf: (bet: Pick<OwnBet, 'bet' | 'number'>) => Selection
  /** What came of the bet so far, beside its stake. */
  noteOf?: (bet: OwnBet, language: Language) => string | undefined
}

export const isSameSelection = (one: Selection | undefined, other: Selection): boolean =>
  one?.of === other.of && one.place === other.place

/** `5.20`, `14.0`, `12.87`, `120`: exact, and written one way in both languages. */
export function oddsText(price: number): string {
  if (price >= 10_000 && price % 100 === 0) return String(price / 100)
  return (price / 100).toFixed(price >= 1_000 && price % 10 === 0 ? 1 : 2)
}
