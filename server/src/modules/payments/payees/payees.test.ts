import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listCases } from '../../queues/index.ts'
import { confirmPayee, holdByHand, readPayeeFacts, readPayees, refusePayee } from '../index.ts'
import { PASSWORD } from '../testing/cashier.ts'
import { AYLA, openReviews, type Reviews } from '../testing/reviews.ts'
import { stopWithdrawal } from '../withdrawals/stop.ts'
import { stopLink } from '../withdrawals/stop-link.ts'

const OTHER_IBAN = 'TR280001009999901234567890'
const HOUR_MS = 3_600_000
const WHY = 'The bank names the player as its holder.'
const ECE = '0a8f7a54-0a1c-4d62-9d0a-6d6c1b6f5a11'
const CAN = '0a8f7a54-0a1c-4d62-9d0a-6d6c1b6f5a12'

let reviews: Reviews
beforeAll(async () => {
  reviews = await openReviews()
  await reviews.cashier.casino.owner.db
    .insertInto('staff')
    .values(
      [ECE, CAN].map((id, at) => ({
        id,
        name: `risk${at}`,
        full_name: `Risk ${at}`,
        password_hash: null,
        totp_sealed: null,
      })),
    )
    .execute()
})
beforeEach(async () => {
  await reviews.newDay()
  reviews.set('19:00:00')
  reviews.cashier.bank.holder = 'Deniz Yılmaz'
})
afterEach(async () => {
  expect(await reviews.cashier.casino.sumOfBooks()).toBe(0n)
  expect(await reviews.findings()).toEqual([])
})
afterAll(() => reviews.cashier.close())

const deps = () => reviews.cashier.deps
const clock = () => reviews.cashier.casino.clock

/** A withdrawal to an account that is new, above what may go there in the first day. */
async function toNewAccount(amount = 2_500) {
  const playerId = await reviews.player()
  const detail = { Amount: amount, Iban: OTHER_IBAN }
  await reviews.cashier.withdraw(playerId, amount, { detail, password: PASSWORD })
  const id = (await reviews.cashier.payments(playerId)).at(-1)?.id ?? ''
  return { id, playerId }
}
/** One that was to be paid by rule, and whose account somebody doubts. */
async function doubted() {
  const { id, playerId } = await reviews.held(100)
  await holdByHand(deps(), { paymentId: id, operator: AYLA, code: 'payee', hours: 24 })
  return { id, playerId }
}
const standing = async (id: string) => {
  const found = await listCases(reviews.cashier.casino.db, 'payees')
  return found.find(({ subject }) => subject === `payee:${id}`)
}
const seen = async (id: string) => {
  const { caseId = '0', version = 0 } = (await standing(id)) ?? {}
  return { paymentId: id, caseId, version }
}
const ended = async (id: string) => {
  const row = await reviews.cashier.casino.db
    .selectFrom('queue_case')
    .select(['state', 'closed_by'])
    .where('subject', '=', `payee:${id}`)
    .executeTakeFirstOrThrow()
  return `${row.state} ${row.closed_by}`
}
const who = (by: string) => ({ by, because: WHY, also: async () => {} })
const confirm = async (id: string, by = ECE) => confirmPayee(deps(), await seen(id), who(by))
const refuse = async (id: string, by = ECE) =>
  refusePayee(deps(), { ...(await seen(id)), fact: 'other_name' }, who(by))
const cashOf = async (playerId: string) => (await reviews.moneyOf(playerId)).cash

test('FRD-05: a first account waits out its day with a promise of four hours more, and the bank’s word confirms it by rule', async () => {
  const { id } = await toNewAccount()
  const waiting = await standing(id)
  expect(Date.parse(waiting?.promiseAt ?? '') - clock().now().getTime()).toBe(28 * HOUR_MS)
  const payee = (await readPayees(deps(), [`payee:${id}`], 'tr')).get(`payee:${id}`)
  expect(payee).toMatchObject({ account: 'TR28 •••• 7890', hold: 'new_account', isPaidAtEnd: true })
  expect(await readPayeeFacts(deps(), id)).toEqual({
    isClosedLoop: false,
    others: 0,
    paidBefore: 0,
  })
  clock().advance(24 * HOUR_MS)
  expect(await reviews.run()).toBe(1)
  expect(await standing(id)).toBeDefined()
  await reviews.cashier.askPayout(id)
  expect(await ended(id)).toBe('confirmed system:bank')
})

