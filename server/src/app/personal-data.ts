import type { Locale } from '@zar/contract/limits'
import type { Db } from '../db/db.ts'
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
  copyPayments: (playerId: string, fieldCipher: FieldCipher) =>
    copyPayments(db, playerId, fieldCipher),
  copySportBets: (playerId: string) => copySportBets(db, playerId),
  copyBonuses: (playerId: string, locale: Locale) => copyBonuses(db, playerId, locale),
  copyProtection: (playerId: string) => copyProtection(db, playerId),
  copySupport: (playerId: string) => copySupport(db, playerId),
})
