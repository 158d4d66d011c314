import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ENCRYPTED_FIELDS } from '../../app/keys/encrypted-fields.ts'
import { personalNoContext } from '../../modules/players/player.ts'
import { secretContext } from '../../modules/players/two-step/second-step.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { openFieldCipher } from './field-cipher.ts'
import {
  deleteFieldKey,
  listFieldKeys,
  makeFieldKey,
  readFieldKeys,
  useFieldKey,
} from './field-cipher-keys.ts'
import { countEncrypted, reEncryptAll } from './re-encrypt.ts'

let casino: TestCasino
let folder: string
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zar-seal-'))
  for (const name of ['personal-data-key', 'personal-data-index-key'])
    writeFileSync(path.join(folder, name), randomBytes(32).toString('hex'))
  return async () => {
    await casino.owner.pool.query('delete from identity_check')
    await casino.owner.pool.query('delete from two_step')
    await casino.owner.pool.query('delete from account')
    await casino.owner.pool.query('delete from player')
    rmSync(folder, { recursive: true })
  }
})

/** As many players, each with a number and the secret of an app that are encrypted by the current key. */
async function people(count: number): Promise<string[]> {
  const fieldCipher = openFieldCipher(readFieldKeys(folder), casino.random)
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    const id = await casino.player()
    const personal_no_sealed = fieldCipher.encrypt(`no-${id}`, personalNoContext(id))
    const player = casino.db.updateTable('player').where('id', '=', id)
    await player.set({ personal_no_sealed }).execute()
    const secret_sealed = fieldCipher.encrypt(`secret-${id}`, secretContext(id))
    const step = { player_id: id, secret_sealed, begun_at: casino.clock.now() }
    await casino.db.insertInto('two_step').values(step).execute()
    ids.push(id)
  }
  return ids
}

/** What a casino with the keys of the folder reads. */
async function readBack() {
  const fieldCipher = openFieldCipher(readFieldKeys(folder), casino.random)
  const rows = await casino.db
    .selectFrom('player')
    .innerJoin('two_step', 'player_id', 'id')
    .select(['id', 'personal_no_sealed', 'secret_sealed'])
    .execute()
  return rows.map(({ id, personal_no_sealed, secret_sealed }) => [
    fieldCipher.decrypt(personal_no_sealed, personalNoContext(id)).replace(id, ''),
    fieldCipher.decrypt(secret_sealed, secretContext(id)).replace(id, ''),
  ])
}

function rotation(onBatch: (encrypted: number) => void = () => {}) {
  const keys = readFieldKeys(folder)
  const fieldCipher = openFieldCipher(keys, casino.random)
  return reEncryptAll({
    db: casino.db,
    fieldCipher,
    fields: ENCRYPTED_FIELDS,
    current: keys.current,
    batchMax: 4,
    onBatch,
  })
}

test('PRV-04: a casino that is open finds the new key without a restart, and reads what either has encrypted', async () => {
  const open = openFieldCipher(readFieldKeys(folder), casino.random)
  const before = open.encrypt('önce', 'a')
  const version = makeFieldKey(folder)
  expect([version, open.encrypt('henüz', 'a')[0]]).toEqual([2, 1])
  useFieldKey(folder, version)
  const after = open.encrypt('sonra', 'a')
  expect([before[0], after[0]]).toEqual([1, 2])
  const elsewhere = openFieldCipher(readFieldKeys(folder), casino.random)
  for (const fieldCipher of [open, elsewhere])
    expect([fieldCipher.decrypt(before, 'a'), fieldCipher.decrypt(after, 'a')]).toEqual([
      'önce',
      'sonra',
    ])
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([])
})

test('PRV-04: a rotation that is killed half-way goes on where it was, and the old key is needed no more', async () => {
  await people(9)
  useFieldKey(folder, makeFieldKey(folder))
  const killed = rotation(() => {
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await countEncrypted(casino.db, ENCRYPTED_FIELDS)).toEqual(
    new Map([
      [1, 14],
      [2, 4],
    ]),
  )
  const all = Array.from({ length: 9 }, () => ['no-', 'secret-'])
  expect(await readBack()).toEqual(all)

  expect(await rotation()).toEqual({ encrypted: 14, closed: 0 })
  expect(await rotation()).toEqual({ encrypted: 0, closed: 0 })
  expect(await countEncrypted(casino.db, ENCRYPTED_FIELDS)).toEqual(new Map([[2, 18]]))
  deleteFieldKey(folder, 1)
  expect(listFieldKeys(folder)).toEqual([2])
  expect(await readBack()).toEqual(all)
})

test('PRV-04: what is erased stays empty, and what was encrypted by the new key meanwhile stays as it is', async () => {
  const [erased = '', changed = '', last = ''] = await people(3)
  useFieldKey(folder, makeFieldKey(folder))
  const fieldCipher = openFieldCipher(readFieldKeys(folder), casino.random)
  const fresh = fieldCipher.encrypt('a new secret', secretContext(changed))
  const steps = casino.db.updateTable('two_step').where('player_id', '=', changed)
  await steps.set({ secret_sealed: fresh }).execute()
  const player = casino.db.updateTable('player').where('id', '=', erased)
  await player.set({ personal_no_sealed: Buffer.alloc(0) }).execute()
  expect(await rotation()).toEqual({ encrypted: 4, closed: 0 })
  const read = (id: string) =>
    casino.db
      .selectFrom('player')
      .innerJoin('two_step', 'player_id', 'id')
      .select(['personal_no_sealed', 'secret_sealed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  expect((await read(erased)).personal_no_sealed).toHaveLength(0)
  expect((await read(changed)).secret_sealed).toEqual(fresh)
  expect((await read(last)).secret_sealed[0]).toBe(2)
})

test('PRV-04: what does not open is left and counted, and keeps nothing else back', async () => {
  const [broken = ''] = await people(3)
  const damaged = Buffer.concat([Buffer.of(1), Buffer.alloc(40, 7)])
  const player = casino.db.updateTable('player').where('id', '=', broken)
  await player.set({ personal_no_sealed: damaged }).execute()
  useFieldKey(folder, makeFieldKey(folder))
  expect(await rotation()).toEqual({ encrypted: 5, closed: 1 })
  expect(await countEncrypted(casino.db, ENCRYPTED_FIELDS)).toEqual(
    new Map([
      [1, 1],
      [2, 5],
    ]),
  )
})

test('PRV-04: every encrypted column of the database is encrypted anew by a rotation', async () => {
  const { rows } = await casino.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%sealed' and table_name <> 'sandbox_message'`,
  )
  const names = ENCRYPTED_FIELDS.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).sort()).toEqual(names.sort())
})
