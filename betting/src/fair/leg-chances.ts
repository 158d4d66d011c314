import type { Chances } from '@zar/contract/betting/sums/bet'
import type { Market } from '../markets/market.ts'
import type { MatchNow } from '../match/match-now.ts'
import { hitOf, outcomeOf, PARTS } from './hit.ts'
import { hitInModel } from './hit-in-model.ts'
import { hitByNeighbours } from './neighbours.ts'

const CERTAIN_PPM = 1_000_000
const NAMES = { push: 'push', halfWin: 'half-win', halfLoss: 'half-loss' } as const

/** Whether a part of the stake can come back. */
export const canPush = (market: Market, now: Pick<MatchNow, 'sport' | 'bestOf'>): boolean =>
  hitOf(market, now) !== null

/**
 * The fair chances of what becomes of a selection, in millionths that add up to a million. `fairPpm` is told: of a
 * line that can push, the chance of its decided part. How likely its number is hit says the board, else the model.
 */
export function legChances(
  market: Market & { selection: string },
  fairPpm: number,
  now: MatchNow | undefined,
): Chances {
  const hit = now && hitOf(market, now)
  if (!hit) return { chancesPpm: { win: fairPpm, loss: CERTAIN_PPM - fairPpm } }
  const fair = fairPpm / CERTAIN_PPM
  const ofFirst = market.selection === hit.rule.sides[0] ? fair : 1 - fair
  const chance =
    hitByNeighbours(now.board, market, hit, ofFirst) ?? hitInModel(now, market, hit, ofFirst)
  const outcome = outcomeOf(hit, market.selection)
  const { decided, won } = PARTS[outcome]
  const win = fair * (1 - chance * (1 - decided)) - chance * won
  // Where the told chance asks for less than nothing of a win, or of a loss, the number is hit as often all the same.
  return inMillionths(Math.max(0, Math.min(1 - chance, win)), chance, NAMES[outcome])
}

/** Rounded at the seams, so that they add up. */
function inMillionths(win: number, hit: number, name: (typeof NAMES)[keyof typeof NAMES]): Chances {
  const [first, second] = [win, win + hit].map((sum) => Math.round(sum * CERTAIN_PPM))
  const [upToWin = 0, upToHit = 0] = [first, second]
  return {
    chancesPpm: { win: upToWin, [name]: upToHit - upToWin, loss: CERTAIN_PPM - upToHit },
  }
}
