import type { PlayerPayment } from '@zar/contract/office/player-tabs'
import type { Proposal } from '@zar/contract/office/proposals'
import type { WithdrawalRow } from '@zar/contract/office/withdrawals/withdrawals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { IBAN } from '../modules/payments/testing/cashier.ts'
import type { Desk } from '../testing/office/office-app.ts'
import { type Came, openWithdrawalDesks } from '../testing/office/withdrawal-desks.ts'

const E5 = 100_000n
const REASON = 'The bank names another holder of the account.'

const openDesks = () =>
  openWithdrawalDesks({
    ayla: 'cashier',
    deniz: 'cashier',
    manager: 'manager',
    risk: 'risk',
    content: 'content',
    compliance: 'compliance',
    support: 'support',
  })
type Opened = Awaited<ReturnType<typeof openDesks>>
let the: Opened
let reviews: Opened['reviews']
let office: Opened['office']
let desks: Opened['desks']
beforeAll(async () => {
  the = await openDesks()
  ;({ reviews, office, desks } = the)
})
beforeEach(() => the.setClock())
afterAll(async () => expect(await the.close()).toEqual([]))

const list = async (desk: Desk, input: object = {}) =>
  (
    await office.get<{ rows: WithdrawalRow[]; next: string | null; count: number; sumE5: string }>(
      '/api/office/withdrawals',
      input,
      desk,
    )
  ).data
const open = (id: string, desk = desks.ayla) => the.open(id, desk)
const proposalsOf = async (desk: Desk) =>
  (await office.get<Proposal[]>('/api/office/proposals', {}, desk)).data
const post = (verb: string, input: object, desk: Desk) => the.post(verb, input, desk)
const approve: Opened['approve'] = (...asked) => the.approve(...asked)

test('the queue shows why each waits, its end and its sum, the oldest promise first, by pages', async () => {
  const [one, other] = [await reviews.held(8_000), await reviews.held(18_500)]
  const queue = await list(desks.ayla)
  const rows = queue?.rows.filter(({ id }) => [one.id, other.id].includes(id)) ?? []
  expect(rows.map(({ id }) => id)).toEqual([one.id, other.id])
  expect(rows[0]).toMatchObject({
    amountE5: '800000000',
    state: 'held',
    hold: 'amount',
    atEnd: 'paid',
    owner: null,
    why: expect.stringContaining('üzerindeki çekimlere bir çalışanımız bakar'),
    clockAt: (await reviews.read(one.id)).clock_at?.toISOString(),
  })
  expect(queue?.count).toBeGreaterThanOrEqual(2)
  const after = await list(desks.ayla, { after: one.id })
  expect(after?.rows.map(({ id }) => id)).toContain(other.id)
  expect(after?.rows.map(({ id }) => id)).not.toContain(one.id)
  expect((await list(desks.ayla, { state: 'law' }))?.rows).toEqual([])
  expect(await list(desks.content)).toMatchObject({ code: 'no_right' })
})

test('a case tells the facts with their bounds, the account but for its end, and what may be done', async () => {
  const { id } = await reviews.held(8_000)
  const one = await open(id)
  expect(one?.account).toBe('TR33 •••• 1326')
  expect(one?.facts).toContainEqual({ text: 'Tutar ₺8.000,00; sınır ₺5.000,00.', isOver: true })
  expect(one?.hoursLeft).toBe(72)
  expect(one?.steps.map(({ step }) => step)).toEqual(['ordered', 'held'])
  const states = Object.fromEntries(one?.actions.map(({ right, state }) => [right, state]) ?? [])
  expect(states).toMatchObject({
    'withdrawal.approve': 'yes',
    'withdrawal.reject_judged': 'second',
  })
  expect((await open(id, desks.risk))?.actions).toContainEqual(
    expect.objectContaining({ right: 'withdrawal.approve', state: 'refused' }),
  )
})

test('AUZ-03: an approval needs a fresh proof, and a high one two people of whom the second is another', async () => {
  const small = await reviews.held(8_000)
  const unproved = await post('approve', { id: small.id, version: 0 }, desks.ayla)
  expect(unproved).toMatchObject({ status: 403, data: { code: 'reauthenticate' } })
  const version = (await open(small.id))?.version ?? -1
  expect((await approve(small.id, version, desks.ayla, 8_000n)).data?.outcome).toBe('done')

  const high = await reviews.held(18_500)
  const seen = (await open(high.id))?.version ?? -1
  expect((await approve(high.id, seen, desks.ayla, 18_500n)).data?.outcome).toBe('waits')
  const now = await open(high.id)
  expect(now).toMatchObject({ state: 'first_approved', firstApprover: 'ayla', isFirstOwn: true })
  expect((await open(high.id, desks.deniz))?.isFirstOwn).toBe(false)
  const again = await approve(high.id, now?.version ?? -1, desks.ayla, 18_500n)
  expect(again).toMatchObject({ status: 403, data: { code: 'same_person' } })
  const second = await approve(high.id, now?.version ?? -1, desks.deniz, 18_500n)
  expect(second.data?.outcome).toBe('done')
})

