import type { Logger } from 'pino'
import type { Tx } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import type { Text } from '../../../platform/http/route.ts'
import type { Random } from '../../../platform/random.ts'
import type { Throttle } from '../../../platform/rate-limits/throttle.ts'
import type { OutboundMessages } from '../../messages/index.ts'
import type { MakeDeps } from '../file/make.ts'

export type OwnFileDeps = MakeDeps & {
  clock: Clock
  random: Random
  log: Logger
  fieldCipher: FieldCipher
  throttle: Throttle
  messages: OutboundMessages
  /** This site as browsers reach it. */
  siteUrl: string
  /** The signed heads and the root of the keys, as a letter ends; null before the first head. */
  sealed?: ((tx: Tx) => Promise<Text | null>) | undefined
  /** Whether this is the player's password; tries are counted. */
  isPassword: (playerId: string, password: string) => Promise<boolean>
  onCommitted: () => void
}
