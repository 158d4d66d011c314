import type { PaymentDifference } from '@zar/contract/office/house/payment-differences'
import type { OfficeStatements, StatementCame } from '@zar/contract/office/house/statements'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetDifference, noteDifference } from '../modules/payments/services/differences.ts'
import { type Cashier, openCashier } from '../modules/payments/testing/cashier.ts'
import { type Desk, openOfficeApp } from '../testing/office/office-app.ts'

const REASON = 'The statement of today, as each morning.'

let cashier: Cashier
let office: Awaited<ReturnType<typeof openOfficeApp>>
let [amir, mlro, kasa]: Desk[] = []
let today: string
beforeAll(async () => {
  cashier = await openCashier()
  office = await openOfficeApp(cashier.casino)
  office.deps.fieldCipher = cashier.deps.fieldCipher
  amir = await office.session((await office.staff('amir', ['manager'])).id)
  mlro = await office.session((await office.staff('mlro', ['compliance'])).id)
  kasa = await office.session((await office.staff('kasa', ['cashier'])).id)
  cashier.casino.clock.set(new Date())
  const { rows } = await cashier.casino.pool.query<{ day: string }>(
    'select day_of_istanbul_v1(clock_timestamp())::text as day',
  )
  today = rows[0]?.day ?? ''
})
beforeEach(async () => {
  await cashier.startOver()
  cashier.casino.clock.set(new Date())
  await cashier.casino.owner.pool.query('delete from payment_difference')
})
afterAll(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  await office.close()
  await cashier.close()
})

let number = 0
/** A line with a number of its own. */
const line = (amount: string, reference: string, currency = 'TRY') =>
  `B-${++number};${today};${amount};${currency};"${reference}"`
const fileOf = (...lines: string[]) =>
  ['id;date;amount;currency;reference', ...lines, ''].join('\r\n')
const bring = (content: string, desk = amir, more: object = {}) =>
  office.post<StatementCame>(
    '/api/office/statement-import',
    { name: 'hesap.csv', from: today, to: today, content, reason: REASON, ...more },
    desk,
  )
const differences = async () =>
  (
    (await office.get<PaymentDifference[]>('/api/office/payment-differences', {}, kasa)).data ?? []
  ).map(({ id, what }) => [id, what])
const statements = async () =>
  (await office.get<OfficeStatements>('/api/office/statements', {}, kasa)).data

/** A deposit of a player that stands so at the bank. */
async function deposited(liras: number, verdict?: 'approved' | 'declined') {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, liras)
  const payment = await cashier.onlyPayment(playerId)
  if (verdict) await cashier.callback(cashier.verdictOn(payment, verdict))
  return { ...payment, playerId }
}

test('lines are laid beside the payments that they name, by id, by the bank’s id and by what people call it', async () => {
  const [one, two, three] = [
    await deposited(250, 'approved'),
    await deposited(260, 'approved'),
    await deposited(270, 'approved'),
  ]
  const theirs = await cashier.onlyPayment(two.playerId)
  const file = fileOf(
    line('250,00', `HAVALE ${one.id}`),
    line('260.00', theirs.gateway_id ?? ''),
    line('270', `Zar ${three.id.slice(0, 8)} tesekkurler`),
    line('90,00', 'rent of the office'),
  )
  const came = (await bring(file)).data
  expect(came).toMatchObject({
    isNew: true,
    problems: [],
    statement: {
      lines: 4,
      agreed: 3,
      unmatched: 1,
      differing: 0,
      waiting: 0,
      missing: 0,
      by: 'amir',
    },
  })
  expect(await differences()).toEqual([])
  expect((await statements())?.unmatched[0]).toMatchObject({
    reference: 'rent of the office',
    amountE5: '9000000',
    line: 5,
  })
})

test('the same file twice, or by two at once, is one statement and changes nothing', async () => {
  const { id } = await deposited(310, 'declined')
  const file = fileOf(line('310,00', id))
  const before = (await statements())?.statements.length ?? 0
  const both = await Promise.all([bring(file), bring(file, mlro)])
  expect(both.filter(({ data }) => data?.isNew)).toHaveLength(1)
  const ids = new Set(both.map(({ data }) => data?.statement?.id))
  expect(ids.size).toBe(1)
  expect(await differences()).toEqual([[id, 'in the bank’s statement and not paid here']])
  await cashier.casino.owner.pool.query('delete from payment_difference')
  expect((await bring(file)).data).toMatchObject({ isNew: false, statement: { differing: 1 } })
  expect(await differences()).toEqual([])
  expect((await statements())?.statements).toHaveLength(before + 1)
})

