import type { Locale } from '@zar/contract/limits'
import type { Db } from '../db/db.ts'
import { copyBets, hasOpenBet, readPreferences } from '../modules/betting/index.ts'
import { copyBonuses } from '../modules/bonuses/index.ts'
import { gamesOfPlayer } from '../modules/casino/index.ts'
import { copyPayments, paymentFigures } from '../modules/payments/index.ts'
import { copyProtection } from '../modules/protection/index.ts'
import { copySportBets } from '../modules/sportsbook/index.ts'
import { copySupport } from '../modules/support/index.ts'
import type { FieldCipher } from '../platform/encryption/field-cipher.ts'

/** What the other modules know of one player, as the players' module asks for it. */
export const personalDataOf = (db: Db) => ({
  payments: paymentFigures(db),
  games: gamesOfPlayer(db),
  bets: { hasOpen: hasOpenBet },
  copyPayments: (playerId: string, fieldCipher: FieldCipher) =>
    copyPayments(db, playerId, fieldCipher),
  copyBets: (playerId: string) => copyBets(db, playerId),
  copySportBets: (playerId: string) => copySportBets(db, playerId),
  copyBettingPreferences: async (playerId: string) =>
    (await readPreferences(db, playerId)).preferences,
  copyBonuses: (playerId: string, locale: Locale) => copyBonuses(db, playerId, locale),
  copyProtection: (playerId: string) => copyProtection(db, playerId),
  copySupport: (playerId: string) => copySupport(db, playerId),
})
