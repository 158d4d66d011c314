import type { Pair } from '../results.ts'

type Side = '1' | '2'

/** A map that was begun, or given up before it. */
export type EsportsMap = {
  winner: Side
  /** Given up before its first round or minute: it settles nothing. */
  isForfeit?: boolean
  /** CS2, Valorant: rounds with overtime. */
  rounds?: Pair
  /** Who won each round, from the first. */
  roundWinners?: readonly Side[]
  hasOvertime?: boolean
  /** LoL, Dota 2. */
  kills?: Pair
  durationS?: number
  /** Who was first, by what: `blood`, `tower`, `dragon`, `roshan`, `baron`. */
  firsts?: Readonly<Record<string, Side>>
  /** Who first had ten kills; null where nobody had. */
  tenKills?: Side | null
}

export type EsportsFacts = {
  bestOf: 1 | 2 | 3 | 5
  /** Those that were played; one that was not needed is not among them. */
  maps?: readonly EsportsMap[]
  /** The one that is played: rounds of it are over. */
  current?: Omit<EsportsMap, 'winner'>
}
