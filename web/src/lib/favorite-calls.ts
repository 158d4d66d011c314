import { favorites, toggleFavorite } from '@zar/contract/casino'
import { call } from './call.ts'

export const fetchFavorites = () => call(favorites, {})

export const toggle = (game: { gameCode: string; mainProviderId: number }) =>
  call(toggleFavorite, { code: game.gameCode, providerId: game.mainProviderId })
