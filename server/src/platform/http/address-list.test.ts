import { expect, test } from 'vitest'
import { openAddressList } from './address-list.ts'

const holds = openAddressList(['203.0.113.7', '198.51.100.0/24', '2001:db8::/32', '::1'])

test.each(['203.0.113.7', '198.51.100.255', '::ffff:203.0.113.7', '2001:db8::9', '::1'])(
  '%s is on the list',
  (ip) => {
    expect(holds(ip)).toBe(true)
  },
)

test.each([
  '203.0.113.8',
  '198.51.101.1',
  '2001:db9::1',
  '::ffff:10.0.0.1',
  '',
  'x',
  '203.0.113.7 ',
])('%j is not', (ip) => {
  expect(holds(ip)).toBe(false)
})

test('an empty list holds nobody, and a wrong entry is an error', () => {
  expect(openAddressList([])('127.0.0.1')).toBe(false)
  for (const entry of ['localhost', '300.1.1.1', '10.0.0.0/40', '10.0.0.0/', '10.0.0.0/8/9', '']) {
    expect(() => openAddressList([entry])).toThrow()
  }
})
