import { RIGHT_FACTS, type Right } from '@zar/contract/office/rights/rights'
import type { Person, PersonScope } from './person.ts'

/** A player as scopes see them. */
export type ScopedPlayer = { id: string; segments: readonly string[]; country: string }

/** Istanbul has no summer time: it is three hours ahead, all year. */
const AHEAD_HOURS = 3
const hourOf = (now: Date): number => (now.getUTCHours() + AHEAD_HOURS) % 24

/** The scopes of one kind that narrow a right. A right knows what it can be narrowed by; hours narrow each. */
function scopesOf<Kind extends PersonScope['kind']>(person: Person, right: Right, kind: Kind) {
  if (kind !== 'hours' && !RIGHT_FACTS[right].scopes?.some((one) => one === kind)) return []
  return person.scopes.filter(
    (scope): scope is Extract<PersonScope, { kind: Kind }> =>
      scope.kind === kind && (scope.right === null || scope.right === right),
  )
}

/** Whether it is one of the person's hours for this right. Hours may run over midnight. */
export function isInHours(person: Person, right: Right, now: Date): boolean {
  const hours = scopesOf(person, right, 'hours')
  const hour = hourOf(now)
  return (
    hours.length === 0 ||
    hours.some(({ value: { from, until } }) =>
      from < until ? hour >= from && hour < until : hour >= from || hour < until,
    )
  )
}

/** What a list has to be narrowed by; undefined narrows by nothing. */
export type Narrowing = {
  segments?: readonly string[]
  countries?: readonly string[]
  maxE5?: bigint
}

/** What the person may see and do of all that a right is about: for lists and searches. */
export function narrowingOf(person: Person, right: Right): Narrowing {
  const segments = scopesOf(person, right, 'segment').map(({ value }) => value)
  const countries = scopesOf(person, right, 'country').map(({ value }) => value)
  const sums = scopesOf(person, right, 'amount').map(({ value }) => value.maxE5)
  const narrowing: Narrowing = {}
  if (segments.length > 0) narrowing.segments = segments
  if (countries.length > 0) narrowing.countries = countries
  if (sums.length > 0) narrowing.maxE5 = sums.reduce((one, other) => (one > other ? one : other))
  return narrowing
}

/**
 * The countries whose players a list shows the person; undefined is every country. No player is in a segment yet:
 * whoever is kept to some sees nobody.
 */
export function countriesWithin(person: Person, right: Right): readonly string[] | undefined {
  const { segments, countries } = narrowingOf(person, right)
  return segments ? [] : countries
}

/** Whether the person may do it to a part of the players alone: then they do nothing to all of them. */
export function isNarrowed(person: Person, right: Right): boolean {
  const { segments, countries } = narrowingOf(person, right)
  return segments !== undefined || countries !== undefined
}

/** Whether a record is within the person's scopes of this right. What is not given is not looked at. */
export function isInScope(
  person: Person,
  right: Right,
  { player, amountE5 }: { player?: ScopedPlayer | undefined; amountE5?: bigint | undefined },
): boolean {
  const { segments, countries, maxE5 } = narrowingOf(person, right)
  if (maxE5 !== undefined && amountE5 !== undefined && amountE5 > maxE5) return false
  if (!player) return true
  if (segments && !player.segments.some((one) => segments.includes(one))) return false
  return !countries || countries.includes(player.country)
}
