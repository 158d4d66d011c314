import type { Game } from '@zar/contract/casino/casino'
import './rooms.css'
import { useTileActions } from '../tile/use-tile-actions.ts'
import { RoomTile } from './room-tile.tsx'

/** Tables of many, four a row. */
export function RoomGrid({ games, isStale }: { games: readonly Game[]; isStale: boolean }) {
  const { actions, favorites, isClosed } = useTileActions()
  return (
    <div className={isStale ? 'rooms rooms--stale' : 'rooms'}>
      {games.map((game) => (
        <RoomTile
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
