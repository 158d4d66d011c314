import { createPrivateKey, createPublicKey } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readKeys } from '../../server/src/app/keys/keys.ts'
import { freshDb } from '../../server/src/testing/database/database.ts'
import { demoPassword, ensureKeys, openKeys } from './keys.ts'
import { makePrivatePem } from './make-key.ts'

/** A folder of the casino's, beside which the arcade's will be. */
function emptyFolder(): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'zar-keys-')), 'keys')
  mkdirSync(folder, { mode: 0o700 })
  onTestFinished(() => rmSync(path.dirname(folder), { recursive: true, force: true }))
  return folder
}
const arcadeOf = (folder: string) => path.join(path.dirname(folder), 'arcade-keys')

test('H8: keys are made whole, for their owner alone, and a lost public half from its private one', () => {
  const folder = emptyFolder()
  ensureKeys(folder, arcadeOf(folder))
  demoPassword(folder)
  readKeys(folder)
  for (const place of [folder, arcadeOf(folder)]) {
    const names = readdirSync(place)
    expect(names.filter((name) => name.endsWith('.draft'))).toEqual([])
    for (const name of names) expect(statSync(path.join(place, name)).mode & 0o777).toBe(0o600)
    expect(statSync(place).mode & 0o077).toBe(0)
  }
  const own = path.join(arcadeOf(folder), 'hub88-private.pem')
  const theirs = path.join(folder, 'hub88-public.pem')
  rmSync(theirs)
  ensureKeys(folder, arcadeOf(folder))
  expect(
    createPublicKey(readFileSync(theirs)).equals(
      createPublicKey(createPrivateKey(readFileSync(own))),
    ),
  ).toBe(true)
})

test('H9: where the database stays and its keys are lost `npm start` makes none', async () => {
  const [folder, database] = [emptyFolder(), await freshDb()]
  onTestFinished(database.close)
  await openKeys(database.url, folder, arcadeOf(folder))
  const before = readdirSync(folder)
  await openKeys(database.url, folder, arcadeOf(folder))
  expect(readdirSync(folder)).toEqual(before)
  rmSync(path.join(folder, 'bank-order-secret'))
  await expect(openKeys(database.url, folder, arcadeOf(folder))).rejects.toThrow(
    'bank-order-secret is missing in',
  )
  const other = emptyFolder()
  await expect(openKeys(database.url, other, arcadeOf(folder))).rejects.toThrow(
    /all \d+ keys are missing in/,
  )
  expect(readdirSync(other)).toEqual([])
})

test('H12: the arcade has a folder of its own, and shares what both have agreed on and nothing else', () => {
  const folder = emptyFolder()
  const arcade = arcadeOf(folder)
  ensureKeys(folder, arcade)
  const textOf = (place: string, name: string) => readFileSync(path.join(place, name), 'utf8')
  const casinos = new Set(readdirSync(folder).map((name) => textOf(folder, name)))
  const shared = readdirSync(arcade).filter((name) => casinos.has(textOf(arcade, name)))
  const own = readdirSync(arcade).filter((name) => !shared.includes(name))
  expect(own.sort()).toEqual([
    'database-password',
    'fairness-head-key',
    'fairness-log-key',
    'fairness-root-key',
    'hub88-private.pem',
    'match-result-secret',
    'room-chain-key',
  ])
  const isOfSupplier = /^(softgamings|amusnet|egt-digital|everymatrix|digitain|bank)-/
  expect(shared.filter((name) => !isOfSupplier.test(name))).toEqual(['operator-public.pem'])
  expect(shared).not.toContain('softgamings-player-secret')
  // What was agreed on anew reaches the arcade, what is its own stays.
  writeFileSync(path.join(folder, 'digitain-hmac-key'), 'agreed on another day')
  const before = own.map((name) => textOf(arcade, name))
  ensureKeys(folder, arcade)
  expect(textOf(arcade, 'digitain-hmac-key')).toBe('agreed on another day')
  expect(own.map((name) => textOf(arcade, name))).toEqual(before)
})

test('H12: an earlier installation keeps its pair for Hub88, and the casino loses the private half', () => {
  const folder = emptyFolder()
  const arcade = arcadeOf(folder)
  ensureKeys(folder, arcade)
  const [before, now] = [folder, arcade].map((place) => path.join(place, 'hub88-private.pem'))
  const pem = readFileSync(now ?? '', 'utf8')
  rmSync(arcade, { recursive: true })
  writeFileSync(before ?? '', pem)
  const theirs = readFileSync(path.join(folder, 'hub88-public.pem'), 'utf8')
  ensureKeys(folder, arcade)
  expect(readFileSync(now ?? '', 'utf8').trim()).toBe(pem.trim())
  expect(existsSync(before ?? '')).toBe(false)
  expect(readFileSync(path.join(folder, 'hub88-public.pem'), 'utf8')).toBe(theirs)
})

test('H9: a lost or other private half of Hub88 is refused by name, and none is made beside the public one', () => {
  const folder = emptyFolder()
  const arcade = arcadeOf(folder)
  ensureKeys(folder, arcade)
  const own = path.join(arcade, 'hub88-private.pem')
  const pem = readFileSync(own, 'utf8')
  rmSync(own)
  expect(() => ensureKeys(folder, arcade)).toThrow(/hub88-private\.pem is missing.*docs\/breach/)
  expect(existsSync(own)).toBe(false)
  writeFileSync(own, makePrivatePem())
  expect(() => ensureKeys(folder, arcade)).toThrow(
    /hub88-private\.pem is not the other half of .*hub88-public\.pem/,
  )
  writeFileSync(own, pem)
  ensureKeys(folder, arcade)
})

test('O15: a folder in the place of a key is refused by its name', () => {
  for (const place of ['casino', 'arcade'] as const) {
    const folder = emptyFolder()
    ensureKeys(folder, arcadeOf(folder))
    const file = path.join(place === 'casino' ? folder : arcadeOf(folder), 'bank-order-secret')
    rmSync(file)
    mkdirSync(file)
    expect(() => ensureKeys(folder, arcadeOf(folder)), place).toThrow(`${file} cannot be read`)
  }
})
