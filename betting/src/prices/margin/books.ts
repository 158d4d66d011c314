import {
  boundsOfBooks,
  type MarginBounds,
  type MarketClass,
} from '@zar/contract/betting/margin/classes'
import type { Book } from '@zar/contract/betting/margin/margin-odds'
import type { Sport } from '@zar/contract/betting/sport'

type Group = {
  name: MarketClass
  keys: RegExp
  book: number
  live: number
  isOneSided?: boolean
}

const EVERYWHERE: readonly Group[] = [
  { name: 'players', keys: /^player\./, book: 1.1, live: 1.1, isOneSided: true },
  { name: 'outrights', keys: /^outright\./, book: 1.15, live: 1.15 },
]

/** Football and ice hockey. The first group that knows a key has it. */
const GOALS: readonly Group[] = [
  {
    name: 'counts',
    keys: /^(corners|cards|points|shots|sot|fouls)\.|^ft\.penalty$/,
    book: 1.07,
    live: 1.07,
  },
  { name: 'half-full', keys: /^ft\.htft$/, book: 1.09, live: 1.09 },
  { name: 'scores', keys: /\.(score|exact)(\.|$)/, book: 1.12, live: 1.12 },
  { name: 'parts', keys: /^[hp]\d\./, book: 1.06, live: 1.07 },
  { name: 'results', keys: /\.(result|winner|dc|dnb|qualify|cup)$/, book: 1.05, live: 1.06 },
  { name: 'totals', keys: /\.total(\.home|\.away)?$/, book: 1.049, live: 1.06 },
  { name: 'both-score', keys: /\.btts$/, book: 1.055, live: 1.065 },
  { name: 'handicaps', keys: /\.ah$/, book: 1.045, live: 1.055 },
  { name: 'combined', keys: /./, book: 1.06, live: 1.07 },
]

const POINTS: readonly Group[] = [{ name: 'points', keys: /./, book: 1.048, live: 1.06 }]

const ESPORTS: readonly Group[] = [
  { name: 'map-winners', keys: /\.winner$/, book: 1.055, live: 1.055 },
  { name: 'map-others', keys: /./, book: 1.07, live: 1.07 },
]

const GROUPS: Record<Sport, readonly Group[]> = {
  football: GOALS,
  'ice-hockey': GOALS,
  basketball: POINTS,
  tennis: POINTS,
  volleyball: POINTS,
  'american-football': POINTS,
  cs2: ESPORTS,
  valorant: ESPORTS,
  lol: ESPORTS,
  dota2: ESPORTS,
}

/** The book that a market is priced with. */
export function bookOf(sport: Sport, marketKey: string, isLive: boolean): Book {
  const group = groupOf(sport, marketKey)
  return { total: isLive ? group.live : group.book, isOneSided: group.isOneSided ?? false }
}

/** The class of a market: markets of a class are priced with one margin. */
export type ClassOfMarket = MarginBounds & { name: MarketClass; isOneSided: boolean }

/** The class that a market is in, and what a margin by hand may be there. */
export function classOf(sport: Sport, marketKey: string): ClassOfMarket {
  const { name, book, live, isOneSided = false } = groupOf(sport, marketKey)
  return { name, isOneSided, ...boundsOfBooks([book, live]) }
}

/** The classes of a sport with their bounds, in the order of the catalogue. */
export const classesOf = (sport: Sport): ClassOfMarket[] =>
  [...GROUPS[sport], ...EVERYWHERE].map(({ name, book, live, isOneSided = false }) => ({
    name,
    isOneSided,
    ...boundsOfBooks([book, live]),
  }))

function groupOf(sport: Sport, marketKey: string): Group {
  const group = [...EVERYWHERE, ...GROUPS[sport]].find(({ keys }) => keys.test(marketKey))
  if (!group) throw new Error(`no book for ${sport} ${marketKey}`)
  return group
}
