import { type Debit, sinceOf } from './commands.ts'
import type { Engine } from './engine.ts'
import { type Moment, makeMove } from './moves.ts'
import { type FurtherStake, placedOf } from './ride.ts'

/**
 * The wallet has answered about a further stake. Its command is looked at once more: where it comes too
 * late by now, the stake goes back by itself.
 */
export function takeFurtherDebit(
  engine: Engine,
  further: FurtherStake,
  debit: Debit,
  { atMs, step }: Moment,
): void {
  const { ride, command, commandId, priceKurus } = further
  if (ride.asking !== further) return
  ride.asking = null
  if (debit.kind !== 'taken') {
    further.refusal = debit.refusal
    step.further[debit.kind === 'refused' ? 'refused' : 'back'].push(further)
    return
  }
  ride.balanceKurus = debit.balanceKurus
  const { rules, round } = engine
  const isHere = ride.state === 'placed' && round?.rides.get(ride.id) === ride
  const made = isHere && rules.make(round.table, placedOf(ride), command, sinceOf(round, atMs))
  if (!made || 'why' in made) {
    further.refusal = 'move_too_late'
    step.further.back.push(further)
    return
  }
  step.further.made.push(further)
  makeMove(engine, round, ride, { ...made, commandId, priceKurus, atMs, step })
}
