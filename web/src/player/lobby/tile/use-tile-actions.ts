import type { Game } from '@zar/contract/casino/casino'
import { useRef, useState } from 'react'
import { Refused } from '../../../lib/api/request.ts'
import { openDialog } from '../../../lib/dialog/dialog.ts'
import { fetchToasts } from '../../../lib/dialog/toasts.ts'
import { useFavorites, useToggleFavorite } from '../../../lib/games/favorites.ts'
import { useUnavailable } from '../../../lib/games/unavailable.ts'
import { session } from '../../../lib/session/session.ts'
import { t } from '../texts.ts'
import { useOpenGame } from './use-open-game.ts'

/** What the tiles of one list do. The same object always, so that no tile is drawn anew for it. */
export type TileActions = { play: (game: Game) => void; favorite: (game: Game) => void }

/** One desk and one look at the favourites for a whole list of tiles. Both presses need log-in. */
export function useTileActions(): {
  actions: TileActions
  favorites: string[]
  isClosed: (game: Game) => boolean
} {
  const closed = useUnavailable()
  const favorites = useFavorites()
  const toggle = useToggleFavorite({
    onDone: (isFavorite) => {
      if (isFavorite) void say('success', t('added'))
      else void say('warning', t('removed'))
    },
    onRefused: (error) => {
      void say('error', error instanceof Refused ? error.message : t('unreachable'))
    },
  })
  const latest = useRef<TileActions>({ play: () => {}, favorite: () => {} })
  latest.current = {
    play: useOpenGame(),
    favorite: (game) => (session() ? toggle.mutate(game) : openDialog({ name: 'login' })),
  }
  const [actions] = useState<TileActions>(() => ({
    play: (game) => latest.current.play(game),
    favorite: (game) => latest.current.favorite(game),
  }))
  return { actions, favorites, isClosed: (game) => closed.includes(game.mainProviderId) }
}

async function say(kind: 'success' | 'warning' | 'error', message: string): Promise<void> {
  const notify = await fetchToasts()
  notify[kind](message)
}
