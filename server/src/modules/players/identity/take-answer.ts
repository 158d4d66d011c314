import type { Tx } from '../../../db/db.ts'
import type { IdentityBecause, IdentityState } from '../../../db/tables/players.ts'
import { notifyPlayer } from '../../messages/index.ts'
import {
  giveExclusions,
  hasExcludedNamesake,
  isKeptOut,
  lockPerson,
} from '../../protection/index.ts'
import type { PlayerDeps } from '../deps.ts'
import type { DocumentAnswer } from './document-check.ts'
import { NEWS } from './texts.ts'

export type AnswerDeps = Pick<PlayerDeps, 'db' | 'clock' | 'random' | 'log' | 'onCommitted'> & {
  sessions: Pick<PlayerDeps['sessions'], 'endAllIn' | 'announceEnded'>
}
type Verdict = Exclude<DocumentAnswer['verdict'], 'later'>
type Outcome = { state: Exclude<IdentityState, 'pending'>; because: IdentityBecause | null }

/**
 * Takes what the documents say of a check that waits for it. False for an answer that comes a second
 * time, or after another: the first one counts. The number binds from the commit on (H7).
 */
export async function takeAnswer(
  deps: AnswerDeps,
  { checkId, verdict }: { checkId: string; verdict: Verdict },
): Promise<boolean> {
  const taken = await deps.db.transaction().execute(async (tx) => {
    const playerId = await lockPending(tx, checkId)
    if (playerId === undefined) return undefined
    const { outcome, ended } = await judge(tx, deps, playerId, verdict)
    await tx
      .updateTable('identity_check')
      .set({ ...outcome, answered_at: deps.clock.now() })
      .where('id', '=', checkId)
      .execute()
    await notifyPlayer(tx, deps, { playerId, type: 'System', ...NEWS[outcome.state] })
    return { playerId, outcome, ended }
  })
  if (!taken) return false
  await deps.sessions.announceEnded(taken.ended)
  deps.onCommitted()
  const { playerId, outcome } = taken
  deps.log.info({ event: 'identity check answered', playerId, ...outcome })
  return true
}

/** Whose check it is, if nobody has answered it: under the lock on the number, so that one answer is first. */
async function lockPending(tx: Tx, checkId: string): Promise<string | undefined> {
  const find = () =>
    tx
      .selectFrom('identity_check')
      .select('player_id')
      .where('id', '=', checkId)
      .where('state', '=', 'pending')
      .executeTakeFirst()
  const check = await find()
  if (!check) return undefined
  await lockPerson(tx, check.player_id)
  return (await find())?.player_id
}

async function judge(tx: Tx, deps: AnswerDeps, playerId: string, verdict: Verdict) {
  const say = (
    state: Outcome['state'],
    because: Outcome['because'] = null,
    ended: Buffer[] = [],
  ) => ({ outcome: { state, because } satisfies Outcome, ended })
  if (verdict === 'refused') return say('refused', 'mismatch')
  if (verdict === 'person') return say('review', 'unclear')
  const holder = await findHolder(tx, playerId)
  if (holder !== undefined && (await isKeptOut(tx, holder)))
    return say('refused', 'excluded', await giveExclusions(tx, deps, holder, playerId))
  if (holder !== undefined) return say('review', 'number_held')
  // Of an account that nobody has checked: a person finds out whether it was theirs.
  if (await hasExcludedNamesake(tx, playerId)) return say('review', 'excluded')
  await bindNumber(tx, playerId)
  return say('checked')
}

/** The other account that holds this player's number, if one does. Call it under `lockPerson`. */
export async function findHolder(tx: Tx, playerId: string): Promise<string | undefined> {
  const holder = await tx
    .selectFrom('player as me')
    .innerJoin('player as holder', 'holder.person_key', 'me.personal_no_hmac')
    .select('holder.id')
    .where('me.id', '=', playerId)
    .whereRef('holder.id', '<>', 'me.id')
    .executeTakeFirst()
  return holder?.id
}

/** From now on this account is the one of its number. */
export async function bindNumber(tx: Tx, playerId: string): Promise<void> {
  await tx
    .updateTable('player')
    .set(({ ref }) => ({ person_key: ref('personal_no_hmac') }))
    .where('id', '=', playerId)
    .execute()
}
