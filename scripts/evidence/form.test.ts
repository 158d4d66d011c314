import { describe, expect, test } from 'vitest'
import { answerTo } from './testing/check.ts'
import {
  changed,
  endSigned,
  fact,
  file,
  JOURNAL,
  LEDGER,
  reordered,
  respelled,
  right,
  sealedAs,
  withHead,
  withMembers,
  without,
} from './testing/edits.ts'
import { aLife, timeOf } from './testing/life.ts'
import { type Json, type Members, makeFile, makeKeys, ORIGINS, PAIRS } from './testing/make.ts'
import { sealed } from './testing/story.ts'

test('a file of three logs and nine batches is valid, and so is one of which all is blacked out', async () => {
  expect(await answerTo(right)).toBe('valid')
  for (const perBatch of [1, 2, 5, 100])
    expect(await answerTo(file({}, { perBatch }))).toBe('valid')
  expect(await answerTo(makeFile(sealed({ rows: [], journal: [], fairness: [] })))).toBe('valid')
})

describe('E01', () => {
  const LINE_MAX = 64 * 1024 * 1024
  const LARGE = Buffer.alloc(LINE_MAX + 2, 'a').fill('\n', LINE_MAX + 1)
  test.each<[string, Uint8Array]>([
    ['nothing', Buffer.alloc(0)],
    ['no line feed at its end', right.subarray(0, -1)],
    ['CR and LF', Buffer.from(right.toString().replaceAll('\n', '\r\n'))],
    ['a CR within', Buffer.from(right.toString().replace('{', '{\r'))],
    ['a BOM', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), right])],
    ['2,000,001 lines', Buffer.alloc(2_000_001, '\n')],
    ['a line of more than 64 MiB', LARGE],
  ])('%s', async (_title, bytes) => {
    expect(await answerTo(bytes)).toBe('E01')
  })
  test('2,000,000 lines and one of 64 MiB are read on', async () => {
    expect(await answerTo(Buffer.alloc(2_000_000, '\n'))).toBe('E02')
    expect(await answerTo(LARGE.subarray(1))).toBe('E02')
  })
})

test.each<[string, () => Buffer]>([
  ['a space', () => respelled('batch', '"i":0', '"i": 0')],
  ['a member twice', () => respelled('batch', '"i":0', '"i":0,"i":0')],
  ['a fraction', () => respelled('batch', '"i":0', '"i":0.0')],
  ['an exponent', () => respelled('batch', '"i":1', '"i":1e0')],
  ['minus zero', () => respelled('batch', '"i":0', '"i":-0')],
  ['an escape that is not needed', () => respelled('item', 'ç', '\\u00e7')],
  ['upper case in an escape', () => respelled('item', '\\u0001', '\\U0001')],
  [
    'members in another order',
    () =>
      respelled(
        'top',
        /"log":"[^"]*","path":\[[^\]]*\]/.exec(right.toString().split('\n')[2] ?? '')?.[0] ?? '',
        '"path":[],"log":""',
      ),
  ],
  ['an empty line', () => file({ texts: ([first = '', ...lines]) => [first, '', ...lines] })],
])('E02: %s', async (_title, make) => {
  expect(await answerTo(make())).toBe('E02')
})

