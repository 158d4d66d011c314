import type { Db } from '../db/db.ts'
import { endEveryGame, endGames, readLogInsOfGames } from '../modules/casino/index.ts'
import { findEnded } from '../modules/players/index.ts'
import { endEveryVisit, endVisits, readLogInsOfVisits } from '../modules/sportsbook/index.ts'
import type { Clock } from '../platform/clock.ts'

type Deps = { db: Db; clock: Clock }

/** Stops the bets of all that was opened from a log-in session which is over (SES-03). */
export async function endPlay(deps: Deps, logInHash: Buffer): Promise<void> {
  await Promise.all([endGames(deps, logInHash), endVisits(deps, logInHash)])
}

/** Stops the bets of everybody. */
export async function endAllPlay(deps: Deps): Promise<void> {
  await Promise.all([endEveryGame(deps), endEveryVisit(deps)])
}

/**
 * Stops what was left open: a process may have died between a session's end and that of its games, and
 * a launch may have been under way.
 */
export async function endPlayLeft(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const open = [
    ...(await readLogInsOfGames(deps.db, now)),
    ...(await readLogInsOfVisits(deps.db, now)),
  ]
  for (const logInHash of await findEnded(deps.db, open)) await endPlay(deps, logInHash)
}
