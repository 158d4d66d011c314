import type { Locale } from '@zar/contract/limits'
import type { Db } from './db/db.ts'
import { copyBonuses } from './modules/bonuses/index.ts'
import { gamesOfPlayer } from './modules/casino/index.ts'
import { paymentsOfPlayer } from './modules/payments/index.ts'
import { copySupport } from './modules/support/index.ts'

/** What the other modules know of one player, as the players' module asks for it. */
export const ofPlayer = (db: Db) => ({
  payments: paymentsOfPlayer(db),
  games: gamesOfPlayer(db),
  copyBonuses: (playerId: string, locale: Locale) => copyBonuses(db, playerId, locale),
  copySupport: (playerId: string) => copySupport(db, playerId),
})
