import type { Market } from '../markets/market.ts'
import { type Board, toldOn } from '../match/match-now.ts'
import { type Hit, PARTS } from './hit.ts'

/**
 * The chance that a line’s number is hit, by the half lines on both of its sides: what the lower one has more than the
 * upper one. One of them is enough beside the line’s own chance `fair`, that of the decided part of the first side.
 * Undefined where neither is for sale. No model is needed: it holds in every sport, before the start and live.
 */
export function hitByNeighbours(
  board: Board,
  market: Market,
  hit: Hit,
  fair: number,
): number | undefined {
  const { above, atLeast } = aroundOf(board, market, hit)
  const { decided, won } = PARTS[hit.outcome]
  if (above !== undefined && atLeast !== undefined) return Math.max(0, atLeast - above)
  // fair × (1 − hit × (1 − decided)) = above + hit × won, and atLeast = above + hit.
  const gap = fair * (1 - decided)
  if (above !== undefined) return quotient(fair - above, won + gap, 1 - above)
  return atLeast === undefined ? undefined : quotient(atLeast - fair, 1 - won - gap, atLeast)
}

/** Below it what is told in millionths says nothing of their quotient. */
const LEAST = 0.001

/** Held within what leaves the others a chance: a line that contradicts its neighbour is hit never, or always but for it. */
const quotient = (part: number, whole: number, most: number) =>
  whole < LEAST ? undefined : Math.max(0, Math.min(most, part / whole))

type Around = { above: number | undefined; atLeast: number | undefined }

function aroundOf(board: Board, { key }: Market, { rule, period, number }: Hit): Around {
  const [first, second] = rule.sides
  const own = rule.always === undefined ? key : `${period}.ah`
  const over = (bar: number) => {
    const market = { key: own, line: String(rule.barQuarters(bar * 4) / 4) }
    const other = toldOn(board, market, second)
    return toldOn(board, market, first) ?? (other === undefined ? undefined : 1 - other)
  }
  const result = { key: `${period}.result`, line: null }
  const isLevel = rule.reads === 'margin' && number === 0
  const away = isLevel ? toldOn(board, result, '2') : undefined
  return {
    above: over(number + 0.5) ?? (isLevel ? toldOn(board, result, '1') : undefined),
    atLeast: over(number - 0.5) ?? (away === undefined ? undefined : 1 - away),
  }
}
