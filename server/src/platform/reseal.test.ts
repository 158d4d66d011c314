import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { personalNoContext } from '../modules/players/player.ts'
import { secretContext } from '../modules/players/two-step/second-step.ts'
import { SEALED_FIELDS } from '../sealed-fields.ts'
import { type House, openHouse } from '../testing/house.ts'
import { countSealed, resealAll } from './reseal.ts'
import { openSeal } from './seal.ts'
import { deleteSealKey, listSealKeys, makeSealKey, readSealKeys, useSealKey } from './seal-keys.ts'

let house: House
let folder: string
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zar-seal-'))
  for (const name of ['personal-data-key', 'personal-data-index-key'])
    writeFileSync(path.join(folder, name), randomBytes(32).toString('hex'))
  return async () => {
    await house.owner.pool.query('delete from identity_check')
    await house.owner.pool.query('delete from two_step')
    await house.owner.pool.query('delete from account')
    await house.owner.pool.query('delete from player')
    rmSync(folder, { recursive: true })
  }
})

/** As many players, each with a number and the secret of an app that are sealed by the current key. */
async function people(count: number): Promise<string[]> {
  const seal = openSeal(readSealKeys(folder), house.random)
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    const id = await house.player()
    const personal_no_sealed = seal.seal(`no-${id}`, personalNoContext(id))
    const player = house.db.updateTable('player').where('id', '=', id)
    await player.set({ personal_no_sealed }).execute()
    const secret_sealed = seal.seal(`secret-${id}`, secretContext(id))
    const step = { player_id: id, secret_sealed, begun_at: house.clock.now() }
    await house.db.insertInto('two_step').values(step).execute()
    ids.push(id)
  }
  return ids
}

/** What a house with the keys of the folder reads. */
async function readBack() {
  const seal = openSeal(readSealKeys(folder), house.random)
  const rows = await house.db
    .selectFrom('player')
    .innerJoin('two_step', 'player_id', 'id')
    .select(['id', 'personal_no_sealed', 'secret_sealed'])
    .execute()
  return rows.map(({ id, personal_no_sealed, secret_sealed }) => [
    seal.open(personal_no_sealed, personalNoContext(id)).replace(id, ''),
    seal.open(secret_sealed, secretContext(id)).replace(id, ''),
  ])
}

function rotation(onBatch: (sealed: number) => void = () => {}) {
  const keys = readSealKeys(folder)
  const seal = openSeal(keys, house.random)
  return resealAll({
    db: house.db,
    seal,
    fields: SEALED_FIELDS,
    current: keys.current,
    batchMax: 4,
    onBatch,
  })
}

test('PRV-04: a house that is open finds the new key without a restart, and reads what either has sealed', async () => {
  const open = openSeal(readSealKeys(folder), house.random)
  const before = open.seal('önce', 'a')
  const version = makeSealKey(folder)
  expect([version, open.seal('henüz', 'a')[0]]).toEqual([2, 1])
  useSealKey(folder, version)
  const after = open.seal('sonra', 'a')
  expect([before[0], after[0]]).toEqual([1, 2])
  const elsewhere = openSeal(readSealKeys(folder), house.random)
  for (const seal of [open, elsewhere])
    expect([seal.open(before, 'a'), seal.open(after, 'a')]).toEqual(['önce', 'sonra'])
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([])
})

test('PRV-04: a rotation that is killed half-way goes on where it was, and the old key is needed no more', async () => {
  await people(9)
  useSealKey(folder, makeSealKey(folder))
  const killed = rotation(() => {
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await countSealed(house.db, SEALED_FIELDS)).toEqual(
    new Map([
      [1, 14],
      [2, 4],
    ]),
  )
  const all = Array.from({ length: 9 }, () => ['no-', 'secret-'])
  expect(await readBack()).toEqual(all)

  expect(await rotation()).toEqual({ sealed: 14, closed: 0 })
  expect(await rotation()).toEqual({ sealed: 0, closed: 0 })
  expect(await countSealed(house.db, SEALED_FIELDS)).toEqual(new Map([[2, 18]]))
  deleteSealKey(folder, 1)
  expect(listSealKeys(folder)).toEqual([2])
  expect(await readBack()).toEqual(all)
})

test('PRV-04: what is erased stays empty, and what was sealed by the new key meanwhile stays as it is', async () => {
  const [erased = '', changed = '', last = ''] = await people(3)
  useSealKey(folder, makeSealKey(folder))
  const seal = openSeal(readSealKeys(folder), house.random)
  const fresh = seal.seal('a new secret', secretContext(changed))
  const steps = house.db.updateTable('two_step').where('player_id', '=', changed)
  await steps.set({ secret_sealed: fresh }).execute()
  const player = house.db.updateTable('player').where('id', '=', erased)
  await player.set({ personal_no_sealed: Buffer.alloc(0) }).execute()
  expect(await rotation()).toEqual({ sealed: 4, closed: 0 })
  const read = (id: string) =>
    house.db
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
  const player = house.db.updateTable('player').where('id', '=', broken)
  await player.set({ personal_no_sealed: damaged }).execute()
  useSealKey(folder, makeSealKey(folder))
  expect(await rotation()).toEqual({ sealed: 5, closed: 1 })
  expect(await countSealed(house.db, SEALED_FIELDS)).toEqual(
    new Map([
      [1, 1],
      [2, 5],
    ]),
  )
})

test('PRV-04: every sealed column of the database is sealed anew by a rotation', async () => {
  const { rows } = await house.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%sealed' and table_name <> 'sandbox_message'`,
  )
  const names = SEALED_FIELDS.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).sort()).toEqual(names.sort())
})
