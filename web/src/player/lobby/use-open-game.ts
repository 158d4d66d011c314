import type { Game } from '@zar/contract/casino'
import { openDialog } from '../../lib/dialog.ts'
import { isPhone } from '../../lib/media.ts'
import { useNavigate } from '../../lib/router.tsx'
import { session } from '../../lib/session.ts'

/** Opens a game: over the page on a phone, on a page of its own on a desktop, after log-in only. */
export function useOpenGame(): (game: Game) => void {
  const navigate = useNavigate()
  const open = async (game: Game) => {
    const { linkOf, playPath } = await import('../../lib/game-link.ts')
    const link = linkOf(game)
    if (link && isPhone()) openDialog({ name: 'game', game: link, title: game.name })
    else if (link) await navigate(playPath(link), { state: { title: game.name } })
  }
  return (game) => {
    if (session()) void open(game)
    else openDialog({ name: 'login' })
  }
}