test('what is open is asked about, what differs in sum, way or number goes into the list of differences', async () => {
  const [open, sum, way, twice] = [
    await deposited(320),
    await deposited(330, 'approved'),
    await deposited(340, 'approved'),
    await deposited(350, 'approved'),
  ]
  const file = fileOf(
    line('320,00', open.id),
    line('331,00', sum.id),
    line('-340,00', way.id),
    line('350,00', twice.id),
    line('350,00', twice.id),
  )
  expect((await bring(file)).data?.statement).toMatchObject({ waiting: 1, differing: 3, agreed: 1 })
  expect(await cashier.jobs()).toContain(`deposit:${open.id}`)
  expect(new Map((await differences()) as [string, string][])).toEqual(
    new Map([
      [sum.id, 'another sum in the bank’s statement'],
      [way.id, 'another sum in the bank’s statement'],
      [twice.id, 'twice in the bank’s statement'],
    ]),
  )
})

test('a payment that no line has is missing, until a later statement has it', async () => {
  const late = await deposited(360, 'approved')
  const first = fileOf(line('1,00', 'nothing of ours'))
  expect((await bring(first)).data?.statement?.missing).toBeGreaterThanOrEqual(1)
  expect(await differences()).toContainEqual([late.id, 'paid here and not in the bank’s statement'])
  const second = fileOf(line('360,00', late.id))
  expect((await bring(second)).data?.statement).toMatchObject({ agreed: 1 })
  expect((await differences()).map(([id]) => id)).not.toContain(late.id)
})

test('what the bank credits after all is a difference no more; the service’s word and a statement’s stay apart', async () => {
  const { db, clock } = cashier.casino
  const given = await deposited(370)
  await cashier.casino.db
    .updateTable('payment')
    .set({ status: 5, reason: 'abandoned' })
    .where('id', '=', given.id)
    .execute()
  await bring(fileOf(line('370,00', given.id)))
  const listed = [given.id, 'in the bank’s statement and not paid here']
  expect(await differences()).toContainEqual(listed)
  await noteDifference({ db, clock }, given.id, 'another sum')
  await forgetDifference(db, given.id)
  expect(await differences()).toContainEqual(listed)
  await cashier.callback(cashier.verdictOn(given, 'approved'))
  expect((await differences()).map(([id]) => id)).not.toContain(given.id)
})

test('a file with a wrong line is told by its lines and changes nothing; a line that an earlier one had otherwise too', async () => {
  const { id } = await deposited(380, 'declined')
  const good = line('380,00', id)
  const before = await statements()
  const wrong = await bring(fileOf(good, line('much', id), `B-9;2020-01-01;5;TRY;x`))
  expect(wrong.data).toEqual({
    statement: null,
    isNew: false,
    problems: [
      { line: 3, what: 'amount' },
      { line: 4, what: 'outside' },
    ],
  })
  expect(await statements()).toEqual(before)
  expect(await differences()).toEqual([])
  await bring(fileOf(good))
  const bent = good.replace('380,00', '381,00')
  expect((await bring(fileOf(bent, line('5', 'x')))).data?.problems).toEqual([
    { line: 2, what: 'changed' },
  ])
  // One that overlaps has the line once.
  const longer = await bring(fileOf(good, line('6,00', 'y')))
  expect(longer.data?.statement).toMatchObject({ lines: 2, known: 1, unmatched: 1, differing: 0 })
})

test('days that are no range, a role without the right and a cashier are refused, with a row of the log', async () => {
  const file = fileOf(line('5', 'x'))
  expect(await bring(file, amir, { to: '2099-01-01' })).toMatchObject({
    data: { code: 'statement_days_wrong' },
  })
  expect(await bring(file, amir, { from: today, to: '2020-01-01' })).toMatchObject({
    data: { code: 'statement_days_wrong' },
  })
  expect(await bring(file, kasa)).toMatchObject({ status: 403, data: { code: 'no_right' } })
  const large = fileOf(line('5', 'x'), `B-x;${today};5;TRY;"${'y'.repeat(600_000)}"`)
  expect((await bring(large)).status).toBe(200)
  const rows = await cashier.casino.db
    .selectFrom('audit_event')
    .select(['outcome'])
    .where('does', '=', 'statement.import')
    .execute()
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(
    new Set(['done', 'failed', 'refused']),
  )
})
