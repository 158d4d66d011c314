import {
  byPlayer,
  DAY_MS,
  type Finding,
  lastAt,
  of,
  type Params,
  reason,
  stretches,
} from './finding.ts'

const MONTH_MS = 30 * DAY_MS
const MILLION = 1_000_000

/** Bets of a game that the stake guard refused: more than a running bonus allows. */
export type RefusedFacts = { playerId: string; refused: { at: number }[] }

/** Tries the highest stake of a bonus again and again. */
export function findStakeCap({ playerId, refused }: RefusedFacts, params: Params): Finding[] {
  const n = of(params, 'n')
  return stretches(refused, MONTH_MS, (some) => some.length >= n).map((some) => ({
    playerId,
    about: byPlayer(playerId),
    at: lastAt(some),
    reasons: [reason('stakes_refused', some.length, n)],
  }))
}

/** A live bet: whether something happened in its event soon after it, and what its odds had over those that followed. */
export type LiveBet = { at: number; isLate: boolean; edge: number }
/** In order of time. */
export type LateFacts = { playerId: string; bets: LiveBet[] }

/** Bets just before something happens that are better than the price three seconds later, again and again. */
export function findLateBets({ playerId, bets }: LateFacts, params: Params): Finding[] {
  const [n, edge, among] = [of(params, 'n'), of(params, 'edge'), of(params, 'bets')]
  const found: Finding[] = []
  let from = 0
  bets.forEach(({ at }, last) => {
    from = Math.max(from, last + 1 - among)
    const late = bets.slice(from, last + 1).filter((bet) => bet.isLate && bet.edge >= edge)
    if (late.length < n) return
    const mean = late.reduce((sum, bet) => sum + bet.edge, 0) / late.length
    found.push({
      playerId,
      about: byPlayer(playerId),
      at,
      reasons: [reason('late_bets', late.length, n), reason('late_edge', mean, edge)],
    })
    from = last + 1
  })
  return found
}

/** A selection taken before the start: its odds over those at which the market closed, in millionths of them. */
export type ClosedBet = { at: number; valuePpm: number }
/** In order of the moments at which the closing price was known. */
export type ClosingFacts = { playerId: string; bets: ClosedBet[] }

/** Takes prices that turn out too high, over very many bets. What follows is decided by people. */
export function findPricePattern({ playerId, bets }: ClosingFacts, params: Params): Finding[] {
  const [n, most] = [Math.max(1, of(params, 'n')), of(params, 'v')]
  const found: Finding[] = []
  for (let to = n; to <= bets.length; to++) {
    const some = bets.slice(to - n, to)
    const meanPpm = some.reduce((sum, { valuePpm }) => sum + valuePpm, 0) / n
    if (meanPpm <= Math.round(most * MILLION)) continue
    found.push({
      playerId,
      about: byPlayer(playerId),
      at: lastAt(some),
      reasons: [reason('closing_value', meanPpm / MILLION, most), reason('bets', n)],
    })
    to += n - 1
  }
  return found
}
