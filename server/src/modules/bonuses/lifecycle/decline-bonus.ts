import type { Tx } from '../../../db/db.ts'
import type { BonusStatus } from '../../../db/tables/bonuses.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { BonusWork } from '../deps.ts'
import { endBonus } from './end-bonus.ts'

type GivenUp = { bonusId: string } & (
  | { playerId: string }
  /** Who cancels it, whosever it is; `also` is done in the same transaction. */
  | { operator: string; also?: (tx: Tx) => Promise<unknown> }
)

export const OPEN_STATUSES = ['opted_in', 'waiting', 'active'] satisfies BonusStatus[]
const OPEN: readonly string[] = OPEN_STATUSES

/**
 * Whether the same one has given it up before: asked again they hear the same, and nothing moves (X5).
 * Who comes after somebody else, or after its end, is refused.
 */
export const gaveUpBefore = (
  { status, cancelled_by }: { status: string; cancelled_by: string | null },
  who: { playerId: string } | { operator: string },
): boolean =>
  'operator' in who
    ? status === 'cancelled' && cancelled_by === who.operator
    : status === 'declined'

/** Ends a bonus before its time: what it holds goes back to the operator, and nothing else does. */
export async function giveUpBonus(
  deps: Omit<BonusWork, 'log'>,
  { bonusId, ...who }: GivenUp,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('bonus')
      .select('player_id')
      .where('id', '=', bonusId)
      .executeTakeFirst()
    if (!found || ('playerId' in who && found.player_id !== who.playerId)) {
      throw new Refusal('not_found')
    }
    const owner = tx.selectFrom('player').select('id').where('id', '=', found.player_id)
    await owner.forNoKeyUpdate().executeTakeFirstOrThrow()
    const bonus = await tx
      .selectFrom('bonus')
      .selectAll()
      .where('id', '=', bonusId)
      .executeTakeFirstOrThrow()
    if (gaveUpBefore(bonus, who)) return
    refuseIf(!OPEN.includes(bonus.status), 'bonus_ended')
    if ('playerId' in who) await endBonus(tx, deps, bonus, { ending: 'declined' })
    else {
      const { operator, also } = who
      await endBonus(tx, deps, bonus, { ending: 'cancelled', operator })
      await also?.(tx)
    }
  })
  deps.onCommitted()
}
