import type { Json, Kurus } from '../game.ts'

/** The colours that results have on their own tables. */
export type ResultColour =
  | 'red'
  | 'black'
  | 'green'
  | 'blue'
  | 'turquoise'
  | 'gold'
  | 'purple'
  | 'ivory'

/** A room's round and its last ones, the newest first, as everybody sees them. */
export type SeenRounds = {
  round: { number: number; shown: Json } | null
  past: readonly { shown: Json }[]
  /** Bets of the round, by how they stand. */
  bets: readonly { course: Json }[]
  totals: { stakedKurus: Kurus }
}

/** What a lobby shows of a room's past and present, by the kind of its game. */
export type Memory =
  /** The newest first. */
  | { kind: 'results'; last: readonly { text: string; colour: ResultColour }[] }
  | { kind: 'seats'; taken: readonly boolean[] }
  /** The winners, the oldest first. */
  | { kind: 'road'; winners: readonly ('player' | 'banker' | 'tie')[] }
  | {
      kind: 'bingo'
      balls: 75 | 90
      ticketKurus: Kurus
      /** The last five, the newest first. */
      last: readonly number[]
      called: number
      prizeKurus: Kurus
      bigPrizeKurus: Kurus
    }
  /** One line of words. */
  | { kind: 'line'; text: { tr: string; en: string } }
