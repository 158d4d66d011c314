import { z } from 'zod/mini'
import type { Arcade } from '../../rounds/arcade.ts'
import { listMovements, type StoredMovement } from '../../rounds/list-movements.ts'
import { supplierOfSeat } from '../wallet-by-seat.ts'
import { amountE5, jsonNumber } from './amount.ts'

const FORM = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const time = z
  .string()
  .check(z.refine((text) => FORM.test(text) && !Number.isNaN(Date.parse(text))))

export const TransactionsRequest = z.union([
  z.object({ operator_id: z.int(), round: z.uuid() }),
  z.object({ operator_id: z.int(), start_time: time, end_time: time }),
])
type TransactionsRequest = z.infer<typeof TransactionsRequest>

const KINDS = { bet: 'TK_BET', win: 'TK_WIN', rollback: 'TK_ROLLBACK' } as const

/** What the arcade knows to have happened at Hub88. */
export async function listTransactions(arcade: Arcade, request: TransactionsRequest) {
  const filter =
    'round' in request
      ? { roundId: request.round }
      : { from: new Date(request.start_time), to: new Date(request.end_time) }
  const held = await listMovements(arcade, filter, (user) => supplierOfSeat(user) === 'hub88')
  return held.map(transaction)
}

const transaction = ({ kind, uuid, stakeUuid, round, amountKurus, at }: StoredMovement) => ({
  kind: KINDS[kind],
  transaction_uuid: uuid,
  reference_transaction_uuid: stakeUuid,
  round: round.id,
  round_closed: round.closed_at !== null,
  user: round.user_ref,
  game_code: round.game_code,
  currency: round.currency,
  amount: jsonNumber(amountE5(amountKurus)),
  is_free: round.reward_ref !== null,
  reward_uuid: round.reward_ref,
  inserted_at: at.toISOString(),
})
