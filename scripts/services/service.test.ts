import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startService } from './service.ts'

test('PRV-04: a log with addresses in it is read by nobody else, also where an older one was', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-logs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const logFolder = path.join(folder, 'logs')
  mkdirSync(logFolder)
  chmodSync(logFolder, 0o755)
  writeFileSync(path.join(logFolder, 'older.log'), 'before\n', { mode: 0o644 })
  const entry = path.join(folder, 'entry.ts')
  writeFileSync(entry, "console.log('hello')")
  for (const name of ['older', 'newer']) {
    const service = startService({ name, entry, url: '', logFolder, environment: {} })
    await service.ended
    expect(statSync(service.logFile).mode & 0o777).toBe(0o600)
    expect(readFileSync(service.logFile, 'utf8')).toContain('hello')
  }
  expect(statSync(logFolder).mode & 0o777).toBe(0o700)
})
