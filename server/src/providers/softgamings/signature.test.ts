import { expect, test } from 'vitest'
import { hmacOf, isSigned, requestHash, signingKeyOf } from './signature.ts'

const key = signingKeyOf('s3cret')
const BODY = {
  type: 'debit',
  userid: 'player1',
  currency: 'EUR',
  amount: '5.00',
  tid: 'T1',
  i_gameid: 'R1',
  i_actionid: 'A1',
  i_extparam: 'X1',
}
const HMAC = '9785256e79b41842771123dfd6c6e34bd064a3d42fb0fe48cc5386e6c531ba79'

test('the check values of a debit, of a reply and of a request of ours', () => {
  expect(hmacOf(BODY, key)).toBe(HMAC)
  expect(hmacOf({ balance: '95.00', status: 'OK', tid: 'T1' }, key)).toBe(
    '2f01a1420d558615a60b8f6511f46c4ddfcdd1fa7a98e5acb496a56fe979a09e',
  )
  const parts = ['Game/FullList', '203.0.113.10', 'T1000', 'KEY123', 'PWD456']
  expect(requestHash(parts)).toBe('c4079a5494e3704e4ff38152e870f645')
})

test('the order of the members and an empty hmac make no difference', () => {
  const turned = Object.fromEntries(Object.entries(BODY).reverse())
  expect(hmacOf({ hmac: '', ...turned }, key)).toBe(HMAC)
  expect(isSigned({ ...turned, hmac: HMAC }, key)).toBe(true)
})

test('one changed letter of any value, one member more or less is noticed', () => {
  for (const [name, value] of Object.entries(BODY)) {
    expect(isSigned({ ...BODY, [name]: `${value}x`, hmac: HMAC }, key)).toBe(false)
    const { [name]: _, ...rest } = BODY as Record<string, string>
    expect(isSigned({ ...rest, hmac: HMAC }, key)).toBe(false)
  }
  expect(isSigned({ ...BODY, i_rollback: 'T0', hmac: HMAC }, key)).toBe(false)
})

test.each([
  ['none', undefined],
  ['empty', ''],
  ['too short', HMAC.slice(1)],
  ['in capitals', HMAC.toUpperCase()],
  ['a list', [HMAC]],
  ['not hex', 'x'.repeat(64)],
])('an hmac that is %s is refused', (_, hmac) => {
  expect(isSigned({ ...BODY, hmac }, key)).toBe(false)
})

test('an hmac by another secret is refused', () => {
  expect(isSigned({ ...BODY, hmac: HMAC }, signingKeyOf('s3cre'))).toBe(false)
})

test('the actions of a round are joined each in the order of its own names', () => {
  const actions = [
    { timestamp: 17, type: 'bet', actid: 'A1', amount: '5.00' },
    { actid: 'A2', type: 'win', amount: '7.00', timestamp: 18 },
  ]
  const joined = { type: 'roundinfo', gameid: 'R1', actions: 'A15.0017betA27.0018win' }
  expect(hmacOf({ type: 'roundinfo', gameid: 'R1', actions }, key)).toBe(hmacOf(joined, key))
})

test('a flag is signed as 1 or nothing, a number by its digits, an object not at all', () => {
  const flags = { jackpot_win: 1, round_ended: true, round_start: false }
  const words = { jackpot_win: '1', round_ended: '1', round_start: '' }
  expect(hmacOf(flags, key)).toBe(hmacOf(words, key))
  expect(isSigned({ ...BODY, tid: {}, hmac: HMAC }, key)).toBe(false)
})
