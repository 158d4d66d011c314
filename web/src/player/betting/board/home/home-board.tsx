import type { BettingTree } from '@zar/contract/betting/board'
import { formatOdds } from '@zar/contract/betting/odds-formats'
import type { Sport } from '@zar/contract/betting/sport'
import { ArrowRight, Percent, SlidersHorizontal } from 'lucide-react'
import { formatWhole } from '../../../../lib/language/format.ts'
import { Link } from '../../../../lib/router/router.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { SportsFrame } from '../../frame/sports-frame.tsx'
import { useNow } from '../../frame/use-now.ts'
import { PATHS } from '../../paths.ts'
import { formatName } from '../../settings/format-names.ts'
import { useSettings } from '../../settings/settings.ts'
import { QuietFeedLine } from '../../stream/quiet-feed-line.tsx'
import { MINUTE_MS } from '../../words/kick-off.ts'
import { useEvents } from '../data/use-board.ts'
import { Legend } from '../legend/legend.tsx'
import { columnsOf } from '../row/columns.ts'
import { MatchRow } from '../row/match-row.tsx'
import { TimeBar } from '../time/time-bar.tsx'
import { Bulletin } from './bulletin.tsx'
import { HomeOutright } from './home-outright.tsx'
import { LiveRail } from './live-rail.tsx'
import { t } from './texts.ts'
import { ALL_HOURS, type Order, queryOf, useView } from './use-view.ts'

const EXAMPLE_MILLI = 1_850
const SOON_MS = 60 * MINUTE_MS
const SOON_MAX = 4

/** The home page of the sportsbook: what is played now, and the matches to come. */
export function HomeBoard({ tree }: { tree: BettingTree }) {
  const [view, change] = useView()
  const now = useNow()
  const facts = tree.sports.find(({ sport }) => sport === view.sport) ?? tree.sports[0]
  if (!facts) return null
  const events = tree.sports.reduce((sum, sport) => sum + sport.events, 0)
  const live = tree.sports.reduce((sum, sport) => sum + sport.live, 0)
  return (
    <SportsFrame sport={facts.sport}>
      <div className="sbh sbh--home">
        <h1>{t('title')}</h1>
        <p className="num">
          {t('counts', { events: formatWhole(events), live: formatWhole(live) })}
        </p>
        <Tools />
      </div>
      <QuietFeedLine />
      <LiveRail />
      <TimeBar day={view.day} hours={view.hours} now={now} isReady onChange={change} />
      <Bulletin
        key={facts.sport}
        sport={facts.sport}
        leagues={facts.leagues}
        outrights={facts.outrights ?? 0}
        view={view}
        now={now}
        onChange={change}
      />
      <Soon sport={facts.sport} now={now} />
      {facts.outrights !== undefined && view.order !== 'outrights' && (
        <HomeOutright facts={facts} all={listPath(facts.sport, 'outrights')} />
      )}
    </SportsFrame>
  )
}

/** The odds format, and the way to all settings. */
function Tools() {
  const { format } = useSettings()
  return (
    <div className="sbh__tools">
      <Link className="tool" to={PATHS.settings}>
        <Icon of={Percent} size="s" />
        <span className="sr">{t('format')}:</span>
        <span>{formatName(format)}</span>
        <b className="num">{formatOdds(EXAMPLE_MILLI, format)}</b>
      </Link>
      <Link className="ibtn" to={PATHS.settings} aria-label={t('settings')}>
        <Icon of={SlidersHorizontal} />
      </Link>
    </div>
  )
}

/** All of a sport in an order. */
const listPath = (sport: Sport, order: Order): string =>
  `${PATHS.home}?${queryOf({ sport, order, set: 'main', day: null, hours: ALL_HOURS })}`

/** What begins within the hour. */
function Soon({ sport, now }: { sport: Sport; now: number }) {
  const { data } = useEvents({ sports: [sport], isLive: false, take: SOON_MAX })
  const rows = data?.rows.filter(({ startsAt }) => Date.parse(startsAt) - now <= SOON_MS) ?? []
  if (rows.length === 0) return null
  const columns = columnsOf(sport)
  return (
    <>
      <div className="head2">
        <h2>{t('soon')}</h2>
        <Link className="tool" to={listPath(sport, 'time')}>
          {t('allSoon')}
          <Icon of={ArrowRight} size="s" />
        </Link>
      </div>
      <section className="panel" aria-label={t('soon')} data-shown={0}>
        <Legend columns={columns} isTwoLined={sport !== 'football'} />
        <ul>
          {rows.map((row) => (
            <MatchRow key={row.id} row={row} columns={columns} now={now} />
          ))}
        </ul>
      </section>
    </>
  )
}
