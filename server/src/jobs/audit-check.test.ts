import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AUDIT_GAUGES, parseHead, readLastCheck, sealAudit } from '../modules/audit/index.ts'
import { openLog } from '../platform/log/log.ts'
import { AUDIT_LOG, byHand, writeEvents } from '../testing/audit-log.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { checkAuditLog, compareAuditHead } from './audit-check.ts'

let casino: TestCasino
let folder: string
let told: { level: number; event: string; count?: number; findings?: { says: string }[] }[]
const log = openLog(
  'info',
  new Writable({ write: (line, _, done) => done(void told.push(JSON.parse(String(line)))) }),
)
beforeEach(async () => {
  told = []
  casino = await openTestCasino()
  folder = mkdtempSync(path.join(tmpdir(), 'zar-audit-check-'))
  await writeEvents(casino, 5)
})
afterEach(async () => {
  await casino.close()
  rmSync(folder, { recursive: true })
})

const deps = () => ({
  db: casino.db,
  log,
  auditLog: AUDIT_LOG,
  auditHeadFile: path.join(folder, 'audit-head.json'),
})

/** What the alarms read. */
async function figures(): Promise<Record<string, number>> {
  const read: Record<string, number> = {}
  for (const { figures: named, statement } of AUDIT_GAUGES) {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(statement)}`.execute(casino.db)
    for (const [column, { name }] of Object.entries(named)) read[name] = Number(rows[0]?.[column])
  }
  return read
}

test('LOG-02: each hour the log is verified and its head signed and kept, and nothing is wrong', async () => {
  expect(await figures()).toMatchObject({ zar_audit_broken: 0, zar_audit_checked_seconds_ago: 0 })
  expect((await figures()).zar_audit_unsealed_seconds).toBeGreaterThan(0)
  await checkAuditLog(deps())
  expect(parseHead(readFileSync(deps().auditHeadFile, 'utf8'))).toMatchObject({ rows: 5 })
  await writeEvents(casino, 3)
  await checkAuditLog(deps())
  expect(parseHead(readFileSync(deps().auditHeadFile, 'utf8'))).toMatchObject({
    rows: 8,
    batches: 2,
  })
  await compareAuditHead(deps())
  expect(told.map(({ level, event }) => [level, event])).toEqual([
    [30, 'audit head'],
    [30, 'audit head'],
  ])
  expect(await readLastCheck(casino.db)).toMatchObject({ rows: 8n, sealed_to: 8n, findings: [] })
  expect(await figures()).toMatchObject({ zar_audit_broken: 0, zar_audit_unsealed_seconds: 0 })
})

test('LOG-02: one row that the superuser changed rings the alarm within one run, and no head is signed over it', async () => {
  await checkAuditLog(deps())
  const head = readFileSync(deps().auditHeadFile, 'utf8')
  await byHand(casino, 'audit_event', `update audit_event set reason = 'x' where id = 2`)
  await checkAuditLog(deps())
  expect(told.at(-1)).toMatchObject({
    level: 50,
    event: 'audit log differs',
    count: 1,
    findings: [{ id: '2', says: 'is not the one that was sealed' }],
  })
  expect((await figures()).zar_audit_broken).toBe(1)
  expect(readFileSync(deps().auditHeadFile, 'utf8')).toBe(head)
})

test('LOG-02: an end that was cut off with all that the database knew of it shows at the start', async () => {
  await compareAuditHead(deps())
  expect(existsSync(deps().auditHeadFile)).toBe(false)
  await checkAuditLog(deps())
  await writeEvents(casino, 2)
  await checkAuditLog(deps())
  for (const [table, where] of [
    ['audit_event', 'id > 5'],
    ['audit_seal', 'id > 5'],
    ['audit_batch', 'i > 0'],
    ['audit_head', 'batches > 1'],
    ['audit_check', 'id > 1'],
  ] as const)
    await byHand(casino, table, `delete from ${table} where ${where}`)
  await sealAudit(casino.db, AUDIT_LOG.key)
  told = []
  await compareAuditHead(deps())
  expect(told).toMatchObject([{ level: 50, event: 'audit log differs' }])
  expect(told[0]?.findings?.[0]?.says).toMatch(/has 7 events, and the end of them was cut off/)
  expect((await figures()).zar_audit_broken).toBe(1)
})

test('a head file that is none is told, and stops nothing', async () => {
  writeFileSync(deps().auditHeadFile, '{}')
  await expect(compareAuditHead(deps())).rejects.toThrow('it holds no head of the audit log')
})
