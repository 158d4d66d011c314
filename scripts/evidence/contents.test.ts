import { expect, test } from 'vitest'
import { answerTo } from './testing/check.ts'
import {
  batchAs,
  changed,
  column,
  FAIRNESS,
  fact,
  file,
  JOURNAL,
  LEDGER,
  sealedAs,
  withHead,
  withMembers,
} from './testing/edits.ts'
import { aLife, CASH, movement, timeOf } from './testing/life.ts'
import { type Json, type Members, makeFile, PAIRS, signedHead } from './testing/make.ts'
import { sealed } from './testing/story.ts'

test('E08: the signature of each head', async () => {
  for (const nth of [LEDGER, JOURNAL, FAIRNESS]) {
    const sig = signedHead({ t: 'other' }, nth === FAIRNESS ? PAIRS.arcade : PAIRS.head).sig ?? null
    expect(await answerTo(withMembers('head', { sig }, nth))).toBe('E08')
  }
})

test.each<[string, () => Buffer]>([
  ['a batch that is not in the head', () => withMembers('batch', { mac: PAIRS.root.public })],
  ['a head of other batches', () => withHead({ root: PAIRS.root.public })],
  ['a head of more batches', () => withHead({ batches: 2 ** 40 + 1 })],
  [
    'a hash over in the top',
    () =>
      changed('top', (line) => ({ ...line, path: [...(line.path as Json[]), PAIRS.root.public] })),
  ],
  [
    'a hash missing in the top',
    () => changed('top', (line) => ({ ...line, path: (line.path as Json[]).slice(1) })),
  ],
  ['batches that do not join, as sealed', () => batchAs(LEDGER, 1, { after: '1007' })],
  ['batches that overlap, as sealed', () => batchAs(LEDGER, 3, { after: '1001' })],
  ['batches that descend', () => withMembers('batch', { i: 0 }, 1)],
])('E09: %s', async (_title, make) => {
  expect(await answerTo(make())).toBe('E09')
})

test.each<[string, () => Buffer]>([
  [
    'a row that is not the sealed one',
    () => changed('item', (line) => ({ ...line, body: (line.body as Json[]).with(6, 'other') })),
  ],
  ['a salt that is not the sealed one', () => withMembers('item', { salt: '0'.repeat(32) })],
  ['another place', () => withMembers('item', { p: 1 })],
  ['a place beyond the batch', () => withMembers('item', { p: 6 }, 2)],
  ['another batch', () => withMembers('item', { b: 1 })],
  ['a proof of another batch', () => withMembers('proof', { b: 1 })],
  [
    'a hash over',
    () =>
      changed('proof', (line) => ({
        ...line,
        path: [...(line.path as Json[]), PAIRS.root.public],
      })),
  ],
  [
    'a hash missing',
    () => changed('proof', (line) => ({ ...line, path: (line.path as Json[]).slice(1) })),
  ],
  [
    'items that descend',
    () =>
      file({
        lines: (lines) => {
          const at = lines.findIndex(({ t }) => t === 'item')
          return [
            ...lines.slice(0, at),
            ...lines.slice(at, at + 2).reverse(),
            ...lines.slice(at + 2),
          ]
        },
      }),
  ],
])('E10: %s', async (_title, make) => {
  expect(await answerTo(make())).toBe('E10')
})

const OTHER = '00000000-8a43-4f7e-9d11-2f6f0c9a3e58'

test.each<[string, () => Buffer]>([
  ['a row of somebody else', () => sealedAs(LEDGER, 0, column(2, OTHER))],
  ['a row of nobody', () => sealedAs(LEDGER, 0, column(2, null))],
  [
    'a row between accounts of others',
    () => sealedAs(LEDGER, 0, (row) => row.with(4, '7').with(8, null)),
  ],
  ['a balance of others', () => sealedAs(LEDGER, 0, column(7, '1'))],
  ['a fact about somebody else', () => sealedAs(JOURNAL, 0, fact({ subject: OTHER }))],
  ['a round of another seat', () => sealedAs(FAIRNESS, 0, fact({ subject: 'seat-1' }))],
])('E12: %s', async (_title, make) => {
  expect(await answerTo(make())).toBe('E12')
})

test.each<[string, () => Buffer]>([
  ['a row that is left out by a right proof', () => file({}, { hidden: { ledger: [3] } })],
  ['a balance that does not follow', () => sealedAs(LEDGER, 1, column(7, '48000001'))],
  ['an amount that does not lead there', () => sealedAs(LEDGER, 1, column(5, '2000001'))],
  ['a balance that is not told', () => sealedAs(LEDGER, 1, column(7, null))],
  ['ids that descend', () => sealedAs(LEDGER, 1, column(0, '1001'))],
  ['an id before its batch', () => sealedAs(LEDGER, 0, column(0, '1000'))],
  ['an id after its batch', () => sealedAs(LEDGER, 2, column(0, '1007'))],
])('E13: %s', async (_title, make) => {
  expect(await answerTo(make())).toBe('E13')
})

