import type { Logger } from 'pino'
import type { Db, Tx } from '../../db/db.ts'
import type { Reading } from '../../db/read-db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FieldCipher } from '../../platform/encryption/field-cipher.ts'
import type { Text } from '../../platform/http/route.ts'
import type { Random } from '../../platform/random.ts'
import type { Limit, Throttle } from '../../platform/rate-limits/throttle.ts'
import type { OutboundMessages } from '../messages/index.ts'
import type { House } from '../protection/index.ts'
import type { Audit } from './review/audit.ts'
import type { PaymentService } from './services/payment-service.ts'

/** What becomes of a deposit that came in another name than the player's. */
export const OTHER_NAME_RULES = ['credit', 'return'] as const
export type OtherNameRule = (typeof OTHER_NAME_RULES)[number]

export type PaymentDeps = {
  db: Db
  /** For histories and statements; the primary where it is not set. */
  reading?: Reading | undefined
  clock: Clock
  /** Asked by every deposit. */
  house: House
  random: Random
  log: Logger
  /** The company that moves the money. */
  service: PaymentService
  /** This site as browsers reach it: the link in an email leads there. */
  siteUrl: string
  fieldCipher: FieldCipher
  otherNameDeposits: OtherNameRule
  throttle: Throttle
  /** How many orders one player may give; the casino's own number where it is not set. */
  orders?: Limit
  /** Whether this is the player's password; refuses whoever guesses too often. */
  isPassword: (playerId: string, password: string) => Promise<boolean>
  /** Ends all log-in sessions of a player and answers how many there were. */
  endSessions: (playerId: string) => Promise<number>
  messages: OutboundMessages
  /** The signed heads and the root of the keys, as a letter about money ends; null before the first head. */
  sealed?: ((tx: Tx) => Promise<Text | null>) | undefined
  /** Writes down what a review came to; nothing where it is not set. */
  audit?: Audit | undefined
  /** Called after each commit that promised a push. */
  onCommitted: () => void
}

/** What telling the player of a payment needs, in the panel and by letter. */
export type NewsDeps = Pick<PaymentDeps, 'clock' | 'random' | 'messages' | 'sealed'>
