import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sealAudit, verifyAudit } from '../../modules/audit/index.ts'
import { writeEvents } from '../../testing/audit-log.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { ensureAuditKeys, hasAuditKeys, readAuditKeys } from './audit-keys.ts'

let casino: TestCasino
let folder: string
beforeEach(async () => {
  casino = await openTestCasino()
  folder = mkdtempSync(path.join(tmpdir(), 'zar-audit-key-'))
})
afterEach(async () => {
  await casino.close()
  rmSync(folder, { recursive: true })
})

test('LOG-02: both keys are made once, for their owner alone, also where processes begin at once', async () => {
  expect(hasAuditKeys(folder)).toBe(false)
  await Promise.all([1, 2, 3, 4].map(() => ensureAuditKeys(casino.db, folder)))
  expect(readdirSync(folder).sort()).toEqual(['audit-head-key', 'audit-seal-key'])
  const made = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  for (const name of readdirSync(folder))
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
  await ensureAuditKeys(casino.db, folder)
  expect(readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual(
    made,
  )
  await writeEvents(casino, 2)
  await sealAudit(casino.db, readAuditKeys(folder).key)
  expect((await verifyAudit(casino.db, readAuditKeys(folder))).findings).toEqual([])
})

test('LOG-02: a key that is lost is not made again once anything is sealed', async () => {
  await ensureAuditKeys(casino.db, folder)
  await writeEvents(casino, 1)
  await sealAudit(casino.db, readAuditKeys(folder).key)
  for (const name of ['audit-seal-key', 'audit-head-key']) {
    rmSync(path.join(folder, name))
    await expect(ensureAuditKeys(casino.db, folder)).rejects.toThrow(
      'is missing, and the audit log is sealed: put it back from a backup',
    )
    expect(hasAuditKeys(folder)).toBe(false)
  }
})
