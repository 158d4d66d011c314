import type { BettingTree } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import {
  Clock3,
  ListChecks,
  type LucideIcon,
  Radio,
  ReceiptText,
  Scale,
  Search,
  SlidersHorizontal,
  Sparkle,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { formatWhole } from '../../../lib/language/format.ts'
import { Link, useLocation } from '../../../lib/router/router.tsx'
import { Crest } from '../../../ui/icons/crest.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { SportIcon } from '../../../ui/icons/sport-icon.tsx'
import { queryOf, viewIn } from '../board/home/use-view.ts'
import { useFavourites } from '../favourites/favourites.ts'
import { CountryMark } from '../names/country-mark.tsx'
import { eventPath, leaguePath, PATHS } from '../paths.ts'
import { openSearch } from '../search/search-door.tsx'
import { dayAt, hourAt } from '../words/kick-off.ts'
import { t } from './texts.ts'
import './tree.css'

const SOON_HOURS = 3
/** Leagues of a sport that are seen before all are asked for. */
const LEAGUES_FIRST = 7

export type TreeProps = { tree: BettingTree; openSport: Sport | null; now: number }

/** The way through the sportsbook: short cuts, favourites, and each sport with its leagues. */
export function Tree({ tree, openSport, now }: TreeProps) {
  const live = tree.sports.reduce((sum, sport) => sum + sport.live, 0)
  return (
    <nav className="panel tree" aria-label={t('menu')}>
      <ul>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={openSearch}>
            <Icon of={Search} />
            <span>{t('search')}</span>
            <kbd aria-hidden>/</kbd>
          </button>
        </li>
        <Entry to={PATHS.home} icon={Sparkle} label={t('featured')} />
        <Entry to={PATHS.live} icon={Radio} label={t('live')} count={live} />
        <Entry to={soonPath(now)} icon={Clock3} label={t('soon')} />
        <Entry to={PATHS.bets} icon={ReceiptText} label={t('bets')} />
        <Entry to={PATHS.results} icon={ListChecks} label={t('results')} />
      </ul>
      <Favourites tree={tree} />
      <h3>{t('sports')}</h3>
      <ul>
        {tree.sports.map((sport) => (
          <SportEntry key={sport.sport} sport={sport} isOpen={sport.sport === openSport} />
        ))}
      </ul>
      <ul className="tree__end">
        <Entry to={PATHS.rules} icon={Scale} label={t('rules')} />
        <Entry to={PATHS.settings} icon={SlidersHorizontal} label={t('settings')} />
      </ul>
    </nav>
  )
}

/** The board of the next hours of today. */
const soonPath = (now: number): string => {
  const from = hourAt(now)
  const query = queryOf({
    sport: null,
    order: 'time',
    set: 'main',
    day: dayAt(now),
    hours: [from, Math.min(24, from + SOON_HOURS)],
  })
  return `${PATHS.home}?${query}`
}

type EntryProps = { to: string; icon: LucideIcon; label: string; count?: number }

function Entry({ to, icon, label, count }: EntryProps) {
  const { pathname, search } = useLocation()
  const isHere = pathname + search === to
  return (
    <li>
      <Link to={to} {...(isHere && { 'aria-current': 'page' as const })}>
        <Icon of={icon} />
        <span>{label}</span>
        {count !== undefined && <small className="num">{formatWhole(count)}</small>}
      </Link>
    </li>
  )
}

function Favourites({ tree }: { tree: BettingTree }) {
  const { leagues, teams, events } = useFavourites()
  if (leagues.length + teams.length + events.length === 0) return null
  const known = new Map(
    tree.sports.flatMap((sport) => sport.leagues.map((league) => [league.id, league] as const)),
  )
  return (
    <>
      <h3>
        {t('favourites')}
        <Link className="tree__edit" to={PATHS.favourites}>
          {t('edit')}
        </Link>
      </h3>
      <ul>
        {leagues.map(({ id, name, country }) => (
          <LeagueEntry key={id} id={id} name={name} country={country} {...known.get(id)} />
        ))}
        {events.map(({ id, name }) => (
          <Plain key={id} to={eventPath(id)} mark={<Crest code={id} />} name={name} />
        ))}
      </ul>
    </>
  )
}

const Plain = ({ to, mark, name }: { to: string; mark: ReactNode; name: string }) => (
  <li>
    <Link to={to}>
      {mark}
      <span>{name}</span>
    </Link>
  </li>
)

type LeagueFacts = { id: string; name: string; country?: string | undefined; events?: number }

function LeagueEntry({ id, name, country = '', events }: LeagueFacts) {
  const to = leaguePath(id)
  const isHere = useLocation().pathname === to
  return (
    <li>
      <Link to={to} {...(isHere && { 'aria-current': 'page' as const })}>
        <CountryMark country={country} />
        <span>{name}</span>
        {events !== undefined && <small className="num">{formatWhole(events)}</small>}
      </Link>
    </li>
  )
}

type SportFacts = BettingTree['sports'][number]

function SportEntry({ sport, isOpen }: { sport: SportFacts; isOpen: boolean }) {
  const [isAll, setAll] = useState(false)
  const leagues = isAll ? sport.leagues : sport.leagues.slice(0, LEAGUES_FIRST)
  return (
    <li>
      <Link to={sportPath(sport.sport)} aria-expanded={isOpen}>
        <SportIcon of={sport.sport} />
        <span>{sportName(sport.sport)}</span>
        <small className="num">{formatWhole(sport.events)}</small>
      </Link>
      {isOpen && (
        <ul>
          {leagues.map((league) => (
            <LeagueEntry key={league.id} {...league} />
          ))}
          {sport.leagues.length > LEAGUES_FIRST && (
            <li>
              <button type="button" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
                <span>{t(isAll ? 'fewer' : 'allLeagues')}</span>
                <small className="num">{formatWhole(sport.leagues.length)}</small>
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

/** The board of one sport, seen as the rest of the board is. */
export function sportPath(sport: Sport): string {
  const here = viewIn(new URLSearchParams())
  return `${PATHS.home}?${queryOf({ ...here, sport })}`
}
