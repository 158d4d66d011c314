/** Holds `docs/conformance.md` and the two lists beside it to the truth. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namesIn, namingTexts } from './conformance/named-tests.ts'
import { sentencesOf } from './conformance/sentences.ts'

const cellsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
const lines = cellsOf(readFileSync('docs/conformance.md', 'utf8')).map(
  ([id = '', fact = '', ...tests]) => ({
    id,
    fact,
    tests: tests.join(' | ').split('<br>'),
  }),
)

test('every fact has its own number, in order', () => {
  expect(lines.length).toBeGreaterThan(350)
  expect(lines.every(({ fact }) => fact.length > 10)).toBe(true)
  const ids = lines.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual([...ids].sort(byNumber))
})

test('every fact names its tests, and each of them exists', () => {
  const named = lines.flatMap(({ id, tests }) => tests.map((one) => ({ id, one })))
  const missing = named.filter(({ one }) => {
    const [file = '', name = ''] = one.split(' › ')
    return !namesIn(file).has(name)
  })
  expect(missing).toEqual([])
  expect(lines.filter(({ tests }) => tests.length === 0)).toEqual([])
})

type Listed = {
  sha256: string
  /** Section, sentence: the ids of the lines that prove it, or why it states no fact. */
  sentences: Record<string, Record<string, string[] | string>>
}
const listed: Listed = JSON.parse(readFileSync('docs/specification-sentences.json', 'utf8'))
const SHARED = process.env.ZAR_SHARED ?? '../shared'
const SPECIFICATION = `${SHARED}/spec/product.md`

test('every sentence of the list has lines of the page, or says why it states no fact', () => {
  const ids = new Set(lines.map(({ id }) => id))
  const entries = Object.values(listed.sentences).flatMap((section) => Object.entries(section))
  const wrong = entries.filter(([, proof]) =>
    typeof proof === 'string'
      ? proof.length < 10
      : proof.length === 0 || proof.some((id) => !ids.has(id)),
  )
  expect(wrong).toEqual([])
  expect(entries.length).toBeGreaterThan(380)
})

test.skipIf(!existsSync(SPECIFICATION))(
  'the list is that of the specification, sentence by sentence (skipped without ../shared)',
  () => {
    const text = readFileSync(SPECIFICATION, 'utf8')
    const own = new Set(sentencesOf(text).map(({ section, text }) => `${section} ${text}`))
    const kept = new Set(
      Object.entries(listed.sentences).flatMap(([section, sentences]) =>
        Object.keys(sentences).map((sentence) => `${section} ${sentence}`),
      ),
    )
    expect([...own].filter((one) => !kept.has(one))).toEqual([])
    expect([...kept].filter((one) => !own.has(one))).toEqual([])
    expect(createHash('sha256').update(text).digest('hex')).toBe(listed.sha256)
  },
)

type Requirements = {
  /** Of ../shared/reference/requirements.md. */
  ids: string[]
  /** What they wait for, and why, for each id that no test names. */
  waiting: Record<string, Record<string, string>>
}
const requirements: Requirements = JSON.parse(readFileSync('docs/requirements.json', 'utf8'))
const REQUIREMENTS = `${SHARED}/reference/requirements.md`

test('G11: every requirement is named by a test, or waits for a reason; none does both', () => {
  const words = new Set(
    namingTexts().flatMap(({ text }) => text.match(/\b[A-Z][A-Z0-9-]*\d\b/g) ?? []),
  )
  const waiting = Object.values(requirements.waiting).flatMap((group) => Object.keys(group))
  expect(new Set(waiting).size).toBe(waiting.length)
  expect(waiting.filter((id) => !requirements.ids.includes(id))).toEqual([])
  const { ids } = requirements
  expect(
    ids.filter((id) => !words.has(id) && !waiting.includes(id)),
    'no test',
  ).toEqual([])
  expect(
    waiting.filter((id) => words.has(id)),
    'named, and waiting',
  ).toEqual([])
  const reasons = Object.values(requirements.waiting).flatMap((group) => Object.values(group))
  expect(reasons.filter((reason) => reason.length < 10)).toEqual([])
})

test.skipIf(!existsSync(REQUIREMENTS))(
  'the list of requirements is that of the reference (skipped without ../shared)',
  () => {
    const rows = readFileSync(REQUIREMENTS, 'utf8').matchAll(/^\| ([A-Z0-9]+-\d\d|[WXG]\d+) /gm)
    const ids = new Set([...rows].map(([, id = '']) => id).filter((id) => !id.startsWith('GLI')))
    expect(new Set(requirements.ids)).toEqual(ids)
  },
)

function byNumber(a: string, b: string): number {
  const [[majorA = 0, minorA = 0], [majorB = 0, minorB = 0]] = [numbersOf(a), numbersOf(b)]
  return majorA - majorB || minorA - minorB || a.localeCompare(b)
}

/** `2.14a` stands after `2.14`. */
const numbersOf = (id: string) => id.split('.').map((part) => Number.parseInt(part, 10))
