import type { MATCH_DECISIONS } from '@zar/contract/office/risk/matches'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { openAmlCase } from '../../fraud/index.ts'
import { holdForMatch, liftMatchHold, lockWithdrawalsOf } from '../../payments/index.ts'
import { closeCase } from '../../queues/index.ts'
import type { ScreeningDeps } from '../deps.ts'
import { matchSubject, OPENED_FOR } from './open-match.ts'

export type MatchDecision = (typeof MATCH_DECISIONS)[number]

async function find(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('screening_match')
    .innerJoin('screening_entry', 'screening_entry.id', 'entry_id')
    .select(['screening_match.id', 'player_id', 'screening_match.kind', 'score', 'decided_at'])
    .select(['player_print', 'entry_id', 'gone_version'])
    .where('screening_match.id', '=', BigInt(id))
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

/**
 * Locks a match by its player: whoever opens or renews one holds the player, so that what is read then stands until
 * the end of the transaction.
 */
export async function lockMatch(tx: Tx, id: string): Promise<void> {
  const { player_id: playerId } = await find(tx, id)
  await lockWithdrawalsOf(tx, playerId)
}

/** What two people see alike: other data of the player or of the list are another question. */
export async function matchFacts(tx: Tx, id: string) {
  const row = await find(tx, id)
  refuseIf(row.decided_at !== null, 'decided_meanwhile')
  return {
    kind: row.kind,
    score: row.score,
    entry: `${row.entry_id}`,
    isCurrent: row.gone_version === null,
    data: row.player_print.toString('hex').slice(0, 12),
  }
}

type Deciding = {
  id: string
  decision: MatchDecision
  proposedBy: string
  decidedBy: string
  because: string
}

/**
 * Writes what two people decided, after `lockMatch`. Another person: what the match held goes on, and the two are not
 * matched again while both say the same. This person: the law holds what they are paid, of sanctions, and a case of
 * money laundering is open.
 */
export async function decideMatch(tx: Tx, deps: ScreeningDeps, deciding: Deciding): Promise<void> {
  const { id, decision, proposedBy, decidedBy, because } = deciding
  const now = deps.clock.now()
  const { player_id: playerId, kind, decided_at: decidedAt, ...row } = await find(tx, id)
  refuseIf(decidedAt !== null, 'decided_meanwhile')
  await tx
    .updateTable('screening_match')
    .set({
      decision,
      proposed_by: proposedBy,
      decided_by: decidedBy,
      decided_because: because,
      decided_at: now,
    })
    .where('id', '=', row.id)
    .execute()
  const matchId = row.id
  if (decision === 'this_person') {
    const opened = { playerId, matchId, because: OPENED_FOR[kind] }
    if (kind === 'sanctions') await holdForMatch(tx, deps, opened)
    await openAmlCase(tx, { ...opened, by: { matchId }, now })
  } else if (kind === 'sanctions' && !(await isStillMatched(tx, playerId))) {
    await liftMatchHold(tx, deps, { playerId, proposedBy, liftedBy: decidedBy, because })
  }
  await closeCase(
    tx,
    { queue: 'aml', subject: matchSubject(id) },
    { state: decision, by: decidedBy, now },
  )
}

/** Whether another match with sanctions is open, or was found true. */
async function isStillMatched(tx: Tx, playerId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('screening_match')
    .select('id')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'sanctions')
    .where((eb) => eb.or([eb('decided_at', 'is', null), eb('decision', '=', 'this_person')]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
