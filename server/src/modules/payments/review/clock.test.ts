/** The twelve known answers of the review clock, and what stands beside them. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isIdentityChecked } from '../../protection/index.ts'
import { decideWithdrawal, holdByHand, liftLegalHold, placeLegalHold } from '../index.ts'
import { AYLA, CEM, DENIZ, openReviews, type Reviews } from '../testing/reviews.ts'

let reviews: Reviews
beforeAll(async () => {
  reviews = await openReviews()
})
beforeEach(async () => {
  await reviews.newDay()
  reviews.set('19:00:00')
})
afterEach(async () => {
  expect(await reviews.cashier.casino.sumOfBooks()).toBe(0n)
  expect(await reviews.findings()).toEqual([])
})
afterAll(() => reviews.cashier.close())

const last = async (id: string) => (await reviews.events(id)).at(-1)
const clockOf = async (id: string) => (await reviews.read(id)).clock_at
const isAsked = async (id: string) => (await reviews.cashier.jobs()).includes(`payout:${id}`)

/** Held by a rule whose first review takes twenty minutes. */
async function heldForTwentyMinutes() {
  const rule = await reviews.setRule({ first_minutes: 20 })
  const playerId = await reviews.cashier.casino.player({ cashE5: 90_000_000n })
  await reviews.cashier.wasPaidBefore(playerId)
  const held = await reviews.held(600, playerId)
  await reviews.setRule({ first_minutes: 15 })
  return { ...held, rule }
}

test('1, ACC-11: nobody acts: paid by the clock between its time and five minutes later', async () => {
  const { id, rule } = await heldForTwentyMinutes()
  expect(await reviews.read(id)).toMatchObject({
    hold: 'turnover',
    clock_at: reviews.at('19:20:00'),
    review_version: rule,
  })
  reviews.set('19:19:59')
  expect(await reviews.run()).toBe(0)
  reviews.set('19:20:00')
  expect(await reviews.run()).toBe(1)
  expect(await last(id)).toMatchObject({
    step: 'released',
    operator: 'system:clock',
    clock_at: reviews.at('19:20:00'),
    review_version: rule,
    at: reviews.at('19:20:00'),
  })
  expect(await isAsked(id)).toBe(true)
  expect(await reviews.run()).toBe(0)
})

test('2: approved in time, by one person', async () => {
  const { id } = await reviews.held(8_000)
  expect(await clockOf(id)).toEqual(reviews.at('19:15:00'))
  reviews.set('19:14:59')
  expect(await reviews.approve(id)).toBe('decided')
  expect(await last(id)).toMatchObject({ step: 'approved', operator: AYLA })
  reviews.set('19:15:00')
  expect(await reviews.run()).toBe(0)
})

test('3: at the second of the clock the clock has it, before and after it has decided', async () => {
  const { id } = await reviews.held(8_000)
  reviews.set('19:15:00')
  await expect(reviews.approve(id)).rejects.toMatchObject({ code: 'clock_ran_out' })
  await expect(reviews.reject(id, 'other_name')).rejects.toMatchObject({ code: 'clock_ran_out' })
  await expect(reviews.extend(id, AYLA)).rejects.toMatchObject({ code: 'clock_ran_out' })
  expect(await reviews.run()).toBe(1)
  await expect(reviews.approve(id)).rejects.toMatchObject({ code: 'clock_ran_out' })
  expect(await last(id)).toMatchObject({ step: 'released' })
})

test('4, AUZ-03: the first of two and then nobody: the rule that two people set lets it go', async () => {
  const { id } = await reviews.held(18_500)
  reviews.set('19:10:00')
  expect(await reviews.approve(id)).toBe('needs another')
  reviews.set('19:15:00')
  expect(await reviews.run()).toBe(1)
  const steps = (await reviews.events(id)).map(({ step }) => step)
  expect(steps).toEqual(['ordered', 'held', 'first_approved', 'released'])
  expect(await isAsked(id)).toBe(true)
})

test('5: one person who extends moves nothing', async () => {
  const { id } = await reviews.held()
  reviews.set('19:10:00')
  expect(await reviews.extend(id, AYLA)).toBe('needs another')
  await expect(reviews.extend(id, ' AYLA ')).rejects.toMatchObject({
    code: 'second_approver_needed',
  })
  expect(await clockOf(id)).toEqual(reviews.at('19:15:00'))
  reviews.set('19:15:00')
  expect(await reviews.run()).toBe(1)
})

