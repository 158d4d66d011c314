import type { OfficeStatements } from '@zar/contract/office/house/statements'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { compareDecisions } from '../jobs/audit-two-ways.ts'
import { balanceE5 } from '../modules/ledger/index.ts'
import { verifyPayments } from '../modules/payments/index.ts'
import { reconcilePayments } from '../modules/payments/services/reconcile.ts'
import { type Cashier, E5, openCashier } from '../modules/payments/testing/cashier.ts'
import { lineDesk, type MatchTarget } from '../testing/office/line-desk.ts'
import { type Desk, openOfficeApp } from '../testing/office/office-app.ts'

const REASON = 'Sum, day and name of the payer are those of the order.'
const NOBODY = '00000000-0000-4000-8000-000000000000'

let cashier: Cashier
let office: Awaited<ReturnType<typeof openOfficeApp>>
let [ayla, deniz, amir, support]: Desk[] = []
let { brought, lines, lineIds, targets, match, matched, ordered } = {} as ReturnType<
  typeof lineDesk
>
beforeAll(async () => {
  cashier = await openCashier()
  office = await openOfficeApp(cashier.casino)
  office.deps.fieldCipher = cashier.deps.fieldCipher
  ayla = await office.session((await office.staff('ayla', ['cashier'])).id)
  deniz = await office.session((await office.staff('deniz', ['cashier'])).id)
  amir = await office.session((await office.staff('amir', ['manager'])).id)
  support = await office.session((await office.staff('support', ['support'])).id)
  const { rows } = await cashier.casino.pool.query<{ day: string }>(
    'select day_of_istanbul_v1(clock_timestamp())::text as day',
  )
  const house = { cashier, office, people: { ayla, deniz, amir }, today: rows[0]?.day ?? '' }
  ;({ brought, lines, lineIds, targets, match, matched, ordered } = lineDesk(house))
})
beforeEach(async () => {
  await cashier.startOver()
  cashier.casino.clock.set(new Date())
})
afterEach(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  expect(await verifyPayments(cashier.casino.db)).toEqual([])
})
afterAll(async () => {
  expect(await compareDecisions(cashier.casino.db)).toEqual([])
  await office.close()
  await cashier.close()
})

const toDeposit = (id: string): MatchTarget => ({ kind: 'deposit', id })
const toPlayer = (id: string): MatchTarget => ({ kind: 'player', id })
const balance = (playerId: string) => balanceE5(cashier.casino.db, playerId)

test('AUZ-03: two people match a line to a deposit that waits, and it is credited once', async () => {
  const deposit = await ordered(411)
  const { id, bankId } = await brought('411,00')
  expect((await lines())?.rows[0]).toMatchObject({
    id,
    bankId,
    amountE5: `${411n * E5}`,
    by: 'amir',
    actions: [{ right: 'deposit.match', state: 'second' }],
  })
  expect((await targets(id))?.deposits).toMatchObject([
    { id: deposit.id, state: 'created', creditsE5: `${411n * E5}`, isNamed: false },
  ])
  const first = await match(id, toDeposit(deposit.id))
  expect(first.data).toMatchObject({ outcome: 'waits', creditsE5: `${411n * E5}` })
  expect(await balance(deposit.playerId)).toBe(0n)
  expect(await match(id, toDeposit(deposit.id), ayla, first.data?.proposal)).toMatchObject({
    data: { code: 'same_person' },
  })
  const second = await match(id, toDeposit(deposit.id), deniz, first.data?.proposal)
  expect(second.data).toMatchObject({ outcome: 'done', creditsE5: `${411n * E5}` })
  expect(await balance(deposit.playerId)).toBe(411n * E5)
  expect(await cashier.onlyPayment(deposit.playerId)).toMatchObject({ status: 1, reason: null })
  expect(await lineIds()).not.toContain(id)
  const shown = await office.get<OfficeStatements>('/api/office/statements', {}, ayla)
  expect(shown.data?.unmatched.map((line) => line.bankId)).not.toContain(bankId)
  expect(await match(id, toDeposit(deposit.id))).toMatchObject({ data: { code: 'line_matched' } })
  const rows = await cashier.casino.db
    .selectFrom('audit_event')
    .select(['outcome', 'reason', 'player_id'])
    .where('object', '=', `statement-line:${id}`)
    .where('outcome', '<>', 'refused')
    .orderBy('id')
    .execute()
  expect(rows).toEqual(
    ['waits', 'done'].map((outcome) => ({ outcome, reason: REASON, player_id: deposit.playerId })),
  )
  const events = await cashier.casino.db
    .selectFrom('payment_event')
    .select(['step', 'note', 'operator', 'first_operator'])
    .where('payment_id', '=', deposit.id)
    .orderBy('seq')
    .execute()
  expect(events.at(-1)).toMatchObject({ step: 'paid', note: REASON })
  expect(new Set([events.at(-1)?.operator, events.at(-1)?.first_operator]).size).toBe(2)
})

