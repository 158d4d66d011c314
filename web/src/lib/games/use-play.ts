import { fetchPart } from '../browser/lazily.ts'
import { isPhone } from '../browser/media.ts'
import { openDialog } from '../dialog/dialog.ts'
import { useNavigate } from '../router/router.tsx'
import type { GameLink } from './game-link.ts'

/** Opens a game for a player: over the page on a phone, on a page of its own on a desktop. */
export function usePlay(): (game: GameLink, title: string) => Promise<void> {
  const navigate = useNavigate()
  return async (game, title) => {
    const { playPath } = await fetchPart(() => import('./game-link.ts'))
    if (isPhone()) openDialog({ name: 'game', game, title })
    else await navigate(playPath(game), { state: { title } })
  }
}
