import type { Db } from '../../db/db.ts'
import type { Wallet } from '../../modules/casino/index.ts'
import { decimalOf, ExactNumber } from '../../platform/exact-json.ts'
import { codeOf } from './codes.ts'
import { readPromoWin } from './command.ts'
import { echoOf, type Fields, textOf } from './message.ts'
import { OPERATIONS } from './operations.ts'
import { findTransaction } from './references.ts'

const NOTHING = new ExactNumber('0')
/** Inferred: which campaigns are tournaments is not known. */
const TOURNAMENT = /^1$|tournament/i

/** `promowin`: a campaign's prize. What a bonus of ours holds is in the balance, and is told there. */
export async function postPromoWin({ db, wallet }: { db: Db; wallet: Wallet }, fields: Fields) {
  const echo = echoOf(fields, ['info', 'metadata'])
  const isTournament = TOURNAMENT.test(textOf(fields, 'campaignType'))
  const command = readPromoWin(fields)
  const answered = await wallet.post(command)
  const errorCode = codeOf(answered)
  if (answered.outcome !== 'ok') return { errorCode, ...echo }
  const stored = await findTransaction(db, command.transactionId)
  return {
    errorCode,
    operationType: isTournament ? OPERATIONS.tournamentWin : OPERATIONS.bonusWin,
    txCreationDate: stored?.created_at.toISOString() ?? null,
    externalTxId: command.transactionId,
    currencyId: command.currency,
    balance: decimalOf(answered.balanceE5),
    bonusBalance: NOTHING,
    ...echo,
  }
}
