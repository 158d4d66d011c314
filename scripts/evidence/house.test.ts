import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readKeys } from '../../contract/src/evidence/keys.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'zar-house-'))
const at = (name: string) => path.join(folder, name)
const KEYS = ['salt', 'chain', 'head', 'file']
beforeAll(() => {
  for (const [place, name] of KEYS.entries())
    writeFileSync(at(`evidence-${name}-key`), String(place).repeat(64))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function evidence(...words: string[]): Promise<{ code: number; out: string }> {
  const env = { ...process.env, KEYS_DIR: folder, SITE_URL: 'https://zar.example' }
  const args = ['--import', 'tsx', 'scripts/evidence/main.ts', ...words]
  try {
    const { stdout } = await run(process.execPath, args, { env })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout + stderr }
  }
}

test('the list of keys is signed by a root that lies elsewhere, and goes on from the list before', async () => {
  const made = await evidence('root', '--out', at('root'))
  expect(made.code).toBe(0)
  const root = /letters: ([0-9a-f]{64})/.exec(made.out)?.[1] ?? ''
  expect(statSync(at('root')).mode & 0o777).toBe(0o600)
  expect((await evidence('publics', '--out', at('publics'))).code).toBe(0)
  const publics = readFileSync(at('publics'), 'utf8')
  for (const [place] of KEYS.entries()) expect(publics).not.toContain(String(place).repeat(64))
  const sign = (out: string, ...more: string[]) =>
    evidence('keys', '--root', at('root'), '--out', at(out), ...more)
  expect(await sign('keys.json', '--publics', at('publics'))).toMatchObject({ code: 0 })
  const keys = await readKeys(readFileSync(at('keys.json')), root)
  expect(keys.keys).toMatchObject([
    { use: 'evidence', origin: 'https://zar.example', revoked: null },
    { use: 'head', origin: 'https://zar.example', revoked: null },
  ])
  writeFileSync(at('evidence-file-key'), '9'.repeat(64))
  const old = keys.keys[0]?.id ?? ''
  await sign('next.json', '--before', at('keys.json'), '--revoke', old)
  const next = await readKeys(readFileSync(at('next.json')), root)
  expect(next.keys.map(({ use, revoked }) => [use, revoked === null])).toEqual([
    ['evidence', false],
    ['head', true],
    ['evidence', true],
  ])
  expect(next.keys[1]).toEqual(keys.keys[1])
})

test('a root is never made over another, and nothing is signed without one', async () => {
  await evidence('root', '--out', at('only'))
  const before = readFileSync(at('only'), 'utf8')
  expect((await evidence('root', '--out', at('only'))).code).not.toBe(0)
  expect(readFileSync(at('only'), 'utf8')).toBe(before)
  expect((await evidence('keys', '--out', at('unsigned.json'))).code).toBe(2)
  expect((await evidence('make', '--player', 'kimse')).code).toBe(2)
})
