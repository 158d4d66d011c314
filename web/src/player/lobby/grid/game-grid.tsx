import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Game } from '@zar/contract/casino/casino'
import { startTransition, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import type { LobbyQuery } from '../filter/filters.ts'
import './game-grid.css'
import { t } from '../section-texts.ts'
import { useTileActions } from '../tile/use-tile-actions.ts'
import { gameAt, PAGE, usePages } from '../use-lobby.ts'
import { GridRow } from './grid-row.tsx'
import { pagesOf, placesOf } from './grid-shape.ts'
import { onScrollPace } from './scroll-pace.ts'
import { useGridShape } from './use-grid-shape.ts'
import { useKeptRow } from './use-kept-row.ts'
import { useKeptScroll } from './use-kept-scroll.ts'

/** Rows drawn beyond what is in view, above and below. */
const OVERSCAN = 2
const UNMEASURED_PITCH = 260

type GameGridProps = {
  asked: LobbyQuery
  total: number
  first: Game[]
  isStale: boolean
}

/**
 * All games that were asked for, however many: only the rows in view are in the document, and only
 * their pages are fetched.
 */
export function GameGrid({ asked, total, first, isStale }: GameGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const shape = useGridShape(grid)
  const columns = shape?.columns ?? 1
  const pitch = shape?.pitch ?? UNMEASURED_PITCH
  const kept = useKeptRow()
  const rows = useWindowVirtualizer({
    count: shape ? Math.ceil(total / columns) : 0,
    estimateSize: () => pitch,
    overscan: OVERSCAN,
    scrollMargin: shape?.top ?? 0,
    rangeExtractor: kept.withRow,
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pitch makes every row's place another
  useEffect(() => rows.measure(), [rows, pitch])
  useKeptScroll(shape !== undefined)

  const drawn = rows.getVirtualItems()
  const inRow = (row: number) => pagesOf(row * columns, (row + 1) * columns, PAGE)
  const wanted = [...new Set(drawn.flatMap(({ index }) => inRow(index)))]
  const { pages, isError, retry } = usePages(asked, first, wanted)
  const { actions, favorites, isClosed } = useTileActions()
  const isFlinging = useFlinging()
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the rows between the list and its items are no items */}
      <div
        ref={grid}
        role="list"
        aria-label={t('gamesLabel')}
        aria-busy={isStale}
        className="games lobbygrid"
        style={{ height: Math.max(0, Math.ceil(total / columns) * pitch) }}
        {...kept.listeners}
      >
        {drawn.map((row) => {
          const places = placesOf(row.index, columns, total)
          return (
            <GridRow
              key={row.key}
              row={row.index}
              top={row.start - rows.options.scrollMargin}
              total={total}
              places={places}
              games={places.map((place) => gameAt(pages, place))}
              hearts={places.map((place) => isIn(favorites, gameAt(pages, place)))}
              closed={places.map((place) => {
                const game = gameAt(pages, place)
                return game !== undefined && isClosed(game)
              })}
              actions={actions}
              isFlinging={isFlinging && !kept.hasFocus()}
            />
          )
        })}
      </div>
      {isError && (
        <p className="lobbygrid__error" role="alert">
          {t('partFailed')}
          <Button size="s" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </>
  )
}

const isIn = (codes: string[], game: Game | undefined): boolean =>
  game !== undefined && codes.includes(game.gameCode)

/** Whether the page is being swiped past; the rows that were passed are drawn without haste. */
function useFlinging(): boolean {
  const [isFlinging, setFlinging] = useState(false)
  useEffect(
    () =>
      onScrollPace((pace) => {
        if (pace === 'flinging') setFlinging(true)
        else startTransition(() => setFlinging(false))
      }),
    [],
  )
  return isFlinging
}
