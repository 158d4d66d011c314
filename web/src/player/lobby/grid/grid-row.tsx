import type { Game } from '@zar/contract/casino/casino'
import { memo, useEffect, useState } from 'react'
import { GameTile } from '../tile/game-tile.tsx'
import type { TileActions } from '../tile/use-tile-actions.ts'
import { awaitCover, isCoverKept } from './cover-queue.ts'

/** The first rows are fetched without asking whether there is time. */
const EAGER_ROWS = 2

type RowProps = {
  row: number
  /** In px from the top of the grid. */
  top: number
  total: number
  places: number[]
  /** Undefined where they are being fetched. */
  games: (Game | undefined)[]
  hearts: boolean[]
  /** Those whose supplier cannot be reached just now. */
  closed: boolean[]
  actions: TileActions
  /** The page flies past: a row that is new now is patches of colour until it slows. */
  isFlinging: boolean
}

/** One row of the grid. It is drawn anew only when something in it is another. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { row, top, total, places, games, hearts, closed, actions, isFlinging } = props
  const [isDrawn, setDrawn] = useState(!isFlinging)
  if (!isDrawn && !isFlinging) setDrawn(true)
  return (
    <div role="presentation" className="games lobbygrid__row" data-row={row} style={{ top }}>
      {places.map((place, at) => {
        const game = games[at]
        const isPatch = !isDrawn || !game
        return (
          // biome-ignore lint/a11y/useSemanticElements: the rows between the list and its items are no items
          <div
            key={place}
            role="listitem"
            aria-posinset={place + 1}
            aria-setsize={total}
            className={isPatch ? 'patch' : undefined}
            style={isPatch && game ? patchOf(game) : undefined}
          >
            {!isPatch && (
              <GridTile
                game={game}
                actions={actions}
                isFavorite={hearts[at] ?? false}
                isClosed={closed[at] ?? false}
                isEager={row < EAGER_ROWS}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}, isSameRow)

const patchOf = ({ tint }: Game) => ({
  background: `linear-gradient(${tint.ground} 77.5%, ${tint.plate} 0)`,
})

type GridTileProps = {
  game: Game
  actions: TileActions
  isFavorite: boolean
  isClosed: boolean
  isEager: boolean
}

function GridTile({ game, isEager, ...tile }: GridTileProps) {
  const hasCover = useCover(game.cover, isEager)
  return <GameTile game={game} {...tile} eager={isEager} hasCover={hasCover} />
}

/** Whether the picture can be shown without a frame being late for it. */
function useCover(url: string, isEager: boolean): boolean {
  const [isReady, setReady] = useState(() => isEager || isCoverKept(url))
  useEffect(() => {
    if (!isReady) return awaitCover(url, () => setReady(true))
  }, [url, isReady])
  return isReady
}

function isSameRow(before: RowProps, now: RowProps): boolean {
  return (
    before.top === now.top &&
    before.total === now.total &&
    before.isFlinging === now.isFlinging &&
    isSameList(before.places, now.places) &&
    isSameList(before.games, now.games) &&
    isSameList(before.hearts, now.hearts) &&
    isSameList(before.closed, now.closed)
  )
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])
