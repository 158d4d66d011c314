import type { bettingSearch } from '@zar/contract/betting/board'
import { OUR_NAMES } from '@zar/contract/betting/names'
import type { z } from 'zod/mini'
import type { Player } from '../../feed/message.ts'
import type { Board } from '../board.ts'
import type { EventImage } from '../image/event-image.ts'
import { rowOf } from '../lists/event-row.ts'
import { isInPlay, isListed } from '../lists/list-events.ts'
import { leaguesOf } from '../lists/tree.ts'
import { findMarkets } from './find-markets.ts'
import { wordsOf } from './fold.ts'
import { hasAll } from './meant.ts'
import { NICKNAMES } from './nicknames.ts'

type Finds = z.input<typeof bettingSearch.output>

const EVENTS_MAX = 20
const TEAMS_MAX = 10
const LEAGUES_MAX = 10
const PLAYERS_MAX = 10
/** What somebody looks for who looks for bets on the season of a league. */
const OUTRIGHT_WORDS =
  'uzun vade şampiyon gol kralı küme düşer outrights winner top scorer relegated'
const MARKETS_MAX = 12

const NOTHING: Finds = { events: [], teams: [], players: [], leagues: [], markets: [] }

/** Matches, teams, players, leagues and kinds of market whose names have every word of the text, those in play first. */
export function search(board: Board, text: string, nowMs: number): Finds {
  const asked = wordsOf(text)
  if (asked.length === 0) return NOTHING
  const listed = board.openEvents().filter((event) => isListed(event, nowMs))
  const isNamed = openNames(asked)
  const ofTeams = listed.filter(({ home, away }) => isNamed(`${home.name} ${away.name}`))
  const teams = ofTeams.flatMap(({ home, away, sport }) =>
    [home, away].filter(({ name }) => isNamed(name)).map(({ id, name }) => ({ id, name, sport })),
  )
  const words = ({ league }: EventImage) => `${league.name} ${countryOf(league.country)}`
  const seasons = board.openOutrights().filter((one) => isNamed(`${words(one)} ${OUTRIGHT_WORDS}`))
  const ofSeasons = new Set(seasons.map(({ league }) => league.id))
  const leagues = listed.filter((one) => isNamed(words(one)) || ofSeasons.has(one.league.id))
  return {
    events: ofTeams
      .sort(bySoonest)
      .slice(0, EVENTS_MAX)
      .map((event) => rowOf(board.image, event, 'main')),
    teams: unique(teams).slice(0, TEAMS_MAX),
    players: playersIn(listed, asked).slice(0, PLAYERS_MAX),
    leagues: leaguesIn(leagues).slice(0, LEAGUES_MAX),
    markets: findMarkets(listed.toSorted(bySoonest), asked, isOf()).slice(0, MARKETS_MAX),
  }
}

/** The players of these events, each with the first event of theirs. */
function playersIn(events: readonly EventImage[], asked: readonly string[]): Finds['players'] {
  const found = events
    .filter(({ players }) => players.length > 0)
    .sort(bySoonest)
    .flatMap((event) => {
      const words = playerWords(event.players)
      return event.players
        .filter((_, at) => hasAll(words[at] ?? [], asked))
        .map(({ id, name }) => ({ id, name, sport: event.sport, event: matchOf(event) }))
    })
  return unique(found.reverse()).reverse()
}

/** The words of names that were looked at once; an event keeps its list of players until another is told. */
const wordsKnown = new WeakMap<readonly Player[], string[][]>()

function playerWords(players: readonly Player[]): string[][] {
  const known = wordsKnown.get(players) ?? players.map(({ name }) => wordsOf(name))
  wordsKnown.set(players, known)
  return known
}

const matchOf = ({
  id,
  home,
  away,
  startsAtMs,
}: EventImage): Finds['players'][number]['event'] => ({
  id: String(id),
  home: home.name,
  away: away.name,
  startsAt: new Date(startsAtMs).toISOString(),
})

/** Whether a name has every word that is asked for; each name is looked at once. */
function openNames(asked: readonly string[]): (name: string) => boolean {
  const known = new Map<string, boolean>()
  return (name) => {
    const found = known.get(name) ?? hasAll(namedWords(name), asked)
    known.set(name, found)
    return found
  }
}

/** Whether an event's names have these words; of no words every event has all. */
function isOf(): (event: EventImage, words: readonly string[]) => boolean {
  const known = new Map<string, (name: string) => boolean>()
  return ({ home, away, league }, words) => {
    if (words.length === 0) return true
    const asked = words.join(' ')
    const isNamed = known.get(asked) ?? openNames(words)
    known.set(asked, isNamed)
    return isNamed(`${home.name} ${away.name} ${league.name}`)
  }
}

/** What pages call teams and leagues in place of the company’s names. */
const OURS = Object.values(OUR_NAMES).flatMap((names) =>
  Object.entries(names).map(([original, our]) => [original, wordsOf(our)] as const),
)

const namedWords = (name: string): string[] => {
  const words = wordsOf(name)
  const ours = OURS.flatMap(([original, more]) => (name.includes(original) ? more : []))
  return [...words, ...ours, ...words.flatMap((word) => NICKNAMES[word]?.split(' ') ?? [])]
}

const TURKISH = new Intl.DisplayNames('tr', { type: 'region', fallback: 'code' })
const ENGLISH = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** A country’s names in both languages; what is no code is its name. */
const countryOf = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? `${country} ${TURKISH.of(country)} ${ENGLISH.of(country)}` : country

const bySoonest = (a: EventImage, b: EventImage): number =>
  Number(isInPlay(b)) - Number(isInPlay(a)) || a.startsAtMs - b.startsAtMs

function unique<Item extends { id: string; sport: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [`${item.sport} ${item.id}`, item])).values()]
}

const leaguesIn = (events: readonly EventImage[]): Finds['leagues'] => {
  const sports = new Map(events.map(({ league, sport }) => [league.id, sport]))
  return leaguesOf(events).flatMap((league) => {
    const sport = sports.get(league.id)
    return sport ? [{ ...league, sport }] : []
  })
}
