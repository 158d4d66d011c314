import type { Game } from '@zar/contract/casino'
import { openDialog } from '../../lib/dialog.ts'
import { fetchPart } from '../../lib/lazily.ts'
import { queryClient } from '../../lib/query.ts'
import { session } from '../../lib/session.ts'
import { usePlay } from '../../lib/use-play.ts'
import { gameKey } from './use-games-of.ts'

/** Opens a game of the lobby, after log-in only. */
export function useOpenGame(): (game: Game) => void {
  const play = usePlay()
  const open = async (game: Game) => {
    // The game's page shows at once what the list has told of it.
    queryClient.setQueryData(gameKey(game.gameCode), game)
    const { linkOf } = await fetchPart(() => import('../../lib/game-link.ts'))
    const link = linkOf(game)
    if (link) await play(link, game.name)
  }
  return (game) => {
    if (session()) void open(game)
    else openDialog({ name: 'login' })
  }
}
