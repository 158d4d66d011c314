import type { MarketSet } from '@zar/contract/betting/board'
import type { EventRow, Market } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'

/** Some prices of one market, side by side in every row. */
export type Column = {
  /** Its key, or what its key looks like where it moves on with the match. */
  market: string | RegExp
  selections: readonly string[]
  /** The one line that is shown; `main`: of each match the most even one, which the row tells. */
  line: string | 'main' | null
  /** Shown where there is room for ten prices. */
  isWide?: true
}

const ENDS = ['1', 'X', '2']
const SIDES = ['1', '2']
const TOTAL = ['under', 'over']
const BOTH = ['yes', 'no']

const column = (
  market: string | RegExp,
  selections: readonly string[],
  line: Column['line'] = null,
): Column => ({ market, selections, line })

const FOOTBALL: Record<MarketSet, readonly Column[]> = {
  main: [
    column('ft.result', ENDS),
    column('ft.total', TOTAL, '2.5'),
    column('ft.btts', BOTH),
    { market: 'ft.dc', selections: ['1X', '12', 'X2'], line: null, isWide: true },
  ],
  half: [
    column('h1.result', ENDS),
    column('h1.total', TOTAL, '1.5'),
    column('h1.btts', BOTH),
    { market: 'h2.result', selections: ENDS, line: null, isWide: true },
  ],
  handicap: [column('ft.eh', ENDS, '-1'), column('ft.ah', SIDES, 'main'), column('ft.dnb', SIDES)],
  corners: [
    column('corners.ft.result', ENDS),
    column('corners.ft.total', TOTAL, 'main'),
    column('corners.h1.total', TOTAL, 'main'),
  ],
}

/** Winner, handicap and total of a match that has no draw. */
const points = (winner: string, handicap: string, total: string): Partial<typeof FOOTBALL> => ({
  main: [column(winner, SIDES), column(handicap, SIDES, 'main'), column(total, TOTAL, 'main')],
})
const MAPS = points('match.winner', 'match.maps.ah', 'match.maps.total')

const BEFORE: Record<Sport, Partial<Record<MarketSet, readonly Column[]>>> = {
  football: FOOTBALL,
  basketball: {
    ...points('match.winner', 'match.ah', 'match.total'),
    half: [
      column('h1.result', ENDS),
      column('h1.ah', SIDES, 'main'),
      column('h1.total', TOTAL, 'main'),
    ],
  },
  tennis: {
    main: [
      column('match.winner', SIDES),
      column('set1.winner', SIDES),
      column('match.total', TOTAL, 'main'),
    ],
    handicap: [column('match.ah', SIDES, 'main'), column('match.sets.ah', SIDES, 'main')],
  },
  volleyball: points('match.winner', 'match.ah', 'match.total'),
  'ice-hockey': {
    main: [
      column('ft.result', ENDS),
      column('ft.total', TOTAL, 'main'),
      column('match.winner', SIDES),
    ],
    handicap: [column('ft.ah', SIDES, 'main'), column('ft.dnb', SIDES)],
  },
  'american-football': points('match.winner', 'match.ah', 'match.total'),
  cs2: MAPS,
  valorant: MAPS,
  lol: MAPS,
  dota2: MAPS,
}

/** While it is played another market matters than before. */
const LIVE: Partial<Record<Sport, readonly Column[]>> = {
  football: [
    column('ft.result', ENDS),
    column('ft.total', TOTAL, 'main'),
    column('ft.nextgoal', ['1', 'none', '2'], 'main'),
  ],
  tennis: [
    column('match.winner', SIDES),
    column(/^set\d\.winner$/, SIDES),
    column('match.total', TOTAL, 'main'),
  ],
}

export const columnsOf = (sport: Sport, set: MarketSet = 'main'): readonly Column[] =>
  BEFORE[sport][set] ?? BEFORE[sport].main ?? []

export const liveColumnsOf = (sport: Sport): readonly Column[] => LIVE[sport] ?? columnsOf(sport)

/** The sets of markets that a sport can show. */
export const setsOf = (sport: Sport): readonly MarketSet[] =>
  Object.keys(BEFORE[sport]) as MarketSet[]

/** The market of a row that belongs in a column. */
export function marketIn(row: EventRow, { market, line }: Column): Market | undefined {
  const fits = ({ key }: Market) => (typeof market === 'string' ? key === market : market.test(key))
  const found = row.markets.filter(fits)
  if (line === null) return found[0]
  return line === 'main' ? mainLine(found) : found.find((one) => one.line === line)
}

/** Of the lines of a market the one whose first and last price are nearest to each other. */
export function mainLine(markets: readonly Market[]): Market | undefined {
  const gap = ({ selections, state }: Market) => {
    const first = selections[0]?.odds ?? null
    const last = selections.at(-1)?.odds ?? null
    if (first === null || last === null) return Number.POSITIVE_INFINITY
    return Math.abs(first - last) + (state === 'active' ? 0 : 1)
  }
  return markets.reduce<Market | undefined>(
    (best, one) => (!best || gap(one) < gap(best) ? one : best),
    undefined,
  )
}