test('AUZ-03: two cashiers are not enough above fifty thousand; a manager is', async () => {
  const { id } = await reviews.held(60_000)
  await approve(id, (await open(id))?.version ?? -1, desks.ayla, 60_000n)
  const version = (await open(id))?.version ?? -1
  expect(await approve(id, version, desks.deniz, 60_000n)).toMatchObject({
    data: { code: 'above_role_limit' },
  })
  expect((await approve(id, version, desks.manager, 60_000n)).data?.outcome).toBe('done')
})

test('AUZ-03: above what two may approve compliance consents as well, and the clock waits for nobody', async () => {
  const sum = 300_000n
  const detail = { Amount: Number(sum), Iban: IBAN, FullName: 'Deniz Örnek' }
  const { id } = await reviews.held(Number(sum), undefined, { id: 3, detail })
  const versionOf = async () => (await open(id))?.version ?? -1
  const consent = async (desk: Desk, version: number) => {
    await office.prove(desk, 'withdrawal.consent', `withdrawal:${id}`, sum * E5)
    return post('consent', { id, version, reason: REASON }, desk)
  }
  expect(await open(id)).toMatchObject({ needsConsent: true, consentedBy: null })
  await approve(id, await versionOf(), desks.ayla, sum)
  const version = await versionOf()
  expect(await approve(id, version, desks.manager, sum)).toMatchObject({
    status: 409,
    data: { code: 'consent_needed' },
  })
  expect(await consent(desks.manager, version)).toMatchObject({ data: { code: 'no_right' } })
  expect(await consent(desks.compliance, version - 1)).toMatchObject({ status: 409 })
  const [one, other] = await Promise.all([
    consent(desks.compliance, version),
    consent(desks.compliance, version),
  ])
  expect([one.success, other.success].toSorted()).toEqual([false, true])
  expect(await open(id)).toMatchObject({ consentedBy: 'compliance', state: 'first_approved' })
  expect((await approve(id, version, desks.manager, sum)).data?.outcome).toBe('done')
  expect(await consent(desks.compliance, version)).toMatchObject({ status: 409 })
})

test('a sum that two may approve needs no consent, and takes none', async () => {
  const { id } = await reviews.held(60_000)
  const version = (await open(id))?.version ?? -1
  expect((await open(id))?.needsConsent).toBe(false)
  await office.prove(desks.compliance, 'withdrawal.consent', `withdrawal:${id}`, 60_000n * E5)
  expect(await post('consent', { id, version, reason: REASON }, desks.compliance)).toMatchObject({
    data: { code: 'consent_not_needed' },
  })
})

test('of two who saw the same version the second gets 409 with what the first has decided', async () => {
  const { id } = await reviews.held(8_000)
  const version = (await open(id))?.version ?? -1
  const fact = { id, version, code: 'other_name', reason: REASON }
  const no = await post('reject-fact', fact, desks.deniz)
  expect(no.data?.outcome).toBe('done')
  const late = await approve(id, version, desks.ayla, 8_000n)
  expect(late).toMatchObject({ status: 409, data: { code: 'withdrawal_was_returned' } })

  const other = await reviews.held(18_500)
  const seen = (await open(other.id))?.version ?? -1
  await approve(other.id, seen, desks.ayla, 18_500n)
  expect(await approve(other.id, seen, desks.deniz, 18_500n)).toMatchObject({
    data: { code: 'withdrawal_was_first_approved' },
  })
  await reviews.finish()
  expect(await approve(other.id, seen, desks.deniz, 18_500n)).toMatchObject({
    status: 409,
    data: { code: 'clock_ran_out' },
  })
})

