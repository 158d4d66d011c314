import '../row/league-section.css'
import type { BettingTree, MarketSet } from '@zar/contract/betting/board'
import type { EventRow } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import { Suspense, useMemo, useRef, useState } from 'react'
import { lazy } from '../../../../lib/browser/lazily.ts'
import { Empty } from '../../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { Segments } from '../../../../ui/form/segments.tsx'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { useFavourites } from '../../favourites/favourites.ts'
import { useRowKeys } from '../../keys/use-row-keys.ts'
import { OutrightsShape } from '../../outrights/outrights-shape.tsx'
import { useTopics } from '../../stream/use-topic.ts'
import { useEventList } from '../data/use-board.ts'
import { Legend } from '../legend/legend.tsx'
import { ShownMarket } from '../legend/shown-market.tsx'
import { useSwipe } from '../legend/use-swipe.ts'
import { type Column, columnsOf, setsOf } from '../row/columns.ts'
import { LeagueSection } from '../row/league-section.tsx'
import { MatchRow } from '../row/match-row.tsx'
import { RowShapes } from '../row/row-shapes.tsx'
import './bulletin.css'
import { byDay, byLeague } from './grouped.ts'
import { t } from './texts.ts'
import { ALL_HOURS, isAllDay, ORDERS, type View } from './use-view.ts'

const Outrights = lazy(async () => ({
  default: (await import('../../outrights/outrights.tsx')).Outrights,
}))

type BulletinProps = {
  sport: Sport
  leagues: BettingTree['sports'][number]['leagues']
  /** How many markets of seasons there are. */
  outrights: number
  view: View
  now: number
  onChange: (change: Partial<View>) => void
}

/** What a sport has: matches by league or by time, or the markets of seasons. */
export const Bulletin = (props: BulletinProps) =>
  props.view.order === 'outrights' ? (
    <section aria-label={t('outrights')}>
      <h2 className="sr">{t('outrights')}</h2>
      <div className="panel bh outrs__bar">
        <Orders {...props} />
      </div>
      <Suspense fallback={<OutrightsShape label={t('loading')} />}>
        <Outrights league={null} sport={props.sport} />
      </Suspense>
    </section>
  ) : (
    <Matches {...props} />
  )

function Orders({ view, outrights, onChange }: BulletinProps) {
  const hasOutrights = outrights > 0 || view.order === 'outrights'
  return (
    <Tabs
      label={t('orders')}
      tabs={ORDERS.filter((id) => id !== 'outrights' || hasOutrights).map((id) => ({
        id,
        label: t(id),
        ...(id === 'outrights' && { count: outrights }),
      }))}
      chosen={view.order}
      onChoose={(order) => onChange({ order })}
    />
  )
}

/** The matches of a sport: by league or by time, and with which of their markets. */
function Matches(props: BulletinProps) {
  const { sport, leagues, view, now, onChange } = props
  const set = setsOf(sport).includes(view.set) ? view.set : 'main'
  const columns = columnsOf(sport, set)
  const [shown, setShown] = useState(0)
  const list = useEventList({
    sports: [sport],
    isLive: false,
    day: view.day,
    hours: isAllDay(view.hours) ? null : view.hours,
    set,
  })
  const box = useRef<HTMLElement>(null)
  useRowKeys(box)
  const isFew = columns.filter(({ isWide }) => !isWide).length
  useSwipe(box, (step) => setShown((at) => (at + step + isFew) % isFew))
  return (
    <section ref={box} className="panel" aria-label={t('bulletin')} data-shown={shown}>
      <h2 className="sr">{t('bulletin')}</h2>
      <div className="bh">
        <Orders {...props} />
        <ShownMarket
          label={t('market')}
          choices={setsOf(sport).map((id) => ({ id, label: t(id), columns: columnsOf(sport, id) }))}
          chosen={set}
          shown={shown}
          onShow={(next, at) => {
            if (next !== set) onChange({ set: next })
            setShown(at)
          }}
        />
        <Sets sport={sport} set={set} onSet={(next) => onChange({ set: next })} />
      </div>
      <Legend columns={columns} isTwoLined={set !== 'main' || sport !== 'football'} />
      {list.rows ? (
        <Rows
          rows={list.rows}
          seq={list.seq}
          columns={columns}
          leagues={leagues}
          isByTime={view.order === 'time'}
          now={now}
        />
      ) : list.isError ? (
        <Failed onRetry={list.retry} />
      ) : (
        <RowShapes columns={columns} count={10} label={t('loading')} />
      )}
      {list.rows?.length === 0 && (
        <Nothing onClear={() => onChange({ day: null, hours: ALL_HOURS })} />
      )}
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

function Sets({
  sport,
  set,
  onSet,
}: {
  sport: Sport
  set: MarketSet
  onSet: (set: MarketSet) => void
}) {
  const sets = setsOf(sport)
  if (sets.length < 2) return null
  return (
    <div className="bh__sets">
      <Segments
        label={t('sets')}
        size="s"
        choices={sets.map((id) => ({ id, label: t(id) }))}
        chosen={set}
        onChoose={onSet}
      />
    </div>
  )
}

type RowsProps = {
  rows: readonly EventRow[]
  seq: number | undefined
  columns: readonly Column[]
  leagues: BulletinProps['leagues']
  isByTime: boolean
  now: number
}

function Rows({ rows, seq, columns, leagues, isByTime, now }: RowsProps) {
  const stars = useFavourites().leagues
  const sections = useMemo(
    () =>
      byLeague(
        rows,
        stars.map(({ id }) => id),
        leagues.map(({ id }) => id),
      ),
    [rows, stars, leagues],
  )
  if (isByTime) return <TimeRows rows={rows} seq={seq} columns={columns} now={now} />
  return sections.map(({ league, rows: own }) => (
    <LeagueSection
      key={league.id}
      league={league}
      rows={own}
      columns={columns}
      now={now}
      seq={seq}
    />
  ))
}

function TimeRows({ rows, seq, columns, now }: Omit<RowsProps, 'leagues' | 'isByTime'>) {
  const topics = useMemo(
    () => [...new Set(rows.map(({ league }) => `league:${league.id}`))].slice(0, TOPICS_OF_LIST),
    [rows],
  )
  useTopics(topics, seq)
  return byDay(rows, now).map(({ day, rows: own }) => (
    <section key={day} className="lg" aria-label={day}>
      <h3 className="lg__head lg__head--day">
        {day} <small className="num">{own.length}</small>
      </h3>
      <ul>
        {own.map((row) => (
          <MatchRow key={row.id} row={row} columns={columns} now={now} isByTime />
        ))}
      </ul>
    </section>
  ))
}
/** Room is left for the slip and the live matches. */
const TOPICS_OF_LIST = 120

const Nothing = ({ onClear }: { onClear: () => void }) => (
  <Empty
    art="balik"
    heading="h2"
    title={t('nothing')}
    action={<Button onClick={onClear}>{t('clear')}</Button>}
  >
    {t('nothingNote')}
  </Empty>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    heading="h2"
    words={{ failed: t('failed'), offlineNote: t('failedNote') }}
    onRetry={onRetry}
  />
)
