import { Refusal, refuseIf } from '../../platform/refusal.ts'
import type { BonusWork } from './deps.ts'
import { endBonus } from './end.ts'

type GivenUp = {
  bonusId: string
  /** Whose it must be; an operator's word needs none. */
  playerId?: string
  ending: 'declined' | 'cancelled'
}

const OPEN: readonly string[] = ['opted_in', 'waiting', 'active']

/** Ends a bonus before its time: what it holds goes back to the house, and nothing else does. */
export async function giveUpBonus(
  deps: BonusWork,
  { bonusId, playerId, ending }: GivenUp,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('bonus')
      .select('player_id')
      .where('id', '=', bonusId)
      .executeTakeFirst()
    if (!found || (playerId !== undefined && found.player_id !== playerId)) {
      throw new Refusal('not_found')
    }
    const owner = tx.selectFrom('player').select('id').where('id', '=', found.player_id)
    await owner.forNoKeyUpdate().executeTakeFirstOrThrow()
    const bonus = await tx
      .selectFrom('bonus')
      .selectAll()
      .where('id', '=', bonusId)
      .executeTakeFirstOrThrow()
    refuseIf(!OPEN.includes(bonus.status), 'bonus_ended')
    await endBonus(tx, deps, bonus, ending)
  })
  deps.onCommitted()
}
