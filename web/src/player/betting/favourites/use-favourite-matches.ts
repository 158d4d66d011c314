import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { bettingEvents, bettingSearch } from '@zar/contract/betting/board'
import type { EventRow } from '@zar/contract/betting/event'
import { call } from '../../../lib/api/call.ts'
import { withNames } from '../names/names.ts'
import { learnPrices } from '../odds/prices.ts'
import { learnEvents } from '../stream/events.ts'
import { type Favourites, useFavourites } from './favourites.ts'

const FRESH_MS = 60_000
/** Each is one question. */
const TEAMS_MAX = 12
const IDS_MAX = 50

/** The matches that are starred, and those of starred teams, by their start. */
export function useFavouriteMatches() {
  const { teams, events } = useFavourites()
  const ids = events.slice(0, IDS_MAX).map(({ id }) => id)
  const sides = teams.slice(0, TEAMS_MAX)
  return useQuery({
    queryKey: ['betting', 'favourites', ids, sides.map(({ id }) => id)],
    queryFn: () => read(ids, sides),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}

async function read(ids: readonly string[], teams: Favourites['teams']) {
  const [starred, ...found] = await Promise.all([
    call(bettingEvents, {
      ...ALL,
      ids: [...ids],
    }),
    ...teams.map(({ name }) => call(bettingSearch, { text: name })),
  ])
  const known = new Set(teams.map(({ id }) => id))
  const ofTeams = found
    .flatMap(({ events }) => events)
    .filter(({ home, away }) => known.has(home.id) || known.has(away.id))
  const rows = withNames(unique([...starred.rows, ...ofTeams]))
  learnEvents(rows, starred.seq)
  for (const { markets } of rows) learnPrices(markets, starred.seq)
  return { rows: rows.sort((a, b) => a.startsAt.localeCompare(b.startsAt)), seq: starred.seq }
}

const ALL = {
  sports: null,
  league: null,
  isLive: null,
  day: null,
  hours: null,
  set: 'main' as const,
  after: null,
  take: IDS_MAX,
}

const unique = (rows: readonly EventRow[]): EventRow[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]
