import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import type { Random } from '../../../platform/random.ts'
import type { Throttle } from '../../../platform/rate-limits/throttle.ts'
import type { MakeDeps } from '../file/make.ts'

export type OwnFileDeps = MakeDeps & {
  clock: Clock
  random: Random
  log: Logger
  fieldCipher: FieldCipher
  throttle: Throttle
  /** Whether this is the player's password; tries are counted. */
  isPassword: (playerId: string, password: string) => Promise<boolean>
  onCommitted: () => void
}
