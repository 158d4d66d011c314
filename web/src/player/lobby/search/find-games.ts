import { games } from '@zar/contract/casino/casino'
import { request } from '../../../lib/api/call.ts'
import type { FoundGame } from './found-game.ts'
import { gamesOf } from './found-games.ts'

/** As many as a search looks at. */
const TAKE = 5

/** The first games that a search finds. A search that fails finds nothing. */
export async function findGames(search: string): Promise<FoundGame[]> {
  try {
    return gamesOf((await request(games, { live: false, search, skip: 0, take: TAKE })).data)
  } catch {
    return []
  }
}
