import type { SupplierSetting } from '@zar/contract/office/house/supplier-control'
import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseSetting, shownSetting, writtenSetting } from './setting-rules.ts'

const whyNot = (name: SupplierSetting, value: string, isReal = false) => {
  try {
    refuseSetting(name, value, isReal)
    return undefined
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

test.each([
  'hub88.example',
  'ftp://hub88.example',
  'javascript:alert(1)',
  'https://',
  'https://name:password@hub88.example',
  'https://name@hub88.example',
  'https://hub88.example/#part',
  'https://hub88.example/a b',
  // These would end the policy of every page of ours.
  'https://hub88.example;script-src',
  'https://a,b.example',
  "https://'self'",
])('%s is no address', (value) => {
  expect(whyNot('HUB88_URL', value)).toBe('supplier_address_wrong')
})

test.each([
  'http://hub88.example',
  'https://localhost:3001',
  'https://arcade.localhost',
  'https://arcade',
  'https://db.internal',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://10.2.3.4',
  'https://172.31.0.1',
  'https://192.168.1.1',
  'https://100.64.0.1',
  'https://169.254.169.254/latest',
  'https://[::1]',
  'https://[::]',
  'https://[fd00::1]',
  'https://[fe80::1]',
  'https://[::ffff:127.0.0.1]',
  'https://[::ffff:10.0.0.1]',
])('with real money nothing is sent to %s; with play money it is an address', (value) => {
  expect(whyNot('HUB88_URL', value, true)).toBe('supplier_address_private')
  expect(whyNot('HUB88_URL', value)).toBeUndefined()
})

test.each(['https://api.hub88.example/x?y=1', 'https://203.0.113.7:8443', 'https://[2001:db8::1]'])(
  '%s is an address in either mode',
  (value) => {
    expect(whyNot('HUB88_URL', value, true)).toBeUndefined()
    expect(whyNot('HUB88_URL', value)).toBeUndefined()
  },
)

test.each([
  ['', 'supplier_list_wrong'],
  ['nowhere', 'supplier_list_wrong'],
  ['198.51.100.7,', 'supplier_list_wrong'],
  ['198.51.100.0/33', 'supplier_list_wrong'],
  ['198.51.100.0/-1', 'supplier_list_wrong'],
  ['0.0.0.0/0', 'supplier_list_wide'],
  ['198.51.100.7,::/0', 'supplier_list_wide'],
  ['10.0.0.0/15', 'supplier_list_wide'],
  ['2001:db8::/31', 'supplier_list_wide'],
  [Array.from({ length: 201 }, () => '198.51.100.7').join(','), 'supplier_list_wrong'],
])('a list that is %j is refused', (value, code) => {
  expect(whyNot('HUB88_ADDRESSES', value)).toBe(code)
})

test('a list is written with commas however it was typed', () => {
  const typed = ' 198.51.100.7\n2001:db8::/32 , 203.0.113.0/24'
  const written = writtenSetting('HUB88_ADDRESSES', typed)
  expect(written).toBe('198.51.100.7,2001:db8::/32,203.0.113.0/24')
  expect(whyNot('HUB88_ADDRESSES', written)).toBeUndefined()
  expect(writtenSetting('HUB88_URL', 'https://a.example/x,y')).toBe('https://a.example/x,y')
})

test.each(['0', '101', '-1', '1.5', '1e1', '', 'five', ' 5'])(
  'a breaker that opens after %j failures is refused',
  (value) => {
    expect(whyNot('SUPPLIER_BREAKER_FAILURES', value)).toBe('supplier_number_wrong')
  },
)

test('bounds of a breaker are inclusive', () => {
  for (const value of ['1', '100'])
    expect(whyNot('SUPPLIER_BREAKER_FAILURES', value)).toBeUndefined()
  for (const value of ['1', '600'])
    expect(whyNot('SUPPLIER_BREAKER_REST_SECONDS', value)).toBeUndefined()
  expect(whyNot('SUPPLIER_BREAKER_REST_SECONDS', '601')).toBe('supplier_number_wrong')
})

test('of an address that a start was given what may be a secret is not shown', () => {
  expect(shownSetting('EGT_LIST_URL', 'https://us:secret@files.example/a?token=secret')).toBe(
    'https://files.example/a?...',
  )
  expect(shownSetting('EGT_ADDRESSES', '198.51.100.7')).toBe('198.51.100.7')
})
