import { useNavigate } from '../../../lib/router/router.tsx'
import { useOpenGame } from '../tile/use-open-game.ts'
import { findGames } from './find-games.ts'
import { MISSING, type MissingGame } from './missing-game.tsx'

/**
 * Opens the first game that a search for this one finds. When it finds none the page of the games
 * says so, and shows those that can be played.
 */
export function useOpenBySearch(): (name: MissingGame) => Promise<void> {
  const openGame = useOpenGame()
  const navigate = useNavigate()
  return async (name) => {
    const [game] = await findGames(name)
    if (game) return openGame(game)
    await navigate(`/casino/games?${new URLSearchParams({ [MISSING]: name })}`)
  }
}
