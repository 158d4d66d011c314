import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventOf, STAFF_ID } from '../../../testing/audit-log.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import type { AuditEvent } from '../event.ts'
import { writeAudit, writeAuditAlone } from '../index.ts'

const IBAN = 'TR33 0006 1005 1978 6457 8413 26'

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

const write = (event: AuditEvent) => casino.db.transaction().execute((tx) => writeAudit(tx, event))
const read = (id: bigint) =>
  casino.db.selectFrom('audit_event').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const count = async () => (await casino.db.selectFrom('audit_event').select('id').execute()).length

test('LOG-01: a row says who with their roles, what, when by the database’s clock, why and from where', async () => {
  const playerId = await casino.player()
  const { rows } = await casino.pool.query('select clock_timestamp() as now')
  const row = await read(await write(eventOf({ playerId, linked: 'case:118' })))
  expect(row).toMatchObject({
    actor_kind: 'staff',
    actor: STAFF_ID,
    roles: ['cashier'],
    does: 'withdrawal.approve',
    right_name: 'withdrawal.approve',
    outcome: 'waits',
    object: 'withdrawal:884117',
    player_id: playerId,
    before: { step: 'held' },
    after: { step: 'first_approved' },
    reason: 'Spor kazancı, düzeni aynı.',
    linked: 'case:118',
    request: '77d0-1c2e',
    session: 's-71ab',
    ip: '10.4.7.19',
    agent: 'Firefox',
    code: null,
    elevation: null,
    seen: null,
  })
  expect(Math.abs(row.at.getTime() - rows[0].now.getTime())).toBeLessThan(60_000)
})

test('LOG-01: what the clock decides and what is done at the machine has its actor', async () => {
  const [clock, hand] = [
    await read(await write(eventOf({ actor: { kind: 'system', id: 'clock' } }))),
    await read(await write(eventOf({ actor: { kind: 'command-line', id: 'ayse' } }))),
  ]
  expect([clock.actor_kind, clock.actor, clock.roles]).toEqual(['system', 'system:clock', null])
  expect([hand.actor_kind, hand.actor]).toEqual(['command-line', 'command-line:ayse'])
})

test('LOG-01: of what changed only the members that differ are kept, in a form that can be hashed', async () => {
  const before = { step: 'held', amountE5: 1_850_000_000n, tags: ['a'], until: null }
  const after = { ...before, step: 'paid', tags: ['a', 'b'], at: new Date(0), gone: undefined }
  const row = await read(await write(eventOf({ before, after })))
  expect(row.before).toEqual({ step: 'held', tags: ['a'] })
  expect(row.after).toEqual({ step: 'paid', tags: ['a', 'b'], at: '1970-01-01T00:00:00.000Z' })
  const made = await read(await write(eventOf({ before: undefined, after: { amountE5: 5n } })))
  expect([made.before, made.after]).toEqual([null, { amountE5: '5' }])
  await expect(write(eventOf({ after: { share: 0.5 } }))).rejects.toThrow('no spelling')
})

test('LOG-01: half characters and the character 0 keep no row from being written', async () => {
  const row = await read(await write(eventOf({ reason: 'a\0b\ud800c', after: { text: 'x\0' } })))
  expect([row.reason, row.after]).toEqual(['a�b�c', { text: 'x�' }])
})

test('LOG-03: a reason with a whole account, card or identity number is refused, and nothing is written', async () => {
  const before = await count()
  for (const secret of [IBAN, '4111 1111 1111 1111', '10000000146'])
    await expect(write(eventOf({ reason: `Gönderildi: ${secret}.` }))).rejects.toMatchObject({
      code: 'secret_in_reason',
    })
  expect(await count()).toBe(before)
})

test('LOG-03: no other member takes one either, and the error does not say it', async () => {
  const before = await count()
  for (const more of [
    { after: { payee: { iban: IBAN } } },
    { before: { identity: '10000000146' }, after: { identity: null } },
    { object: 'payee:TR330006100519786457841326' },
    { linked: IBAN },
    { code: '4111111111111111' },
    { after: { passwordHash: 'x' } },
    { seen: { fields: [IBAN] } },
  ]) {
    const error = await write(eventOf(more)).catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ message: expect.stringMatching(/is not written down: \w+ /) })
    expect(String(error)).not.toMatch(/0006|4111|0146/)
  }
  expect(await count()).toBe(before)
})

test('LOG-01: a refusal is written though its transaction is rolled back, with what was typed shortened', async () => {
  const before = await count()
  let id: bigint | undefined
  const refused = casino.db.transaction().execute(async (tx) => {
    await writeAudit(tx, eventOf())
    throw new Error('refused')
  })
  await refused.catch(async () => {
    id = await writeAuditAlone(
      casino.db,
      eventOf({ outcome: 'refused', code: 'no_right', reason: `Buraya: ${IBAN}` }),
    )
  })
  expect(await count()).toBe(before + 1)
  expect(await read(id ?? 0n)).toMatchObject({ outcome: 'refused', reason: 'Buraya: ••••1326' })
})

test('LOG-02: nobody changes a row, not the owner of the table either while its guards are on', async () => {
  await write(eventOf())
  for (const statement of [
    `update audit_event set reason = 'another'`,
    'delete from audit_event',
    'truncate audit_event cascade',
  ]) {
    await expect(casino.pool.query(statement), statement).rejects.toThrow('permission denied')
    await expect(casino.owner.pool.query(statement), statement).rejects.toThrow('never changed')
  }
})