test('FRD-05: without the bank’s word the money is back in the balance, and the account stays unconfirmed', async () => {
  const { id, playerId } = await toNewAccount()
  const before = await cashOf(playerId)
  reviews.cashier.bank.holder = ''
  clock().advance(24 * HOUR_MS)
  await reviews.run()
  await reviews.cashier.askPayout(id)
  expect(await ended(id)).toBe('refused system:bank')
  expect(await cashOf(playerId)).toBe(before + 2_500n)
})

test('a doubted account that a person confirms by the bank’s word is paid by the clock; else the money is back', async () => {
  const [one, other] = [await doubted(), await doubted()]
  const before = await cashOf(other.playerId)
  await confirm(one.id)
  expect(await ended(one.id)).toBe(`confirmed ${ECE}`)
  const { data } = await reviews.cashier.post('transaction', one.playerId, { id: one.id })
  expect(data.review).toMatchObject({ atEnd: 'paid' })
  clock().advance(24 * HOUR_MS)
  expect(await reviews.run()).toBe(2)
  expect((await reviews.read(one.id)).approved_at).not.toBeNull()
  expect(await ended(other.id)).toBe('lapsed system:clock')
  expect(await cashOf(other.playerId)).toBe(before + 100n)
})

test('nobody’s word stands for the bank’s: another name, none, and an address that has none', async () => {
  const { id } = await doubted()
  for (const holder of ['BAŞKA BİRİSİ', '']) {
    reviews.cashier.bank.holder = holder
    await expect(confirm(id)).rejects.toMatchObject({ code: 'payee_unproven' })
  }
  expect((await standing(id))?.state).toBe('waiting')
  const words = await reviews.cashier.casino.db
    .selectFrom('payee_word')
    .select('id')
    .where('payment_id', '=', id)
    .execute()
  expect(words).toEqual([])
})

test('of a refusal and a confirmation at once one holds; a refusal gives the money back once', async () => {
  const { id, playerId } = await toNewAccount()
  const before = await cashOf(playerId)
  const came = await Promise.allSettled([refuse(id, ECE), confirm(id, CAN), refuse(id, CAN)])
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const isRefused = (await ended(id)).startsWith('refused')
  expect(await cashOf(playerId)).toBe(before + (isRefused ? 2_500n : 0n))
  await expect(refuse(id)).rejects.toMatchObject({ code: /not_found|case_changed/ })
})

test('whoever first approved a withdrawal does not say whose account it is', async () => {
  const { id } = await doubted()
  await reviews.cashier.casino.owner.db
    .updateTable('payment')
    .set({ first_approver: ECE })
    .where('id', '=', id)
    .execute()
  await expect(confirm(id)).rejects.toMatchObject({ code: 'separation' })
  await expect(refuse(id)).rejects.toMatchObject({ code: 'separation' })
})

test('a case ends with its withdrawal: stopped by its player, or at the clock’s moment', async () => {
  const { id } = await toNewAccount()
  const before = await seen(id)
  const link = stopLink(deps(), { paymentId: id, locale: 'tr' })
  await stopWithdrawal(deps(), /[\w.-]+$/.exec(link)?.[0] ?? '')
  expect(await ended(id)).toBe('lapsed system:player')
  await expect(confirmPayee(deps(), before, who(ECE))).rejects.toMatchObject({
    code: 'case_changed',
  })
  const late = await doubted()
  clock().advance(24 * HOUR_MS)
  await expect(refuse(late.id)).rejects.toMatchObject({ code: 'clock_ran_out' })
})
