import { unitsOf } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { NewsDeps, PaymentDeps } from '../deps.ts'
import { findMethod } from '../methods/methods.ts'
import { insertPayment, tellNews } from '../payment.ts'
import { forgetStatementDifference } from '../services/differences.ts'
import { postCredit } from '../settle.ts'
import { addEvent } from '../timeline/event.ts'
import { lockStatements } from './lines.ts'
import { type MatchTarget, type ReadMatch, readMatch } from './read-match.ts'

/** What a transfer that nobody has announced comes by: the notice of a transfer. */
const TRANSFER_METHOD = 3

type Deps = NewsDeps & Pick<PaymentDeps, 'fieldCipher' | 'onCommitted'> & { db: Db }
type Matching = {
  lineId: string
  target: MatchTarget
  operator: string
  note: string
  /** Whether another person has proposed it and sees the same facts: answers who; read under these locks. */
  agree: (tx: Tx) => Promise<string>
}

/**
 * Matches a line to a deposit, or to a player by a deposit that is made for it, and credits it. Lines are matched
 * one after the other and the deposit is held, so that its notice and a second match of either wait and find it paid.
 */
export async function matchLine(deps: Deps, matching: Matching): Promise<void> {
  const { lineId, target, operator, note, agree } = matching
  await deps.db.transaction().execute(async (tx) => {
    await lockStatements(tx)
    if (target.kind === 'deposit') await holdDeposit(tx, target.id)
    const firstOperator = await agree(tx)
    const match = await readMatch(tx, deps, { lineId, target })
    const paymentId = target.kind === 'deposit' ? target.id : await orderFor(tx, deps, match)
    await tx
      .insertInto('bank_statement_match')
      .values({
        bank_id: match.line.bankId,
        payment_id: paymentId,
        credited_e5: match.creditsE5,
        proposed_by: firstOperator,
        matched_by: operator,
        because: note,
      })
      .execute()
    if (match.creditsE5 > 0n) {
      await credit(tx, deps, { ...match, paymentId })
      const at = deps.clock.now()
      await addEvent(tx, { paymentId, step: 'paid', operator, firstOperator, note, at })
    }
    await forgetStatementDifference(tx, paymentId)
  })
  deps.onCommitted()
}

/** Its notice waits until this is over, or has come first. */
const holdDeposit = (tx: Tx, id: string) =>
  tx.selectFrom('payment').select('id').where('id', '=', id).forUpdate().execute()

/** The deposit of a transfer that the player has not announced. */
function orderFor(tx: Tx, deps: Deps, { line, playerId }: ReadMatch): Promise<string> {
  const method = findMethod(TRANSFER_METHOD, PAYMENT_TYPES.Deposit)
  if (!method) throw new Refusal('payment_method_unknown')
  const { amountE5 } = line
  const detail = { Amount: unitsOf(amountE5) }
  return insertPayment(tx, deps, { method, amountE5, detail, playerId, status: 'None' })
}

async function credit(tx: Tx, deps: Deps, match: ReadMatch & { paymentId: string }): Promise<void> {
  const { paymentId, playerId, line } = match
  const { amountE5, currency } = line
  await postCredit(tx, { id: paymentId, player_id: playerId, amount_e5: amountE5, currency })
  await tx
    .updateTable('payment')
    .set({ status: PAYMENT_STATUS.Confirmed, reason: null, updated_at: deps.clock.now() })
    .where('id', '=', paymentId)
    .execute()
  await tellNews(tx, deps, 'deposited', { playerId, amountE5, type: 'Deposit' })
}
