import type { RefusalCode } from '@zar/contract/refusal'
import type { Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  decideWithdrawal,
  type QueuedWithdrawal,
  type ReviewAudit,
  readLastDeed,
  type WaitingProposal,
} from '../../payments/index.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { aboutPlayer } from '../players/about-player.ts'
import type { Proposed } from '../rights/may-second.ts'
import type { ScopedPlayer } from '../rights/scopes.ts'
import { personOf, type WithdrawalDeps } from './person-of.ts'

type Call = Pick<OfficeCall<unknown>, 'note' | 'person' | 'may' | 'second'>

/** The withdrawal as rights see it. */
export async function aboutWithdrawal(deps: WithdrawalDeps, one: QueuedWithdrawal) {
  const { player } = await aboutPlayer(deps, one.playerId)
  return { object: `withdrawal:${one.id}`, player, amountE5: one.amountE5 }
}

type About = { object: string; player?: ScopedPlayer; amountE5?: bigint }

/** The payments' deps of one call: its row in the audit log is the call's own. */
export function depsOf(deps: WithdrawalDeps, call: Call, reason?: string) {
  const audit = (tx: Tx, { outcome, object, playerId, before, after }: ReviewAudit) =>
    call.note(tx, { outcome, object, playerId, before, after, reason })
  return { ...deps, audit }
}

type First = {
  by: string
  lapsesAt: Date
  right: Proposed['right']
  reason?: string
  /** Compliance has consented. */
  isConsented?: boolean
}

/** A first word, or the second to somebody's: the person's right, limit and proof are looked at for either. */
export async function mayDecide(
  deps: WithdrawalDeps,
  call: Call,
  about: About,
  first: First | undefined,
): Promise<void> {
  if (!first || first.by === call.person.id)
    return void call.may({ ...about, reason: first?.reason })
  const proposed = {
    right: first.right,
    object: about.object,
    lapsesAt: first.lapsesAt,
    amountE5: about.amountE5,
    approvers: [],
    facts: {},
    factsNow: {},
    isConsented: first.isConsented,
    proposer: await personOf(deps, first.by),
  }
  const verdict = call.second(proposed, { player: about.player, reason: first.reason })
  // Above what two of them may approve.
  if (verdict === 'second') throw new Refusal('consent_needed')
}

const MEANWHILE: Partial<Record<string, RefusalCode>> = {
  approved: 'withdrawal_was_approved',
  first_approved: 'withdrawal_was_first_approved',
  returned: 'withdrawal_was_returned',
  extended: 'withdrawal_was_extended',
  stopped: 'withdrawal_was_stopped',
  held: 'withdrawal_was_held',
}

/** Whoever agrees with themselves is told so in the office's words. */
export async function saySame<Result>(decide: () => Promise<Result>): Promise<Result> {
  try {
    return await decide()
  } catch (error) {
    const isSame = error instanceof Refusal && error.code === 'second_approver_needed'
    throw isSame ? new Refusal('same_person') : error
  }
}

/** The second of two who decide at once reads what the first has decided. */
export async function sayMeanwhile<Result>(
  { db }: WithdrawalDeps,
  id: string,
  decide: () => Promise<Result>,
): Promise<Result> {
  try {
    return await saySame(decide)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code !== 'withdrawal_changed' && error.code !== 'withdrawal_decided') throw error
    const last = await readLastDeed(db, id)
    if (last?.operator === 'system:clock') throw new Refusal('clock_ran_out')
    throw new Refusal(MEANWHILE[last?.step ?? ''] ?? error.code)
  }
}

/** Held for its sum alone, and nobody has said a word on it yet: it may be approved with others. */
export const isPlain = ({ state, hold, proposals }: QueuedWithdrawal): boolean =>
  state === 'held' && hold === 'amount' && proposals.length === 0

export const outcomeOf = (came: string) =>
  ({ outcome: came === 'needs another' ? 'waits' : 'done' }) as const

/** What another has proposed with the same terms. */
export const firstOf = (
  { proposals }: QueuedWithdrawal,
  isSame: (one: WaitingProposal) => boolean,
) => proposals.find(isSame)

export type Rejection = 'wrong_account' | 'other_name' | 'more_proof' | 'review_failed'

export const rejectIt = (
  deps: WithdrawalDeps,
  call: OfficeCall<{ id: string; version: number; code: Rejection; reason: string }>,
) =>
  sayMeanwhile(deps, call.input.id, () =>
    decideWithdrawal(depsOf(deps, call, call.input.reason), {
      paymentId: call.input.id,
      operator: call.person.id,
      reject: call.input.code,
      note: call.input.reason,
      version: call.input.version,
    }),
  )
