import { expect, test } from 'vitest'
import { RIGHTS, ROLES } from './rights.ts'
import {
  allowedSets,
  brokenPairs,
  MOVES_MONEY,
  mayJoin,
  rightsOfRoles,
  STATIC_PAIRS,
} from './separation.ts'

test('FRD-12: no role, and no pair of roles that may be joined, breaks a static pair', () => {
  const sets = allowedSets()
  expect(sets).toHaveLength(ROLES.length + 13)
  for (const roles of sets)
    expect({ roles, broken: brokenPairs(rightsOfRoles(roles)) }).toEqual({ roles, broken: [] })
})

test('each static pair is found where both rights are held, and not where one is', () => {
  for (const { a, b } of STATIC_PAIRS) {
    const others = b === 'money' ? MOVES_MONEY : [b]
    expect(brokenPairs([a])).toEqual([])
    for (const other of others) {
      expect(brokenPairs([other])).toEqual([])
      expect(brokenPairs([a, other])).toContainEqual(expect.objectContaining({ a, b: other }))
    }
  }
})

test('somebody with every right breaks every static pair', () => {
  expect(brokenPairs(RIGHTS)).toHaveLength(STATIC_PAIRS.length)
})

test('compliance, manager, auditor, administrator and the engineer on call stand alone', () => {
  for (const alone of ['compliance', 'manager', 'auditor', 'administrator', 'oncall'] as const)
    for (const other of ROLES)
      expect(mayJoin([alone, other]), `${alone} and ${other}`).toBe(alone === other)
  expect(mayJoin(['cashier', 'risk'])).toBe(false)
  expect(mayJoin(['support', 'cashier'])).toBe(false)
  expect(mayJoin(['support', 'risk'])).toBe(true)
  expect(mayJoin(['support', 'trader', 'risk'])).toBe(false)
  expect(mayJoin([])).toBe(false)
})

test('of two roles, each names the other', () => {
  for (const one of ROLES)
    for (const other of ROLES) expect(mayJoin([one, other])).toBe(mayJoin([other, one]))
})
