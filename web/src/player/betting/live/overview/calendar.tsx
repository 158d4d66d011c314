import '../../board/row/league-section.css'
import type { Sport } from '@zar/contract/betting/sport'
import { useMemo } from 'react'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { useEventList } from '../../board/data/use-board.ts'
import { byDay } from '../../board/home/grouped.ts'
import { t as home } from '../../board/home/texts.ts'
import { columnsOf } from '../../board/row/columns.ts'
import { MatchRow } from '../../board/row/match-row.tsx'
import { RowShapes } from '../../board/row/row-shapes.tsx'
import { useNow } from '../../frame/use-now.ts'
import { useTopics } from '../../stream/use-topic.ts'
import '../../board/home/bulletin.css'
import { t } from '../texts.ts'

const TOPICS_MAX = 120

/** What is played next, by day and hour. */
export function Calendar({ sports }: { sports?: readonly Sport[] }) {
  const list = useEventList({ isLive: false, ...(sports && { sports }) })
  const now = useNow()
  const days = useMemo(() => byDay(list.rows ?? [], now), [list.rows, now])
  const leagues = [...new Set(list.rows?.map(({ league }) => `league:${league.id}`))]
  useTopics(leagues.slice(0, TOPICS_MAX), list.seq)
  if (list.isError) return <ErrorState heading="h2" onRetry={list.retry} />
  return (
    <section className="panel" data-shown={0} aria-label={t('calendar')}>
      {list.rows ? (
        days.map(({ day, rows }) => (
          <section key={day} className="lg" aria-label={day}>
            <h3 className="lg__head lg__head--day">
              {day} <small className="num">{rows.length}</small>
            </h3>
            <ul>
              {rows.map((row) => (
                <MatchRow
                  key={row.id}
                  row={row}
                  columns={columnsOf(row.sport).slice(0, 1)}
                  now={now}
                  isByTime
                />
              ))}
            </ul>
          </section>
        ))
      ) : (
        <RowShapes columns={columnsOf('football').slice(0, 1)} count={8} label={t('loading')} />
      )}
      {list.hasMore && (
        <div className="bh__more">
          <Button onClick={list.more} busy={list.isMore ? home('moreBusy') : undefined}>
            {home('more')}
          </Button>
        </div>
      )}
    </section>
  )
}
