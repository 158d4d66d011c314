import { queryClient } from '../../../lib/api/query.ts'
import { fetchPart } from '../../../lib/browser/lazily.ts'
import { openDialog } from '../../../lib/dialog/dialog.ts'
import { usePlay } from '../../../lib/games/use-play.ts'
import { session } from '../../../lib/session/session.ts'
import { type FoundGame, isWhole } from '../search/found-game.ts'
import { gameKey } from './game-key.ts'

/** Opens a game of the lobby, after log-in only. */
export function useOpenGame(): (game: FoundGame) => void {
  const play = usePlay()
  const open = async (game: FoundGame) => {
    // The game's page shows at once what the list has told of it.
    if (isWhole(game)) queryClient.setQueryData(gameKey(game.gameCode), game)
    const { linkOf } = await fetchPart(() => import('../../../lib/games/game-link.ts'))
    const link = linkOf(game)
    if (link) await play(link, game.name)
  }
  return (game) => {
    if (session()) void open(game)
    else openDialog({ name: 'login' })
  }
}
