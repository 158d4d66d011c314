import { z } from 'zod/mini'
import type { Arcade } from '../rounds/arcade.ts'
import { type RoundRow, roundsForOperator } from '../store/rounds.ts'
import { amountE5, wireNumber } from './hub88-amount.ts'
import { wireOfSeat } from './wallet-by-seat.ts'

const time = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/))

export const TransactionsRequest = z.union([
  z.object({ operator_id: z.int(), round: z.uuid() }),
  z.object({ operator_id: z.int(), start_time: time, end_time: time }),
])
type TransactionsRequest = z.infer<typeof TransactionsRequest>

type Kind = 'TK_BET' | 'TK_WIN' | 'TK_ROLLBACK'

/** What the arcade holds to have happened, for the operator to lay beside its own books. */
export async function listTransactions(arcade: Arcade, request: TransactionsRequest) {
  const filter =
    'round' in request
      ? { roundId: request.round }
      : { from: new Date(request.start_time), to: new Date(request.end_time) }
  const rounds = await roundsForOperator(arcade.pool, filter)
  return rounds.filter(isOfThisWire).flatMap(transactionsOf)
}

const isOfThisWire = ({ user_ref }: RoundRow) => wireOfSeat(user_ref ?? '') === 'hub88'

/** A refused stake moved nothing and is not listed; a doubtful one is, with what undid it. */
function transactionsOf(round: RoundRow) {
  const wasDoubtful = round.state === 'rollback_pending' || round.closed_at === null
  const isUndone = round.state === 'voided' && !isRefused(round)
  const listed = []
  if (round.outcome || isUndone || wasDoubtful) listed.push(transaction(round, 'TK_BET'))
  if (round.state === 'settled') listed.push(transaction(round, 'TK_WIN'))
  if (isUndone) listed.push(transaction(round, 'TK_ROLLBACK'))
  return listed
}

/** The two refusals after which a supplier sends no rollback. */
function isRefused(round: RoundRow): boolean {
  return round.refusal === 'not_enough_money' || round.refusal === 'limit_reached'
}

function transaction(round: RoundRow, kind: Kind) {
  const uuids = { TK_BET: round.bet_uuid, TK_WIN: round.win_uuid, TK_ROLLBACK: round.rollback_uuid }
  const kurus = kind === 'TK_WIN' ? (round.win_kurus ?? 0) : round.stake_kurus
  return {
    kind,
    transaction_uuid: uuids[kind],
    reference_transaction_uuid: kind === 'TK_BET' ? null : round.bet_uuid,
    round: round.id,
    round_closed: round.closed_at !== null,
    user: round.user_ref,
    game_code: round.game_code,
    currency: round.currency,
    amount: wireNumber(amountE5(kurus)),
    inserted_at: (kind === 'TK_BET'
      ? round.started_at
      : (round.closed_at ?? round.started_at)
    ).toISOString(),
  }
}
