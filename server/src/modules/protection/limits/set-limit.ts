import type { LimitKind, LimitPeriod } from '@zar/contract/protection'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { ProtectionDeps } from '../deps.ts'
import { NEWS } from '../texts.ts'
import { readAllLimits, SECOND_THOUGHT_MS } from './read-limits.ts'

type LimitKey = { playerId: string; kind: LimitKind; period: LimitPeriod }

/**
 * Sets a player's own limit: a lower one holds from the commit on, a higher one or none waits for a second thought
 * (LIM-04). To set what is set already drops the change that waits. `most` is in 1/100 000 of the unit,
 * of time in minutes.
 */
export async function setLimit(
  deps: ProtectionDeps,
  { most, ...which }: LimitKey & { most: bigint | null },
): Promise<void> {
  refuseIf(which.kind === 'time' && which.period !== 'day', 'invalid_input')
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const isNew = most !== null && (await insert(tx, which, most, now))
    const held = await lock(tx, which)
    if (!held) throw new Refusal('limit_not_set')
    const isLower = most !== null && most <= held.most
    if (!isNew) {
      await change(
        tx,
        which,
        isLower
          ? { most, wished: null, wished_at: null, changed_at: now }
          : { wished: most, wished_at: now },
      )
    }
    await keepWish(tx, { ...which, most: held.most, wished: most, now })
    const news = isLower ? NEWS.limitSet : NEWS.limitWished
    await notifyPlayer(tx, deps, { playerId: which.playerId, type: 'System', ...news(which, most) })
  })
  deps.onCommitted()
}

type Wish = LimitKey & { most: bigint; wished: bigint | null; now: Date }

/** Each raise that is asked for is kept with what play had used by then: asking as soon as it is used up is a sign. */
async function keepWish(tx: Tx, { playerId, kind, period, most, wished, now }: Wish) {
  if (wished !== null && wished <= most) return
  const limits = kind === 'deposit' ? [] : await readAllLimits(tx, playerId, now)
  const own = limits.find((one) => !one.is_of_house && one.kind === kind && one.period === period)
  const used = own?.usedByPlay ?? null
  await tx
    .insertInto('limit_wish')
    .values({ player_id: playerId, kind, period, most, wished, used, asked_at: now })
    .execute()
}

/** Makes the higher limit hold, or none: 24 hours after it was asked for, and not a second before. */
export async function confirmLimit(deps: ProtectionDeps, which: LimitKey): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const held = await lock(tx, which)
    if (!held?.wished_at) throw new Refusal('limit_not_set')
    const confirmFrom = held.wished_at.getTime() + SECOND_THOUGHT_MS
    refuseIf(now.getTime() < confirmFrom, 'limit_wish_too_early')
    const { wished } = held
    if (wished === null) await remove(tx, which)
    else {
      const after = { most: wished, wished: null, wished_at: null, changed_at: now }
      await change(tx, which, after)
    }
    const { playerId } = which
    await notifyPlayer(tx, deps, { playerId, type: 'System', ...NEWS.limitSet(which, wished) })
  })
  deps.onCommitted()
}

async function insert(tx: Tx, which: LimitKey, most: bigint, now: Date): Promise<boolean> {
  const { playerId: player_id, kind, period } = which
  const row = await tx
    .insertInto('player_limit')
    .values({ player_id, kind, period, most, changed_at: now, wished: null, wished_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

const lock = (tx: Tx, { playerId, kind, period }: LimitKey) =>
  tx
    .selectFrom('player_limit')
    .select(['most', 'wished', 'wished_at'])
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('is_of_house', '=', false)
    .forUpdate()
    .executeTakeFirst()

type Change = {
  most?: bigint
  wished: bigint | null
  wished_at: Date | null
  changed_at?: Date
}

const change = (tx: Tx, { playerId, kind, period }: LimitKey, to: Change) =>
  tx
    .updateTable('player_limit')
    .set(to)
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('is_of_house', '=', false)
    .execute()

const remove = (tx: Tx, { playerId, kind, period }: LimitKey) =>
  tx
    .deleteFrom('player_limit')
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('is_of_house', '=', false)
    .execute()
