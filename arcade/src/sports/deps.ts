import type { Chance } from '../chance.ts'
import type { Clock } from '../clock.ts'
import type { Pool } from '../store/database.ts'
import type { Transport } from '../supplier-clients/transport.ts'

/** An operator as a sportsbook of Digitain's knows it. */
export type SportsOperator = {
  /** Where its wallet listens: each method has a path below it. */
  walletUrl: string
  partnerId: string
  secret: string
}

export type SportsDeps = {
  operator: SportsOperator
  /** Decides the matches. No operator has it. */
  resultSecret: string
  transport: Transport
  pool: Pool
  clock: Clock
  chance: Chance
  log: { warn(fields: object, message: string): void }
}
