import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { globSync } from 'tinyglobby'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freshDb } from '../testing/database/database.ts'
import { applyFunctions, type FunctionFile, readFunctionFiles } from './apply-functions.ts'
import { openClient } from './connect.ts'
import { migrate } from './migrate.ts'

/** Functions that a stored column or an index is built on: a new text needs a migration that builds it anew. */
const OF_TABLES = ['name_key', 'round_number', 'search_key']
/** Functions that a process of the previous release calls, and those that these call: previous-release.test.ts. */
const OF_PREVIOUS_RELEASE = [
  ...['day_of_istanbul', 'derive_player_status', 'first_transfer_from', 'fold_play'],
  ...['move_version', 'play_between', 'post_one_transfer', 'post_transfer', 'post_transfers'],
  ...['read_play_limits', 'read_play_limits_within', 'read_sitting', 'sport_movement'],
  ...['status_of_player', 'write_wallet', 'write_wallet_one'],
]

let database: Awaited<ReturnType<typeof freshDb>>
let files: FunctionFile[]
beforeAll(async () => {
  database = await freshDb()
  files = await readFunctionFiles()
})
afterAll(() => database.close())

const opened: pg.Client[] = []
afterEach(async () => {
  for (const client of opened.splice(0)) await client.end()
})
async function openOwner(): Promise<pg.Client> {
  const client = openClient({ url: database.url, isOwner: true })
  await client.connect()
  opened.push(client)
  return client
}

const DEFINES = /^create or replace function (\w+)/gm
const definedBy = ({ text }: FunctionFile) => [...text.matchAll(DEFINES)].map(([, name]) => name)
const wordsOf = (name: string) => name.replaceAll('-', '_')

test('S2: a file defines one function: its name and a version, or a trigger’s function by its name alone', () => {
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const [folder, base = ''] =
      file.name.match(/^(triggers\/)?([a-z-]+?)(-v\d+)?\.sql$/)?.slice(1) ?? []
    const [name = '', ...more] = definedBy(file)
    expect(more, file.name).toEqual([])
    expect(name, file.name).toMatch(new RegExp(`^${wordsOf(base)}${folder ? '' : '_v\\d+'}$`))
    expect(/returns trigger/.test(file.text), file.name).toBe(folder !== undefined)
    // What is kept for the previous release says its version.
    const [version] = file.name.match(/-v\d+(?=\.sql$)/) ?? []
    if (version) expect(name, file.name).toBe(wordsOf(base + version))
  }
})

test('S2: every function of the database has a file, belongs to a table or to the previous release', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  )
  const expected = [...files.flatMap(definedBy), ...OF_TABLES, ...OF_PREVIOUS_RELEASE].sort()
  expect(rows.map(({ name }) => name).sort()).toEqual(expected)
})

test('S2: no code calls a function without a version', async () => {
  const { rows } = await database.pool.query<{ name: string; source: string }>(
    `select proname as name, prosrc as source from pg_proc
       where pronamespace = 'public'::regnamespace and proname = any($1)`,
    [files.flatMap(definedBy)],
  )
  const code = globSync('{server/src,scripts,bench}/**/*.ts', { ignore: '**/*.test.ts' })
  expect(code.length).toBeGreaterThan(500)
  const texts = code.map((name) => ({ name, source: readFileSync(name, 'utf8') }))
  const calls = new RegExp(`\\b(${OF_PREVIOUS_RELEASE.join('|')})\\(`)
  const guilty = [...rows, ...texts].filter(({ source }) => calls.test(source))
  expect(guilty.map(({ name }) => name)).toEqual([])
})

test('H10: the application may run every function, with its own rights but for one, and change none', async () => {
  const { rows: asOwner } = await database.pool.query(
    `select proname, has_function_privilege('public', oid, 'execute') as "isForAll" from pg_proc
       where pronamespace = 'public'::regnamespace and prosecdef`,
  )
  expect(asOwner).toEqual([{ proname: 'make_transfer_parts_v1', isForAll: false }])
  const { rows } = await database.pool.query(
    `select proname from pg_proc, pg_class
       where pronamespace = 'public'::regnamespace and pg_class.oid = 'transfer'::regclass
         and (not has_function_privilege('zar_app', pg_proc.oid, 'execute')
           or proowner <> relowner or pg_has_role('zar_app', proowner, 'member'))`,
  )
  expect(rows).toEqual([])
  for (const statement of [
    `insert into function_file (name, sha256) values ('write-wallet.sql', '')`,
    'delete from function_file',
    'drop function write_wallet_v1',
  ]) {
    await expect(database.pool.query(statement), statement).rejects.toThrow(
      /permission denied|must be owner/,
    )
  }
})

const answer = (text: string): FunctionFile => ({
  name: 'answer.sql',
  text: `create or replace function answer_v1() returns text language sql as $$ select '${text}' $$`,
})
const answered = async () => (await database.pool.query('select answer_v1() as text')).rows[0].text

test('S2: a file that changed is applied again, and one that did not is not', async () => {
  const owner = await openOwner()
  await expect(applyFunctions(owner, [...files, answer('first')])).resolves.toEqual(['answer.sql'])
  await expect(applyFunctions(owner, [...files, answer('first')])).resolves.toEqual([])
  expect(await answered()).toBe('first')
  await expect(applyFunctions(owner, [...files, answer('second')])).resolves.toEqual(['answer.sql'])
  expect(await answered()).toBe('second')
  await expect(migrate(database.url)).resolves.toEqual([])
})

test('OPS-05: a process of the previous release that starts again puts no former text back', async () => {
  const owner = await openOwner()
  await applyFunctions(owner, [answer('of the previous release')])
  await applyFunctions(owner, [answer('of this release')])
  await expect(applyFunctions(owner, [answer('of the previous release')])).resolves.toEqual([])
  expect(await answered()).toBe('of this release')
})

test('S2: of two processes at once one applies a file, and the other finds it applied', async () => {
  const [one, other] = [await openOwner(), await openOwner()]
  const changed = ['eins', 'zwei', 'drei']
  for (const text of changed) {
    const applied = await Promise.all(
      [one, other].map((owner) => applyFunctions(owner, [answer(text)])),
    )
    expect(applied.flat()).toEqual(['answer.sql'])
    expect(await answered()).toBe(text)
  }
})

test('S2: of files that fail none is applied, and the sentence names the file', async () => {
  const owner = await openOwner()
  const wrong = { name: 'wrong.sql', text: 'create or replace function wrong_v1() returns nothing' }
  await expect(applyFunctions(owner, [answer('never'), wrong])).rejects.toThrow(
    'function wrong.sql failed: ',
  )
  expect(await answered()).not.toBe('never')
  await expect(applyFunctions(owner, [answer('never')])).resolves.toEqual(['answer.sql'])
})
