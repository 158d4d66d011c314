import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openSigningKey } from '../../../platform/encryption/signing-key.ts'
import { AUDIT_LOG, byHand, makeAuditKeyFolder, writeEvents } from '../../../testing/audit-log.ts'
import { run } from '../../../testing/casino/process.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { sealAudit, signHead, verifyAudit } from '../index.ts'
import { EVENT_ROW, type EventRow, macOf, NO_MAC, spellEvent } from './event-text.ts'

const keys = makeAuditKeyFolder()
const files = mkdtempSync(path.join(tmpdir(), 'zar-audit-head-'))
afterAll(() => {
  keys.remove()
  rmSync(files, { recursive: true })
})

let casino: TestCasino
/** Ten events under a head, and four behind it. */
beforeEach(async () => {
  casino = await openTestCasino()
  await writeEvents(casino, 10)
  await sealAudit(casino.db, AUDIT_LOG.key)
  await signHead(casino.db, AUDIT_LOG)
  await writeEvents(casino, 4)
  await sealAudit(casino.db, AUDIT_LOG.key)
  expect(await verify()).toMatchObject({ findings: [], rows: 14, sealedTo: 14n })
})
afterEach(() => casino.close())

const verify = (more: Partial<Parameters<typeof verifyAudit>[1]> = {}) =>
  verifyAudit(casino.db, { ...AUDIT_LOG, ...more })
const findings = async () => (await verify()).findings

async function command(...words: string[]): Promise<{ code: number | null; out: string }> {
  const { exited, lines } = run(
    'server/src/audit-verify.ts',
    { DATABASE_URL: casino.url, KEYS_DIR: keys.folder },
    (entry) => ['--import', 'tsx', entry, ...words],
  )
  const { code } = await exited
  return { code, out: lines.join('\n') }
}

test('LOG-02: a row that the superuser changed is found, with both hashes and the last good head', async () => {
  await byHand(casino, 'audit_event', `update audit_event set reason = 'x' where id = 12`)
  const verdict = await verify()
  expect(verdict.findings).toEqual([
    {
      id: '12',
      says: 'is not the one that was sealed',
      stored: expect.stringMatching(/^[0-9a-f]{64}$/),
      computed: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ])
  expect(verdict.lastGoodHead).toMatchObject({ rows: 10, batches: 1 })
  const { code, out } = await command()
  expect(code).toBe(1)
  expect(out).toContain('event 12 is not the one that was sealed\n  sealed as ')
  expect(out).toContain(`${verdict.findings[0]?.stored}, is now ${verdict.findings[0]?.computed}`)
  expect(out).toContain('The audit log is NOT whole: 1 findings.\nThe last good head is of ')
})

const CHANGES = [
  `at = at - interval '1 ms'`,
  `actor = 'system:rule'`,
  `roles = array['manager']`,
  `elevation = '7'`,
  `does = 'withdrawal.view'`,
  'right_name = null',
  `outcome = 'done'`,
  `code = 'x'`,
  `object = 'withdrawal:884118'`,
  'player_id = gen_random_uuid()',
  'before = null',
  `after = after || '{"more":1}'`,
  `after = '{"step":0.5}'`,
  'reason = null',
  `linked = 'case:1'`,
  `seen = '{"rows":1}'`,
  'request = null',
  'session = null',
  `ip = '10.4.7.20'`,
  'agent = null',
]
test('LOG-02: a change of any column is found in the row in which it was made', async () => {
  await casino.owner.pool.query('create table kept as select * from audit_event where id = 5')
  for (const change of CHANGES) {
    await byHand(casino, 'audit_event', `update audit_event set ${change} where id = 5`)
    expect(
      (await findings()).map(({ id }) => id),
      change,
    ).toEqual(['5'])
    await byHand(
      casino,
      'audit_event',
      `delete from audit_event where id = 5; insert into audit_event overriding system value select * from kept`,
    )
  }
  expect(await findings()).toEqual([])
  const { rows } = await casino.pool.query(`select attname from pg_attribute
    where attrelid = 'audit_event'::regclass and attnum > 0 and attname not in ('id', 'actor_kind')`)
  const changed = CHANGES.map((change) => change.split(' ', 1)[0])
  expect(rows.filter(({ attname }) => !changed.includes(attname))).toEqual([])
})

test('LOG-02: a row that was taken away is found, with its hash or without', async () => {
  await byHand(casino, 'audit_event', 'delete from audit_event where id = 4')
  expect(await findings()).toMatchObject([{ id: '4', says: 'is gone, and its hash is left' }])
  await byHand(casino, 'audit_seal', 'delete from audit_seal where id = 4')
  expect(await findings()).toMatchObject([
    { id: '5', says: 'follows event 4, which is gone with its hash' },
  ])
  await byHand(casino, 'audit_seal', 'update audit_seal set after_id = 3 where id = 5')
  expect(await findings()).toMatchObject([{ id: '5', says: 'is not the one that was sealed' }])
})

test('LOG-02: a row that was put in between is found', async () => {
  await byHand(casino, 'audit_event', 'delete from audit_event where id = 4')
  await casino.owner.pool.query(`insert into audit_event (id, actor_kind, actor, does, outcome)
    overriding system value values (4, 'system', 'system:rule', 'x', 'done'), (0, 'system', 'system:rule', 'x', 'done')`)
  const hidden = { id: '0', says: 'has no hash: it was put in later' }
  expect(await findings()).toMatchObject([
    hidden,
    { id: '4', says: 'is not the one that was sealed' },
  ])
  await byHand(casino, 'audit_seal', 'delete from audit_seal where id = 4')
  expect(await findings()).toMatchObject([
    hidden,
    { id: '4', says: 'has no hash: it was put in later' },
    { id: '5', says: 'follows event 4, which is gone with its hash' },
  ])
})

/** Rewrites an event and every hash from there on, as who has a key can, and takes away what stands on them. */
async function rewriteFrom(id: number, key: Buffer): Promise<void> {
  await byHand(casino, 'audit_event', `update audit_event set reason = 'x' where id = ${id}`)
  let previous: Buffer = NO_MAC
  const { rows } = await sql<EventRow & { mac: Buffer }>`select ${EVENT_ROW}, mac
    from audit_event join audit_seal on audit_seal.id = audit_event.id order by 1`.execute(
    casino.db,
  )
  for (const { mac, ...row } of rows) {
    previous = row.id < id ? mac : macOf(key, previous, spellEvent(row))
    await byHand(
      casino,
      'audit_seal',
      `update audit_seal set mac = '\\x${previous.toString('hex')}' where id = ${row.id}`,
    )
  }
}

test('LOG-02: rows and hashes that were rewritten without the key are found', async () => {
  await rewriteFrom(12, Buffer.alloc(32, 1))
  expect((await findings()).map(({ id }) => id)).toEqual(['12', '13', '14'])
})

test('LOG-02: with the key too, what is under a head is found by its batch', async () => {
  await rewriteFrom(3, AUDIT_LOG.key)
  expect(await findings()).toMatchObject([
    { id: '10', says: 'is the last of batch 0, and was sealed as another' },
    { id: null, says: expect.stringContaining('ends at event 10, which is gone or another') },
  ])
})

test('LOG-02: a house with all keys is found by a head that somebody else holds', async () => {
  const file = path.join(files, 'head.json')
  expect(await command('--head', file)).toMatchObject({ code: 0 })
  expect(readFileSync(file, 'utf8')).toMatch(/^\{"at":.*"log":"zar\.example\/audit".*\}\n$/)
  expect(await command('--against', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`It goes through the head in ${file}.`),
  })
  await rewriteFrom(3, AUDIT_LOG.key)
  for (const table of ['audit_batch', 'audit_head'])
    await byHand(casino, table, `delete from ${table}`)
  await signHead(casino.db, AUDIT_LOG)
  expect(await findings()).toEqual([])
  const { code, out } = await command('--against', file)
  expect(code).toBe(1)
  expect(out).toContain('has another root')
})

