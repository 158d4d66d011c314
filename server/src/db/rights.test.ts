import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeKeys } from '../testing/casino/keys.ts'
import { run } from '../testing/casino/process.ts'
import { databaseUrl, onServer, testServerUrl } from '../testing/database/database.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { openClient } from './connect.ts'
import { openDb } from './db.ts'
import { migrate } from './migrate.ts'
import { FINAL_TABLES, giveRights, refuseRewriter } from './rights.ts'

let casino: TestCasino
const keys = makeKeys()
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(async () => {
  await casino.close()
  keys.remove()
})

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})
const asOwner = (text: string) => casino.owner.pool.query(text)

test.each(FINAL_TABLES)(
  'H10, LED-04: the application may add to %s and read it, and do nothing else to it',
  async (table) => {
    const { rows } = await casino.pool.query(
      `select privilege, has_table_privilege($1, privilege) as may
         from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) privilege`,
      [table],
    )
    expect(rows.filter(({ may }) => may).map(({ privilege }) => privilege)).toEqual([
      'select',
      'insert',
    ])
    for (const statement of [
      `update ${table} set ${await firstColumn(table)} = default`,
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} disable trigger user`,
      `drop table ${table}`,
    ]) {
      await expect(casino.pool.query(statement), statement).rejects.toThrow(
        /permission denied|must be owner/,
      )
    }
  },
)

test('the application compares with temporary tables, also where that is taken from everybody after its rights', async () => {
  const { rows } = await casino.pool.query(
    'select current_database() as name, session_user as login',
  )
  const [{ name, login }] = rows
  const owner = await casino.owner.pool.connect()
  undo.push(async () => owner.release())
  await giveRights(owner, login)
  await owner.query(`revoke temporary on database ${owner.escapeIdentifier(name)} from public`)
  const compare = () =>
    casino.pool.query('begin; create temporary table listed () on commit drop; commit')
  await expect(compare()).resolves.toBeDefined()
  await giveRights(owner, login)
  await expect(compare()).resolves.toBeDefined()
})

const firstColumn = async (table: string) =>
  (
    await casino.pool.query(
      `select attname from pg_attribute where attrelid = $1::regclass and attnum = 1`,
      [table],
    )
  ).rows[0].attname

test.each([
  ['account', 'owner_id = owner_id'],
  ['account', 'floor_e5 = null'],
  ['payment', 'amount_e5 = amount_e5 * 10'],
  ['payment', 'player_id = gen_random_uuid()'],
  ['sport_bet', 'stake_e5 = 1'],
  ['exclusion', 'ends_at = now()'],
  ['player_block', 'player_id = gen_random_uuid()'],
  ['jackpot_win', 'amount_e5 = 1'],
])('H10: of %s the application cannot set %s', async (table, change) => {
  await expect(casino.pool.query(`update ${table} set ${change}`)).rejects.toThrow(
    /permission denied/,
  )
  await expect(casino.pool.query(`delete from ${table}`)).rejects.toThrow(/permission denied/)
})

test('H10: a table that is new can be read and added to, and no more', async () => {
  undo.push(() => asOwner('drop table made_later'))
  await asOwner('create table made_later (id int)')
  await migrate(casino.url)
  await casino.pool.query('insert into made_later values (1)')
  await expect(casino.pool.query('update made_later set id = 2')).rejects.toThrow(/permission/)
})

test('H10: nobody has made a table, a function or a role of their own as the application', async () => {
  for (const statement of [
    'create table own (id int)',
    'create schema own',
    'create role own',
    `create or replace function row_is_final() returns trigger language plpgsql as $$ begin return new; end $$`,
    'set session_replication_role = replica',
    'insert into migration (name) values (1)',
  ]) {
    await expect(casino.pool.query(statement), statement).rejects.toThrow(/denied|must be owner/)
  }
})

const RIGHTS_TOO_MANY: [string, string, string][] = [
  [
    'a right to update',
    'grant update on transfer to zar_app',
    'revoke update on transfer from zar_app',
  ],
  [
    'a right to one column',
    'grant update (hash) on ledger_seal to zar_app',
    'revoke update (hash) on ledger_seal from zar_app',
  ],
  [
    'a right for everybody',
    'grant delete on transfer to public',
    'revoke delete on transfer from public',
  ],
]
test.each(RIGHTS_TOO_MANY)('H10: %s on what is final is refused', async (_, give, take) => {
  undo.push(() => asOwner(take))
  await expect(refuseRewriter(casino.db)).resolves.toBeUndefined()
  await asOwner(give)
  await expect(refuseRewriter(casino.db)).rejects.toThrow(
    /^As zar_app the application could rewrite/,
  )
})

test('H10: a process whose role could rewrite what is final does not open, in one sentence', async () => {
  // Who logs in owns the tables, and these options keep their role.
  const owner = new URL(casino.url)
  owner.searchParams.set('options', '-c role=none')
  const { exited, errors } = run('server/src/main.ts', {
    DATABASE_URL: owner.href,
    KEYS_DIR: keys.folder,
    PORT: '0',
    WEB_DIR: 'none',
  })
  expect((await exited).code).toBe(1)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('The database gives too many rights: As ')
  expect(errors[0]).toContain('transfer, ledger_seal')
})

test('H10: what a new migration of the jobs’ library needs is the application’s own', async () => {
  const { rows } = await sql<{ owner: string }>`
    select relowner::regrole::text as owner from pg_class where oid = 'graphile_worker.migrations'::regclass
    union select nspowner::regrole::text from pg_namespace where nspname = 'graphile_worker'`.execute(
    casino.db,
  )
  expect(rows).toEqual([{ owner: 'zar_app' }])
})

test('H10: a user who owns nothing works with what the owner made, and is told whom to ask for more', async () => {
  const name = `zar_login_${randomUUID().replaceAll('-', '')}`
  const database = new URL(casino.url).pathname.slice(1)
  undo.push(async () => {
    await asOwner(`reassign owned by ${name} to current_user`)
    await onServer(`drop role ${name}`)
  })
  await onServer(`create role ${name} login password 'for the test'`)
  const login = new URL(databaseUrl(testServerUrl(), database))
  login.username = name
  login.password = 'for the test'
  await expect(migrate(casino.url, { appUrl: login.href })).resolves.toEqual([])
  await expect(migrate(login.href)).resolves.toEqual([])
  const { db, close } = openDb({ url: login.href, poolSize: 1 })
  undo.push(close)
  await refuseRewriter(db)
  const client = openClient({ url: login.href, isOwner: true })
  await client.connect()
  undo.push(() => client.end())
  await expect(client.query('update transfer set amount_e5 = 1')).rejects.toThrow(/permission/)
  await asOwner(`delete from migration where name = '053-key-fingerprints.sql'`)
  await expect(migrate(login.href)).rejects.toThrow(
    'migration 053-key-fingerprints.sql is missing and its user owns no tables: set DATABASE_OWNER_URL',
  )
  await asOwner(`insert into migration (name) values ('053-key-fingerprints.sql')`)
  await asOwner(`delete from function_file where name = 'write-wallet.sql'`)
  await expect(migrate(login.href)).rejects.toThrow(
    'function write-wallet.sql is missing and its user owns no tables: set DATABASE_OWNER_URL',
  )
})

test('H10: where no role may be made, the sentence says what an administrator runs', async () => {
  const name = `zar_small_${randomUUID().replaceAll('-', '')}`
  await onServer(`create role ${name} login password 'for the test'`)
  await onServer(`create database ${name} owner ${name}`)
  undo.push(async () => {
    await onServer(`drop database ${name} with (force)`)
    await onServer(`drop role ${name}`)
  })
  const url = new URL(databaseUrl(testServerUrl(), name))
  url.username = name
  url.password = 'for the test'
  await expect(migrate(url.href)).rejects.toThrow(
    `its user may not run \`grant zar_app to "${name}"\`: let an administrator of the server run it`,
  )
  await onServer(`grant zar_app to ${name}`)
  await expect(migrate(url.href)).resolves.toEqual([])
  await onServer(`revoke zar_app from ${name}`)
})
