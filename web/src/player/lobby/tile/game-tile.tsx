import type { Game } from '@zar/contract/casino/casino'
import { memo } from 'react'
import { Tile } from '../../../ui/gallery/tile.tsx'
import { t } from '../texts.ts'
import type { TileActions } from './use-tile-actions.ts'

type GameTileProps = {
  game: Game
  actions: TileActions
  isFavorite: boolean
  eager?: boolean
  /** Its supplier cannot be reached just now. */
  isClosed?: boolean
  /** False while its picture waits for a moment to be drawn in. */
  hasCover?: boolean
}

/** The tile of a game, with its favourite heart. */
export const GameTile = memo(function GameTile({
  game,
  actions,
  isFavorite,
  eager = false,
  isClosed = false,
  hasCover = true,
}: GameTileProps) {
  return (
    <Tile
      name={game.name}
      studio={game.studio}
      cover={hasCover ? game.cover : undefined}
      tint={game.tint}
      mark={game.isNew ? t('new') : undefined}
      closed={isClosed ? t('closed') : undefined}
      isFavorite={isFavorite}
      eager={eager}
      playLabel={t(isClosed ? 'play.closed' : 'play', { name: game.name })}
      favoriteLabel={t('favorite', { name: game.name })}
      onPlay={() => actions.play(game)}
      onFavorite={() => actions.favorite(game)}
    />
  )
})
