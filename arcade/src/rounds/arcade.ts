import type { Chance } from '../chance.ts'
import type { Clock, Waits } from '../clock.ts'
import type { Pool } from '../store/database.ts'
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
  demos: Demos
  /** That of the supplier over whose wire the seat was taken. */
  patienceAt: (seatUser: string) => Patience
  log: Log
  listFault?: ListFault
}

/** GAM-08: from the start of one round to the start of the next. */
export const ROUND_MIN_MS = 2_500

/** An open round that no page has finished by then is finished without it. */
export const OPEN_MAX_MS = 45_000

/** Longer than any exchange with a wallet can take, all its attempts included. */
export const LEASE_MS = 10_000

/** By which the wire, too, knows play for nothing. */
export const DEMO_CURRENCY = 'XXX'
export const SESSION_MAX_MS = 12 * 3_600_000

export function inMs(arcade: Arcade, ms: number): Date {
  return new Date(arcade.clock() + ms)
}
