import type { StaffScope } from '@zar/contract/office/people'
import { expect, test } from 'vitest'
import { kindsFor, lineOf, rightsOf, scopeOf, scopesIn, scopesText } from './scopes.ts'

const HOURS: StaffScope = { right: null, kind: 'hours', value: { from: 22, until: 6 } }
const AMOUNT: StaffScope = {
  right: 'withdrawal.approve',
  kind: 'amount',
  value: { maxE5: '250000000' },
}
const COUNTRY: StaffScope = { right: null, kind: 'country', value: 'TR' }
const ALL = [HOURS, AMOUNT, COUNTRY]

test('a scope is the same after it was shown in a form', () => {
  expect(ALL.map((scope) => scopeOf(lineOf(scope)))).toEqual(ALL)
})

test('the terms of a proposal are read back, and what is none is not', () => {
  const text = '* hours 22–6, withdrawal.approve amount 250000000, * country TR'
  expect(scopesIn(text)).toEqual(ALL)
  expect(scopesIn('')).toEqual([])
  for (const wrong of ['* shoes 9', 'no.right hours 1–2', 'x']) {
    expect(scopesIn(wrong)).toBeUndefined()
  }
})

test('hours, sums and codes that are none are no scope', () => {
  const line = { right: null, kind: 'hours' as const, value: '9', until: '18' }
  const wrong = [
    { ...line, until: '9' },
    { ...line, value: '25' },
    { ...line, value: '' },
    { ...line, kind: 'amount' as const, value: '0' },
    { ...line, kind: 'amount' as const, value: 'x' },
    { ...line, kind: 'country' as const, value: 'T R' },
    { ...line, kind: 'segment' as const, value: '' },
  ]
  expect(wrong.map(scopeOf)).toEqual(wrong.map(() => undefined))
  expect(scopeOf({ ...line, kind: 'amount', value: '2.500' })).toEqual({
    ...AMOUNT,
    right: null,
  })
})

test('a segment is kept where a person has it, and offered to nobody else', () => {
  expect(kindsFor('hours')).toEqual(['hours', 'amount', 'country'])
  expect(kindsFor('segment')).toContain('segment')
})

test('only rights that know a kind can be narrowed by it', () => {
  expect(rightsOf('amount')).toContain('withdrawal.approve')
  expect(rightsOf('amount')).not.toContain('audit.view')
  expect(rightsOf('hours')).toContain('audit.view')
})

test('scopes are told in words', () => {
  expect(scopesText(ALL)).toBe('hours 22–6; Approve a withdrawal: not above ₺2.500,00; country TR')
  expect(scopesText([])).toBe('Nothing is narrowed, all is open')
})
