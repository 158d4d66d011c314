import { PROOF_MINUTES, REASON_LENGTH } from '@zar/contract/office/rights/limits'
import { RIGHT_FACTS, type Right } from '@zar/contract/office/rights/rights'
import type { Asked, Given, Proof, Verdict, WhyNot } from './asked.ts'
import { elevationFor, holdOf, isElevated, whyNotElevated } from './hold.ts'
import type { Elevation, Person } from './person.ts'
import { isAboveLimit, needsSecond } from './role-limits.ts'
import { isInHours, isInScope } from './scopes.ts'
import { isSeparated } from './separation.ts'

/** Their answers hide personal fields from everybody; each is shown by a right of its own. */
const MASKED: ReadonlySet<Right> = new Set(['player.view', 'player.list'])

/**
 * Whether the person may do this: alone, with a second person, or with fields masked. Undefined is nobody.
 * The reason, the typed name and the proof are looked at too, so that this is the last word before a deed.
 */
export function mayDo(person: Person | undefined, asked: Asked & Given): Verdict {
  const verdict = mayOffer(person, asked)
  if ('refused' in verdict) return verdict
  const missing = whatIsMissing(asked)
  return missing ? { refused: missing } : verdict
}

/** The same without reason, name and proof, which come with the deed: what a page may offer. */
export function mayOffer(person: Person | undefined, asked: Asked): Verdict {
  if (person?.state !== 'active') return { refused: 'not_signed_in' }
  const why = whyNotHeld(person, asked) ?? whyNotThis(person, asked)
  if (why) return { refused: why }
  if (needsSecond(person, asked)) return { state: 'second' }
  return { state: isMasked(person, asked) ? 'masked' : 'yes' }
}

/**
 * Whether the person has the right at all, for any object: asked before anything is looked up. A right for a
 * while may be good for one object alone, so whoever reads asks again with the object.
 */
export function mayBegin(person: Person | undefined, right: Right, now: Date): Verdict {
  const verdict = mayOffer(person, { right, now })
  if (!('refused' in verdict) || !person) return verdict
  const tried = person.elevations
    .filter((one) => one.right === right && one.object !== null)
    .map(({ object }) => mayOffer(person, { right, now, object: object ?? undefined }))
  return (
    tried.find((one) => !('refused' in one)) ??
    tried.find((one) => 'refused' in one && one.refused === 'elevation_ended') ??
    verdict
  )
}

/** Why the person has no such right here and now: by their roles and scopes, or for a while. */
export function whyNotHeld(person: Person, asked: Asked): WhyNot | undefined {
  const byRole = whyNotByRole(person, asked)
  const why = byRole && !isElevated(person, asked) ? byRole : undefined
  if (why === 'no_right') return whyNotElevated(person, asked) ?? why
  // A relative's account is out of reach however the right came.
  if (asked.player && person.relatives.includes(asked.player.id)) return 'own_account'
  return why && (whyNotElevated(person, asked) ?? why)
}

/** The right for a while that a deed rests on; undefined where the roles are enough. */
export const elevationUsed = (person: Person, asked: Asked): Elevation | undefined =>
  whyNotByRole(person, asked) ? elevationFor(person, asked) : undefined

function whyNotByRole(person: Person, asked: Asked): WhyNot | undefined {
  const { right, now } = asked
  if (!holdOf(person, right)) return 'no_right'
  if (!isInScope(person, right, asked)) return 'out_of_scope'
  return isInHours(person, right, now) ? undefined : 'out_of_hours'
}

/** Why this one case is not theirs, though they hold the right. */
export function whyNotThis(person: Person, asked: Asked): WhyNot | undefined {
  const { right, past = [], now } = asked
  if (isSeparated(right, past, now)) return 'separation'
  if (isTooFar(asked)) return 'too_far'
  return isAboveLimit(person, asked) ? 'above_role_limit' : undefined
}

/** A price of one person is within a quarter of the fair one. */
const isTooFar = ({ right, price }: Asked): boolean =>
  right === 'price.set' &&
  price !== undefined &&
  Math.abs(price.typedMilli - price.fairMilli) * 4 > price.fairMilli

const isMasked = (person: Person, { right }: Asked): boolean =>
  MASKED.has(right) || holdOf(person, right) === 'limited'

/** What a deed asks for and was not given: reason, the typed name, or a proof of who is there. */
export function whatIsMissing(asked: Asked & Given): WhyNot | undefined {
  const { reason, typed, proof } = RIGHT_FACTS[asked.right]
  if (reason && (asked.reason ?? '').trim().length < REASON_LENGTH) return 'reason_needed'
  if (typed && !asked.isNameTyped) return 'name_needed'
  return proof && !isProven(asked, asked.proof) ? 'reauthenticate' : undefined
}

/** A proof is good for its right, object and sum alone, and five minutes. */
function isProven(asked: Asked, proof: Proof | undefined): boolean {
  if (!proof) return false
  const ageMs = asked.now.getTime() - proof.provenAt.getTime()
  return (
    proof.right === asked.right &&
    proof.object === (asked.object ?? '') &&
    proof.amountE5 === (asked.amountE5 ?? null) &&
    ageMs >= 0 &&
    ageMs < PROOF_MINUTES * 60_000
  )
}
