import { unitsOf } from '@zar/contract/money'
import type { Db } from '../../db/db.ts'
import type { Wallet, WalletAnswer, WalletCommand } from '../../modules/casino/index.ts'
import type { Order } from './command.ts'
import { codeOf, type ReturnCode } from './statuses.ts'
import { readRollback } from './stored-transactions.ts'

export type Posting = { db: Db; wallet: Wallet }
type Reply = { ReturnCode: ReturnCode } & Record<string, string | number>

/** What a taken command moved. */
type Moved = { amountE5: bigint; movesCash: boolean }

/** Posts what a money request asks for, and tells it in the contract's words. */
export async function post(deps: Posting, order: Order): Promise<Reply> {
  const { command, mayStandAlone = false } = order
  if (command.kind === 'rollback') return postRollback(deps, command)
  const answered = await deps.wallet.post(command)
  const isPrize = mayStandAlone && answered.outcome === 'transaction_unknown'
  if (!isPrize) return told(command, answered, command)
  const prize = { ...command, referenceId: null }
  return told(prize, await deps.wallet.post(prize), prize)
}

/** What has not come is not found, and refused when it comes: the rollback is kept. */
async function postRollback(deps: Posting, command: WalletCommand): Promise<Reply> {
  const answered = await deps.wallet.post(command)
  if (answered.outcome !== 'ok') return told(command, answered, command)
  const { outcome, reversedId, ...moved } = await readRollback(deps.db, command)
  if (outcome === 'ok_again') return { ReturnCode: 107 }
  return reversedId === null ? { ReturnCode: 108 } : told(command, answered, moved)
}

/** Tells the balance with a taken command, and with the refusal that it is the reason of. */
function told(
  { transactionId }: WalletCommand,
  { outcome, balanceE5, currency, isOfBonus = false }: WalletAnswer,
  { amountE5, movesCash }: Moved,
): Reply {
  const ReturnCode = codeOf(outcome)
  const balance = { Balance: unitsOf(balanceE5), Currency: currency }
  if (ReturnCode === 104) return { ReturnCode, ...balance }
  if (ReturnCode !== 0) return { ReturnCode }
  const isReal = movesCash && !isOfBonus
  return {
    ReturnCode,
    ...balance,
    // The books have the movement under their own id, so the same one is told whenever it is asked.
    AccountTransactionId: transactionId,
    RealMoneyAffected: isReal ? unitsOf(amountE5) : 0,
    BonusMoneyAffected: isReal ? 0 : unitsOf(amountE5),
  }
}
