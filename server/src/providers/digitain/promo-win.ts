import type { Db } from '../../db/db.ts'
import type { Wallet } from '../../modules/casino/index.ts'
import { decimalOf, ExactNumber } from '../../platform/http/exact-json.ts'
import { readPromoWin } from './command.ts'
import { BadMessage, echoOf, type Fields, textOf } from './message.ts'
import { OPERATIONS } from './operations.ts'
import { codeOf } from './statuses.ts'
import { findTransaction } from './stored-transactions.ts'

const NOTHING = new ExactNumber('0')
/** Inferred: which campaigns are tournaments is not known. */
const TOURNAMENT = /^1$|tournament/i

type PromoWinDeps = { db: Db; wallet: Wallet }

/** `promowin`: a campaign's prize. Also a refusal says again what the message says beside the money. */
export async function postPromoWin(deps: PromoWinDeps, fields: Fields) {
  const echo = echoOf(fields, ['info', 'metadata'])
  try {
    return { ...(await post(deps, fields)), ...echo }
  } catch (error) {
    if (error instanceof BadMessage) return { errorCode: error.code, ...echo }
    throw error
  }
}

/** What a bonus of ours holds is in the balance, and is told there. */
async function post({ db, wallet }: PromoWinDeps, fields: Fields) {
  const isTournament = TOURNAMENT.test(textOf(fields, 'campaignType'))
  const command = readPromoWin(fields)
  const answered = await wallet.post(command)
  const errorCode = codeOf(answered)
  if (answered.outcome !== 'ok') return { errorCode }
  const stored = await findTransaction(db, command.transactionId)
  return {
    errorCode,
    operationType: isTournament ? OPERATIONS.tournamentWin : OPERATIONS.bonusWin,
    txCreationDate: stored?.created_at.toISOString() ?? null,
    externalTxId: command.transactionId,
    currencyId: command.currency,
    balance: decimalOf(answered.balanceE5),
    bonusBalance: NOTHING,
  }
}
