import type { BonusRequestCode } from '@zar/contract/offers/bonus-requests'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import { expectCase, moveCase } from '../../queues/index.ts'
import type { BonusWork } from '../deps.ts'
import { readTitle } from './open-offers.ts'
import { whyOff } from './open-term.ts'
import { endRequest, lockOpen, lockRequest, type RequestRow, subjectOf } from './queue.ts'
import { grantedNotice, refusedNotice } from './texts.ts'

type Work = Pick<BonusWork, 'clock' | 'random'>
export type RequestSeen = { id: string; caseId: string; version: number }

/** The open request that somebody answers, as they saw it, held with its case. */
async function expectOpen(
  tx: Tx,
  { id, caseId, version }: RequestSeen,
  { by, now }: { by: string; now: Date },
): Promise<RequestRow> {
  const row = await lockRequest(tx, id)
  if (!row) throw new Refusal('not_found')
  refuseIf(row.state !== 'open', 'case_changed')
  const held = await expectCase(tx, 'bonus_requests', { caseId, version }, { by, now })
  refuseIf(held.subject !== subjectOf(id), 'not_found')
  return row
}

type Refusing = { code: BonusRequestCode; by: string; because: string; now: Date }

/** Refuses it with a code that the player reads. */
export async function refuseRequest(
  tx: Tx,
  deps: Work,
  seen: RequestSeen,
  { code, by, because, now }: Refusing,
): Promise<void> {
  const { id, player_id: playerId } = await expectOpen(tx, seen, { by, now })
  await endRequest(tx, id, { state: 'refused', code, by, because, now })
  await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...refusedNotice(code) })
}

type Proposed = { proposal: string; playerId: string; by: string; now: Date }

/** Ties what was proposed to the request that it answers. Nothing is given by it; the clock stays as it is. */
export async function tieProposal(
  tx: Tx,
  seen: RequestSeen,
  { proposal, playerId, by, now }: Proposed,
): Promise<void> {
  const row = await expectOpen(tx, seen, { by, now })
  refuseIf(row.player_id !== playerId, 'not_found')
  const off = await whyOff(tx, { playerId, now })
  refuseIf(off !== undefined, off ?? 'bonus_request_off')
  await tx
    .updateTable('bonus_request')
    .set({ proposal_id: BigInt(proposal) })
    .where('id', '=', row.id)
    .execute()
  const named = { queue: 'bonus_requests', subject: subjectOf(row.id) } as const
  await moveCase(tx, named, { state: 'proposed' })
}

/** Refuses to give what was proposed for a request that has ended meanwhile; it is held until the end. */
async function expectStillAsked(tx: Tx, proposal: string): Promise<void> {
  const row = await tx
    .selectFrom('bonus_request')
    .select('state')
    .where('proposal_id', '=', BigInt(proposal))
    .forUpdate()
    .executeTakeFirst()
  refuseIf(row !== undefined && row.state !== 'open', 'decided_meanwhile')
}

type Given = {
  playerId: string
  offerId: string
  by: string
  /** What somebody approved; absent where the player took the offer themselves. */
  proposal?: string
}

/**
 * Something was given: an open request for it, or one that it was proposed for, is granted by it, so that nothing is
 * given twice for one request. The caller holds the player.
 */
export async function answerByGrant(
  tx: Tx,
  deps: Work,
  { playerId, offerId, by, proposal }: Given,
): Promise<void> {
  if (proposal !== undefined) await expectStillAsked(tx, proposal)
  const row = await lockOpen(tx, playerId)
  const isAnswer = row && (row.offer_id === offerId || `${row.proposal_id}` === proposal)
  if (!isAnswer) return
  const now = deps.clock.now()
  await endRequest(tx, row.id, { state: 'granted', given: offerId, by, now })
  if (by === CLAIMED_BY) return
  const said = grantedNotice(await readTitle(tx, offerId))
  await notifyPlayer(tx, deps, { playerId, type: 'Bonus', ...said })
}

/** The player took it themselves: they know. */
export const CLAIMED_BY = 'system:claim'
