/** A market’s key `[stat.]period.market[.team]`, taken apart. */
export type MarketKey = {
  /** `corners`, `player`…; empty where the score itself is counted. */
  stat: string
  /** `ft`, `match`, `h1`, `set2`… */
  period: string
  /** `result`, `total`, `sets.ah`… */
  kind: string
  team: 'home' | 'away' | null
}

const STATS = new Set(['corners', 'cards', 'points', 'shots', 'sot', 'fouls'])
/** Whose markets are of the whole match or season, and name no period. */
const WHOLE = new Set(['player', 'outright'])

export function readMarketKey(key: string): MarketKey {
  const parts = key.split('.')
  const last = parts.at(-1)
  const team = last === 'home' || last === 'away' ? last : null
  if (team) parts.pop()
  const [first = ''] = parts
  const isWhole = WHOLE.has(first)
  const stat = isWhole || STATS.has(first) ? (parts.shift() ?? '') : ''
  const period = isWhole ? 'match' : (parts.shift() ?? '')
  return { stat, period, kind: parts.join('.'), team }
}

/** The part of a match that a period is; null where it is all of it. `3` of `q3`. */
export function partOf(period: string): { part: string; count: string } | null {
  const [, part = '', count = ''] = /^([a-z]+)(\d*)$/.exec(period) ?? []
  return part === 'match' || part === 'ft' || part === 'tie' ? null : { part, count }
}
