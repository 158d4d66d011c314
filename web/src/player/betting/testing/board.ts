import type { BettingTree } from '@zar/contract/betting/board'
import type { EventPage, EventRow, Market } from '@zar/contract/betting/event'

const MARKETS: [key: string, line: string | null, prices: [string, number][]][] = [
  [
    'ft.result',
    null,
    [
      ['1', 2_000],
      ['X', 3_700],
      ['2', 3_600],
    ],
  ],
  [
    'ft.total',
    '2.5',
    [
      ['under', 1_970],
      ['over', 1_840],
    ],
  ],
  [
    'ft.btts',
    null,
    [
      ['yes', 1_720],
      ['no', 2_100],
    ],
  ],
]

/** A market of the tests’ match; its selections are numbered from its id. */
export const market = (
  id: number,
  key: string,
  line: string | null,
  prices: readonly (readonly [key: string, odds: number | null, name?: string])[],
  state: Market['state'] = 'active',
): Market => ({
  id,
  key,
  line,
  state,
  selections: prices.map(([selection, odds, name], at) => ({
    id: id * 10 + at,
    key: selection,
    odds,
    ...(name !== undefined && { name }),
  })),
})

/** A football match with its main markets; selections are 110, 111, 112, 120… */
export const row = (change: Partial<EventRow> = {}): EventRow => ({
  id: 'm1',
  sport: 'football',
  league: { id: 'sl', name: 'Süper Lig', country: 'Türkiye' },
  home: { id: 'gs', name: 'Galatasaray' },
  away: { id: 'fb', name: 'Fenerbahçe' },
  startsAt: '2030-11-22T17:00:00.000Z',
  state: 'scheduled',
  score: null,
  clock: null,
  marketCount: 312,
  markets: MARKETS.map(([key, line, prices], at) => market(11 + at, key, line, prices)),
  ...change,
})

export const page = (change: Partial<EventPage> = {}): EventPage => ({
  ...row(),
  incidents: [],
  stats: [],
  ...change,
})

export const FEED = { silentMs: 300, isOpen: true }

export const TREE: BettingTree = {
  sports: [
    {
      sport: 'football',
      events: 612,
      live: 1,
      leagues: [{ id: 'sl', name: 'Süper Lig', country: 'Türkiye', events: 9, live: 1 }],
    },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 20 ? 12 : 0)),
  feed: FEED,
}

/** Nothing is on the board: there is no feed. */
export const NO_TREE: BettingTree = {
  sports: [],
  hours: [],
  feed: { silentMs: null, isOpen: false },
}
