import type { MarketSet } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import type { EventImage, MarketImage } from '../image/event-image.ts'
import { marketName } from '../image/event-image.ts'
import { isOffered, mainLine } from './main-line.ts'

/** A market of a list: a key, and its line; `main` is the most even one. */
type Pick = readonly [key: string, line: string | 'main' | null]
type Sets = Partial<Record<MarketSet, readonly Pick[]>>

/** Winner, handicap and total where there is no draw. */
const points = (winner: string, handicap: string, total: string): readonly Pick[] => [
  [winner, null],
  [handicap, 'main'],
  [total, 'main'],
]
const MAPS: Sets = { main: points('match.winner', 'match.maps.ah', 'match.maps.total') }

const SETS: Record<Sport, Sets> = {
  football: {
    main: [
      ['ft.result', null],
      ['ft.total', '2.5'],
      ['ft.total', 'main'],
      ['ft.btts', null],
      ['ft.dc', null],
      ['ft.nextgoal', 'main'],
    ],
    half: [
      ['h1.result', null],
      ['h1.total', '1.5'],
      ['h1.btts', null],
      ['h2.result', null],
    ],
    handicap: [
      ['ft.eh', '-1'],
      ['ft.ah', 'main'],
      ['ft.dnb', null],
    ],
    corners: [
      ['corners.ft.result', null],
      ['corners.ft.total', 'main'],
      ['corners.h1.total', 'main'],
    ],
  },
  basketball: {
    main: points('match.winner', 'match.ah', 'match.total'),
    half: points('h1.result', 'h1.ah', 'h1.total'),
  },
  tennis: {
    main: [
      ['match.winner', null],
      ...[1, 2, 3, 4, 5].map((set): Pick => [`set${set}.winner`, null]),
      ['match.total', 'main'],
    ],
    handicap: [
      ['match.ah', 'main'],
      ['match.sets.ah', 'main'],
    ],
  },
  volleyball: { main: points('match.winner', 'match.ah', 'match.total') },
  'ice-hockey': {
    main: [
      ['ft.result', null],
      ['ft.total', 'main'],
      ['match.winner', null],
    ],
    handicap: [
      ['ft.ah', 'main'],
      ['ft.dnb', null],
    ],
  },
  'american-football': { main: points('match.winner', 'match.ah', 'match.total') },
  cs2: MAPS,
  valorant: MAPS,
  lol: MAPS,
  dota2: MAPS,
}

/** The markets of an event in a list; of a set that its sport has not, those of the main one. */
export function marketsIn(event: EventImage, set: MarketSet): MarketImage[] {
  const sets = SETS[event.sport]
  return picked(event, sets[set] ?? sets.main ?? [])
}

/** Those of all sets: what lists of any kind show of an event. */
export const listedMarkets = (event: EventImage): MarketImage[] =>
  picked(event, Object.values(SETS[event.sport]).flat())

function picked(event: EventImage, picks: readonly Pick[]): MarketImage[] {
  const found = picks.flatMap(([key, line]) => {
    const market = line === 'main' ? mainLine(event, key) : event.markets.get(marketName(key, line))
    return market && isOffered(market) ? [market] : []
  })
  return [...new Set(found)]
}
