import type { Game } from '@zar/contract/casino/casino'
import './rooms.css'
import './halls.css'
import { useTileActions } from '../tile/use-tile-actions.ts'
import { BingoTile } from './bingo-tile.tsx'
import { RoomTile } from './room-tile.tsx'

type Props = { games: readonly Game[]; isStale: boolean; hasHalls: boolean }

/** Tables of many, four a row; halls of bingo two. */
export function RoomGrid({ games, isStale, hasHalls }: Props) {
  const { actions, favorites, isClosed } = useTileActions()
  const Tile = hasHalls ? BingoTile : RoomTile
  const classes = ['rooms', hasHalls && 'rooms--halls', isStale && 'rooms--stale']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {games.map((game) => (
        <Tile
          key={game.gameCode}
          game={game}
          isClosed={isClosed(game)}
          isFavorite={favorites.includes(game.gameCode)}
          actions={actions}
        />
      ))}
    </div>
  )
}
