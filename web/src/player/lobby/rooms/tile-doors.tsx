import type { Game } from '@zar/contract/casino/casino'
import { Heart } from 'lucide-react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t as lobbyText } from '../texts.ts'
import type { TileActions } from '../tile/use-tile-actions.ts'
import { t } from './texts.ts'

export type RoomTileProps = {
  game: Game
  /** Its supplier cannot be reached just now. */
  isClosed: boolean
  isFavorite: boolean
  actions: TileActions
}

/** The whole tile leads to the room; the heart is a toggle of its own. */
export function TileDoors({ game, isClosed, isFavorite, actions }: RoomTileProps) {
  const { name } = game
  return (
    <>
      <button
        type="button"
        className="room__enter"
        aria-label={t(isClosed ? 'closedTable' : 'enter', { name })}
        onClick={() => actions.play(game)}
      />
      <button
        type="button"
        className="room__fav"
        aria-pressed={isFavorite}
        aria-label={lobbyText('favorite', { name })}
        onClick={() => actions.favorite(game)}
      >
        <Icon of={Heart} />
      </button>
    </>
  )
}
