import { favorites, toggleFavorite } from '@zar/contract/casino/casino'
import { call, request } from '../api/call.ts'
import { favoriteOf } from './favorite-reply.ts'

export const fetchFavorites = () => call(favorites, {})

/**
 * Toggles a favourite. Answers whether it is one now, or undefined where the reply tells no more
 * than the specification asks for: success.
 */
export async function toggle(game: {
  gameCode: string
  mainProviderId: number
}): Promise<boolean | undefined> {
  const input = { code: game.gameCode, providerId: game.mainProviderId }
  return favoriteOf((await request(toggleFavorite, input)).data)
}