test('the bank’s notice of the same money afterwards is taken, keeps who paid, and credits nothing', async () => {
  const deposit = await ordered(412)
  const { id } = await brought('412,00')
  await matched(id, toDeposit(deposit.id))
  // Until then the payment service says that it is open, which is no difference.
  cashier.casino.clock.advance(61 * 60_000)
  await reconcilePayments(cashier.deps)
  const differing = await cashier.casino.db
    .selectFrom('payment_difference')
    .select('payment_id')
    .where('payment_id', '=', deposit.id)
    .execute()
  expect(differing).toEqual([])
  const notice = cashier.verdictOn(deposit, 'approved')
  expect((await cashier.callback(notice)).status).toBe(200)
  expect((await cashier.callback(notice)).status).toBe(200)
  expect(await balance(deposit.playerId)).toBe(412n * E5)
  expect(await cashier.onlyPayment(deposit.playerId)).toMatchObject({ is_payer_own: true })
  // Another word on it is another matter.
  const declined = await ordered(413)
  await matched((await brought('413,00')).id, toDeposit(declined.id))
  const refused = await cashier.callback(cashier.verdictOn(declined, 'declined'))
  expect(refused.status).not.toBe(200)
  expect(await balance(declined.playerId)).toBe(413n * E5)
})

test('a notice and the second person in the same moment: credited once', async () => {
  for (const liras of [421, 422, 423, 424]) {
    const deposit = await ordered(liras)
    const { id } = await brought(`${liras},00`)
    const first = await match(id, toDeposit(deposit.id))
    const notice = cashier.verdictOn(deposit, 'approved')
    const [called, approved] = await Promise.all([
      cashier.callback(notice),
      match(id, toDeposit(deposit.id), deniz, first.data?.proposal),
    ])
    expect(called.status).toBe(200)
    expect([200, 409]).toContain(approved.status)
    expect(await balance(deposit.playerId)).toBe(BigInt(liras) * E5)
  }
})

test('two people in parallel, and two lines for one deposit: credited once', async () => {
  const deposit = await ordered(431)
  const [one, two] = [await brought('431,00'), await brought('431,00')]
  const first = await match(one.id, toDeposit(deposit.id))
  expect(await match(one.id, toDeposit(deposit.id), deniz)).toMatchObject({
    data: { code: 'proposal_waits' },
  })
  const other = await match(two.id, toDeposit(deposit.id), deniz)
  const third = await office.session((await office.staff('cem', ['cashier'])).id)
  const all = await Promise.all([
    match(one.id, toDeposit(deposit.id), deniz, first.data?.proposal),
    match(one.id, toDeposit(deposit.id), third, first.data?.proposal),
    match(two.id, toDeposit(deposit.id), ayla, other.data?.proposal),
    match(two.id, toDeposit(deposit.id), third, other.data?.proposal),
  ])
  expect(all.filter(({ success }) => success)).toHaveLength(1)
  expect(await balance(deposit.playerId)).toBe(431n * E5)
})

test('a line is credited to a player who ordered nothing, by a deposit that is made for it', async () => {
  const playerId = await cashier.casino.player()
  const { usercode } = await cashier.casino.db
    .selectFrom('player')
    .select('usercode')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const { id } = await brought('441,50', 'DENIZ YILMAZ zar hesabi')
  expect(await targets(id)).toEqual({ deposits: [], players: [] })
  const shown = `ZR ${usercode.replace(/\d{3}(?=\d)/g, '$& ')}`
  expect((await targets(id, shown))?.players).toMatchObject([
    { player: { id: playerId }, isNamed: true },
  ])
  expect(await targets(id, 'Deniz Yılmaz')).toEqual({ deposits: [], players: [] })
  const done = await matched(id, toPlayer(playerId))
  expect(done.data).toMatchObject({ outcome: 'done', creditsE5: '44150000' })
  expect(await balance(playerId)).toBe(44_150_000n)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1, amount_e5: 44_150_000n })
  expect((await match(id, toPlayer(playerId))).data).toMatchObject({ code: 'line_matched' })
  // The payment service has no such order: it could send it back to nobody.
  const { id: made } = await cashier.onlyPayment(playerId)
  const sendingBack = { id: made, reason: REASON }
  expect(await office.post('/api/office/deposit-refund', sendingBack, ayla)).toMatchObject({
    data: { code: 'deposit_by_line' },
  })
})

test('a player who has a deposit of that sum is not credited beside it; a paid one takes the line and no money', async () => {
  const deposit = await ordered(451)
  const { id } = await brought('451,00')
  expect(await match(id, toPlayer(deposit.playerId))).toMatchObject({
    data: { code: 'match_has_deposit' },
  })
  await cashier.callback(cashier.verdictOn(deposit, 'approved'))
  expect(await match(id, toPlayer(deposit.playerId))).toMatchObject({
    data: { code: 'match_has_deposit' },
  })
  expect((await targets(id))?.deposits).toMatchObject([{ id: deposit.id, creditsE5: '0' }])
  const laid = await matched(id, toDeposit(deposit.id))
  expect(laid.data).toMatchObject({ outcome: 'done', creditsE5: '0' })
  expect(await balance(deposit.playerId)).toBe(451n * E5)
  // Paid in twice indeed: the second line is another deposit.
  const again = await brought('451,00')
  expect(await match(again.id, toDeposit(deposit.id))).toMatchObject({
    data: { code: 'match_has_line' },
  })
  await matched(again.id, toPlayer(deposit.playerId))
  expect(await balance(deposit.playerId)).toBe(902n * E5)
})

