import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readKeys } from '../../contract/src/evidence/keys.ts'
import { ensureEvidenceList } from './house/ensure-key-list.ts'

test('a first start publishes the list of keys once, adds keys of another site, and leaves it to a root elsewhere', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-list-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [at, name] of ['salt', 'chain', 'head', 'file'].entries())
    writeFileSync(path.join(folder, `evidence-${name}-key`), String(at).repeat(64))
  const list = path.join(folder, 'evidence-keys.json')
  const ensure = (siteUrl: string) => ensureEvidenceList({ folder, siteUrl, now: new Date() })
  await ensure('http://localhost:3000')
  const first = readFileSync(list, 'utf8')
  expect((await readKeys(Buffer.from(first))).keys.map(({ use, origin }) => [use, origin])).toEqual(
    [
      ['evidence', 'https://localhost:3000'],
      ['head', 'https://localhost:3000'],
    ],
  )
  await ensure('http://localhost:3000')
  expect(readFileSync(list, 'utf8')).toBe(first)
  await ensure('https://zar.example')
  expect((await readKeys(readFileSync(list))).keys).toHaveLength(4)
  rmSync(path.join(folder, 'evidence-root-key'))
  const last = readFileSync(list, 'utf8')
  await ensure('https://other.example')
  expect(readFileSync(list, 'utf8')).toBe(last)
  expect(existsSync(path.join(folder, 'evidence-root-key'))).toBe(false)
})
