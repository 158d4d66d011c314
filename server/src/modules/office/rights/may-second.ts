import { isDeepStrictEqual } from 'node:util'
import { type ApprovalLimits, secondRightOf } from '@zar/contract/office/rights/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import type { Asked, Given, Refused, WhyNot } from './asked.ts'
import { addsCover, type Grant, uncovered } from './cover-grant.ts'
import { holdOf, isElevated } from './hold.ts'
import { whatIsMissing, whyNotHeld, whyNotThis } from './may-do.ts'
import type { Person } from './person.ts'
import { limitOf } from './role-limits.ts'

type Facts = Readonly<Record<string, unknown>>

/** What one person proposed, with everybody read anew. */
export type Proposed = {
  right: Right
  object: string
  proposer: Person | undefined
  /** Who has said yes since. */
  approvers: readonly Person[]
  /** At this moment it has lapsed. */
  lapsesAt: Date
  amountE5?: bigint | undefined
  /** As both people see them: at the proposal, and now. */
  facts: Facts
  factsNow: Facts
  /** Of `role.propose` and the like. */
  grant?: Grant | undefined
  /** Of a withdrawal above what a manager may approve: whether compliance has consented. */
  isConsented?: boolean | undefined
}

export type Seconding = Omit<Asked, 'right' | 'object' | 'amountE5'> & {
  /** The facts that the person says to have read: they stand in for those of the proposal. */
  read?: Facts | undefined
  /** The proposer alone manages this person on the shift, or the reverse. */
  isManagedAlone?: boolean | undefined
}

/** `yes`: it is done now. `second`: this yes counts, and more are due: of whoever holds `missing`, or a consent. */
export type SecondVerdict =
  | { state: 'yes' }
  | { state: 'second'; missing: readonly Right[] }
  | Refused

/** Whether the person may decide what another has proposed. The reason, name and proof are looked at as in `mayDo`. */
export function maySecond(
  person: Person | undefined,
  proposed: Proposed,
  seconding: Seconding & Given,
): SecondVerdict {
  const verdict = mayOfferSecond(person, proposed, seconding)
  if ('refused' in verdict) return verdict
  const missing = whatIsMissing({ ...seconding, ...askedOf(proposed) })
  return missing ? { refused: missing } : verdict
}

/** The same without reason, name and proof: what a page may offer. */
export function mayOfferSecond(
  person: Person | undefined,
  proposed: Proposed,
  seconding: Seconding,
): SecondVerdict {
  if (person?.state !== 'active') return { refused: 'not_signed_in' }
  const asked = { ...seconding, ...askedOf(proposed) }
  const why =
    whyNotHeld(person, asked) ??
    whyNotAnother(person, proposed) ??
    whyNotThis(person, asked) ??
    whyNotNow(proposed, seconding)
  return why ? { refused: why } : weigh(person, proposed, seconding.limits)
}

const askedOf = ({ right, object, amountE5 }: Proposed) => ({
  right: secondRightOf(right),
  object,
  amountE5,
})

/** Proposer, approvers and receiver are different people. */
function whyNotAnother(person: Person, { proposer, approvers, grant }: Proposed) {
  if (grant?.receiverId === person.id) return 'self'
  return [proposer, ...approvers].some((one) => one?.id === person.id) ? 'same_person' : undefined
}

function whyNotNow(proposed: Proposed, seconding: Seconding): WhyNot | undefined {
  const { lapsesAt, facts, factsNow, proposer, right, object } = proposed
  const { now, read, isManagedAlone } = seconding
  if (now >= lapsesAt) return 'lapsed'
  if (isManagedAlone) return 'separation'
  // Both persons' rights are those of now: a proposal falls with its proposer's right.
  if (proposer?.state !== 'active') return 'changed_meanwhile'
  if (!holdOf(proposer, right) && !isElevated(proposer, { right, object, now }))
    return 'changed_meanwhile'
  return isDeepStrictEqual(read ?? facts, factsNow) ? undefined : 'changed_meanwhile'
}

/** The facts that differ from those of the proposal, old and new. */
export function changesOf({ facts, factsNow }: Pick<Proposed, 'facts' | 'factsNow'>) {
  const names = [...new Set([...Object.keys(facts), ...Object.keys(factsNow)])]
  return names
    .filter((name) => !isDeepStrictEqual(facts[name], factsNow[name]))
    .map((name) => ({ name, old: facts[name], new: factsNow[name] }))
}

/** Whether those who have said yes, with this person, are enough for the sum or the grant. */
function weigh(person: Person, proposed: Proposed, limits?: ApprovalLimits): SecondVerdict {
  const { right, grant } = proposed
  if (grant) return weighGrant(person, proposed, grant)
  return right === 'withdrawal.approve'
    ? weighWithdrawal(person, proposed, limits)
    : { state: 'yes' }
}

function weighGrant(
  person: Person,
  { proposer, approvers }: Proposed,
  grant: Grant,
): SecondVerdict {
  if (!proposer) return { refused: 'changed_meanwhile' }
  const missing = uncovered(grant, proposer, [...approvers, person])
  if (missing.length === 0) return { state: 'yes' }
  return addsCover(grant, proposer, { before: approvers, person })
    ? { state: 'second', missing }
    : { refused: 'ceiling' }
}

function weighWithdrawal(
  person: Person,
  { proposer, approvers, amountE5 = 0n, isConsented }: Proposed,
  limits?: ApprovalLimits,
): SecondVerdict {
  const people = [proposer, ...approvers, person].filter((one) => one !== undefined)
  if (people.some((one) => amountE5 <= limitOf(one, 'withdrawalTwoE5', limits)))
    return { state: 'yes' }
  if (!people.some((one) => one.roles.includes('manager'))) return { refused: 'above_role_limit' }
  return isConsented ? { state: 'yes' } : { state: 'second', missing: ['withdrawal.consent'] }
}
