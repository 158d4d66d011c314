import { E5 } from '@zar/contract/money'
import type { Logger } from 'pino'
import type { Db } from '../../../db/db.ts'
import { type Moved, readMoves } from './read-moves.ts'

export const WATCH_MOVES_CRONTAB = '*/10 * * * * watch_moves'

/** What a supplier's wins may exceed its bets by within an hour before somebody is called. */
export type MovesBounds = {
  /** In whole units. */
  netMax: number
  /** By number. */
  winsMax: number
}

/**
 * Adds up what the calls of each supplier moved in the last hour, and raises the alarm where its wins
 * exceed its bets by more than the bounds: whoever has a supplier's secret pays themselves. It stops
 * nothing: a jackpot does the same.
 */
export async function watchMoves(deps: {
  db: Db
  log: Logger
  bounds: MovesBounds
}): Promise<void> {
  const { db, log, bounds } = deps
  const all = await readMoves(db)
  log.info({ event: 'supplier sums', moved: all.map(toldOf) }, 'what the last hour moved')
  for (const moved of all) {
    if (!isTooMuch(moved, bounds)) continue
    log.error(
      { event: 'supplier pays too much', ...toldOf(moved), ...bounds },
      'its wins exceed its bets of an hour by more than is usual: see docs/operations.md',
    )
  }
}

const isTooMuch = ({ stakedE5, paidE5, bets, wins }: Moved, { netMax, winsMax }: MovesBounds) =>
  paidE5 - stakedE5 > BigInt(netMax) * E5 || wins - bets > winsMax

/** In whole units, rounded towards zero. */
const toldOf = ({ provider, stakedE5, paidE5, bets, wins }: Moved) => ({
  provider,
  staked: Number(stakedE5 / E5),
  paid: Number(paidE5 / E5),
  bets,
  wins,
})
