import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readKeys } from '../../contract/src/evidence/keys.ts'
import { ensureKeyList, signKeyList } from './key-list.ts'

const ORIGIN = 'https://oyun.example'
const write = (folder: string, name: string, text: string) =>
  writeFileSync(path.join(folder, name), text, { mode: 0o600 })

test('the list is signed by the root, and a new key for heads stands beside those of before', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-fairness-'))
  write(folder, 'fairness-root-key', 'a1'.repeat(32))
  write(folder, 'fairness-head-key', 'b2'.repeat(32))
  const now = new Date('2026-03-01T12:00:00Z')
  const root = await signKeyList({ folder, origin: ORIGIN, now })
  const read = () => readKeys(readFileSync(path.join(folder, 'fairness-keys.json')), root)
  const first = await read()
  expect(first.keys).toMatchObject([{ use: 'head', origin: ORIGIN, revoked: null }])
  // Once more changes nothing.
  await signKeyList({ folder, origin: ORIGIN, now })
  expect(await read()).toEqual(first)
  write(folder, 'fairness-head-key', 'c3'.repeat(32))
  await signKeyList({ folder, origin: ORIGIN, now })
  const second = await read()
  expect(second.keys).toHaveLength(2)
  expect(second.keys[0]).toEqual(first.keys[0])
  const id = second.keys[1]?.id
  await signKeyList({ folder, origin: ORIGIN, now, revoke: id })
  expect((await read()).keys.map(({ revoked }) => revoked)).toEqual([null, now.toISOString()])
  await expect(signKeyList({ folder, origin: ORIGIN, now, revoke: 'none' })).rejects.toThrow(
    'No key of the list is none.',
  )
  const other = 'ab'.repeat(32)
  const bytes = readFileSync(path.join(folder, 'fairness-keys.json'))
  await expect(readKeys(bytes, other)).rejects.toThrow('not signed by this root')
})

test('a list is made where it lacks the key, and where the root is in the folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-fairness-'))
  write(folder, 'fairness-head-key', 'b2'.repeat(32))
  const asked = { folder, origin: ORIGIN, now: new Date('2026-03-01T12:00:00Z') }
  await ensureKeyList(asked)
  expect(readdirSync(folder)).toEqual(['fairness-head-key'])
  write(folder, 'fairness-root-key', 'a1'.repeat(32))
  await ensureKeyList(asked)
  const file = path.join(folder, 'fairness-keys.json')
  const first = readFileSync(file, 'utf8')
  await ensureKeyList({ ...asked, now: new Date('2026-04-01T12:00:00Z') })
  expect(readFileSync(file, 'utf8')).toBe(first)
})
