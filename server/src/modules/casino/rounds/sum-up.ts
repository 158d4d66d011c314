import { ROUND_STATUS, type RoundResult } from '@zar/contract/casino/game-history'
import type { BookedMovement } from './round-movements.ts'

export type Sums = {
  stakeE5: bigint
  freeStakeE5: bigint
  winE5: bigint
  status: number
  result: RoundResult
}

/** What a round came to. What was rolled back was neither staked nor won. */
export function sumUp(movements: readonly BookedMovement[]): Sums {
  const undone = new Set(
    movements.flatMap((one) => (one.kind === 'rollback' ? (one.referenceId ?? []) : [])),
  )
  const standing = movements.filter(({ id, kind }) => kind !== 'rollback' && !undone.has(id))
  const total = (pick: (one: BookedMovement) => boolean) =>
    standing.reduce((sum, one) => (pick(one) ? sum + one.amountE5 : sum), 0n)

  const stakeE5 = total(({ kind, movesCash }) => kind === 'bet' && movesCash)
  const freeStakeE5 = total(({ kind, movesCash }) => kind === 'bet' && !movesCash)
  const winE5 = total(({ kind }) => kind === 'win')
  const status = statusOf(movements, standing)
  return { stakeE5, freeStakeE5, winE5, status, result: resultOf(status, winE5 - stakeE5) }
}

/** A prize without a bet is done as it comes. */
function statusOf(
  movements: readonly BookedMovement[],
  standing: readonly BookedMovement[],
): number {
  if (standing.length === 0) return ROUND_STATUS.Cancelled
  const bets = movements.filter(({ kind }) => kind === 'bet')
  const isUndone = bets.length > 0 && !standing.some(({ kind }) => kind === 'bet')
  if (isUndone) return ROUND_STATUS.Cancelled
  const isClosed = bets.length === 0 || movements.some(({ roundClosed }) => roundClosed)
  return isClosed ? ROUND_STATUS.Completed : ROUND_STATUS.Processing
}

function resultOf(status: number, netE5: bigint): RoundResult {
  if (status === ROUND_STATUS.Cancelled) return 'returned'
  if (status === ROUND_STATUS.Processing) return 'open'
  if (netE5 === 0n) return 'even'
  return netE5 > 0n ? 'won' : 'lost'
}
