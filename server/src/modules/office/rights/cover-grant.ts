import { type Right, ROLES, type RoleName } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { brokenPairs, mayJoin, rightsOfRoles } from '@zar/contract/office/rights/separation'
import { rightsOf } from './hold.ts'
import type { Person } from './person.ts'

/** Rights that somebody is to have. */
export type Grant = {
  receiverId: string
  rights: readonly Right[]
  /** Those among them that no active person holds, as in a fresh house. */
  heldByNobody: readonly Right[]
}

/** What a person may vouch for: all of their rights, or those of the desk alone that makes them an approver. */
export function coverOf(person: Person): Set<Right> {
  const isApprover = person.roles.some((role) => ROLE_FACTS[role].holds['role.approve'])
  return isApprover ? rightsOf(person) : rightsOfRoles(person.leads)
}

const isAdministrator = (person: Person) => person.roles.includes('administrator')

/**
 * The rights that the approvers do not hold together. What nobody holds is covered by two administrators,
 * the proposer and one approver.
 */
export function uncovered(
  { rights, heldByNobody }: Grant,
  proposer: Person,
  approvers: readonly Person[],
): Right[] {
  const held = new Set(approvers.flatMap((one) => [...coverOf(one)]))
  if (isAdministrator(proposer) && approvers.some(isAdministrator))
    for (const right of heldByNobody) held.add(right)
  return rights.filter((right) => !held.has(right))
}

/** Whether this person's yes brings a grant nearer: by a right that neither the proposer nor those before hold. */
export function addsCover(
  grant: Grant,
  proposer: Person,
  { before, person }: { before: readonly Person[]; person: Person },
): boolean {
  const own = rightsOf(proposer)
  const left = new Set(uncovered(grant, proposer, [...before, person]))
  return uncovered(grant, proposer, before).some((right) => !left.has(right) && !own.has(right))
}

/** The roles of somebody once a grant is done. */
export type Desired = { roles: readonly RoleName[]; leads: readonly RoleName[] }

/** Whether one person may hold these: roles that may be joined, desks that are their own, and no forbidden pair. */
export const mayBeHeld = ({ roles, leads }: Desired): boolean =>
  (roles.length === 0 || mayJoin(roles)) &&
  leads.every((desk) => roles.includes(desk) && ROLES.includes(desk)) &&
  brokenPairs(rightsOfRoles(roles, leads)).length === 0

/** The rights that a change of roles gives beyond those held already. */
export function rightsGained(before: Desired, after: Desired): Right[] {
  const had = rightsOfRoles(before.roles, before.leads)
  return [...rightsOfRoles(after.roles, after.leads)].filter((right) => !had.has(right))
}

/** Why nobody may even propose this: for oneself, or what one person may not hold. */
export function whyNotPropose(
  proposer: Person,
  { receiverId, after }: { receiverId: string; after: Desired },
): 'self' | 'separation' | undefined {
  if (proposer.id === receiverId) return 'self'
  return mayBeHeld(after) ? undefined : 'separation'
}
