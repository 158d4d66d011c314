import type { BonusRequestCode } from '@zar/contract/offers/bonus-requests'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { Tables } from '../../../db/tables.ts'
import { closeCase } from '../../queues/index.ts'

export type RequestRow = Selectable<Tables['bonus_request']>

export const subjectOf = (requestId: string): string => `bonus_request:${requestId}`

/**
 * The player's open request, held until the end. Order of locks: a proposal, the player, the request, its case.
 */
export const lockOpen = (tx: Tx, playerId: string): Promise<RequestRow | undefined> =>
  tx
    .selectFrom('bonus_request')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

/** One request, held until the end; undefined where there is none. */
export const lockRequest = (tx: Tx, id: string): Promise<RequestRow | undefined> =>
  tx.selectFrom('bonus_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type End = { by: string; now: Date } & (
  | { state: 'granted'; given: string }
  | { state: 'refused'; code: BonusRequestCode; because?: string }
  | { state: 'withdrawn' }
)

/** Ends an open request and its case. The queue knows no withdrawal: there it is refused, by the player. */
export async function endRequest(tx: Tx, id: string, end: End): Promise<void> {
  const { state, by, now } = end
  await tx
    .updateTable('bonus_request')
    .set({
      state,
      decided_by: by,
      decided_at: now,
      ...(state === 'granted' && { given_offer_id: end.given }),
      ...(state === 'refused' && { code: end.code, because: end.because ?? null }),
    })
    .where('id', '=', id)
    .execute()
  const named = { queue: 'bonus_requests', subject: subjectOf(id) } as const
  await closeCase(tx, named, { state: state === 'withdrawn' ? 'refused' : state, by, now })
}
