import type { Db, Tx } from '../../../../db/db.ts'
import { isChainBroken } from '../../../ledger/index.ts'
import type { PaymentDeps } from '../../deps.ts'
import type { Audited } from '../audit.ts'

/** Why no clock pays anybody now; undefined where they run. */
export const readStop = (db: Db | Tx) =>
  db
    .selectFrom('review_stop')
    .select(['why', 'began_at'])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()

const ANY_COUNTRY = 0

/**
 * Stops all clocks while the chain of the ledger is broken, or while real money has no licence, and lets them
 * run again after. Answers whether they run.
 */
export async function lookForStops(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'house' | 'log'> & Audited,
): Promise<boolean> {
  const { db, clock, house } = deps
  const now = clock.now()
  const closed = house.whyClosed({ countryId: ANY_COUNTRY }, now.getTime())
  const reasons = {
    seal: await isChainBroken(db),
    licence: closed === 'real_money_closed',
  }
  for (const why of ['seal', 'licence'] as const) await move(deps, { why, isOn: reasons[why], now })
  return !Object.values(reasons).includes(true)
}

type Stop = { why: 'seal' | 'licence'; isOn: boolean; now: Date }

async function move(
  { db, log, audit }: Pick<PaymentDeps, 'db' | 'log'> & Audited,
  { why, isOn, now }: Stop,
): Promise<void> {
  const stands = db.selectFrom('review_stop').select('id').where('ended_at', 'is', null)
  if (((await stands.where('why', '=', why).executeTakeFirst()) !== undefined) === isOn) return
  await db.transaction().execute(async (tx) => {
    const moved = isOn
      ? await tx
          .insertInto('review_stop')
          .values({ why, began_at: now, ended_at: null })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute()
      : await tx
          .updateTable('review_stop')
          .set({ ended_at: now })
          .where('why', '=', why)
          .where('ended_at', 'is', null)
          .returning('id')
          .execute()
    if (moved.length === 0) return
    const deed = isOn ? 'clock.stop' : 'clock.run'
    log.error(
      { event: 'review clocks', isOn: !isOn, why },
      'whether the clocks may pay has changed',
    )
    const actor = { kind: 'system', id: 'clock' } as const
    await audit?.(tx, { actor, does: deed, outcome: 'done', object: 'review', reason: why })
  })
}
