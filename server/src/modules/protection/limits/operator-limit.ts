import type { LimitKind, LimitPeriod } from '@zar/contract/protection'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { ProtectionDeps } from '../deps.ts'
import { lockPlayer } from '../person.ts'
import { NEWS } from '../texts.ts'

type HouseLimitDeps = Pick<ProtectionDeps, 'db' | 'clock' | 'random'>
type LimitKey = { playerId: string; kind: LimitKind; period: LimitPeriod }
type HouseLimit = LimitKey & {
  /** In 1/100 000 of the unit, of time in minutes. */
  most: bigint
  operator: string
  because: string
  /** Done in its transaction, with the player held, before anything is written: it may refuse. */
  also?: (tx: Tx) => Promise<unknown>
}

/**
 * Sets a limit of the operator's for one player (LIM-07), who is told of it. It holds from the commit on,
 * also where it is higher than the one before: of it and the player's own the lower one decides.
 */
export async function setHouseLimit(deps: HouseLimitDeps, limit: HouseLimit): Promise<void> {
  const { playerId, kind, period, most, operator, because } = limit
  refuseIf(kind === 'time' && period !== 'day', 'invalid_input')
  const set = { most, changed_at: deps.clock.now(), set_by: operator, because }
  await deps.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, playerId)
    await limit.also?.(tx)
    await tx
      .insertInto('player_limit')
      .values({
        player_id: playerId,
        kind,
        period,
        is_of_house: true,
        ...set,
        wished: null,
        wished_at: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'kind', 'period', 'is_of_house']).doUpdateSet(set),
      )
      .execute()
    await tell(tx, deps, limit, most)
  })
}

/** Takes it away, after `also` in its transaction; the player's own stays as it is. Throws `limit_not_set` where there is none. */
export async function liftHouseLimit(
  deps: HouseLimitDeps,
  which: LimitKey & Pick<HouseLimit, 'also'>,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (which.also) {
      await lockPlayer(tx, which.playerId)
      await which.also(tx)
    }
    const lifted = await tx
      .deleteFrom('player_limit')
      .where('player_id', '=', which.playerId)
      .where('kind', '=', which.kind)
      .where('period', '=', which.period)
      .where('is_of_house', '=', true)
      .returning('kind')
      .executeTakeFirst()
    if (!lifted) throw new Refusal('limit_not_set')
    await tell(tx, deps, which, null)
  })
}

const tell = (tx: Tx, deps: HouseLimitDeps, which: LimitKey, most: bigint | null) =>
  notifyPlayer(tx, deps, {
    playerId: which.playerId,
    type: 'System',
    ...NEWS.houseLimit(which, most),
  })
