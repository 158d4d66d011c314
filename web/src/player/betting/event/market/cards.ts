import type { Market } from '@zar/contract/betting/event'
import { marginOf } from '@zar/contract/betting/odds'
import type { Sport } from '@zar/contract/betting/sport'
import { type Group, groupOf } from '../../../../lib/betting/market-group.ts'
import { readMarketKey } from '../../../../lib/betting/market-key.ts'
import { mainLine } from '../../board/row/columns.ts'

/** How the prices of a card stand. */
export type Layout =
  | 'row'
  | 'lines'
  | 'handicap'
  | 'start'
  | 'score'
  | 'halves'
  | 'combined'
  | 'players'
  | 'list'

/** A market with all of its lines, or the markets of players side by side. */
export type Card = {
  /** The key of its market, by which it is pinned and folded. */
  key: string
  group: Group
  layout: Layout
  /** By line, or one for each column of players. */
  markets: readonly [Market, ...Market[]]
  /** The line whose prices are most even. */
  main: Market
  /** Why all of it stands still; empty where the feed gives no reason. */
  shut: string | null
  /** The margin of the main line, 0.05 for 5 %; null where it cannot be told. */
  margin: number | null
  /** Whether its selections can stand in a bet builder. */
  isBuildable: boolean
}

const LAYOUTS: Record<string, Layout> = {
  total: 'lines',
  'sets.total': 'lines',
  'maps.total': 'lines',
  'rounds.total': 'lines',
  'kills.total': 'lines',
  touchdowns: 'lines',
  duration: 'lines',
  ah: 'handicap',
  'sets.ah': 'handicap',
  'maps.ah': 'handicap',
  'rounds.ah': 'handicap',
  'kills.ah': 'handicap',
  eh: 'start',
  htft: 'halves',
  resulttotal: 'combined',
  resultbtts: 'combined',
  totalbtts: 'combined',
  dctotal: 'combined',
}
/** More than these do not stand beside each other. */
const ROW_MAX = 4

/** Players who score are one card: first, at any time, twice. */
const SCORERS = 'player.scorer'
const SCORER_ORDER = ['player.first', 'player.any', 'player.two']
/** Each line of a race is a card of its own: its prices say nothing of the line. */
const cardKey = ({ key, line }: Market): string =>
  SCORER_ORDER.includes(key) ? SCORERS : isRace(key) ? `${key} ${line}` : key
const isRace = (key: string): boolean => readMarketKey(key).kind === 'race'

/** Which markets can be bet on now or wait for it; a closed one leaves the page. */
const isShown = ({ state, selections }: Market): boolean =>
  state !== 'closed' && selections.some(({ odds }) => odds !== null)

/** The markets of an event as cards, in the order in which the server sends them. */
export function cardsOf(markets: readonly Market[], sport: Sport): Card[] {
  const cards = new Map<string, Market[]>()
  for (const market of markets.filter(isShown)) {
    const key = cardKey(market)
    cards.set(key, [...(cards.get(key) ?? []), market])
  }
  return [...cards].map(([key, own]) => cardOf(key, own, sport))
}

function cardOf(key: string, found: readonly Market[], sport: Sport): Card {
  const sorted = key === SCORERS ? byScorer(found) : byLine(found)
  const [first, ...others] = sorted
  if (!first) throw new Error(`no market of ${key}`)
  const main = mainLine(sorted) ?? first
  const layout = layoutOf(first)
  return {
    key,
    group: groupOf(first.key),
    layout,
    markets: [first, ...others],
    main,
    shut: sorted.every(({ state }) => state === 'suspended') ? (first.reason ?? '') : null,
    margin: layout === 'players' ? null : marginIn(main),
    isBuildable: sport === 'football' && sorted.some(isBuildable),
  }
}

const byLine = (markets: readonly Market[]) =>
  markets.toSorted((a, b) => Number(a.line ?? 0) - Number(b.line ?? 0))
const byScorer = (markets: readonly Market[]) =>
  markets.toSorted((a, b) => SCORER_ORDER.indexOf(a.key) - SCORER_ORDER.indexOf(b.key))

function layoutOf({ key, selections }: Market): Layout {
  const { stat, kind } = readMarketKey(key)
  if (stat === 'player') return 'players'
  if (selections.some((one) => /^\d+:\d+$/.test(one.key)) && kind === 'score') return 'score'
  return LAYOUTS[kind] ?? (selections.length > ROW_MAX ? 'list' : 'row')
}

/** Σ 1/odds − 1, or half of it where two of the selections win. */
function marginIn({ key, selections }: Market): number | null {
  const odds = selections.map((one) => one.odds)
  const known = odds.filter((one) => one !== null)
  if (known.length < odds.length || known.length < 2) return null
  return marginOf(known, ['dc', 'dctotal'].includes(readMarketKey(key).kind) ? 2 : 1)
}

const BUILDABLE = new Set([
  ...(['result', 'dc', 'total', 'ah', 'eh', 'btts', 'score', 'exact', 'range', 'oe'] as const),
  ...(['margin', 'clean', 'wtn', 'htft', 'mosthalf', 'bothhalves', 'scoreboth'] as const),
  ...(['winboth', 'wineither', 'resulttotal', 'resultbtts', 'totalbtts', 'dctotal'] as const),
]) as ReadonlySet<string>
/** Of what is counted beside the goals. */
const COUNTED = new Set(['result', 'total', 'ah', 'oe'])
const OF_GOALS = new Set(['ft', 'h1', 'h2'])

/** Only what wins or loses: no line that can be hit, and no stake that comes back. Of players those who score. */
function isBuildable({ key, line }: Market): boolean {
  if (SCORER_ORDER.includes(key)) return true
  const { stat, period, kind } = readMarketKey(key)
  // Extra time and the first half’s corners have a model of their own.
  const isKnown =
    stat === ''
      ? OF_GOALS.has(period) && BUILDABLE.has(kind)
      : (stat === 'corners' || stat === 'cards') && period === 'ft' && COUNTED.has(kind)
  return isKnown && (kind === 'eh' || line === null || line.endsWith('.5'))
}

/** So many rows a card has, roughly: what its column is chosen by. */
export function heightOf({ layout, markets, main }: Card): number {
  const { length } = main.selections
  const rows: Record<Layout, number> = {
    row: 1,
    lines: Math.min(3, markets.length) + 1,
    handicap: Math.min(3, markets.length) + 1,
    start: Math.min(3, markets.length) + 0.5,
    score: 6,
    halves: 3.5,
    combined: 3.5,
    players: Math.min(6, length) + 1,
    list: Math.ceil(length / 3),
  }
  return 1 + rows[layout]
}

/** Cards in two columns of about the same height, in order. */
export function inColumns(cards: readonly Card[]): [left: Card[], right: Card[]] {
  const left: Card[] = []
  const right: Card[] = []
  const heights = { left: 0, right: 0 }
  for (const card of cards) {
    const isLeft = heights.left <= heights.right
    if (isLeft) left.push(card)
    else right.push(card)
    heights[isLeft ? 'left' : 'right'] += heightOf(card)
  }
  return [left, right]
}
