import { expect, test } from 'vitest'
import { type CallRequest, isReady, wrongIn } from './call-request.ts'

const GOOD: CallRequest = {
  name: 'Deniz',
  message: 'Alo ben',
  contacts: [{ key: 1, type: 1, contact: '05321' }],
}
const entry = (key: number, contact = '05321') => ({ key, type: 4 as const, contact })

test('§5 Call request: one that is as it should be can be sent', () => {
  expect(isReady(GOOD)).toBe(true)
  expect(isReady({ ...GOOD, contacts: [1, 2, 3, 4, 5].map((key) => entry(key)) })).toBe(true)
})

test.each([
  { why: 'a name of 4', change: { name: 'Ayşe' }, wrong: { name: true } },
  { why: 'a name of 31', change: { name: 'x'.repeat(31) }, wrong: { name: true } },
  { why: 'a blank name', change: { name: '       ' }, wrong: { name: true } },
  { why: 'a message of 4', change: { message: 'alo!' }, wrong: { message: true } },
  { why: 'a message of 101', change: { message: 'x'.repeat(101) }, wrong: { message: true } },
  { why: 'no contact', change: { contacts: [] }, wrong: {} },
  {
    why: 'six contacts',
    change: { contacts: [1, 2, 3, 4, 5, 6].map((key) => entry(key)) },
    wrong: {},
  },
  {
    why: 'a short contact',
    change: { contacts: [entry(1), entry(2, '1234')] },
    wrong: { contacts: [2] },
  },
])('§5 Call request: $why holds it back', ({ change, wrong }) => {
  const request = { ...GOOD, ...change }
  expect(isReady(request)).toBe(false)
  expect(wrongIn(request)).toEqual({ name: false, message: false, contacts: [], ...wrong })
})
