import '../board/row/league-section.css'
import type { MarketSet } from '@zar/contract/betting/board'
import type { EventRow } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import { type ReactNode, useRef, useState } from 'react'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import type { useEventList } from '../board/data/use-board.ts'
import '../board/home/bulletin.css'
import { byDay } from '../board/home/grouped.ts'
import { t as home } from '../board/home/texts.ts'
import { Legend } from '../board/legend/legend.tsx'
import { ShownMarket } from '../board/legend/shown-market.tsx'
import { useSwipe } from '../board/legend/use-swipe.ts'
import { type Column, columnsOf, setsOf } from '../board/row/columns.ts'
import { MatchRow } from '../board/row/match-row.tsx'
import { RowShapes } from '../board/row/row-shapes.tsx'
import { useNow } from '../frame/use-now.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { PATHS } from '../paths.ts'
import { useTopic } from '../stream/use-topic.ts'
import { t } from './texts.ts'

type MatchesProps = {
  sport: Sport
  list: ReturnType<typeof useEventList>
  set: MarketSet
  /** The views of the league, of which this is one. */
  tabs: ReactNode
  /** Whether the page has its heading. */
  hasHead: boolean
  onSet: (set: MarketSet) => void
}

/** The matches of a league under the days on which they are, with one set of their markets. */
export function LeagueMatches({ sport, list, set, tabs, hasHead, onSet }: MatchesProps) {
  const sets = setsOf(sport)
  const chosen = sets.includes(set) ? set : 'main'
  const columns = columnsOf(sport, chosen)
  const [shown, setShown] = useState(0)
  const box = useRef<HTMLElement>(null)
  useRowKeys(box)
  const narrow = columns.filter(({ isWide }) => !isWide).length
  useSwipe(box, (step) => setShown((at) => (at + step + narrow) % narrow))
  const [first] = list.rows ?? []
  useTopic(first ? `league:${first.league.id}` : null, list.seq)
  return (
    <section ref={box} className="panel" aria-label={t('matches')} data-shown={shown}>
      <div className="bh league__bar">
        {tabs}
        <ShownMarket
          label={t('market')}
          choices={sets.map((id) => ({ id, label: home(id), columns: columnsOf(sport, id) }))}
          chosen={chosen}
          shown={shown}
          onShow={(next, at) => {
            if (next !== chosen) onSet(next)
            setShown(at)
          }}
        />
        {sets.length > 1 && (
          <div className="bh__sets">
            <Segments
              label={t('sets')}
              size="s"
              choices={sets.map((id) => ({ id, label: home(id) }))}
              chosen={chosen}
              onChoose={onSet}
            />
          </div>
        )}
      </div>
      <Legend columns={columns} isTwoLined={chosen !== 'main' || sport !== 'football'} />
      <Rows list={list} columns={columns} hasHead={hasHead} />
      {list.hasMore && (
        <div className="bh__more">
          <Button onClick={list.more} busy={list.isMore ? t('moreBusy') : undefined}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  )
}

type RowsProps = Pick<MatchesProps, 'list' | 'hasHead'> & { columns: readonly Column[] }

function Rows({ list: { rows, isError, retry }, columns, hasHead }: RowsProps) {
  const now = useNow()
  const heading = hasHead ? 'h2' : 'h1'
  if (!rows) {
    return isError ? (
      <ErrorState
        heading={heading}
        words={{ failed: t('failed'), offlineNote: t('failedNote') }}
        onRetry={retry}
      />
    ) : (
      <RowShapes columns={columns} count={8} label={t('loading')} />
    )
  }
  if (rows.length === 0) {
    return (
      <Empty
        art="balik"
        heading={heading}
        title={t('none')}
        action={<ButtonLink to={PATHS.results}>{t('results')}</ButtonLink>}
      >
        {t('noneNote')}
      </Empty>
    )
  }
  const live = rows.filter(isPlayed)
  const days = byDay(
    rows.filter((row) => !isPlayed(row)),
    now,
  )
  return [...(live.length > 0 ? [{ day: t('live'), rows: live }] : []), ...days].map(
    ({ day, rows: own }) => (
      <section key={day} className="lg" aria-label={day}>
        <h3 className="lg__head lg__head--day">
          {day} <small className="num">{own.length}</small>
        </h3>
        <ul>
          {own.map((row) => (
            <MatchRow key={row.id} row={row} columns={columns} now={now} />
          ))}
        </ul>
      </section>
    ),
  )
}

const isPlayed = ({ state }: EventRow): boolean => state === 'live' || state === 'interrupted'
