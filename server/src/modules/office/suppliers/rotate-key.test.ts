import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKeys } from '../../suppliers/index.ts'
import { FILES, OURS, openControlDesk, REASON } from './testing/control-desk.ts'

let one: Awaited<ReturnType<typeof openControlDesk>>
beforeAll(async () => {
  one = await openControlDesk()
})
afterAll(() => one.close())

const NEW = 'a-new-password-of-amusnet'

test('a wrong key is refused with its reason, and so is one that is not changed here', async () => {
  const { casino, defne, stage, prove } = one
  expect(await stage({ name: 'amusnet-password', key: NEW })).toMatchObject({
    data: { code: 'reauthenticate' },
  })
  for (const of of ['amusnet', 'hub88', 'softgamings']) await prove('supplier.key_rotate', of)
  for (const [input, code] of [
    [{ name: 'amusnet-password', key: 'short' }, 'supplier_key_secret'],
    [{ name: 'amusnet-password', key: FILES['amusnet-password'] }, 'supplier_same'],
    [{ name: 'amusnet-user-name', key: NEW }, 'supplier_key_fixed'],
    [{ name: 'digitain-hmac-key', key: NEW }, 'supplier_key_fixed'],
    [{ name: 'amusnet-password', key: NEW, typed: 'amusnet' }, 'name_needed'],
    [
      { provider: 'hub88', typed: 'Hub88', name: 'hub88-public.pem', key: NEW },
      'supplier_key_public',
    ],
    [
      { provider: 'hub88', typed: 'Hub88', name: 'hub88-public.pem', key: OURS.privateKey },
      'supplier_key_public',
    ],
    [
      { provider: 'hub88', typed: 'Hub88', name: 'operator-private.pem', key: NEW },
      'supplier_key_private',
    ],
  ] as const)
    expect(await stage(input), JSON.stringify(input)).toMatchObject({ data: { code } })
  expect(await stage({ name: 'amusnet-password', key: NEW }, defne)).toMatchObject({
    data: { code: 'no_right' },
  })
  expect(await casino.db.selectFrom('supplier_key').selectAll().execute()).toEqual([])
})

test('AUZ-03: two people put a key into its place, once; the one before is taken until its time is over', async () => {
  const { casino, here, there, selin, stage, rotate, keyOf } = one
  const { staged = '', fingerprint = '' } =
    (await stage({ name: 'amusnet-password', key: NEW })).data ?? {}
  expect(fingerprint).toMatch(/^[0-9a-f]{16}$/)
  expect((await keyOf('amusnet', 'amusnet-password'))?.origin).toBe('start')
  expect(await rotate({ staged, typed: 'amusnet' })).toMatchObject({
    data: { code: 'name_needed' },
  })
  expect(await rotate({ staged, minutes: 20 })).toMatchObject({ status: 400 })
  expect(await rotate({ staged: null })).toMatchObject({ data: { code: 'supplier_key_no_old' } })
  // What somebody else took in is proposed by nobody but them.
  expect(await rotate({ staged }, selin)).toMatchObject({
    data: { code: 'supplier_key_gone' },
  })
  const proposal = (await rotate({ staged })).data?.proposal
  expect(await rotate({ staged, proposal })).toMatchObject({ data: { code: 'same_person' } })
  expect(await rotate({ staged, minutes: 10_080, proposal }, selin)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  const both = await Promise.all([
    rotate({ staged, proposal }, selin),
    rotate({ staged, proposal }, selin),
  ])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(await casino.db.selectFrom('supplier_key_change').selectAll().execute()).toHaveLength(1)
  await there.read()
  for (const control of [here, there]) {
    const standing = control.now().keys.get('amusnet-password')
    expect(standing).toMatchObject({ key: NEW, old: { key: FILES['amusnet-password'] } })
  }
  expect(await keyOf('amusnet', 'amusnet-password')).toMatchObject({
    origin: 'office',
    fingerprint,
    change: { proposedBy: 'kerem', setBy: 'selin' },
    old: { until: expect.any(String) },
  })
})

test('within its time there is a way back to the key before, by two again', async () => {
  const { here, selin, rotate, keyOf } = one
  const proposal = (await rotate({ staged: null })).data?.proposal
  expect(await rotate({ staged: null, proposal }, selin)).toMatchObject({
    data: { outcome: 'done' },
  })
  expect(here.now().keys.get('amusnet-password')).toMatchObject({
    key: FILES['amusnet-password'],
    old: { key: NEW },
  })
  expect((await keyOf('amusnet', 'amusnet-password'))?.origin).toBe('start')
  const forward = (await rotate({ staged: null, minutes: 0 })).data?.proposal
  await rotate({ staged: null, minutes: 0, proposal: forward }, selin)
  // At once: nothing but the new one from now on, and no way back.
  expect(here.now().keys.get('amusnet-password')).toMatchObject({ key: NEW, old: undefined })
  expect(await rotate({ staged: null })).toMatchObject({ data: { code: 'supplier_key_no_old' } })
})

test('a key of the office survives a start, and the file counts where there is none', async () => {
  const { open } = one
  const again = await open()
  expect(again.now().keys.get('amusnet-password')?.key).toBe(NEW)
  expect(again.now().keys.get('digitain-hmac-key')?.key).toBe(FILES['digitain-hmac-key'])
  await again.close()
})

test('the value is in no row but the sealed one, and in no answer', async () => {
  const { casino, office, selin, told } = one
  const { rows: tables } = await casino.owner.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const { rows } = await casino.owner.pool.query(
      `select count(*)::int as found from "${name}" line where line::text like '%${NEW}%'`,
    )
    expect(rows, name).toEqual([{ found: 0 }])
  }
  expect(JSON.stringify(await told('amusnet'))).not.toContain(NEW)
  const waiting = await office.get('/api/office/proposals', {}, selin)
  expect(JSON.stringify(waiting)).not.toContain(NEW)
  const audit = await casino.db
    .selectFrom('audit_event')
    .select(['after', 'outcome'])
    .where('does', '=', 'supplier.key_rotate')
    .where('outcome', '=', 'done')
    .execute()
  expect(audit.length).toBeGreaterThan(2)
})

