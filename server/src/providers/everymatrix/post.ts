import { unitsOf } from '@zar/contract/money'
import type { Db } from '../../db/db.ts'
import type { Wallet, WalletAnswer, WalletCommand } from '../../modules/casino/index.ts'
import { codeOf, type ReturnCode } from './codes.ts'
import type { Order } from './command.ts'
import { BadMessage, wrong } from './message.ts'
import { cameSecond, findReversed } from './references.ts'

export type Posting = { db: Db; wallet: Wallet }
type Said = { ReturnCode: ReturnCode } & Record<string, string | number>

/** What a taken command moved. */
type Moved = { amountE5: bigint; movesCash: boolean }

/** Posts what a money request asks for, and tells it in the contract's words. */
export async function post(deps: Posting, order: Order): Promise<Said> {
  if ('reverses' in order) return postRollback(deps, order)
  const { command } = order
  const answered = await deps.wallet.post(command)
  const isPrize =
    answered.outcome === 'transaction_unknown' && 'mayStandAlone' in order && order.mayStandAlone
  if (!isPrize) return told(deps, command, answered, command)
  const prize = { ...command, referenceId: null }
  return told(deps, prize, await deps.wallet.post(prize), prize)
}

/**
 * A rollback of a bet that has not come is kept, so that the late bet is refused, and is not found all
 * the same. One of a win that has not come is not kept: it takes the win back when both are there.
 */
async function postRollback(
  deps: Posting,
  { command, reverses }: Extract<Order, { reverses: unknown }>,
): Promise<Said> {
  const find = () => findReversed(deps.db, reverses.id, command.playerId)
  const found = await find()
  if (found ? found.kind !== reverses.kind : reverses.kind === 'win') {
    throw new BadMessage(108, `no ${reverses.kind} of this id`)
  }
  if (found && found.amountE5 !== reverses.amountE5) throw wrong('Amount')
  const answered = await deps.wallet.post(command)
  const isAgain =
    answered.note === 'reversed_before' ||
    (answered.note === 'replay' && (await cameSecond(deps.db, command)))
  if (isAgain) return { ReturnCode: 107 }
  // It may have come while the rollback was on its way, and is given back then.
  const reversed = found ?? (await find())
  if (!reversed) return { ReturnCode: 108 }
  // One that was refused had moved nothing.
  const amountE5 = reversed.outcome === 'ok' ? reversed.amountE5 : 0n
  return told(deps, command, answered, { ...reversed, amountE5 })
}

/** Tells the balance with a taken command, and with the refusal that it is the reason of. */
async function told(
  { db }: Posting,
  { transactionId, playerId }: WalletCommand,
  { outcome, balanceE5, currency, isOfBonus = false }: WalletAnswer,
  { amountE5, movesCash }: Moved,
): Promise<Said> {
  if (outcome === 'player_disabled') return { ReturnCode: await whyDisabled(db, playerId) }
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

/** Who shut themselves out has a code of their own. */
async function whyDisabled(db: Db, playerId: string): Promise<ReturnCode> {
  const player = await db
    .selectFrom('player')
    .select('status')
    .where('id', '=', playerId)
    .executeTakeFirst()
  return player?.status === 'excluded' ? 113 : 102
}
