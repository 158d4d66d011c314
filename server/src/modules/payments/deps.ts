import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import type { Limit, Throttle } from '../../platform/throttle.ts'
import type { Letters } from '../messages/index.ts'

export type PaymentDeps = {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  /** The bank as this server reaches it, such as `http://localhost:3001/bank`. */
  bankUrl: string
  /** What the bank and we sign with. */
  bankSecret: string
  throttle: Throttle
  /** How many orders one player may give; the house's own number where it is not set. */
  orders?: Limit
  /** Whether this is the player's password; refuses whoever guesses too often. */
  isPassword: (playerId: string, password: string) => Promise<boolean>
  letters: Letters
  /** Called after each commit that promised a push. */
  onCommitted: () => void
}
