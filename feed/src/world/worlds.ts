import type { Sport } from '../protocol/message.ts'
import { americanFootball } from './american-football/american-football.ts'
import { basketball } from './basketball/basketball.ts'
import { cs2 } from './cs2/cs2.ts'
import { dota2 } from './dota2/dota2.ts'
import { football } from './football/football.ts'
import { iceHockey } from './ice-hockey/ice-hockey.ts'
import { lol } from './lol/lol.ts'
import type { World } from './play.ts'
import { tennis } from './tennis/tennis.ts'
import { valorant } from './valorant/valorant.ts'
import { volleyball } from './volleyball/volleyball.ts'

/** In the order of the tree. */
export const WORLDS: readonly World[] = [
  ...([football, basketball, tennis, volleyball, iceHockey, americanFootball] as const),
  ...([cs2, valorant, lol, dota2] as const),
]

export function worldOf(sport: Sport): World {
  const world = WORLDS.find((one) => one.sport === sport)
  if (!world) throw new Error(`no world of ${sport}`)
  return world
}
