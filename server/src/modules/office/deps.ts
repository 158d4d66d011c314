import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FieldCipher } from '../../platform/encryption/field-cipher.ts'
import type { Random } from '../../platform/random.ts'
import type { Throttle } from '../../platform/rate-limits/throttle.ts'
import type { Supplier } from '../casino/index.ts'
import type { OutboundMessages } from '../messages/index.ts'
import type { NewsDeps, PaymentService } from '../payments/index.ts'
import type { Passwords } from '../players/index.ts'

/** What the office needs of the house. Times of rows are the database's. */
export type OfficeDeps = {
  db: Db
  clock: Clock
  random: Random
  log: Logger
  fieldCipher: FieldCipher
  passwords: Passwords
  throttle: Throttle
  /** The ways out by which players are written to, and what a letter about money ends with. */
  messages: OutboundMessages
  sealed?: NewsDeps['sealed']
  /** Where browsers reach it: a passkey is good there alone. */
  siteUrl: string
  /** Says in whose name a payout account is; undefined where nobody is asked. */
  service?: Pick<PaymentService, 'readHolder'> | undefined
  /** The suppliers of games; undefined where none is connected. */
  suppliers?: readonly Supplier[] | undefined
  /** Where a player's pages are seen; undefined where nobody serves them. */
  viewUrl?: (() => string | undefined) | undefined
}
