import { digestOf } from '../fairness/seeds.ts'
import { GAMES } from '../games/find-game.ts'
import { hasScreen } from '../has-screen.ts'
import type { Arcade } from '../rounds/arcade.ts'
import approvedList from './approved.json' with { type: 'json' }
import { openCode } from './code-of.ts'
import { wrongAnswers } from './known-answers.ts'

/** What a game was when it was approved: digests of its pay table and of the code that plays it. */
export type Approved = { version: string; digest: string; code: string }
export type ApprovedGames = Readonly<Record<string, Approved>>

/** Why a game is closed. */
export type Fault = 'not approved' | 'tables changed' | 'code changed' | 'generator wrong'

const APPROVED: ApprovedGames = approvedList

/** Every game that a player can open, as it is now. */
export function gamesNow(code = openCode()): ApprovedGames {
  return Object.fromEntries(
    GAMES.filter((game) => hasScreen(game.code)).map(({ code: name, version }) => [
      name,
      { version, digest: digestOf(name), code: code.digestOf(name) },
    ]),
  )
}

/** By code, the games that are not what was approved. */
export function faultsOf(
  now: ApprovedGames,
  approved: ApprovedGames = APPROVED,
  wrong: readonly string[] = wrongAnswers(),
): Map<string, Fault> {
  const faults = Object.entries(now).map(([name, game]): [string, Fault | undefined] => [
    name,
    wrong.length > 0 ? 'generator wrong' : faultOf(game, approved[name]),
  ])
  return new Map(faults.filter((entry): entry is [string, Fault] => entry[1] !== undefined))
}

function faultOf(game: Approved, approved: Approved | undefined): Fault | undefined {
  if (!approved) return 'not approved'
  if (game.digest !== approved.digest || game.version !== approved.version) return 'tables changed'
  return game.code === approved.code ? undefined : 'code changed'
}

/**
 * Compares every game with what was approved, and closes to new rounds those that differ. A game that
 * is right again is open again. The operators are told (GAM-14).
 */
export function selfCheck(
  { closed, log }: Pick<Arcade, 'closed' | 'log'>,
  faults: ReadonlyMap<string, Fault> = faultsOf(gamesNow()),
): void {
  closed.clear()
  for (const [gameCode, fault] of faults) {
    closed.set(gameCode, fault)
    log.error({ gameCode, fault }, 'game closed by the self-check')
  }
  log.info({ closed: faults.size }, 'self-check done')
}
