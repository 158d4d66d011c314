import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { type ByTwo, keepAccessChange } from './access-change.ts'
import type { ContactDeps } from './change-contact.ts'
import { readReach } from './change-contact.ts'
import { tellAsBefore } from './tell-change.ts'

/** How the second step of a player stands, held until the end of `tx`. Refuses with `two_step_off` where there is none. */
export async function readSecondStep(tx: Tx, playerId: string) {
  const { row } = await readReach(tx, playerId)
  const step = await tx
    .selectFrom('two_step')
    .select('confirmed_at')
    .select(({ selectFrom }) =>
      selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('recovery_code.player_id', '=', 'two_step.player_id')
        .where('spent_at', 'is', null)
        .as('left'),
    )
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst()
  if (!step) throw new Refusal('two_step_off')
  refuseIf(step.confirmed_at === null, 'two_step_off')
  return { reached: row, recoveryLeft: Number(step.left ?? 0) }
}

/**
 * Removes the second step of a player who lost it, with its recovery codes; the password stays asked for. They
 * are told, every session ends, and withdrawals to accounts that are new wait. Answers the ended sessions.
 */
export async function resetSecondStep(
  tx: Tx,
  deps: ContactDeps,
  { playerId, by }: { playerId: string; by: ByTwo },
): Promise<Buffer[]> {
  const { reached: before } = await readSecondStep(tx, playerId)
  await tx.deleteFrom('two_step').where('player_id', '=', playerId).execute()
  const kind = 'second_step'
  await keepAccessChange(tx, { playerId, kind, by, now: deps.clock.now() })
  await tellAsBefore(tx, deps, { playerId, before, letter: 'two-step-by-support' })
  return deps.sessions.endAllIn(tx, { playerId, why: 'house' })
}
