import { RIGHTS, ROLES } from '@zar/contract/office/rights/rights'
import { rightsOfRoles } from '@zar/contract/office/rights/separation'
import { expect, test } from 'vitest'
import { secondAction } from './actions.ts'
import { mayBeHeld, rightsGained } from './cover-grant.ts'
import {
  changesOf,
  mayOfferSecond,
  maySecond,
  type Proposed,
  type Seconding,
} from './may-second.ts'
import type { Person } from './person.ts'
import { personOf } from './testing/person-of.ts'

const NOW = new Date('2026-11-21T17:14:00.000Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const kurus = (count: number): bigint => BigInt(count) * 1_000n

const cashier = personOf('cashier', ['cashier'])
const cashier2 = personOf('cashier-two', ['cashier'])
const manager = personOf('manager', ['manager'])
const manager2 = personOf('manager-two', ['manager'])
const administrator = personOf('administrator', ['administrator'])
const administrator2 = personOf('administrator-two', ['administrator'])

const paid = (amountE5: bigint, more: Partial<Proposed> = {}): Proposed => ({
  right: 'withdrawal.approve',
  object: 'withdrawal:1',
  proposer: cashier,
  approvers: [],
  lapsesAt: later(3_600_000),
  amountE5,
  facts: { balance: '100', flags: ['new'] },
  factsNow: { balance: '100', flags: ['new'] },
  ...more,
})

function answer(person: Person, proposed: Proposed, more: Partial<Seconding> = {}) {
  const verdict = mayOfferSecond(person, proposed, { now: NOW, ...more })
  if ('refused' in verdict) return verdict.refused
  return verdict.state === 'yes' ? 'yes' : verdict.missing
}

test('AUZ-03: two cashiers pay to 50,000, with a manager to 250,000, above only with consent', () => {
  expect(answer(cashier2, paid(kurus(5_000_000)))).toBe('yes')
  expect(answer(cashier2, paid(kurus(5_000_001)))).toBe('above_role_limit')
  expect(answer(manager, paid(kurus(25_000_000)))).toBe('yes')
  expect(answer(cashier2, paid(kurus(25_000_000), { proposer: manager }))).toBe('yes')
  const above = kurus(25_000_001)
  expect(answer(manager, paid(above))).toEqual(['withdrawal.consent'])
  expect(answer(manager, paid(above, { isConsented: true }))).toBe('yes')
  expect(answer(cashier2, paid(above, { isConsented: true }))).toBe('above_role_limit')
  expect(answer(manager2, paid(above, { proposer: manager }))).toEqual(['withdrawal.consent'])
})

test('AUZ-03: who has proposed or approved already does not approve', () => {
  expect(answer(cashier, paid(1n))).toBe('same_person')
  expect(answer(manager, paid(1n, { approvers: [manager] }))).toBe('same_person')
})

test('the second has the second’s right, scopes and hours', () => {
  expect(answer(personOf('risk', ['risk']), paid(1n))).toBe('no_right')
  const scopes: Person['scopes'] = [{ right: null, kind: 'amount', value: { maxE5: 5n } }]
  expect(answer({ ...cashier2, scopes }, paid(6n))).toBe('out_of_scope')
  const correction = paid(1n, { right: 'adjustment.propose' })
  expect(answer(cashier2, correction, { todayE5: 0n })).toBe('no_right')
  expect(answer(manager, correction, { todayE5: 0n })).toBe('yes')
  expect(answer(manager, correction, { todayE5: kurus(2_000_000) })).toBe('above_role_limit')
})

test('who handled the complaint, or is managed alone by the proposer, does not approve', () => {
  const correction = paid(1n, { right: 'adjustment.propose' })
  const past = [{ right: 'ticket.answer' as const, at: NOW }]
  expect(answer(manager, correction, { todayE5: 0n, past })).toBe('separation')
  expect(answer(cashier2, paid(1n), { isManagedAlone: true })).toBe('separation')
})

test('a proposal lapses at its sixtieth minute', () => {
  expect(answer(cashier2, paid(1n), { now: later(3_600_000 - 1) })).toBe('yes')
  expect(answer(cashier2, paid(1n), { now: later(3_600_000) })).toBe('lapsed')
})

test('AUZ-04: the proposer’s right is read again: gone, it takes the proposal with it', () => {
  expect(answer(cashier2, paid(1n, { proposer: undefined }))).toBe('changed_meanwhile')
  expect(answer(cashier2, paid(1n, { proposer: { ...cashier, state: 'suspended' } }))).toBe(
    'changed_meanwhile',
  )
  expect(answer(cashier2, paid(1n, { proposer: { ...cashier, roles: ['content'] } }))).toBe(
    'changed_meanwhile',
  )
})

test('a fact that has changed is read again before the yes', () => {
  const changed = paid(1n, { factsNow: { balance: '90', flags: ['new'] } })
  expect(answer(cashier2, changed)).toBe('changed_meanwhile')
  expect(changesOf(changed)).toEqual([{ name: 'balance', old: '100', new: '90' }])
  expect(answer(cashier2, changed, { read: changed.factsNow })).toBe('yes')
  expect(answer(cashier2, changed, { read: { balance: '80', flags: ['new'] } })).toBe(
    'changed_meanwhile',
  )
})

test('a yes asks for its proof, which a page need not have to offer it', () => {
  expect(maySecond(cashier2, paid(5n), { now: NOW })).toEqual({ refused: 'reauthenticate' })
  const proof = {
    right: 'withdrawal.approve' as const,
    object: 'withdrawal:1',
    amountE5: 5n,
    provenAt: NOW,
  }
  expect(maySecond(cashier2, paid(5n), { now: NOW, proof })).toEqual({ state: 'yes' })
  expect(secondAction(cashier2, paid(5n), { now: NOW })).toEqual({
    right: 'withdrawal.approve',
    state: 'yes',
    why: null,
  })
  expect(secondAction(cashier, paid(5n), { now: NOW })).toMatchObject({
    state: 'refused',
    why: 'same_person',
  })
})

const grantOf = (roles: Parameters<typeof rightsOfRoles>[0], more: Partial<Proposed> = {}) =>
  paid(0n, {
    right: 'role.propose',
    object: 'staff:colleague',
    proposer: administrator,
    grant: { receiverId: 'colleague', rights: [...rightsOfRoles(roles)], heldByNobody: [] },
    ...more,
  })

test('an administrator is granted by the other; a manager by a manager alone', () => {
  expect(answer(administrator2, grantOf(['administrator']))).toBe('yes')
  expect(answer(manager2, grantOf(['manager']))).toBe('yes')
  expect(answer(administrator2, grantOf(['manager']))).toBe('ceiling')
})

test('a lead vouches for the own desk alone', () => {
  const lead = personOf('lead', ['marketing', 'trader'], { leads: ['trader'] })
  expect(answer(lead, grantOf(['trader']))).toBe('yes')
  expect(answer(lead, grantOf(['marketing']))).not.toBe('yes')
  expect(answer({ ...lead, leads: [] }, grantOf(['trader']))).toBe('no_right')
})

test('what nobody holds is covered by two administrators, and by nobody else', () => {
  const rights = [...rightsOfRoles(['trader'])]
  const fresh = grantOf([], { grant: { receiverId: 'colleague', rights, heldByNobody: rights } })
  expect(answer(administrator2, fresh)).toBe('yes')
  // A manager covers some of it by holding it; the rest stays open.
  expect(answer(manager, fresh)).toContain('price.set')
  expect(answer(administrator2, { ...fresh, approvers: [manager] })).toBe('yes')
})

test('the receiver decides nothing, and neither does the proposer', () => {
  const grant = { receiverId: manager2.id, rights: ['desk.view' as const], heldByNobody: [] }
  expect(answer(manager2, grantOf([], { grant }))).toBe('self')
  expect(answer(administrator, grantOf(['administrator']))).toBe('same_person')
})

test('nobody is given roles that may not be joined, or a desk that is not theirs', () => {
  expect(mayBeHeld({ roles: ['cashier', 'trader'], leads: ['cashier'] })).toBe(true)
  expect(mayBeHeld({ roles: ['cashier', 'risk'], leads: [] })).toBe(false)
  expect(mayBeHeld({ roles: ['manager', 'content'], leads: [] })).toBe(false)
  expect(mayBeHeld({ roles: ['cashier'], leads: ['trader'] })).toBe(false)
  expect(mayBeHeld({ roles: [], leads: [] })).toBe(true)
  for (const role of ROLES) expect(mayBeHeld({ roles: [role], leads: [role] }), role).toBe(true)
})

test('what a change of roles gives is what was not held', () => {
  const before = { roles: ['support'] as const, leads: [] }
  const gained = rightsGained(before, { roles: ['support', 'trader'], leads: [] })
  expect(gained).toContain('price.set')
  expect(gained).not.toContain('desk.view')
  expect(rightsGained({ roles: ['support', 'trader'], leads: [] }, before)).toEqual([])
  expect(rightsGained({ roles: [], leads: [] }, { roles: ROLES, leads: [] })).toHaveLength(
    RIGHTS.length,
  )
})
