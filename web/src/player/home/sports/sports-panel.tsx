import type { BettingTree } from '@zar/contract/betting/board'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from '../../../lib/router/router.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Chips } from '../../../ui/form/chips.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useEvents, useTree } from '../../betting/board/data/use-board.ts'
import { byLeague, type LeagueGroup } from '../../betting/board/home/grouped.ts'
import { Legend } from '../../betting/board/legend/legend.tsx'
import { columnsOf } from '../../betting/board/row/columns.ts'
import { MatchRow } from '../../betting/board/row/match-row.tsx'
import { RowShapes } from '../../betting/board/row/row-shapes.tsx'
import { useNow } from '../../betting/frame/use-now.ts'
import { CountryMark } from '../../betting/names/country-mark.tsx'
import { leaguePath, PATHS } from '../../betting/paths.ts'
import { useSlip } from '../../betting/slip/state/slip.ts'
import { FeedWatch } from '../../betting/stream/feed-watch.tsx'
import { useTopics } from '../../betting/stream/use-topic.ts'
import { DAY_MS, dayAt, dayName } from '../../betting/words/kick-off.ts'
import { Highlights } from './highlights.tsx'
import './sports.css'
import { t } from './texts.ts'

const DAYS = [0, 1, 2]
const ROWS_MAX = 6
const ROWS_OF_LEAGUE = 2
/** Enough of a day to find its greatest leagues. */
const TAKE = 60

/** The matches of our own board on the home page; what a partner offers where it is empty. */
export function SportsPanel() {
  const { data, isPending } = useTree()
  if (isPending) return <Frame>{SHAPES}</Frame>
  return data && data.sports.length > 0 ? <Matches tree={data} /> : <Highlights />
}

const columns = columnsOf('football').slice(0, 2)
const SHAPES = <RowShapes columns={columns} count={ROWS_MAX} label={t('loading')} />

const Frame = ({ days, children }: { days?: ReactNode; children: ReactNode }) => (
  <section className="panel homematches" aria-labelledby="home-matches" data-shown={0}>
    <div className="panel__head">
      <h2 id="home-matches">{t('matches')}</h2>
      {days}
    </div>
    {children}
  </section>
)

function Matches({ tree }: { tree: BettingTree }) {
  const now = useNow()
  const [ahead, setAhead] = useState('0')
  const sport = tree.sports[0]
  const day = dayAt(now + Number(ahead) * DAY_MS)
  const { data, isError, refetch } = useEvents({
    ...(sport && { sports: [sport.sport] }),
    isLive: false,
    day,
    take: TAKE,
  })
  const groups = featured(byLeague(data?.rows ?? [], [], sport?.leagues.map(({ id }) => id) ?? []))
  useTopics(
    groups.map(({ league }) => `league:${league.id}`),
    data?.seq,
  )
  return (
    <Frame
      days={
        <Chips
          label={t('days')}
          choices={DAYS.map((one) => ({
            id: String(one),
            label: dayName(now + one * DAY_MS, now),
          }))}
          chosen={ahead}
          onChoose={setAhead}
        />
      }
    >
      <FeedWatch />
      {data ? (
        <List groups={groups} now={now} />
      ) : isError ? (
        <ErrorState
          words={{ failed: t('failed'), offlineNote: t('failedNote') }}
          onRetry={() => void refetch()}
        />
      ) : (
        SHAPES
      )}
      <SlipLine />
    </Frame>
  )
}

/** A few matches of each of the leagues that are bet on most. */
function featured(groups: readonly LeagueGroup[]): LeagueGroup[] {
  const few = groups.map(({ league, rows }) => ({ league, rows: rows.slice(0, ROWS_OF_LEAGUE) }))
  return few.slice(0, Math.ceil(ROWS_MAX / ROWS_OF_LEAGUE))
}

function List({ groups, now }: { groups: readonly LeagueGroup[]; now: number }) {
  if (groups.length === 0) {
    return (
      <Empty
        art="balik"
        title={t('none')}
        action={
          <Link className="link" to={PATHS.home}>
            {t('toBoard')}
          </Link>
        }
      >
        {t('noneNote')}
      </Empty>
    )
  }
  return (
    <>
      <Legend columns={columns} />
      {groups.map(({ league, rows }) => (
        <section key={league.id} aria-label={league.name}>
          <h3 className="homematches__league">
            <Link to={leaguePath(league.id)}>
              <CountryMark country={league.country} />
              {league.name}
              <Icon of={ChevronRight} size="s" />
            </Link>
          </h3>
          <ul>
            {rows.map((row) => (
              <MatchRow key={row.id} row={row} columns={columns} now={now} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** There is no slip on the home page: what was chosen waits in the sportsbook. */
function SlipLine() {
  const count = useSlip().picks.length
  return (
    <p className="homematches__slip" role="status">
      {count > 0 && (
        <>
          {t('slip', { count })}
          <Link className="link" to={PATHS.home}>
            {t('toSlip')}
          </Link>
        </>
      )}
    </p>
  )
}
