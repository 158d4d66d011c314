import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CasinoFixture, openCasinoFixture } from '../../testing/casino/casino-fixture.ts'
import { run } from '../../testing/casino/process.ts'
import { runOffice } from '../../testing/casino/run-script.ts'
import { KEY_FILES } from './key-files.ts'
import { checkKeys, keysIn } from './key-fingerprints.ts'

let casinoFixture: CasinoFixture
let folder: string
beforeEach(async () => {
  casinoFixture = await openCasinoFixture()
  folder = casinoFixture.keys.folder
})
afterEach(() => casinoFixture.close())

const check = () => checkKeys(casinoFixture.testCasino.db, folder)
const fileOf = (name: string) => path.join(folder, name)
const office = (...words: string[]) =>
  runOffice(casinoFixture.testCasino.url, ['keys', ...words], {
    KEYS_DIR: folder,
    SUDO_USER: 'ayla',
  })

test('H9, SEC-05: keys of another casino, or changed ones, do not open with the database of this one', async () => {
  await check()
  await check()
  for (const name of ['bank-order-secret', 'operator-private.pem']) {
    const before = readFileSync(fileOf(name))
    writeFileSync(fileOf(name), randomBytes(32).toString('hex'))
    await expect(check()).rejects.toThrow(
      `In ${folder} ${name} is not the one that this database knows: put back the copy`,
    )
    writeFileSync(fileOf(name), before)
  }
  writeFileSync(fileOf('personal-data-index-key'), randomBytes(32).toString('hex'))
  await expect(check()).rejects.toThrow('personal-data-index-key is not the one')
})

test('H9: lost keys are named, and nothing is made in their place', async () => {
  await check()
  for (const name of ['bank-order-secret', 'amusnet-password']) rmSync(fileOf(name))
  await expect(check()).rejects.toThrow(
    'keys amusnet-password and bank-order-secret are missing in',
  )
  for (const name of readdirSync(folder)) rmSync(fileOf(name))
  await expect(check()).rejects.toThrow(/all \d+ keys are missing in .*: put back the copy/)
  expect(readdirSync(folder)).toEqual([])
})

test('H9: the casino does not open with another key, and says so in one line', async () => {
  await check()
  writeFileSync(fileOf('bank-order-secret'), randomBytes(32).toString('hex'))
  const { exited, errors } = run('server/src/main.ts', { ...casinoFixture.environment, PORT: '0' })
  expect(await exited).toEqual({ code: 1, signal: null })
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(/do not fit the database: In .* bank-order-secret is not the one/)
})

test('H9: a key that is changed on purpose is told by one command, with who did it', async () => {
  await check()
  writeFileSync(fileOf('bank-order-secret'), randomBytes(32).toString('hex'))
  rmSync(fileOf('amusnet-password'))
  for (const name of ['bank-order-secret', 'amusnet-password'])
    expect((await office('changed', name)).code).toBe(0)
  await check()
  // The one that was deleted may be any now.
  writeFileSync(fileOf('amusnet-password'), randomBytes(32).toString('hex'))
  await check()
  writeFileSync(fileOf('amusnet-password'), randomBytes(32).toString('hex'))
  await expect(check()).rejects.toThrow('amusnet-password is not the one')
  const noted = casinoFixture.testCasino.db.selectFrom('key_fingerprint').select('name')
  expect(await noted.where('noted_by', '=', 'ayla').execute()).toHaveLength(2)
  for (const name of ['softgamings-player-secret', 'personal-data-index-key', 'personal-data-key'])
    expect((await office('changed', name)).said).toMatch(/never changes|rotate/)
  expect((await office('changed', 'nothing')).said).toContain('There is no key nothing.')
})

test('H9: where no backup is left every key of the folder is taken by one command', async () => {
  await check()
  for (const name of keysIn(folder)) {
    if (!name.endsWith('.pem') && !name.endsWith('-id'))
      writeFileSync(fileOf(name), randomBytes(32).toString('hex'))
  }
  await expect(check()).rejects.toThrow('personal-data-index-key is not the one')
  expect((await office('changed', 'all')).code).toBe(0)
  await check()
})

test('H9: a key that was rotated and retired is not missed', async () => {
  await check()
  expect((await office('rotate')).code).toBe(0)
  await check()
  expect(keysIn(folder)).toContain('personal-data-key-2')
  const aWhileAgo = new Date(Date.now() - 120_000)
  utimesSync(fileOf('personal-data-key-current'), aWhileAgo, aWhileAgo)
  expect((await office('retire', '1')).code).toBe(0)
  expect(keysIn(folder)).not.toContain('personal-data-key')
  await check()
})

test('H9: the database holds no key, and no plain hash of one', async () => {
  await check()
  const rows = await casinoFixture.testCasino.db
    .selectFrom('key_fingerprint')
    .select(['name', 'fingerprint'])
    .execute()
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(KEY_FILES).sort())
  const kept = rows.map(({ fingerprint }) => fingerprint?.toString('hex'))
  expect(new Set(kept).size).toBe(rows.length)
  for (const name of keysIn(folder))
    expect(kept).not.toContain(readFileSync(fileOf(name), 'utf8').trim())
})
