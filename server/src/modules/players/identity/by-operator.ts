import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import { isKeptOut, lockPerson } from '../../protection/index.ts'
import type { PlayerDeps } from '../deps.ts'
import { bindNumber, findHolder } from './take-answer.ts'
import { NEWS } from './texts.ts'

type Deps = Pick<PlayerDeps, 'db' | 'clock' | 'random' | 'onCommitted'>
type Decision = {
  playerId: string
  operator: string
  because: string
  verdict: 'accept' | 'refuse'
  /** Written beside it, in its transaction. */
  also?: ((tx: Tx) => Promise<unknown>) | undefined
}

/** The checks that wait for a person, the oldest first. */
export const readReviews = (db: Db) =>
  db
    .selectFrom('identity_check')
    .innerJoin('player', 'player.id', 'player_id')
    .leftJoin('player as holder', (join) =>
      join
        .onRef('holder.person_key', '=', 'player.personal_no_hmac')
        .onRef('holder.id', '<>', 'player.id'),
    )
    .select(['player.id', 'player.username', 'player.usercode'])
    .select(['identity_check.because', 'asked_at'])
    .select('holder.usercode as holder')
    .where('state', '=', 'review')
    .orderBy('asked_at')
    .execute()

/**
 * What a person of the operator has found out. Accepted, the number is this account's, and of the account that
 * held it the identity counts as refused. While that one is excluded nothing can be taken from it:
 * `identity_held`.
 */
export async function decideIdentity(deps: Deps, decision: Decision): Promise<void> {
  const { playerId, operator, because, verdict } = decision
  const state = verdict === 'accept' ? 'checked' : 'refused'
  await deps.db.transaction().execute(async (tx) => {
    await lockPerson(tx, playerId)
    const signed = { decided_by: operator, decided_because: because }
    if (verdict === 'accept') await takeFromHolder(tx, deps, playerId, signed)
    const decided = await tx
      .updateTable('identity_check')
      .set({ state, ...signed })
      .where('player_id', '=', playerId)
      .where('state', '=', 'review')
      .returning('id')
      .executeTakeFirst()
    refuseIf(!decided, 'identity_not_waiting')
    if (verdict === 'accept') await bindNumber(tx, playerId)
    await notifyPlayer(tx, deps, { playerId, type: 'System', ...NEWS[state] })
    await decision.also?.(tx)
  })
  deps.onCommitted()
}

type Signed = { decided_by: string; decided_because: string }

async function takeFromHolder(tx: Tx, deps: Deps, playerId: string, signed: Signed): Promise<void> {
  const holder = await findHolder(tx, playerId)
  if (holder === undefined) return
  refuseIf(await isKeptOut(tx, holder), 'identity_held')
  await freeNumber(tx, holder)
  const refused = await tx
    .updateTable('identity_check')
    .set({ state: 'refused', because: 'number_held', ...signed })
    .where('player_id', '=', holder)
    .where('state', '=', 'checked')
    .returning('id')
    .executeTakeFirst()
  if (refused) await notifyPlayer(tx, deps, { playerId: holder, type: 'System', ...NEWS.refused })
}

/** The account holds its number no longer. */
export async function freeNumber(tx: Tx, playerId: string): Promise<void> {
  await tx
    .updateTable('player')
    .set({ person_key: sql`sha256(uuid_send(gen_random_uuid()))` })
    .where('id', '=', playerId)
    .execute()
}
