import type { Db } from '../../db/db.ts'
import { decimalOf } from '../../platform/http/exact-json.ts'
import { winIdOf } from './command.ts'
import { BadMessage, type Fields, optionalTextOf, textOf } from './message.ts'
import { OPERATIONS } from './operations.ts'
import { CODES } from './statuses.ts'
import { backIdOf, findTransaction } from './stored-transactions.ts'

/** Inferred: the contract's own numbers are not known. */
const STATUSES = { taken: 1, refused: 2 } as const

type Transaction = NonNullable<Awaited<ReturnType<typeof findTransaction>>>

/** `checktxstatus`: a transaction as it is in the ledger, where its id and theirs are the same. */
export async function readTransactionStatus(db: Db, fields: Fields) {
  const id = optionalTextOf(fields, 'externalTxId') ?? textOf(fields, 'providerTxId')
  const transaction = await findTransaction(db, id)
  if (!transaction) throw new BadMessage(CODES.transactionNotFound, 'no such transaction')
  const takenBack = await findTransaction(db, backIdOf(id))
  const { amountE5, operationType } = factsOf(transaction, takenBack)
  const isTaken = transaction.outcome === 'ok'
  const moves = isTaken && transaction.moves_cash
  const isOut = operationType === OPERATIONS.bet || operationType === OPERATIONS.amendDebit
  const movedE5 = moves ? (isOut ? -amountE5 : amountE5) : 0n
  // Of an amend both halves moved the balance, and so did both legs of a betwin: what it was after the
  // second one is what counts.
  const win = transaction.kind === 'bet' ? await findTransaction(db, winIdOf(id)) : undefined
  const ownE5 = takenBack?.balance_e5 ?? transaction.balance_e5
  return {
    txStatus: isTaken ? STATUSES.taken : STATUSES.refused,
    operationType,
    txCreationDate: transaction.created_at.toISOString(),
    externalTxId: id,
    balanceBefore: decimalOf(ownE5 - movedE5),
    balanceAfter: decimalOf(win?.balance_e5 ?? ownE5),
    currencyId: transaction.currency.trim(),
    amount: decimalOf(amountE5),
  }
}

/** The number that it came with is not in the ledger; what it was is. */
function factsOf(transaction: Transaction, takenBack: Transaction | undefined) {
  const { kind, moves_cash, amount_e5: amountE5, reference_id } = transaction
  if (takenBack) {
    const changeE5 = amountE5 - takenBack.amount_e5
    return changeE5 < 0n
      ? { operationType: OPERATIONS.amendDebit, amountE5: -changeE5 }
      : { operationType: OPERATIONS.amendCredit, amountE5: changeE5 }
  }
  if (kind === 'win') {
    return { operationType: reference_id ? OPERATIONS.win : OPERATIONS.bonusWin, amountE5 }
  }
  if (kind === 'bet') {
    return { operationType: moves_cash ? OPERATIONS.bet : OPERATIONS.bonusBet, amountE5 }
  }
  return { operationType: OPERATIONS.refund, amountE5 }
}