const accountAs = (members: Members) =>
  changed('bundle', ({ accounts, ...line }) => ({
    ...line,
    accounts: (accounts as Members[]).map((one) =>
      one.id === CASH ? { ...one, ...members } : one,
    ),
  }))

test.each<[string, () => Buffer]>([
  ['another closing balance', () => accountAs({ closing: '1' })],
  ['another opening balance', () => file({}, { openings: { [CASH]: 1 }, bundle: { whole: true } })],
  ['a first row that is left out', () => file({}, { hidden: { ledger: [0] } })],
  ['a last row that is left out', () => file({}, { hidden: { ledger: [10] } })],
  [
    'an account that no row moves',
    () =>
      changed('bundle', ({ accounts, ...line }) => ({
        ...line,
        accounts: [...(accounts as Json[]), { id: '999', kind: 'x', opening: '0', closing: '1' }],
      })),
  ],
])('E14: %s', async (_title, make) => {
  expect(await answerTo(make())).toBe('E14')
})

const statedAs = (facts: number, whole = true) =>
  changed('bundle', ({ logs, ...line }) => ({
    ...line,
    whole,
    logs: (logs as Members[]).map((log, at) => (at === JOURNAL ? { ...log, facts } : log)),
  }))

test.each<[string, () => Buffer]>([
  ['a fact that is left out', () => file({}, { hidden: { journal: [5] } })],
  ['a last fact that is left out', () => file({}, { hidden: { journal: [18] } })],
  ['more facts than are shown', () => statedAs(20)],
  ['fewer facts than are shown', () => statedAs(18, false)],
  [
    'facts of a ledger',
    () =>
      changed('bundle', ({ logs, ...line }) => ({
        ...line,
        logs: (logs as Members[]).map((log) => ({
          ...log,
          facts: log.facts === 0 ? 1 : (log.facts ?? 0),
        })),
      })),
  ],
  ['a number twice', () => sealedAs(JOURNAL, 5, fact({ n: 5 }))],
  ['a file of the whole that begins later', () => file({}, { first: { journal: 2 } })],
])('E15: %s', async (_title, make) => {
  expect(await answerTo(make())).toBe('E15')
})

test.each<[string, () => Buffer]>([
  ['an end before the beginning', () => withMembers('bundle', { from: timeOf('20:14:01') })],
  ['made before its end', () => withMembers('bundle', { to: timeOf('20:14:01') })],
  ['made before its head', () => file({}, { heads: { journal: timeOf('20:14:01') } })],
  [
    'a head that is older than 25 hours',
    () => withMembers('bundle', { made: '2026-11-22T21:00:00.001Z' }),
  ],
  [
    'a row later than its batch',
    () => sealedAs(LEDGER, 10, column(9, `${Date.parse(timeOf('20:00')) * 1_000 + 1}`)),
  ],
  [
    'a fact later than its batch',
    () => sealedAs(JOURNAL, 18, fact({ at: '2026-11-21T20:00:00.001Z' })),
  ],
])('E19: %s', async (_title, make) => {
  expect(await answerTo(make())).toBe('E19')
})

test('a head of 25 hours, and a row and a fact at the moment of their batch are taken', async () => {
  expect(await answerTo(withMembers('bundle', { made: '2026-11-22T21:00:00.000Z' }))).toBe('valid')
  expect(
    await answerTo(sealedAs(LEDGER, 10, column(9, `${Date.parse(timeOf('20:00')) * 1_000}`))),
  ).toBe('valid')
  expect(await answerTo(sealedAs(JOURNAL, 18, fact({ at: timeOf('20:00') })))).toBe('valid')
})

test('a part that begins later has its opening balances, and numbers from its first fact on', async () => {
  const life = aLife()
  const part = { rows: life.rows.slice(1), journal: life.journal.slice(5), fairness: life.fairness }
  const options = { bundle: { whole: false }, openings: { [CASH]: 50_000 }, first: { journal: 6 } }
  expect(await answerTo(makeFile(sealed(part, options)))).toBe('valid')
  expect(await answerTo(makeFile(sealed(part, { ...options, bundle: { whole: true } })))).toBe(
    'E14',
  )
})

test('of several faults the one of the first step is told', async () => {
  const life = aLife()
  life.rows.push(movement('odd', CASH, '1', 1, '19:59'))
  const both = makeFile(sealed(life, { hidden: { ledger: [3], journal: [5] } }))
  expect(await answerTo(both)).toBe('E13')
  const head = sealed(aLife(), {
    hidden: { journal: [5] },
    heads: { fairness: timeOf('20:14:01') },
  })
  expect(await answerTo(makeFile(head))).toBe('E19')
})
