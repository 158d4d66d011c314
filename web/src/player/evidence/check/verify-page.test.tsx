import { readFileSync } from 'node:fs'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { globSync } from 'tinyglobby'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { EXAMPLES, exampleOf, fileOf, HEADS, KEYS, ROOT, VALID } from '../testing/files.ts'
import { useWorker } from '../testing/worker.ts'
import { VerifyPage } from './verify-page.tsx'
import { CODES, sentenceOf } from './words/code-texts.ts'

const calls = vi.fn()
beforeEach(() => {
  useWorker()
  calls.mockClear()
  for (const way of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']) {
    vi.stubGlobal(way, calls)
  }
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(calls)
})
afterEach(() => expect(calls, 'the page calls nobody').not.toHaveBeenCalled())

type Chosen = { [label: string]: File }

async function verify(file: Uint8Array<ArrayBuffer>, more: Chosen = {}, root = '') {
  const { user } = render(<VerifyPage />, '/kanit')
  const chosen: Chosen = {
    'File of evidence': fileOf(file, 'mine.jsonl'),
    'List of keys': fileOf(KEYS, 'keys.json'),
    ...more,
  }
  for (const [label, one] of Object.entries(chosen)) {
    await user.upload(screen.getByLabelText(label), one)
  }
  if (root) await user.type(screen.getByLabelText('Root key'), root)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  return { user }
}
const result = () => screen.findByRole('region', { name: 'Result' })
const heading = async () => within(await result()).getByRole('heading').textContent

test('a valid file is told with what it holds: period, rows, batches, heads and black bars', async () => {
  await verify(VALID, {}, ROOT)
  expect(await heading()).toBe('Valid: the file is authentic and complete')
  expect(document.activeElement?.textContent).toBe(await heading())
  const holds = screen.getByRole('region', { name: 'What the file holds' }).textContent ?? ''
  expect(holds).toContain('21.Nov.26 03:00 – 21.Nov.26 23:14')
  expect(holds).toContain('14 movements of money, 24 events')
  expect(holds).toContain('Blacked outNone')
  expect(holds).toContain('₺275,38')
  expect(holds).toContain('b9e8 6ee5 7332 9129signature checked')
  const rows = within(screen.getByRole('table', { name: 'Logs and their signed heads' }))
  expect(rows.getByRole('row', { name: /zar\.example\/ledger/ }).textContent).toContain('6 of 6')
})

test.skipIf(EXAMPLES.length === 0)('each example of the format is answered in words', async () => {
  const told = new Set<string>()
  for (const [name, { verdict, code, findings }] of EXAMPLES) {
    await verify(exampleOf(name))
    const text = (await result()).textContent ?? ''
    const codes = verdict === 'refused' ? [code ?? ''] : findings
    for (const one of codes) {
      const known = CODES.find((it) => it === one)
      expect(known && text.includes(sentenceOf(known)), `${name}: ${one}`).toBe(true)
      told.add(one)
    }
    const said = {
      refused: `Refused: ${code}`,
      valid: findings.length > 0 ? 'The file is authentic, and the house broke its word' : 'Valid:',
    }[verdict]
    expect(text, name).toContain(said)
    cleanup()
  }
  expect(told.size).toBeGreaterThan(15)
})

test('each code has one sentence of its own, in both languages', () => {
  const source = readFileSync('web/src/player/evidence/check/words/code-texts.ts', 'utf8')
  expect(CODES).toHaveLength(24)
  for (const code of CODES) {
    expect(source.match(new RegExp(`^  ${code}:`, 'gm')), code).toHaveLength(2)
    expect(sentenceOf(code)).toMatch(/^[A-Z].{30,}\.$/)
  }
  expect(new Set(CODES.map((code) => sentenceOf(code))).size).toBe(CODES.length)
})

test('one byte that was changed is refused, and the answer is taken away with the next choice', async () => {
  const bent = VALID.slice()
  const at = new TextDecoder().decode(bent).indexOf('50000000')
  bent[at] = 0x36
  const { user } = await verify(bent)
  expect(await heading()).toBe('Refused: E07')
  expect((await result()).textContent).toContain('mine.jsonl proves nothing.')
  expect(screen.queryByRole('region', { name: 'What the file holds' })).toBeNull()
  await user.upload(screen.getByLabelText('File of evidence'), fileOf(VALID, 'other.jsonl'))
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
})

test.each<[string, Chosen, string, string]>([
  [
    'a list of keys that is none',
    { 'List of keys': fileOf(VALID, 'x.json') },
    '',
    'is not a list of keys',
  ],
  ['a list of another root', {}, 'ab'.repeat(32), 'is not signed by the root'],
  [
    'an older file that is none',
    { 'An older file': fileOf(KEYS, 'x') },
    '',
    'The older file is not valid',
  ],
])('of %s nothing can be said', async (_title, more, root, sentence) => {
  await verify(VALID, more, root)
  expect(await heading()).toBe('Nothing can be said')
  expect((await result()).textContent).toContain(sentence)
})

test('an older file and the published heads are looked at beside it', async () => {
  await verify(VALID, {
    'Published heads': fileOf(HEADS, 'heads.jsonl'),
    'An older file': fileOf(VALID, 'older.jsonl'),
  })
  expect(await heading()).toBe('Valid: the file is authentic and complete')
})

test('where the worker is lost the page says so', async () => {
  useWorker('lost')
  await verify(VALID)
  expect(await heading()).toBe('Nothing can be said')
  expect((await result()).textContent).toContain('has stopped')
})

test('a file of which lines were blacked out is still valid', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return '#saved'
  })
  const { user } = await verify(VALID)
  const lines = within(await screen.findByRole('region', { name: 'Lines, and blacking out' }))
  await user.click(lines.getByRole('button', { name: /^Message/ }))
  await user.click(await lines.findByRole('checkbox', { name: /Message sent/ }))
  await user.click(lines.getByRole('button', { name: /^Bet/ }))
  await user.click(lines.getByRole('button', { name: 'Choose all 2 lines' }))
  expect(await lines.findByText('3 lines chosen')).toBeTruthy()
  await user.click(lines.getByRole('button', { name: 'Black out and save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const made = new Uint8Array(await (saved[0]?.arrayBuffer() ?? new ArrayBuffer(0)))
  expect(new TextDecoder().decode(made)).not.toMatch(/message\.sent|bet\.placed/)
  cleanup()
  await verify(made)
  expect(await heading()).toBe('Valid: the file is authentic and complete')
  expect(screen.getByText('3 lines')).toBeTruthy()
})

test('the page’s code has no way to call anybody, nor to fetch a part of itself later', () => {
  const files = globSync([
    'web/src/player/evidence/check/*.{ts,tsx}',
    'contract/src/evidence/{*,findings/*}.ts',
  ]).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(25)
  const guilty = files.filter((file) =>
    /\bfetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|lib\/api\/(?!save-file)|import\(|lazy/.test(
      readFileSync(file, 'utf8').replace(/\/\*\*?[\s\S]*?\*\/|\/\/.*$/gm, ''),
    ),
  )
  expect(guilty).toEqual([])
})
