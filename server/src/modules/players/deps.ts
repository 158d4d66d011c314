import type {
  OwnBonuses,
  OwnData,
  OwnGames,
  OwnProtection,
  OwnSportBets,
  OwnSupport,
} from '@zar/contract/account'
import type { Locale } from '@zar/contract/limits'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import type { Seal } from '../../platform/seal.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Letters } from '../messages/index.ts'
import type { Balances } from './balances.ts'
import type { Passwords } from './passwords/password.ts'
import type { PlayerPolicy } from './policy.ts'
import type { Sessions } from './sessions/session.ts'

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
  balances: Balances
  policy: PlayerPolicy
  letters: Letters
  /** This site as browsers reach it: passkeys are good there alone. */
  siteUrl: string
  /** What the modules above the players know of one of them, handed in because they stand above. */
  payments: {
    netDepositsE5: (playerId: string) => Promise<bigint>
    listAll: (playerId: string, seal: Seal) => Promise<OwnData['payments']>
    leastPayoutE5: bigint
  }
  games: {
    copy: (playerId: string) => Promise<OwnGames>
    hasOpenRound: (tx: Tx, playerId: string, now: Date) => Promise<boolean>
  }
  copySportBets: (playerId: string) => Promise<OwnSportBets>
  copyBonuses: (playerId: string, locale: Locale) => Promise<OwnBonuses>
  copyProtection: (playerId: string) => Promise<OwnProtection>
  copySupport: (playerId: string) => Promise<OwnSupport>
  /** Called after each commit that promised a push. */
  onCommitted: () => void
}
