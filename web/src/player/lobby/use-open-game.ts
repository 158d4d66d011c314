import { openDialog } from '../../lib/dialog.ts'
import { fetchPart } from '../../lib/lazily.ts'
import { queryClient } from '../../lib/query.ts'
import { session } from '../../lib/session.ts'
import { usePlay } from '../../lib/use-play.ts'
import { type FoundGame, isWhole } from './found-game.ts'
import { gameKey } from './game-key.ts'

/** Opens a game of the lobby, after log-in only. */
export function useOpenGame(): (game: FoundGame) => void {
  const play = usePlay()
  const open = async (game: FoundGame) => {
    // The game's page shows at once what the list has told of it.
    if (isWhole(game)) queryClient.setQueryData(gameKey(game.gameCode), game)
    const { linkOf } = await fetchPart(() => import('../../lib/game-link.ts'))
    const link = linkOf(game)
    if (link) await play(link, game.name)
  }
  return (game) => {
    if (session()) void open(game)
    else openDialog({ name: 'login' })
  }
}
