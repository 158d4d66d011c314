import type { Locale } from '@zar/contract/limits'
import type {
  OwnBets,
  OwnBonuses,
  OwnData,
  OwnGames,
  OwnProtection,
  OwnSportBets,
  OwnSupport,
} from '@zar/contract/players/own-data'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FieldCipher } from '../../platform/encryption/field-cipher.ts'
import type { Random } from '../../platform/random.ts'
import type { Throttle } from '../../platform/rate-limits/throttle.ts'
import type { OutboundMessages } from '../messages/index.ts'
import type { House } from '../protection/index.ts'
import type { Balances } from './balances.ts'
import type { Passwords } from './passwords/password.ts'
import type { PlayerPolicy } from './policy.ts'
import type { Sessions } from './sessions/session.ts'

/** What opening an account needs. */
export type AccountDeps = {
  db: Db
  clock: Clock
  random: Random
  fieldCipher: FieldCipher
  passwords: Passwords
}

export type PlayerDeps = AccountDeps & {
  /** Whose licence covers the countries that may register. */
  house: House
  log: Logger
  throttle: Throttle
  sessions: Sessions
  balances: Balances
  policy: PlayerPolicy
  messages: OutboundMessages
  /** This site as browsers reach it: passkeys are good there alone. */
  siteUrl: string
  /** What the modules above the players know of one of them, handed in because they stand above. */
  payments: {
    netDepositsE5: (playerId: string) => Promise<bigint>
    leastPayoutE5: bigint
  }
  games: {
    copy: (playerId: string) => Promise<OwnGames>
    hasOpenRound: (tx: Tx, playerId: string, now: Date) => Promise<boolean>
  }
  bets: { hasOpen: (tx: Tx, playerId: string) => Promise<boolean> }
  copyPayments: (playerId: string, fieldCipher: FieldCipher) => Promise<OwnData['payments']>
  copyBets: (playerId: string) => Promise<OwnBets>
  copySportBets: (playerId: string) => Promise<OwnSportBets>
  copyBettingPreferences: (playerId: string) => Promise<OwnData['bettingPreferences']>
  copyBonuses: (playerId: string, locale: Locale) => Promise<OwnBonuses>
  copyProtection: (playerId: string) => Promise<OwnProtection>
  copySupport: (playerId: string) => Promise<OwnSupport>
  /** Called after each commit that promised a push. */
  onCommitted: () => void
}
