import type { FoundRecord } from '@zar/contract/office/desk/search'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let player: { id: string; usercode: string; phone: string; email: string; username: string }
const desks = new Map<RoleName, Desk>()
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const role of ['support', 'manager', 'content', 'administrator'] as const)
    desks.set(role, await office.session((await office.staff(role, [role])).id))
  const id = await casino.player()
  await casino.deposit(id, 500_000_00000n)
  player = await casino.db
    .selectFrom('player')
    .select(['id', 'usercode', 'phone', 'email', 'username'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
})
afterAll(() => casino.close())

async function find(text: string, role: RoleName = 'manager'): Promise<FoundRecord[]> {
  const answer = await office.post<FoundRecord[]>('/api/office/search', { text }, desks.get(role))
  expect(answer.status, answer.message).toBe(200)
  return answer.data ?? []
}
const namesOf = (found: readonly FoundRecord[]) => found.map(({ kind, id }) => `${kind} ${id}`)

test('a player is found by number, end of the phone, address and user name', async () => {
  const number = player.usercode.replace(/(...)(...)(...)/, 'ZR $1 $2 $3')
  for (const [text, by] of [
    [number, 'number'],
    [player.phone.slice(-6), 'phone'],
    [player.email, 'email'],
    [player.username, 'name'],
    [`o: ${player.username}`, 'name'],
  ] as const) {
    const [first] = await find(text)
    expect(first, text).toMatchObject({ kind: 'player', id: player.id, by })
  }
  expect(await find('o: nobody-is-called-so')).toEqual([])
})

test('a payment and a transfer are found by their numbers, with whose they are', async () => {
  const { rows } = await sql<{ id: bigint }>`
    select id from transfer where player_id = ${player.id} order by id limit 1`.execute(casino.db)
  const id = rows[0]?.id ?? 0n
  const found = await find(`i: ${id}`)
  expect(namesOf(found)).toContain(`transfer ${id}`)
  expect(found.find(({ kind }) => kind === 'transfer')).toMatchObject({
    player: { id: player.id, username: player.username },
  })
  await sql`insert into payment (id, player_id, type, method_id, amount_e5, currency, status, ledger_mark, created_at, updated_at)
    values ('0a8f7a54-0a1c-4d62-9d0a-6d6c1b6f5a77', ${player.id}, 1, 1, 100000, 'TRY', 3, 0, now(), now())`.execute(
    casino.owner.db,
  )
  const { rows: payments } = await sql<{ seq: bigint }>`select seq from payment`.execute(casino.db)
  expect(await find(`#${payments[0]?.seq}`)).toMatchObject([
    { kind: 'deposit', amountE5: '100000' },
  ])
})

test('what the role may not see is not found, and its lack looks like absence', async () => {
  expect(await find(player.email, 'content')).toEqual([])
  const { rows } = await sql<{ id: bigint }>`select max(id) as id from transfer`.execute(casino.db)
  expect(namesOf(await find(`i: ${rows[0]?.id}`, 'support'))).not.toContain(
    `transfer ${rows[0]?.id}`,
  )
  expect(await find(player.email, 'administrator')).toEqual([])
})

test('whoever is kept to a country finds nobody of another', async () => {
  const kept = await office.staff('kept', ['support'])
  const { id: proposal } = await casino.owner.db
    .insertInto('proposal')
    .values({
      right_name: 'scope.edit',
      object: 'staff:kept',
      terms: '{}',
      facts: '{}',
      reason: 'a team of one country',
      proposed_by: kept.id,
      lapses_at: new Date(),
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await casino.owner.db
    .insertInto('staff_scope')
    .values({
      staff_id: kept.id,
      right_name: 'player.list',
      kind: 'country',
      value: JSON.stringify('DE'),
      proposal_id: proposal,
      ended_at: null,
    })
    .execute()
  desks.set('oncall', await office.session(kept.id))
  expect(await find(player.email, 'support')).toHaveLength(1)
  expect(await find(player.email, 'oncall')).toEqual([])
})

test('LOG-01: each search for a person is a row of the audit log, without what was typed', async () => {
  const read = () =>
    casino.db
      .selectFrom('audit_event')
      .select(['seen', 'reason', 'object', 'after'])
      .where('does', '=', 'search.use')
      .where('outcome', '=', 'done')
      .orderBy('id')
      .execute()
  const before = (await read()).length
  await find(player.email)
  await find('#1')
  const rows = (await read()).slice(before)
  expect(rows).toEqual([
    { seen: { fields: ['email'], rows: 1 }, reason: null, object: null, after: null },
  ])
})

test('every search reads by an index', async () => {
  const plans = [
    sql`select id from payment where seq = 1`,
    sql`select id from transfer where id = 1`,
    sql`select id from betting_bet where id = 1`,
    sql`select number from ticket where number = 1`,
    sql`select round_id from wallet_transaction where id = 'a'`,
    sql`select id from player where reverse(phone) like '1477%'`,
  ]
  for (const statement of plans) {
    const plan = await casino.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(tx)
      return rows.map((row) => Object.values(row)[0]).join('\n')
    })
    expect(plan).not.toMatch(/Seq Scan/)
    expect(plan).toMatch(/Index/)
  }
})
