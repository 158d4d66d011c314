import type { BettingResult } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import { Fragment } from 'react'
import { CountryMark } from '../names/country-mark.tsx'
import '../../../ui/data-display/table.css'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { COLUMNS, ResultRow } from './result-row.tsx'
import { t } from './texts.ts'
import { useOwnSelections } from './use-results.ts'

type ListProps = {
  sport: Sport
  day: string
  /** Undefined while they are on their way. */
  results: readonly BettingResult[] | undefined
  isFiltered: boolean
  isError: boolean
  onRetry: () => void
  onClear: () => void
}

/** The results of a day under their leagues. */
export function ResultList(props: ListProps) {
  const { sport, day, results, isFiltered, isError, onRetry, onClear } = props
  const own = useOwnSelections(day)
  if (!results) return isError ? <Failed onRetry={onRetry} /> : <Loading />
  if (results.length === 0) return <Nothing isFiltered={isFiltered} onClear={onClear} />
  const hasDraw = WITH_DRAW.has(sport)
  return (
    <table className="table results">
      <caption className="sr">{t('caption', { sport: sportName(sport), day })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('match')}</th>
          <th scope="col" className="r">
            {t('score')}
          </th>
          <th scope="col" className="r results__closing">
            {t(hasDraw ? 'closing' : 'closingTwo')}
          </th>
          <th scope="col" className="r results__parts">
            {t(sport === 'football' ? 'firstHalf' : 'parts')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {byLeague(results).map(({ league, rows }) => (
          <Fragment key={league.id}>
            <tr className="results__league">
              <th scope="colgroup" colSpan={COLUMNS}>
                <CountryMark country={league.country} />
                {league.name}
              </th>
            </tr>
            {rows.map((result) => (
              <ResultRow key={result.id} result={result} own={own.get(result.id) ?? []} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** In which the result of regular time has a draw. */
const WITH_DRAW = new Set<Sport>(['football', 'ice-hockey'])

type Group = { league: BettingResult['league']; rows: BettingResult[] }

function byLeague(results: readonly BettingResult[]): Group[] {
  const groups = new Map<string, Group>()
  for (const result of results) {
    const group = groups.get(result.league.id) ?? { league: result.league, rows: [] }
    group.rows.push(result)
    groups.set(result.league.id, group)
  }
  return [...groups.values()]
}

const SHAPES = ['1', '2', '3', '4', '5', '6', '7', '8']

const Loading = () => (
  <div className="results__shapes" role="status" aria-label={t('loading')}>
    {SHAPES.map((shape) => (
      <Skeleton key={shape} height="20px" />
    ))}
  </div>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    heading="h2"
    words={{ failed: t('failed'), offlineNote: t('failedNote') }}
    onRetry={onRetry}
  />
)

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <Empty
      art="balik"
      heading="h2"
      title={t('notFound')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    >
      {t('notFoundNote')}
    </Empty>
  ) : (
    <Empty art="fener" heading="h2" title={t('none')}>
      {t('noneNote')}
    </Empty>
  )