test('a notice between the two people stops the match: what both saw is no longer so', async () => {
  const deposit = await ordered(461)
  const { id } = await brought('461,00')
  const first = await match(id, toDeposit(deposit.id))
  await cashier.callback(cashier.verdictOn(deposit, 'approved'))
  expect(await match(id, toDeposit(deposit.id), deniz, first.data?.proposal)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect(await balance(deposit.playerId)).toBe(461n * E5)
})

test('another sum, money that left, a declined deposit and what is not there are refused', async () => {
  const deposit = await ordered(471)
  const { id } = await brought('472,00')
  expect(await match(id, toDeposit(deposit.id))).toMatchObject({
    data: { code: 'match_other_sum' },
  })
  for (const amount of ['-471,00', '471,00']) {
    const other = await brought(amount, 'out', amir, amount.startsWith('-') ? 'TRY' : 'EUR')
    expect(await lineIds()).not.toContain(other.id)
    expect(await match(other.id, toDeposit(deposit.id))).toMatchObject({
      data: { code: 'not_found' },
    })
  }
  const same = await brought('471,00')
  expect(await match(same.id, toDeposit(NOBODY))).toMatchObject({ data: { code: 'not_found' } })
  expect(await match(same.id, toPlayer(NOBODY))).toMatchObject({ data: { code: 'not_found' } })
  expect(await match('999999-2', toDeposit(deposit.id))).toMatchObject({
    data: { code: 'not_found' },
  })
  await cashier.callback(cashier.verdictOn(deposit, 'declined'))
  expect(await match(same.id, toDeposit(deposit.id))).toMatchObject({
    data: { code: 'deposit_over' },
  })
  const bad = { line: same.id, kind: 'deposit', id: deposit.id, reason: 'short' }
  expect((await office.post('/api/office/deposit-match', bad, ayla)).status).toBe(400)
  const wrong = { ...bad, line: 'B-1', reason: REASON }
  expect((await office.post('/api/office/deposit-match', wrong, ayla)).status).toBe(400)
  // Other terms than the proposed ones are not approved.
  const playerId = await cashier.casino.player()
  const first = await match(same.id, toPlayer(playerId))
  const another = await cashier.casino.player()
  expect(await match(same.id, toPlayer(another), deniz, first.data?.proposal)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect(await balance(another)).toBe(0n)
})

test('EXC-04: money of a player on a break, or of a closed account, is not taken in', async () => {
  const playerId = await cashier.casino.player()
  const { id } = await brought('481,00')
  for (const status of ['excluded', 'closed'] as const) {
    await cashier.casino.setStatus(playerId, status)
    expect(await match(id, toPlayer(playerId))).toMatchObject({ data: { code: 'match_not_taken' } })
  }
  expect(await balance(playerId)).toBe(0n)
})

test('without the right there is no list, no search and no match, and who brought the line in does not match it', async () => {
  const deposit = await ordered(491)
  const { id } = await brought('491,00')
  for (const desk of [support, amir] as Desk[]) {
    expect(await lines(desk)).toMatchObject({ code: 'no_right' })
    expect(await targets(id, undefined, desk)).toMatchObject({ code: 'no_right' })
    expect(await match(id, toDeposit(deposit.id), desk)).toMatchObject({
      status: 403,
      data: { code: 'no_right' },
    })
  }
  // A manager who has become a cashier since.
  const { id: staffId } = await office.staff('eski', ['manager'])
  const before = await office.session(staffId)
  const own = await brought('491,00', 'HAVALE', before)
  await cashier.casino.owner.pool.query(
    `update staff_role set role = 'cashier' where staff_id = $1`,
    [staffId],
  )
  const now = await office.session(staffId)
  const separated = { data: { code: 'separation' } }
  const row = (await lines(now))?.rows.find((line) => line.id === own.id)
  expect(row?.actions).toMatchObject([{ state: 'refused', why: 'separation' }])
  expect(await match(own.id, toDeposit(deposit.id), now)).toMatchObject(separated)
  const first = await match(own.id, toDeposit(deposit.id))
  expect(await match(own.id, toDeposit(deposit.id), now, first.data?.proposal)).toMatchObject(
    separated,
  )
  expect(await balance(deposit.playerId)).toBe(0n)
  // A line of another’s they may match.
  expect((await match(id, toDeposit(deposit.id), now)).data).toMatchObject({ outcome: 'waits' })
})