test('6: two people extend by a day, and the player is told', async () => {
  const { id, playerId } = await reviews.held()
  reviews.set('19:10:00')
  await reviews.extend(id, AYLA)
  expect(await reviews.extend(id, DENIZ)).toBe('extended')
  const end = new Date(reviews.at('19:15:00').getTime() + 24 * 3_600_000)
  expect(await clockOf(id)).toEqual(end)
  expect(await last(id)).toMatchObject({
    step: 'extended',
    reason: 'risk',
    first_operator: AYLA,
    operator: DENIZ,
    clock_at: end,
    added_s: 86_400,
  })
  const [, news] = (await reviews.cashier.pushes(playerId)).findLast(
    ([command]) => command === 'Notification',
  ) ?? [null, null]
  expect(news).toMatchObject({
    title: 'Çekim talebinin incelemesi uzatıldı',
    note: expect.stringMatching(/Güvenlik incelemesi.* 22:15'te kendiliğinden sonuçlanır\.$/),
  })
  expect(await reviews.run()).toBe(0)
  reviews.cashier.casino.clock.set(end)
  expect(await reviews.run()).toBe(1)
})

test('7: a fourth extension, or one of more than a day, is refused: 72 hours in all', async () => {
  const { id } = await reviews.held()
  for (const hours of [0, 25, 1.5])
    await expect(reviews.extend(id, AYLA, hours)).rejects.toMatchObject({ code: 'longest_hold' })
  for (let times = 0; times < 3; times += 1) {
    await reviews.extend(id, AYLA)
    await reviews.extend(id, DENIZ)
  }
  await expect(reviews.extend(id, CEM, 1)).rejects.toMatchObject({ code: 'longest_hold' })
  const end = new Date(reviews.at('19:15:00').getTime() + 72 * 3_600_000)
  expect(await clockOf(id)).toEqual(end)
  await expect(
    reviews.cashier.casino.pool.query(
      `update payment set extended_s = 259201, clock_at = clock_base_at + interval '259201 s' where id = $1`,
      [id],
    ),
  ).rejects.toThrow('withdrawal_extended_in_bounds')
  expect(await reviews.reject(id, 'other_name')).toBe('decided')
})

test('8, AUZ-03: a rejection on judgement by one person waits for another', async () => {
  for (const reason of ['review_failed', 'more_proof'] as const) {
    const { id, playerId } = await reviews.held()
    expect(await reviews.reject(id, reason)).toBe('needs another')
    await expect(reviews.reject(id, reason, ' Ayla')).rejects.toMatchObject({
      code: 'second_approver_needed',
    })
    expect(await reviews.moneyOf(playerId)).toEqual({ cash: 392_000n, onItsWay: 8_000n })
    expect(await reviews.reject(id, reason, DENIZ)).toBe('decided')
    expect(await reviews.moneyOf(playerId)).toEqual({ cash: 400_000n, onItsWay: 0n })
    expect(await last(id)).toMatchObject({ first_operator: AYLA, operator: DENIZ, reason })
  }
})

test('a proposal that is an hour old, or of other terms, is no first word', async () => {
  const { id } = await reviews.held()
  await reviews.extend(id, AYLA)
  await reviews.extend(id, DENIZ)
  await reviews.reject(id, 'review_failed')
  expect(await reviews.reject(id, 'more_proof', DENIZ)).toBe('needs another')
  reviews.set('20:00:00')
  expect(await reviews.reject(id, 'more_proof')).toBe('needs another')
  expect(await reviews.extend(id, AYLA, 3)).toBe('needs another')
  expect(await reviews.extend(id, DENIZ, 2)).toBe('needs another')
  expect(await reviews.reject(id, 'more_proof', CEM)).toBe('decided')
})

test('9: a rejection on a fact by one person returns the money at once, with its source', async () => {
  const { id, playerId } = await reviews.held()
  const { deps } = reviews.cashier
  const note = 'the bank said that the holder is somebody else'
  const decision = { paymentId: id, operator: AYLA, reject: 'other_name', note } as const
  expect(await decideWithdrawal(deps, decision)).toBe('decided')
  expect(await reviews.moneyOf(playerId)).toEqual({ cash: 400_000n, onItsWay: 0n })
  expect(await last(id)).toMatchObject({ step: 'returned', reason: 'other_name', note })
})

/** One that was to be paid by rule, and is held before the bank is asked. */
async function heldByHand(code: 'payee' | 'document', hours = 24, whose?: string) {
  const { id, playerId } = await reviews.held(100, whose)
  await holdByHand(reviews.cashier.deps, { paymentId: id, operator: AYLA, code, hours })
  return { id, playerId }
}

test('10: where nobody has confirmed the account the clock gives the money back, and says which fact is missing', async () => {
  const { id, playerId } = await heldByHand('payee')
  const { data } = await reviews.cashier.post('transaction', playerId, { id })
  expect(data.review).toMatchObject({ atEnd: 'returned' })
  reviews.cashier.casino.clock.advance(24 * 3_600_000)
  expect(await reviews.run()).toBe(1)
  expect(await last(id)).toMatchObject({
    step: 'returned',
    reason: 'no_confirmed_account',
    operator: 'system:clock',
  })
  expect(await reviews.moneyOf(playerId)).toEqual({ cash: 400_000n, onItsWay: 0n })
  const ended = await reviews.cashier.post('transaction', playerId, { id }, 'en')
  expect(ended.data.steps.at(-1).note).toMatch(/^Nobody has confirmed whose account/)
})

test('11: what the law holds has no clock, nobody decides it, and the player reads that the law asks for it', async () => {
  const { id, playerId } = await reviews.held()
  const law = { playerId, because: 'an order of a court' }
  const { deps, casino } = reviews.cashier
  const place = (operator: string) =>
    placeLegalHold(deps, { ...law, ground: 'court_order', operator })
  expect(await place(AYLA)).toBe('needs another')
  expect(await clockOf(id)).toEqual(reviews.at('19:15:00'))
  expect(await place(DENIZ)).toBe('placed')
  await expect(place(CEM)).rejects.toMatchObject({ code: 'legal_hold_stands' })
  expect(await clockOf(id)).toBeNull()
  casino.clock.advance(4 * 24 * 3_600_000)
  expect(await reviews.run()).toBe(0)
  for (const decide of [
    () => reviews.approve(id),
    () => reviews.reject(id, 'other_name'),
    () => reviews.extend(id, AYLA),
  ])
    await expect(decide()).rejects.toMatchObject({ code: 'held_by_law' })
  const { data } = await reviews.cashier.post('transaction', playerId, { id }, 'en')
  expect(data.review).toMatchObject({ endsAt: null, atEnd: 'law' })
  expect(data.steps.at(-1)).toMatchObject({ title: 'Held as the law asks', dueAt: null })
  // What is asked for later waits too.
  const later = await reviews.held(100, playerId)
  expect(await reviews.read(later.id)).toMatchObject({ clock_at: null, approved_at: null })

  const lift = (operator: string) => liftLegalHold(deps, { ...law, operator })
  expect(await lift(CEM)).toBe('needs another')
  expect(await reviews.run()).toBe(0)
  expect(await lift(AYLA)).toBe('lifted')
  casino.clock.advance(18 * 60_000)
  expect(await reviews.run()).toBe(2)
  expect(await isAsked(id)).toBe(true)
})

test('a legal hold takes back what was approved and the bank was not asked for', async () => {
  const { id, playerId } = await reviews.held()
  await reviews.approve(id)
  const law = { playerId, because: 'a list of sanctions', ground: 'sanction' } as const
  for (const operator of [AYLA, DENIZ])
    await placeLegalHold(reviews.cashier.deps, { ...law, operator })
  await reviews.cashier.askPayout(id)
  expect(reviews.cashier.bank.orders.filter(({ orderId }) => orderId === id)).toEqual([])
  expect(await reviews.read(id)).toMatchObject({ approved_at: null, clock_at: null })
  const lifted = { playerId, because: 'another person of that name' }
  for (const operator of [DENIZ, AYLA])
    await liftLegalHold(reviews.cashier.deps, { ...lifted, operator })
})

test('12: a document that nobody looks at releases the payment, and verifies nobody', async () => {
  const unchecked = { cashE5: 90_000_000n, isUnchecked: true }
  const whose = await reviews.cashier.casino.player(unchecked)
  const { id, playerId } = await heldByHand('document', 24, whose)
  reviews.cashier.casino.clock.advance(24 * 3_600_000)
  expect(await reviews.run()).toBe(1)
  expect(await last(id)).toMatchObject({ step: 'released' })
  expect(await isIdentityChecked(reviews.cashier.casino.db, playerId)).toBe(false)
})

test('what was held once by hand or by rule is not held again by hand', async () => {
  const { id } = await heldByHand('document', 1)
  const again = { paymentId: id, operator: DENIZ, code: 'risk', hours: 24 } as const
  await expect(holdByHand(reviews.cashier.deps, again)).rejects.toMatchObject({
    code: 'withdrawal_decided',
  })
  reviews.cashier.casino.clock.advance(3_600_000)
  await reviews.run()
  await expect(holdByHand(reviews.cashier.deps, again)).rejects.toMatchObject({
    code: 'withdrawal_decided',
  })
  for (const hours of [0, 25])
    await expect(holdByHand(reviews.cashier.deps, { ...again, hours })).rejects.toMatchObject({
      code: 'longest_hold',
    })
})