test('values that nothing leads to are forgotten, and what is in use stays', async () => {
  const { casino, open, stage, rotate } = one
  const key = 'another-password-of-amusnet'
  const { staged = '' } = (await stage({ name: 'amusnet-password', key })).data ?? {}
  const sealedOf = async (id: string) =>
    (
      await casino.db
        .selectFrom('supplier_key')
        .select('sealed')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).sealed.length
  await forgetKeys(casino.db)
  expect(await sealedOf(staged)).toBeGreaterThan(0)
  await casino.owner.pool.query('alter table supplier_key disable trigger user')
  await casino.owner.pool.query(`update supplier_key set staged_at = staged_at - interval '1 day'`)
  await casino.owner.pool.query('alter table supplier_key enable trigger user')
  await forgetKeys(casino.db)
  expect(await sealedOf(staged)).toBe(0)
  expect(await rotate({ staged })).toMatchObject({ data: { code: 'supplier_key_gone' } })
  const again = await open()
  expect(again.now().keys.get('amusnet-password')?.key).toBe(NEW)
  await again.close()
})

test('what cannot be opened or read leaves what was known, and opens no process', async () => {
  const { casino, here, open, people } = one
  const by = await people()
  const staged = casino.random.uuid()
  await casino.db
    .insertInto('supplier_key')
    .values({
      id: staged,
      provider: 'digitain',
      name: 'digitain-hmac-key',
      sealed: Buffer.alloc(64, 1),
      fingerprint: '0'.repeat(16),
      staged_by: by.proposed_by,
    })
    .execute()
  await casino.db
    .insertInto('supplier_key_change')
    .values({
      provider: 'digitain',
      name: 'digitain-hmac-key',
      key_id: staged,
      old_until: new Date(),
      ...by,
      because: REASON,
    })
    .execute()
  const before = here.now()
  await expect(here.read()).rejects.toThrow()
  expect(here.now()).toBe(before)
  await expect(open()).rejects.toThrow()
})

test('the database keeps every change, by two', async () => {
  const { casino, people } = one
  const { proposed_by: by } = await people()
  const change = { provider: 'hub88', proposed_by: by, set_by: by, because: REASON } as const
  await expect(
    casino.db
      .insertInto('supplier_setting')
      .values({ ...change, name: 'HUB88_URL', value: null })
      .execute(),
  ).rejects.toThrow('by_two')
  await expect(
    casino.db
      .insertInto('supplier_key_change')
      .values({ ...change, name: 'hub88-public.pem', key_id: null, old_until: new Date() })
      .execute(),
  ).rejects.toThrow('by_two')
  for (const statement of [
    'delete from supplier_setting',
    'update supplier_setting set value = null',
    'delete from supplier_key',
    `update supplier_key set fingerprint = '${'1'.repeat(16)}'`,
    'update supplier_key_change set old_until = now()',
    'truncate supplier_key_change',
  ])
    await expect(casino.owner.pool.query(statement), statement).rejects.toThrow()
})
