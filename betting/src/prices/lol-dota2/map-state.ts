import { NONE, type Pair } from '../pair.ts'

/** What is taken once on a map, by the side that is first. */
export const OBJECTIVES = [
  'firstblood',
  'firsttower',
  'firstdragon',
  'firstbaron',
  'firstroshan',
] as const
export type Objective = (typeof OBJECTIVES)[number]

/** A map that is played. */
export type MapState = {
  minute: number
  kills: Pair
  /** By how much gold the home side is ahead, in thousands. */
  goldLead: number
  taken: readonly Objective[]
}

export const MAP_START: MapState = { minute: 0, kills: NONE, goldLead: 0, taken: [] }
