import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FILE_MAX } from '../../contract/src/evidence/read.ts'
import { aLife, timeOf } from './testing/life.ts'
import { makeFile, makeKeys, PAIRS } from './testing/make.ts'
import { sealed } from './testing/story.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'zar-evidence-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, bytes: Uint8Array | string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/evidence/main.ts', ...words],
    { encoding: 'utf8' },
  )
  expect(stdout).toMatch(/^[^\n]+\n$/)
  return { status, told: JSON.parse(stdout), stderr }
}

const right = makeFile(sealed(aLife()))
const file = write('file.jsonl', right)
const keys = write('keys.json', makeKeys())
const COUNTS = { lines: 69, rows: 11, facts: 24, blackedOut: 0 }

test('a valid file ends with 0, its findings and counts in one line of JSON', () => {
  const { status, told, stderr } = run('verify', file, '--keys', keys, '--root', PAIRS.root.public)
  expect([status, told]).toEqual([0, { verdict: 'valid', findings: [], ...COUNTS }])
  expect(stderr).toBe('Valid: the file is authentic and complete.\n')
})

test('what the house broke is told fact by fact, and an older file is compared', () => {
  const life = aLife()
  const fewer = { ...life, journal: life.journal.slice(0, 15) }
  const now = write('now.jsonl', makeFile(sealed(fewer)))
  const older = write('older.jsonl', makeFile(sealed(life, { bundle: { made: timeOf('20:14') } })))
  const { status, told, stderr } = run('verify', now, '--keys', keys, '--older', older)
  expect([status, told.verdict, told.findings]).toEqual([0, 'valid', ['F09']])
  expect(stderr).toContain('F09 in zar.test/journal: the older file says otherwise.\n')
})

test('a refused file ends with 1, its code and its line', () => {
  const wrong = write('wrong.jsonl', right.toString().replace('"t":"top"', '"t": "top"'))
  const { status, told, stderr } = run('verify', wrong, '--keys', keys)
  expect([status, told]).toEqual([1, { verdict: 'refused', code: 'E02', line: 3, findings: [] }])
  expect(stderr).toBe('Refused by E02 at line 3: a line is not canonical JSON.\n')
  const large = write('large.jsonl', '')
  truncateSync(large, FILE_MAX + 1)
  expect(run('verify', large, '--keys', keys).told.code).toBe('E01')
})

test('a key that was revoked later counts beside the published heads', () => {
  const later = { revoked: timeOf('21:00') }
  const revoked = write('revoked.json', makeKeys({ evidence: later, head: later, arcade: later }))
  const isHead = (line: string) => line.includes('"t":"head"')
  const heads = right
    .toString()
    .split('\n')
    .filter(isHead)
    .map((line) => `${line}\n`)
  const published = write('heads.jsonl', heads.join(''))
  expect(run('verify', file, '--keys', revoked).told.code).toBe('E05')
  expect(run('verify', file, '--keys', revoked, '--heads', published).status).toBe(0)
})

test.each<[string, string[], RegExp]>([
  ['nothing to verify', ['verify', '--keys', keys], /^Say what to verify/],
  ['another word', ['check', file, '--keys', keys], /^Say what to verify/],
  [
    'an option that nobody knows',
    ['verify', file, '--keys', keys, '--key', 'x'],
    /^Unknown option/,
  ],
  ['a root that is none', ['verify', file, '--keys', keys, '--root', 'ab'], /^A root is 64/],
  [
    'a list of another root',
    ['verify', file, '--keys', keys, '--root', PAIRS.head.public],
    /not signed by this root/,
  ],
  ['a file that is not there', ['verify', '/no/such', '--keys', keys], /no such file/],
  ['a list that is none', ['verify', file, '--keys', file], /./],
  [
    'an older file that is refused',
    ['verify', file, '--keys', keys, '--older', keys],
    /^The older file is refused: E0/,
  ],
])('%s ends with 2 and says how it is used', (_title, words, sentence) => {
  const { status, told, stderr } = run(...words)
  expect([status, told]).toEqual([2, { verdict: 'unreadable' }])
  expect(stderr).toMatch(sentence)
  expect(stderr).toContain('Use: npm run evidence -- verify FILE --keys FILE')
})
