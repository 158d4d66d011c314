import type { BettingFinds } from '@zar/contract/betting/board'
import type { EventRow } from '@zar/contract/betting/event'
import { ArrowRight, Scale, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { marketName } from '../../../lib/betting/market-name.ts'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { locale } from '../../../lib/language/translate.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Crest } from '../../../ui/icons/crest.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { columnsOf, marketIn } from '../board/row/columns.ts'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import { CountryMark } from '../names/country-mark.tsx'
import { NoOdds, OddsButton } from '../odds/odds-button.tsx'
import { clausePath, eventPath, leaguePath, marketPath } from '../paths.ts'
import type { Found } from '../rules/find-clauses.ts'
import { Clock } from '../stream/clock.tsx'
import { useEventNow } from '../stream/events.ts'
import { dayName, shortKickOff } from '../words/kick-off.ts'
import { Marked } from './marked.tsx'
import { t } from './texts.ts'

type RowProps = { mark: ReactNode; children: ReactNode; end?: ReactNode }

const Row = ({ mark, children, end }: RowProps) => (
  <li className="find1">
    <span className="find1__mark num">{mark}</span>
    {children}
    {end}
  </li>
)

type MatchProps = { row: EventRow; typed: string; now: number; onGo: () => void }

/** A match with the prices of its result, which can be pressed here. */
export function FoundMatch({ row, typed, now, onGo }: MatchProps) {
  const { score, state } = useEventNow(row)
  const isLive = state === 'live' || state === 'interrupted'
  const [column] = columnsOf(row.sport)
  const market = column && marketIn(row, column)
  const under = isLive && score ? score.total.join(' – ') : shortKickOff(row.startsAt, now)
  return (
    <Row
      mark={
        isLive ? (
          <b className="find1__live">
            <Clock event={row} />
          </b>
        ) : (
          dayName(Date.parse(row.startsAt), now, true)
        )
      }
      end={
        <span className="find1__prices">
          {column?.selections.map((key) => {
            const selection = market?.selections.find((one) => one.key === key)
            return market && selection ? (
              <OddsButton key={selection.id} event={row} market={market} selection={selection} />
            ) : (
              <NoOdds key={key} />
            )
          })}
        </span>
      }
    >
      <Link className="find1__go" replace to={eventPath(row.id)} onClick={onGo}>
        <b>
          <Marked name={row.home.name} typed={typed} /> –{' '}
          <Marked name={row.away.name} typed={typed} />
        </b>
        <small className="num">
          {under} · {row.league.name}
        </small>
      </Link>
    </Row>
  )
}

type TeamProps = { team: BettingFinds['teams'][number]; typed: string; onChoose: () => void }

/** A team: pressed, it shows its matches; its star keeps it. */
export const FoundTeam = ({ team, typed, onChoose }: TeamProps) => (
  <Row
    mark={<Crest code={team.id} size={22} />}
    end={<FavouriteStar kind="teams" id={team.id} name={team.name} />}
  >
    <button type="button" className="find1__go" onClick={onChoose}>
      <b>
        <Marked name={team.name} typed={typed} />
      </b>
      <small>{sportName(team.sport)}</small>
      <span className="sr">{t('matchesOf')}</span>
    </button>
  </Row>
)

type PlayerProps = {
  player: BettingFinds['players'][number]
  typed: string
  now: number
  onGo: () => void
}

/** A player, who leads to the match of theirs that comes first. */
export const FoundPlayer = ({ player: { name, event }, typed, now, onGo }: PlayerProps) => (
  <Row mark={<Icon of={UserRound} size="s" />}>
    <Link className="find1__go" replace to={eventPath(event.id)} onClick={onGo}>
      <b>
        <Marked name={name} typed={typed} />
      </b>
      <small className="num">
        {event.home} – {event.away} · {shortKickOff(event.startsAt, now)}
      </small>
    </Link>
  </Row>
)

type LeagueProps = { league: BettingFinds['leagues'][number]; typed: string; onGo: () => void }

export const FoundLeague = ({ league, typed, onGo }: LeagueProps) => (
  <Row
    mark={<CountryMark country={league.country} />}
    end={<FavouriteStar kind="leagues" id={league.id} name={league.name} />}
  >
    <Link className="find1__go" replace to={leaguePath(league.id)} onClick={onGo}>
      <b>
        <Marked name={league.name} typed={typed} />
      </b>
      <small>
        {sportName(league.sport)} · {league.country}
      </small>
    </Link>
  </Row>
)

type MarketProps = {
  market: BettingFinds['markets'][number]
  typed: string
  now: number
  onGo: () => void
}

/** A kind of market, which leads to it in the match that comes first. */
export function FoundMarket({ market, typed, now, onGo }: MarketProps) {
  const { sport, event, events } = market
  const name = marketName(market, { sport, home: event.home, away: event.away })
  return (
    <Row mark={<Icon of={ArrowRight} size="s" />}>
      <Link className="find1__go" replace to={marketPath(event.id, name)} onClick={onGo}>
        <b>
          <Marked name={name} typed={typed} />
        </b>
        <small className="num">
          {event.home} – {event.away} · {shortKickOff(event.startsAt, now)}
          {events > 1 && ` · ${t('offeredOn', { count: events })}`}
        </small>
      </Link>
    </Row>
  )
}

export const FoundRule = ({ rule, onGo }: { rule: Found; onGo: () => void }) => (
  <Row mark={<Icon of={Scale} size="s" />}>
    <Link
      className="find1__go"
      replace
      to={clausePath(rule.chapter.number, rule.at)}
      onClick={onGo}
    >
      <b>{rule.clause.title[locale]}</b>
      <small className="num">
        {rule.chapter.number}.{rule.at} · {rule.chapter.title[locale]}
      </small>
    </Link>
  </Row>
)
