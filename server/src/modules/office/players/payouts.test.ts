import type { PayoutInFull } from '@zar/contract/office/player/payouts'
import type { PlayerPage } from '@zar/contract/office/players'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptTo } from '../../../testing/office/kept-to.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openAccounts } from '../../../testing/players/payout-accounts.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { erasePayments } from '../../payments/index.ts'

const REASON = 'Compared with the receipt of ticket 4117.'
const IBAN = 'TR330006100519786457841326'
const OTHER = 'TR180006200119000006672315'
const WALLET = '0x7d1fd3a2c09e44b1a7c5'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let accounts: ReturnType<typeof openAccounts>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  accounts = openAccounts(casino, office.deps.fieldCipher)
  for (const role of ['support', 'content', 'cashier', 'risk'] as const) {
    const { id } = await office.staff(role, [role])
    desks[role] = await office.session(id)
  }
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

type Answer = { accounts: PayoutInFull[]; code?: string }
const reveal = (input: object, desk = desks.cashier) =>
  office.post<Answer>('/api/office/player-payouts', { reason: REASON, ...input }, desk)
const pageOf = async (id: string, desk = desks.cashier) =>
  (await office.get<PlayerPage>('/api/office/player', { id }, desk)).data
const rowsOf = (id: string) =>
  casino.db
    .selectFrom('audit_event')
    .selectAll()
    .where('object', '=', `player:${id}`)
    .where('does', '=', 'player.reveal_payout')
    .orderBy('id')
    .execute()
const textOf = (rows: unknown) =>
  JSON.stringify(rows, (_, one) => (typeof one === 'bigint' ? `${one}` : one))

async function withAccounts(): Promise<string> {
  const playerId = await casino.player()
  await accounts.withdrawn({ playerId }, { Iban: IBAN })
  await accounts.withdrawn({ playerId, method: 3 }, { Iban: OTHER, FullName: 'Deniz Yılmaz' })
  await accounts.withdrawn({ playerId, method: 4 }, { Address: WALLET, Network: 'doruk' })
  await accounts.withdrawn({ playerId, isPaid: false }, { Iban: IBAN })
  await accounts.deposited({ playerId }, { account: IBAN, holder: 'DENIZ YILMAZ' })
  return playerId
}

test('LOG-03: the whole number takes a reason, and is a row with the fields and not their values', async () => {
  const id = await withAccounts()
  expect(await reveal({ id, reason: 'short' })).toMatchObject({ success: false, status: 400 })
  const { data } = await reveal({ id })
  expect(data?.accounts).toMatchObject([
    { account: IBAN, network: null, holder: 'DENIZ YILMAZ', isOfBank: true },
    { account: WALLET, network: 'doruk', holder: null, isOfBank: false },
    { account: OTHER, network: null, holder: 'Deniz Yılmaz', isOfBank: false },
  ])
  const rows = await rowsOf(id)
  expect(rows).toMatchObject([
    {
      outcome: 'done',
      player_id: id,
      reason: REASON,
      seen: { fields: ['iban', 'wallet', 'holder'], rows: 3 },
    },
  ])
  for (const value of [IBAN, OTHER, WALLET, 'Deniz', 'DENIZ'])
    expect(textOf(rows)).not.toContain(value)
})

test('AUZ-02: the page shows their ends alone, each account once, under the names that the reveal has', async () => {
  const id = await withAccounts()
  const page = await pageOf(id)
  expect(page?.payouts).toMatchObject([
    { account: 'TR33 •••• 1326', method: 'Havale / EFT', paid: 1 },
    { account: '•••• a7c5', paid: 1 },
    { account: 'TR18 •••• 2315', paid: 1 },
  ])
  for (const value of [IBAN, OTHER, WALLET]) expect(JSON.stringify(page)).not.toContain(value)
  const { data } = await reveal({ id })
  expect(data?.accounts.map((one) => one.id)).toEqual(page?.payouts?.map((one) => one.id))
  // One more withdrawal to an account is no other account.
  await accounts.withdrawn({ playerId: id }, { Iban: OTHER })
  expect((await pageOf(id))?.payouts?.map((one) => one.id).sort()).toEqual(
    page?.payouts?.map((one) => one.id).sort(),
  )
  expect(page?.actions.find(({ right }) => right === 'player.reveal_payout')?.state).toBe('yes')
})

test('AUZ-01: without the right nothing is looked up, and the refusals are rows', async () => {
  const id = await withAccounts()
  for (const desk of [desks.support, desks.content])
    for (const one of [id, casino.random.uuid()])
      expect(await reveal({ id: one }, desk)).toMatchObject({
        status: 403,
        data: { code: 'no_right' },
      })
  expect((await reveal({ id: casino.random.uuid() })).data?.code).toBe('not_found')
  expect((await reveal({ id: 'none' })).status).toBe(400)
  expect((await reveal({ id }, {})).status).toBe(401)
  expect(await pageOf(id, desks.support)).toMatchObject({ payouts: [{}, {}, {}] })
})

test('AUZ-02: who is kept to another country is refused, and each of several looks is a row', async () => {
  const id = await withAccounts()
  const narrow = await keptTo(casino, office, { name: 'kapsam', role: 'cashier', country: 'ZZ' })
  expect(await reveal({ id }, narrow)).toMatchObject({ data: { code: 'out_of_scope' } })
  const both = await Promise.all([reveal({ id }), reveal({ id }, desks.risk)])
  expect(both.map(({ success }) => success)).toEqual([true, true])
  expect((await rowsOf(id)).filter(({ outcome }) => outcome === 'done')).toHaveLength(2)
})

test('of a player without withdrawals, or who was erased, there is none', async () => {
  expect((await reveal({ id: await casino.player() })).data?.accounts).toEqual([])
  const id = await withAccounts()
  await casino.db.transaction().execute((tx) => erasePayments(tx, id))
  expect((await reveal({ id })).data?.accounts).toEqual([])
  expect((await pageOf(id))?.payouts).toEqual([])
})
