import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideWithdrawal, runReviewClock } from '../../modules/payments/index.ts'
import { stopLink } from '../../modules/payments/withdrawals/stop-link.ts'
import { confirmLimit, setLimit } from '../../modules/protection/limits/set-limit.ts'
import { openEvidenceCasino } from '../../testing/evidence/evidence-casino.ts'

let casino: Awaited<ReturnType<typeof openEvidenceCasino>>
beforeAll(async () => {
  casino = await openEvidenceCasino()
})
beforeEach(async () => {
  await casino.startOver()
  casino.casino.clock.set(new Date(Date.now() - 3 * 86_400_000))
})
afterAll(() => casino.close())

const lastOf = async (playerId: string) => {
  const payment = (await casino.payments(playerId)).at(-1)
  if (!payment) throw new Error('no payment')
  return payment
}
/** A player who paid in and ordered a withdrawal. */
async function withdrawing(amount: number) {
  const playerId = await casino.casino.player()
  await casino.deposit(playerId, 30_000)
  await casino.callback(casino.verdictOn(await lastOf(playerId), 'approved'))
  await casino.wasPaidBefore(playerId)
  casino.casino.clock.advance(1_000)
  await casino.withdraw(playerId, amount)
  return { playerId, payment: await lastOf(playerId) }
}
const decide = (paymentId: string, operator: string, more: object = {}) =>
  decideWithdrawal(casino.deps, { paymentId, operator, ...more })
async function factsOf(playerId: string): Promise<{ kind: string; most?: string }[]> {
  const text = await casino.make(playerId)
  expect(await casino.verify(text)).toMatchObject({ verdict: 'valid', findings: [] })
  expect(await casino.verifyInPython(text)).toBe('valid')
  return text
    .split('\n')
    .filter((line) => line.includes('"t":"item"') && line.includes('"kind":"'))
    .map((line) => JSON.parse(line).body)
}
/** Behind the three of the deposit. */
const kindsOf = async (playerId: string) =>
  (await factsOf(playerId))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('payment.'))
    .slice(3)
test('one that nobody decided, and no clock, is found', async () => {
  const { playerId } = await withdrawing(6_000)
  const { verdict, findings } = (await casino.verify(await casino.make(playerId))) as {
    verdict: string
    findings: { code: string }[]
  }
  expect([verdict, ...findings.map(({ code }) => code)]).toEqual(['valid', 'F03'])
})
const after = (...steps: string[]) => ['ordered', ...steps].map((step) => `payment.${step}`)

test('a high withdrawal that two people approved, and the bank paid', async () => {
  const { playerId, payment } = await withdrawing(12_000)
  await decide(payment.id, 'Ayla')
  await decide(payment.id, 'Bora')
  await casino.askPayout(payment.id)
  await casino.callback(casino.verdictOn(payment, 'paid'))
  expect(await kindsOf(playerId)).toEqual(
    after('held', 'first_approved', 'approved', 'sent', 'paid'),
  )
})

test('one that the clock let go, and the bank declined', async () => {
  const { playerId, payment } = await withdrawing(6_000)
  casino.casino.clock.set(payment.clock_at ?? new Date())
  await runReviewClock(casino.deps)
  await casino.askPayout(payment.id)
  await casino.callback(casino.verdictOn(payment, 'rejected'))
  expect(await kindsOf(playerId)).toEqual(after('held', 'released', 'sent', 'declined', 'returned'))
})

test('one that its player stopped, held or approved', async () => {
  const { playerId, payment } = await withdrawing(6_000)
  const stop = (id: string) => {
    const token = stopLink(casino.deps, { paymentId: id, locale: 'tr' }).split('#')[1]
    return casino.post('stop', undefined, { token })
  }
  await stop(payment.id)
  await casino.withdraw(playerId, 6_000)
  const next = await lastOf(playerId)
  await decide(next.id, 'Ayla')
  await stop(next.id)
  expect(await kindsOf(playerId)).toEqual([
    ...after('held', 'declined', 'returned'),
    ...after('held', 'approved', 'declined', 'returned'),
  ])
})

test('one to an account of another name comes back', async () => {
  const { playerId, payment } = await withdrawing(6_000)
  await decide(payment.id, 'Ayla')
  casino.bank.holder = 'BAŞKA BİRİSİ'
  await casino.askPayout(payment.id)
  expect(await kindsOf(playerId)).toEqual(after('held', 'approved', 'declined', 'returned'))
})

test('a limit that is set, lowered, and raised a day after it was asked for', async () => {
  const playerId = await casino.casino.player()
  const which = { playerId, kind: 'deposit', period: 'day' } as const
  const { clock } = casino.casino
  const sessions = { endAllIn: async () => [], announceEnded: async () => {} }
  const deps = { ...casino.deps, sessions, readDepositedE5: async () => 0n } as never
  await setLimit(deps, { ...which, most: 90_000_00000n })
  clock.advance(60_000)
  await setLimit(deps, { ...which, most: 50_000_00000n })
  clock.advance(60_000)
  await setLimit(deps, { ...which, most: 70_000_00000n })
  clock.advance(86_400_000)
  await confirmLimit(deps, which)
  const facts = await factsOf(playerId)
  expect(facts.flatMap(({ most }) => (most === undefined ? [] : [most]))).toEqual([
    ...['9000000000', '5000000000', '7000000000'],
  ])
})