test.each<[string, () => Buffer]>([
  ['an unknown type', () => withMembers('top', { t: 'tops' })],
  ['a version that is not known', () => withMembers('bundle', { v: 2 })],
  ['the same of a head', () => withHead({ v: 2 })],
  ...['bundle', 'top', 'batch', 'proof', 'item'].flatMap((t): [string, () => Buffer][] => [
    [`a member too many in ${t}`, () => withMembers(t, { x: 1 })],
  ]),
  ['a member too many in a head', () => withHead({ x: 1 })],
  [
    'a member too many in an account',
    () => withMembers('bundle', { policy: { twoAbove: '0', x: 1 } }),
  ],
  ['a member too few', () => changed('batch', without('mac'))],
  ['a body too few', () => changed('item', without('body'))],
  [
    'a hash in capitals',
    () => changed('batch', (line) => ({ ...line, mac: String(line.mac).toUpperCase() })),
  ],
  [
    'a day that is not in the calendar',
    () => withMembers('bundle', { from: '2026-02-30T00:00:00.000Z' }),
  ],
  ['a time without thousandths', () => withMembers('bundle', { from: '2026-02-03T00:00:00Z' })],
  ['a number with a zero before it', () => withMembers('batch', { after: '01' })],
  ['a number below zero', () => withMembers('batch', { rows: -1 })],
  ['a line at another place', () => reordered('batch', 'proof')],
  ['a head before its bundle', () => reordered('head', 'bundle')],
  ['a line of another log', () => withMembers('proof', { log: 'zar.test/journal' })],
  [
    'a log too few',
    () => changed('bundle', (line) => ({ ...line, logs: (line.logs as Json[]).slice(1) })),
  ],
  [
    'a log of an unknown name',
    () =>
      changed('bundle', (line) => ({
        ...line,
        logs: [{ log: 'zar.test/audit', origin: ORIGINS.zar, subject: '', facts: 0 }],
      })),
  ],
  [
    'an account twice',
    () =>
      changed('bundle', (line) => ({
        ...line,
        accounts: [...(line.accounts as Json[]), (line.accounts as Json[])[0] ?? null],
      })),
  ],
  [
    'a line after the end',
    () => Buffer.concat([right, Buffer.from(`${right.toString().split('\n')[2]}\n`)]),
  ],
  [
    'an end too many',
    () => Buffer.concat([right, Buffer.from(`${right.toString().trimEnd().split('\n').at(-1)}\n`)]),
  ],
  ['no end', () => Buffer.from(right.toString().replace(/\{"key"[^\n]*\n$/, ''))],
  ['a row of nine columns', () => sealedAs(LEDGER, 0, (row) => row.slice(1))],
  [
    'a row in a log of facts',
    () => sealedAs(JOURNAL, 0, () => ['1', 'k', null, '1', '2', '3', 'r', null, null, '0']),
  ],
  [
    'a fact in the ledger',
    () => sealedAs(LEDGER, 0, () => ({ at: timeOf('16:00'), kind: 'bonus.x', n: 1, subject: 's' })),
  ],
  ['a fact of an unknown kind', () => sealedAs(JOURNAL, 10, fact({ kind: 'message.seen' }))],
  ['a fact with a member too many', () => sealedAs(JOURNAL, 10, fact({ x: 1 }))],
  ['a fact without a number', () => sealedAs(JOURNAL, 10, without('n'))],
])('E03: %s', async (_title, make) => {
  expect(await answerTo(make())).toBe('E03')
})

const MADE = timeOf('20:14')
const HEADS = right
  .toString()
  .split('\n')
  .filter((line) => line.includes('"t":"head"'))

test.each<[string, Buffer, Parameters<typeof makeKeys>[0]]>([
  ['a key that is not in the list', endSigned('root', { key: PAIRS.root.id }), {}],
  ['a key of another use', endSigned('head', { key: PAIRS.head.id }), {}],
  ['a key of another origin', right, { evidence: { origin: ORIGINS.arcade } }],
  ['a head by a key of another origin', right, { arcade: { origin: ORIGINS.zar } }],
  ['a head by a key of bundles', right, { head: { use: 'evidence' } }],
  ['a key that is not yet valid', right, { evidence: { from: timeOf('20:14:01') } }],
  ['a key that is valid no more', right, { evidence: { until: MADE } }],
  ['a key that was revoked by then', right, { evidence: { revoked: MADE } }],
  ['a key that was revoked later', right, { evidence: { revoked: timeOf('20:15') } }],
  ['a head’s key that was revoked later', right, { head: { revoked: timeOf('20:15') } }],
  [
    'a key of another name',
    right,
    { evidence: { id: PAIRS.evidence.id, public: PAIRS.head.public } },
  ],
])('E05: %s', async (_title, bytes, keys) => {
  expect(await answerTo(bytes, {}, makeKeys(keys))).toBe('E05')
})

test('E05: a log of another name than its origin', async () => {
  const story = sealed(aLife())
  const [ledger = {}, ...logs] = story.bundle.logs as Members[]
  story.bundle.logs = [{ ...ledger, log: 'zer.test/ledger' }, ...logs]
  if (story.logs[0]) story.logs[0].log = 'zer.test/ledger'
  expect(await answerTo(makeFile(story))).toBe('E05')
})

test('a key counts from its first moment, and one that was revoked later beside published heads alone', async () => {
  const first = makeKeys({ evidence: { from: MADE }, head: { from: timeOf('20:00') } })
  expect(await answerTo(right, {}, first)).toBe('valid')
  const later = { revoked: timeOf('20:15') }
  const revoked = makeKeys({ evidence: later, head: later, arcade: later })
  expect(await answerTo(right, { heads: new Set(HEADS) }, revoked)).toBe('valid')
  for (const missing of HEADS) {
    const heads = new Set(HEADS.filter((head) => head !== missing))
    expect(await answerTo(right, { heads }, revoked)).toBe('E05')
  }
  const byThen = makeKeys({ head: { revoked: timeOf('20:00') } })
  expect(await answerTo(right, { heads: new Set(HEADS) }, byThen)).toBe('E05')
})

test('E06: the signature of the end', async () => {
  expect(await answerTo(endSigned('head'))).toBe('E06')
  const lines = right
    .toString()
    .replace(/"sig":"([^"]*)","t":"end"/, `"sig":"${'0'.repeat(128)}","t":"end"`)
  expect(await answerTo(Buffer.from(lines))).toBe('E06')
})

test('E07: the number of lines and their root, as signed', async () => {
  expect(await answerTo(endSigned('evidence', { lines: 9 }))).toBe('E07')
  expect(await answerTo(endSigned('evidence', { root: PAIRS.root.public }))).toBe('E07')
})
