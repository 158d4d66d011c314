import type { OwnData } from '@zar/contract/account'
import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import type { Seal } from '../../platform/seal.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Letters } from '../messages/index.ts'
import type { Passwords } from './password.ts'
import type { PlayerPolicy } from './policy.ts'
import type { Sessions } from './session.ts'

/** What opening an account needs. */
export type AccountDeps = {
  db: Db
  clock: Clock
  random: Random
  seal: Seal
  passwords: Passwords
}

export type PlayerDeps = AccountDeps & {
  log: Logger
  throttle: Throttle
  sessions: Sessions
  policy: PlayerPolicy
  letters: Letters
  /** This site as browsers reach it: passkeys are good there alone. */
  siteUrl: string
  /** What the payments know of a player, handed in because the payments stand above the players. */
  payments: {
    netDepositsE5: (playerId: string) => Promise<bigint>
    listAll: (playerId: string) => Promise<OwnData['payments']>
  }
  /** Called after each commit that promised a push. */
  onCommitted: () => void
}
