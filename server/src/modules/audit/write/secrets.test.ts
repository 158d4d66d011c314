import { expect, test } from 'vitest'
import { findSecret, secretIn, withoutSecrets } from './secrets.ts'

const IBANS = [
  'TR330006100519786457841326',
  'tr33 0006 1005 1978 6457 8413 26',
  'DE89370400440532013000',
  'GB29 NWBK 6016 1331 9268 19',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
]
const CARDS = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '5555-5555-5555-4444',
  '378282246310005',
  '9792030000000000',
]
const TCKNS = ['10000000146', '12345678950']

test.each(IBANS)('LOG-03: %s is a whole IBAN, wherever it stands in a text', (iban) => {
  for (const text of [iban, `kod ab12 ${iban} için`, `(${iban})`, `hesap:${iban}.`])
    expect(secretIn(text), text).toBe('IBAN')
  expect(
    secretIn(iban.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))),
  ).not.toBe('IBAN')
})

test.each(CARDS)('LOG-03: %s is a whole card number', (card) => {
  for (const text of [card, `kart ${card} ile`]) expect(secretIn(text), text).toBe('card number')
})

test.each(TCKNS)('LOG-03: %s is a whole identity number', (tckn) => {
  for (const text of [tckn, `no: ${tckn}, doğru`])
    expect(secretIn(text), text).toBe('identity number')
})

test.each([
  'TR•• •••• 7741',
  '•••••••••82',
  '+90 535 123 48 16',
  'withdrawal:884117',
  '2026-11-21T17:02:11.205Z',
  '1764408123456',
  '48121764-1234-4123-8123-123456789012',
  '4111111111111112',
  '12345678951',
  'ddc9cc4cb4109d7f545bd8082e061cbdc9ee2d92130e3ff00a21d07a89a8463f',
  'Üç aydır aynı IBAN, spor kazancı.',
  '',
])('%j may be kept', (text) => expect(secretIn(text)).toBeUndefined())

test('LOG-03: a secret is found at any depth, and told by where it stands, never by itself', () => {
  expect(findSecret({ payee: { accounts: ['x', IBANS[0]] } })).toBe('accounts holds a whole IBAN')
  expect(findSecret({ a: [{ number: TCKNS[0] }] })).toBe('number holds a whole identity number')
  for (const name of [
    'password',
    'passwordHash',
    'totpSealed',
    'resetToken',
    'cvv',
    'clientSecret',
  ])
    expect(findSecret({ [name]: 'x' }), name).toBe(`${name} is a secret by its name`)
  expect(findSecret({ password: undefined, step: 'held' })).toBeUndefined()
})

test('an amount is no number of anybody’s, whatever its digits', () => {
  expect(findSecret({ amountE5: TCKNS[0], paidKurus: CARDS[0] })).toBeUndefined()
  expect(findSecret({ count: Number(TCKNS[0]), sum: BigInt(TCKNS[0] ?? 0) })).toBeUndefined()
})

test('LOG-03: what was typed is kept with the last four of each secret', () => {
  expect(withoutSecrets(`ab12 ${IBANS[1]} ve ${CARDS[1]}, kimlik ${TCKNS[0]} için`)).toBe(
    'ab12 ••••1326 ve ••••1111, kimlik ••••0146 için',
  )
  expect(withoutSecrets('iki TR330006100519786457841326 DE89370400440532013000')).not.toMatch(
    /6457841326|0532013000/,
  )
})