test('AUZ-03: judgement and more time take two people with the same words; alone nothing moves', async () => {
  const { id, playerId } = await reviews.held(8_000)
  const version = (await open(id))?.version ?? -1
  const more = { id, version, code: 'risk', hours: 4, reason: REASON }
  expect((await post('extend', more, desks.risk)).data?.outcome).toBe('waits')
  expect((await open(id))?.waiting).toMatchObject([
    { kind: 'extend', by: 'risk', code: 'risk', hours: 4, isOwn: false },
  ])
  expect(await post('extend', more, desks.risk)).toMatchObject({ data: { code: 'same_person' } })
  const listed = { right: 'withdrawal.extend', object: `withdrawal:${id}`, proposedBy: 'risk' }
  expect(await proposalsOf(desks.manager)).toMatchObject([{ ...listed, isOwn: false }])
  expect(await proposalsOf(desks.content)).toEqual([])
  expect((await open(id))?.state).toBe('held')
  expect((await post('extend', more, desks.manager)).data?.outcome).toBe('done')
  expect(await open(id)).toMatchObject({ state: 'extended', hoursLeft: 68, waiting: [] })

  const judged = {
    id,
    version: (await open(id))?.version,
    code: 'review_failed',
    reason: REASON,
  }
  expect((await post('reject-judged', judged, desks.ayla)).data?.outcome).toBe('waits')
  expect((await reviews.moneyOf(playerId)).onItsWay).toBe(8_000n)
  expect((await post('reject-judged', judged, desks.manager)).data?.outcome).toBe('done')
  expect((await reviews.moneyOf(playerId)).onItsWay).toBe(0n)
  const deeds = await reviews.cashier.casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome'])
    .where('object', '=', `withdrawal:${id}`)
    .where('outcome', '<>', 'refused')
    .orderBy('id')
    .execute()
  expect(deeds.filter(({ does }) => does !== 'withdrawal.view')).toEqual([
    { does: 'withdrawal.extend', outcome: 'waits' },
    { does: 'withdrawal.extend', outcome: 'done' },
    { does: 'withdrawal.reject_judged', outcome: 'waits' },
    { does: 'withdrawal.reject_judged', outcome: 'done' },
  ])
})

test('what one person proposed of a withdrawal they take back, and then it is the first word again', async () => {
  const { id } = await reviews.held(8_000)
  const version = (await open(id))?.version ?? -1
  const more = { id, version, code: 'risk', hours: 4, reason: REASON }
  await post('extend', more, desks.risk)
  const [own] = (await proposalsOf(desks.risk)) ?? []
  expect(own).toMatchObject({ object: `withdrawal:${id}`, isOwn: true })
  const takeBack = (desk: Desk) =>
    office.post<Came>('/api/office/withdraw-proposal', { id: own?.id }, desk)
  expect((await takeBack(desks.manager)).success).toBe(false)
  expect((await takeBack(desks.risk)).success).toBe(true)
  expect(await takeBack(desks.risk)).toMatchObject({ data: { code: 'decided_meanwhile' } })
  expect((await open(id))?.waiting).toEqual([])
  expect((await post('extend', more, desks.manager)).data?.outcome).toBe('waits')
})

test('a case is taken by one person at a time, and given back', async () => {
  const { id } = await reviews.held(8_000)
  expect((await post('take', { id }, desks.ayla)).success).toBe(true)
  expect((await post('take', { id }, desks.ayla)).success).toBe(true)
  expect(await post('take', { id }, desks.deniz)).toMatchObject({
    status: 409,
    data: { code: 'withdrawal_taken' },
  })
  expect((await open(id))?.owner).toMatchObject({ name: 'ayla', isOwn: true })
  expect((await post('release', { id }, desks.ayla)).success).toBe(true)
  expect((await open(id))?.owner).toBeNull()
  expect((await post('take', { id }, desks.deniz)).success).toBe(true)
})

test('a tab says what may be held by hand, by whom, and no more of it once it was', async () => {
  const { id, playerId } = await reviews.held(100)
  const ruled = await reviews.held(8_000)
  const held = async (desk: Desk, whose = playerId) => {
    const { data } = await office.get<{ rows: PlayerPayment[] }>(
      '/api/office/player-withdrawals',
      { id: whose },
      desk,
    )
    return data?.rows.find((row) => row.id === (whose === playerId ? id : ruled.id))
  }
  const actions = [{ right: 'withdrawal.hold', state: 'yes', why: null }]
  expect(await held(desks.risk)).toMatchObject({ hold: null, actions })
  expect((await held(desks.support))?.actions).toMatchObject([{ state: 'refused' }])
  expect((await held(desks.risk, ruled.playerId))?.actions).toEqual([])
  const hold = { id, code: 'manual', hours: 24, reason: REASON }
  expect((await post('hold', { ...hold, hours: 25 }, desks.risk)).status).toBe(400)
  expect((await post('hold', hold, desks.support)).data?.code).toBe('no_right')
  const twice = await Promise.all([post('hold', hold, desks.risk), post('hold', hold, desks.ayla)])
  expect(twice.filter(({ success }) => success)).toHaveLength(1)
  expect(await held(desks.risk)).toMatchObject({ hold: 'manual', actions: [] })
})
