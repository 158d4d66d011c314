import { afterAll, beforeEach, expect, test } from 'vitest'
import { noteDifference } from '../../../../server/src/modules/payments/services/differences.ts'
import {
  openReviews,
  type Reviews,
} from '../../../../server/src/modules/payments/testing/reviews.ts'
import { officeLine, proposalIn, WHY } from '../../testing/office-line.ts'

let reviews: Reviews
const line = officeLine(async () => {
  reviews = await openReviews()
  const { casino, close } = reviews.cashier
  return { casino, close }
})
beforeEach(() => {
  line.office.deps.fieldCipher = reviews.cashier.deps.fieldCipher
  line.casino.clock.set(new Date())
})

// Before the office closes: each decision has its row, each row its decision.
afterAll(async () => expect(await reviews.findings()).toEqual([]))

const CODE = () => ['--code', line.office.code()]

test('AUZ-03: a withdrawal is listed with its version, approved with a fresh proof, and not twice', async () => {
  const cashier = await line.person('cashier')
  const { id } = await reviews.held(8_000)
  const { said } = await cashier.type('withdrawals')
  const [, seen = ''] = new RegExp(`(${id}@\\d+)  ₺8\\.000,00`).exec(said) ?? []
  expect(said).toContain('Undecided it is paid at')
  expect((await cashier.type('withdrawals', 'show', id)).said).toContain('TR33 •••• 1326')
  const unproved = await cashier.type('withdrawals', 'approve', seen)
  expect(unproved).toMatchObject({ code: 1, said: expect.stringMatching(/--code/) })
  expect(await cashier.type('withdrawals', 'approve', `${id}@99`, ...CODE())).toMatchObject({
    code: 1,
  })
  expect(await cashier.type('withdrawals', 'approve', id, 'wrong_account')).toMatchObject({
    code: 2,
  })
  line.casino.clock.advance(30_000)
  expect(await cashier.type('withdrawals', 'approve', seen, ...CODE())).toMatchObject({
    code: 0,
    said: 'Approved: it goes to the bank.',
  })
  line.casino.clock.advance(30_000)
  expect(await cashier.type('withdrawals', 'approve', id, ...CODE())).toMatchObject({ code: 1 })
  const support = await line.person('support')
  expect(await support.type('withdrawals', 'approve', id, ...CODE())).toMatchObject({ code: 1 })
})

test('AUZ-03: a judgement takes two who say the same words; a fact takes one', async () => {
  const [first, second] = [await line.person('risk'), await line.person('risk')]
  const [judged, fact] = [await reviews.held(8_000), await reviews.held(8_000)]
  const reject = ['withdrawals', 'reject', judged.id, 'review_failed', ...WHY]
  expect(await first.type(...reject)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Nothing has changed yet\. A second person must approve/),
  })
  expect(await first.type(...reject)).toMatchObject({ code: 1 })
  expect((await second.type('withdrawals')).said).toContain('asks: reject review_failed')
  expect((await second.type(...reject)).said).toContain('the money is back')
  const wrong = ['withdrawals', 'reject', fact.id, 'other_name', ...WHY]
  expect((await first.type(...wrong)).said).toContain('another name')
  const extend = ['withdrawals', 'extend', fact.id, 'risk', '24', ...WHY]
  expect(await first.type(...extend)).toMatchObject({ code: 1 })
})

test('one that is to be paid by rule is held by hand, once, by one person, with its row in the audit log', async () => {
  const risk = await line.person('risk')
  const { id } = await reviews.held(100)
  const hold = ['withdrawals', 'hold', id, 'risk', '4', ...WHY]
  expect(await risk.type(...hold)).toEqual({
    code: 0,
    said: 'Held for 4 h, and the player is told.',
  })
  expect(await risk.type(...hold)).toMatchObject({ code: 1 })
  expect(await risk.type('withdrawals', 'hold', id, 'risk', '25', ...WHY)).toMatchObject({
    code: 2,
  })
  const support = await line.person('support')
  expect(await support.type(...hold)).toMatchObject({ code: 1 })
  const rows = line.casino.db.selectFrom('audit_event').select(['actor', 'reason'])
  expect(
    await rows.where('does', '=', 'withdrawal.hold').where('outcome', '=', 'done').execute(),
  ).toEqual([{ actor: risk.id, reason: WHY.join(' ') }])
})

test('the rule of the clock is shown, and changed by two who say the same words', async () => {
  const [first, second] = [await line.person('compliance'), await line.person('compliance')]
  expect((await first.type('withdrawals', 'rule')).said).toContain('firstMinutes   15')
  const set = ['withdrawals', 'rule', 'set', 'eachMinutes', '4', ...WHY]
  expect(await first.type(...set, ...CODE())).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Nothing has changed yet/),
  })
  expect(await second.type(...set, ...CODE())).toMatchObject({ code: 0 })
  expect((await first.type('withdrawals', 'rule')).said).toContain('eachMinutes    4')
})

test('what the payment service decided otherwise is explained by two; another difference is open again', async () => {
  const [first, second] = [await line.person('manager'), await line.person('compliance')]
  expect((await first.type('payments')).said).toBe('No payment differs.')
  const { id } = await reviews.held(8_000)
  expect(await noteDifference(line.casino, id, 'paid here and not there')).toBe(true)
  expect((await first.type('payments')).said).toContain('paid here and not there')
  const explain = ['payments', 'explain', id, ...WHY]
  const proposal = proposalIn(await first.type(...explain))
  await noteDifference(line.casino, id, 'another sum')
  const stale = await second.type(...explain, '--proposal', proposal)
  expect(stale).toMatchObject({ code: 1 })
  await first.type('proposals', 'withdraw', proposal)
  const again = proposalIn(await first.type(...explain))
  expect(await second.type(...explain, '--proposal', again)).toMatchObject({ code: 0 })
  expect((await first.type('payments')).said).toBe('No payment differs.')
  expect(await noteDifference(line.casino, id, 'another sum')).toBe(false)
  expect(await noteDifference(line.casino, id, 'a third one')).toBe(true)
  expect(await first.type('payments', 'explain', 'x', ...WHY)).toMatchObject({ code: 2 })
})
