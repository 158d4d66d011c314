import type { Logger } from 'pino'
import type { Db, Tx } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FieldCipher } from '../../platform/encryption/field-cipher.ts'
import type { Random } from '../../platform/random.ts'
import type { Throttle } from '../../platform/rate-limits/throttle.ts'
import type { Supplier } from '../casino/index.ts'
import type { OutboundMessages } from '../messages/index.ts'
import type { NewsDeps, PaymentService } from '../payments/index.ts'
import type { Passwords } from '../players/index.ts'
import type { SupplierControl } from '../suppliers/index.ts'

/** The folder of keys: which versions of the key of personal data are there, and what becomes of them. */
export type KeyStore = {
  read: () => { versions: number[]; sealing: number; isWritable: boolean }
  /** How much each has encrypted. It reads every encrypted field. */
  count: (db: Db) => Promise<(version: number) => number>
  /** Makes the next version, which opens and does not encrypt yet, and notes its fingerprint. */
  makeNext: (tx: Tx, by: string) => Promise<number>
  /** From now on the version encrypts; what others have encrypted is encrypted anew. `closed` did not open. */
  rotate: (db: Db, version: number) => Promise<{ encrypted: number; closed: number }>
  /** Why a version cannot be deleted; undefined where it can. */
  whyKept: (
    db: Db,
    version: number,
  ) => Promise<'unknown' | 'encrypts' | 'settles' | 'used' | undefined>
  /** No start misses it from now on. */
  noteGone: (tx: Tx, version: number, by: string) => Promise<unknown>
  /** Deletes its file. */
  remove: (version: number) => void
}

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
  /** Settings and keys of the suppliers; undefined where this process has none. */
  supplierControl?: SupplierControl | undefined
  /** Undefined where this process has no folder of keys. */
  keys?: KeyStore | undefined
  /** Where a player's pages are seen; undefined where nobody serves them. */
  viewUrl?: (() => string | undefined) | undefined
}
