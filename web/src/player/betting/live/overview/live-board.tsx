import type { EventRow } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import { useState } from 'react'
import { sportName } from '../../../../lib/betting/sport-names.ts'
import { Empty } from '../../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { Chips } from '../../../../ui/form/chips.tsx'
import { Segments } from '../../../../ui/form/segments.tsx'
import { useEvents } from '../../board/data/use-board.ts'
import { columnsOf } from '../../board/row/columns.ts'
import { RowShapes } from '../../board/row/row-shapes.tsx'
import { SportsFrame } from '../../frame/sports-frame.tsx'
import { useNow } from '../../frame/use-now.ts'
import { FeedLine } from '../../stream/feed-line.tsx'
import { useTopic } from '../../stream/use-topic.ts'
import { DELAY_S } from '../delays.ts'
import { t } from '../texts.ts'
import { bySport } from './by-sport.ts'
import { Calendar } from './calendar.tsx'
import './live-board.css'
import { LiveSection } from './live-section.tsx'
import { Multiview } from './multiview.tsx'
import { useCalmRows } from './use-calm-rows.ts'

const VIEWS = ['list', 'multi', 'calendar'] as const
type View = (typeof VIEWS)[number]
const LIVE_EVERY_MS = 15_000

/** Everything that is played now, of these sports or of all. */
export function LiveBoard({ sports, title }: { sports?: readonly Sport[]; title?: string }) {
  const [view, setView] = useState<View>('list')
  const live = useEvents(
    { isLive: true, ...(sports && { sports }) },
    { refetchInterval: LIVE_EVERY_MS },
  )
  useTopic('events:live', live.data?.seq)
  const rows = live.data?.rows
  return (
    <SportsFrame>
      <div className="sbh">
        <h1>{title ?? t('title')}</h1>
        {rows && <p className="num">{t('count', { count: rows.length })}</p>}
        <div className="sbh__tools">
          <Segments
            label={t('view')}
            size="s"
            choices={VIEWS.map((id) => ({ id, label: t(id) }))}
            chosen={view}
            onChoose={setView}
          />
        </div>
      </div>
      <FeedLine
        delayS={Math.max(...(sports ?? ['football' as const]).map((one) => DELAY_S[one]))}
      />
      {view === 'calendar' ? (
        <Calendar {...(sports && { sports })} />
      ) : rows ? (
        <Played rows={rows} isMulti={view === 'multi'} onCalendar={() => setView('calendar')} />
      ) : (
        <Awaited isError={live.isError} onRetry={() => void live.refetch()} />
      )}
    </SportsFrame>
  )
}

type PlayedProps = { rows: readonly EventRow[]; isMulti: boolean; onCalendar: () => void }

const Played = ({ rows, isMulti, onCalendar }: PlayedProps) =>
  isMulti ? <Multiview rows={rows} /> : <List rows={rows} onCalendar={onCalendar} />

const Awaited = ({ isError, onRetry }: { isError: boolean; onRetry: () => void }) =>
  isError ? (
    <ErrorState
      heading="h2"
      words={{ failed: t('failed'), offlineNote: t('failedNote') }}
      onRetry={onRetry}
    />
  ) : (
    <section className="panel" data-shown={0}>
      <RowShapes columns={columnsOf('football')} count={8} label={t('loading')} />
    </section>
  )

function List({ rows, onCalendar }: { rows: readonly EventRow[]; onCalendar: () => void }) {
  const [sport, setSport] = useState<Sport | 'all'>('all')
  const now = useNow()
  const { shown, fresh, show, watch } = useCalmRows(rows)
  const groups = bySport(shown)
  const chosen = groups.some((group) => group.sport === sport) ? sport : 'all'
  if (rows.length === 0) return <None onCalendar={onCalendar} />
  return (
    <div ref={watch}>
      {groups.length > 1 && (
        <Chips
          label={t('sports')}
          choices={[
            { id: 'all' as const, label: t('everything'), count: shown.length },
            ...groups.map((group) => ({
              id: group.sport,
              label: sportName(group.sport),
              count: group.rows.length,
            })),
          ]}
          chosen={chosen}
          onChoose={setSport}
        />
      )}
      {fresh > 0 && (
        <button type="button" className="livefresh" onClick={show}>
          {t('fresh', { count: fresh })}
        </button>
      )}
      {groups
        .filter((group) => chosen === 'all' || group.sport === chosen)
        .map((group) => (
          <LiveSection key={group.sport} sport={group.sport} rows={group.rows} now={now} />
        ))}
    </div>
  )
}

const None = ({ onCalendar }: { onCalendar: () => void }) => (
  <Empty
    art="fener"
    heading="h2"
    title={t('none')}
    action={<Button onClick={onCalendar}>{t('toCalendar')}</Button>}
  >
    {t('noneNote')}
  </Empty>
)
