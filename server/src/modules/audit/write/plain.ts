import { canon } from '@zar/contract/evidence/canon'

type Members = Record<string, unknown>

/** A text that the database and `canon` take: without half characters and without the character 0. */
export const plainText = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd')

/**
 * The members in the form that is kept and hashed: whole amounts as text, times in ISO 8601, without what is
 * undefined. Throws for what has no spelling, such as a fraction.
 */
export function plainMembers(members: Members): Members {
  const plain = plainValue(members) as Members
  canon(plain)
  return plain
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'string') return plainText(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(plainValue)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(members.map(([name, one]) => [name, plainValue(one)]))
}

/** What of the two differs: members that are equal in both are left out. */
export function changedMembers(
  before: Members,
  after: Members,
): { before: Members; after: Members } {
  const isSame = (name: string) =>
    name in before && name in after && canon(before[name]) === canon(after[name])
  const changed = (members: Members) =>
    Object.fromEntries(Object.entries(members).filter(([name]) => !isSame(name)))
  return { before: changed(before), after: changed(after) }
}
