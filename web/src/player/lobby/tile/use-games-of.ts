import { useQuery } from '@tanstack/react-query'
import { type Game, lobby, recent } from '@zar/contract/casino/casino'
import { call } from '../../../lib/api/call.ts'
import { useFavorites } from '../../../lib/games/favorites.ts'
import { useSignedIn } from '../../../lib/session/session.ts'
import { gameKey } from './game-key.ts'

const NONE: Game[] = []
/** A scroller holds no more. */
const SCROLLER_SIZE = 24

/** The games the player opened last; none while signed out. */
export function useRecentGames() {
  const enabled = useSignedIn()
  return useQuery({ queryKey: ['me', 'recent'], queryFn: () => call(recent, {}), enabled })
}

/** The first of the player's favourites that are open, the newest first. */
export function useFavoriteGames(): Game[] {
  const codes = useFavorites().slice(0, SCROLLER_SIZE)
  const { data } = useQuery({
    queryKey: ['me', 'favorite-games', codes],
    queryFn: () => call(lobby, { codes, skip: 0, take: SCROLLER_SIZE }),
    enabled: codes.length > 0,
    placeholderData: (before) => before,
  })
  return codes.length > 0 ? (data?.games ?? NONE) : NONE
}

/** One game of the catalogue, wherever it stands. */
export function useGame(gameCode: string | undefined) {
  return useQuery({
    queryKey: gameKey(gameCode),
    queryFn: async () => {
      const { games } = await call(lobby, { codes: [gameCode ?? ''], skip: 0, take: 1 })
      return games[0] ?? null
    },
    enabled: gameCode !== undefined,
  })
}