test('LOG-02: an end that was cut off with its hashes is found by the head', async () => {
  const file = path.join(files, 'end.json')
  await signHead(casino.db, AUDIT_LOG)
  await command('--head', file)
  for (const table of ['audit_event', 'audit_seal'])
    await byHand(casino, table, `delete from ${table} where id > 11`)
  expect(await findings()).toMatchObject([
    { id: '14', says: 'is the last of batch 1, and was sealed as another', computed: 'none' },
    { id: null, says: expect.stringContaining('ends at event 14, which is gone or another') },
  ])
  // All that the database knows of it goes too.
  await byHand(casino, 'audit_batch', 'delete from audit_batch where i > 0')
  await byHand(casino, 'audit_head', 'delete from audit_head where batches > 1')
  expect(await findings()).toEqual([])
  const { code, out } = await command('--against', file)
  expect(code).toBe(1)
  expect(out).toContain('has 14 events, and the end of them was cut off')
})

test('LOG-02: with another key nothing is right, and a head of another key is none', async () => {
  expect((await verify({ key: Buffer.alloc(32, 1) })).findings).toHaveLength(14)
  const other = await verify({ headKey: openSigningKey(Buffer.alloc(32, 1)) })
  expect(other.findings).toMatchObject([
    { id: null, says: expect.stringContaining('is not signed with this house’s key') },
  ])
})

test('LOG-02: a head that was changed in one member is not signed any more', async () => {
  for (const change of ['batches = batches', `at = at - interval '1 s'`, 'rows = rows + 1']) {
    await byHand(casino, 'audit_head', `update audit_head set ${change}`)
  }
  expect(await findings()).toMatchObject([{ says: expect.stringContaining('is not signed with') }])
})

test('LOG-02: guards that are off are told', async () => {
  await casino.owner.pool.query('alter table audit_seal disable trigger audit_seal_is_final')
  expect(await findings()).toEqual([
    { id: null, says: 'nothing keeps the rows of audit_seal from being changed' },
  ])
})

test('the command says what it cannot do in one line', async () => {
  expect(await command('--what')).toMatchObject({
    code: 1,
    out: expect.stringContaining('npm run'),
  })
  expect(await command('--against', path.join(files, 'none'))).toMatchObject({
    code: 1,
    out: expect.stringContaining('The audit log could not be read'),
  })
})
