import { gunzipSync } from 'node:zlib'
import { canon, parseCanon } from '@zar/contract/evidence/canon'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AUDIT_LOG, byHand, eventOf, writeEvents } from '../../../testing/audit-log.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { macOf, NO_MAC } from '../chain/event-text.ts'
import {
  checkAudit,
  csvFile,
  readExportRows,
  sealAudit,
  sealedFile,
  signHead,
  writeAudit,
} from '../index.ts'

let casino: TestCasino
/** Three sealed events, and one that is not. */
beforeEach(async () => {
  casino = await openTestCasino()
  await writeEvents(casino, 2)
  await writeEvents(casino, 1, { reason: '=HYPERLINK("http://a.example")' })
  await sealAudit(casino.db, AUDIT_LOG.key)
  await signHead(casino.db, AUDIT_LOG)
  await writeEvents(casino, 1)
})
afterEach(() => casino.close())

const ALL = { from: new Date('2020-01-01'), until: new Date('2100-01-01') }

test('LOG-02: the sealed file has the signed head and every sealed row, whose hashes follow from each other', async () => {
  const rows = await readExportRows(casino.db, ALL)
  expect(rows).toMatchObject({ rows: 3, first: 1n, last: 3n })
  const text = gunzipSync(await sealedFile(casino.db, rows)).toString()
  const [head, ...events] = text
    .trimEnd()
    .split('\n')
    .map((line) => parseCanon(Buffer.from(line)) as Record<string, unknown>)
  expect(head).toMatchObject({ t: 'head', rows: 3, log: 'zar.example/audit' })
  let before: Buffer = NO_MAC
  for (const { event, mac } of events) {
    before = macOf(AUDIT_LOG.key, before, canon(event))
    expect(before.toString('hex')).toBe(mac)
  }
  expect(events).toHaveLength(3)
})

test('LOG-02: the table for a spreadsheet names what it is of, computes nothing and shortens addresses', async () => {
  const rows = await readExportRows(casino.db, ALL)
  const table: string[][] = parse(await csvFile(casino.db, rows, ['Denetim izi', 'Uyum']), {
    bom: true,
    delimiter: ';',
    relax_column_count: true,
  })
  expect(table).toHaveLength(5)
  expect(table[0]?.slice(0, 3)).toEqual(['Denetim izi', 'Uyum', '2020-01-01T00:00:00.000Z'])
  expect(table[0]?.[4]).toMatch(/^sealed to 3: [0-9a-f]{64}$/)
  expect(table[4]).toContain(`'=HYPERLINK("http://a.example")`)
  expect(table[4]).toContain('10.4.•.•')
})

test('only rows of the range are exported', async () => {
  await byHand(
    casino,
    'audit_event',
    `update audit_event set at = '2026-01-02T03:04:05Z' where id = 2`,
  )
  const rows = await readExportRows(casino.db, {
    from: new Date('2026-01-02T03:04:05Z'),
    until: new Date('2026-01-02T03:04:06Z'),
  })
  expect(rows).toMatchObject({ rows: 1, first: 2n, last: 2n })
  const file = gunzipSync(await sealedFile(casino.db, rows)).toString()
  expect(file.match(/"t":"event"/g)).toHaveLength(1)
})

test('LOG-02: nothing is exported while the last check has findings, and again after one that has none', async () => {
  await byHand(casino, 'audit_event', `update audit_event set reason = 'x' where id = 2`)
  await checkAudit(casino.db, AUDIT_LOG)
  await expect(readExportRows(casino.db, ALL)).rejects.toMatchObject({ code: 'audit_broken' })
  await byHand(
    casino,
    'audit_event',
    `update audit_event set reason = '${eventOf().reason}' where id = 2`,
  )
  await checkAudit(casino.db, AUDIT_LOG)
  await expect(readExportRows(casino.db, ALL)).resolves.toMatchObject({ rows: 4 })
})

test('a range with more rows than a file takes is refused', async () => {
  await casino.owner.pool.query(`insert into audit_event (actor_kind, actor, does, outcome)
    select 'system', 'system:job', 'job.done', 'done' from generate_series(1, 50001)`)
  await casino.db.transaction().execute((tx) => writeAudit(tx, eventOf()))
  await sealAudit(casino.db, AUDIT_LOG.key)
  await expect(readExportRows(casino.db, ALL)).rejects.toMatchObject({
    code: 'audit_export_too_large',
  })
})
