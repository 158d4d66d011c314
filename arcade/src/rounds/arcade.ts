import type { Chance } from '../chance.ts'
import type { Clock, Waits } from '../clock.ts'
import type { AnyGame } from '../games/find-game.ts'
import type { Profile } from '../profiles.ts'
import type { Pool } from '../store/database.ts'
import type { Settled } from '../store/settle-rounds.ts'
import type { Patience } from './backoff.ts'
import type { Demos } from './demo/demos.ts'
import type { ListFault } from './list-movements.ts'
import type { Wallet } from './wallet.ts'

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Everything a round is played with, built once at the start. */
export type Arcade = {
  pool: Pool
  clock: Clock
  waits: Waits
  chance: Chance
  wallet: Wallet
  /** Notes that a win was acknowledged, together with those that end meanwhile. */
  settle: (settled: Settled) => Promise<void>
  demos: Demos
  profile: Profile
  /** Games that are not what was approved, with what is wrong: they begin no round (GAM-14). */
  closed: Map<string, string>
  /** That of the supplier that opened the seat. */
  patienceAt: (seatUser: string) => Patience
  log: Log
  listFault?: ListFault
}

/** From the start of one round to the start of the next (GAM-08). */
export const roundMinMs = ({ profile }: Pick<Arcade, 'profile'>, { kind }: AnyGame): number =>
  profile.roundMinMs[kind]

/** A decided round that no page has finished by then is finished without it. */
const SHOWN_MAX_MS = 45_000
/** An undecided round waits so long for its player (GAM-11). */
const UNDECIDED_MAX_MS = 24 * 3_600_000

/** When an open round is ended without its page. */
export const openUntil = (arcade: Arcade, winKurus: number | null): Date =>
  inMs(arcade, winKurus === null ? UNDECIDED_MAX_MS : SHOWN_MAX_MS)

/** Longer than any exchange with a wallet can take, all its attempts included. */
export const LEASE_MS = 10_000

/** The currency of a demo, also in the suppliers' protocols. */
export const DEMO_CURRENCY = 'XXX'
export const SESSION_MAX_MS = 12 * 3_600_000

export function inMs(arcade: Arcade, ms: number): Date {
  return new Date(arcade.clock() + ms)
}
