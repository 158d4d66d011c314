import { roomDigestOf } from '../fairness/room-digest.ts'
import { digestOf } from '../fairness/seeds.ts'
import { GAMES, versionsOf } from '../games/find-game.ts'
import { ROOMS } from '../games/rooms/find-room.ts'
import { hasScreen } from '../has-screen.ts'
import type { Arcade } from '../rounds/arcade.ts'
import approvedList from './approved.json' with { type: 'json' }
import { openCode } from './code-of.ts'
import { wrongAnswers } from './known-answers.ts'

/** What a version of a game was when it was approved: digests of its pay table and of the code that plays it. */
type Approved = { digest: string; code: string }
type Versions = Readonly<Record<string, Approved>>
/** By code, then by version: an open round may be of an earlier one. */
export type ApprovedGames = Readonly<Record<string, Versions>>

/** Why a game is closed. */
export type Fault = 'not approved' | 'tables changed' | 'code changed' | 'generator wrong'

const APPROVED: ApprovedGames = approvedList

/** Every game that a player can open, as it and its earlier versions are now. */
export function gamesNow(code = openCode()): ApprovedGames {
  const games = GAMES.filter((game) => hasScreen(game.code)).map(({ code: name }) => [
    name,
    Object.fromEntries(
      versionsOf(name).map(({ version }) => [
        version,
        { digest: digestOf(name, version), code: code.digestOf(name, version) },
      ]),
    ),
  ])
  const rooms = ROOMS.filter((room) => hasScreen(room.code)).map((room) => [
    room.code,
    {
      [room.version]: { digest: roomDigestOf(room), code: code.digestOf(room.code, room.version) },
    },
  ])
  return Object.fromEntries([...games, ...rooms])
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

/** Of a game with all of its versions: one that is gone, or that nobody approved, is a change too. */
function faultOf(now: Versions, approved: Versions | undefined): Fault | undefined {
  if (!approved) return 'not approved'
  const versions = Object.keys({ ...now, ...approved })
  if (versions.some((version) => now[version]?.digest !== approved[version]?.digest))
    return 'tables changed'
  return versions.some((version) => now[version]?.code !== approved[version]?.code)
    ? 'code changed'
    : undefined
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
