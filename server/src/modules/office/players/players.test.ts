import type { PlayerPage, PlayerRow } from '@zar/contract/office/players'
import type { Outcome } from '@zar/contract/office/proposals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
const names: Record<string, string> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const role of ['support', 'content', 'compliance', 'risk', 'manager'] as const) {
    const { id, name } = await office.staff(role, [role])
    desks[role] = await office.session(id)
    names[role] = name
  }
})
afterAll(() => casino.close())

const REASON = 'The player asked for it on the phone.'
const auditOf = (object: string) =>
  casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome', 'code'])
    .where('object', '=', object)
    .orderBy('id')
    .execute()
const list = (input: object, desk = desks.support) =>
  office.post<{ rows: PlayerRow[]; next: string | null }>('/api/office/players', input, desk)

test('a player is found by number, end of the phone, address, and beginning of the name', async () => {
  const id = await casino.player({ cashE5: 1_500_000n })
  const row = await casino.db
    .selectFrom('player')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const search of [
    row.usercode,
    row.phone.slice(-6),
    row.email,
    row.username.slice(0, 6),
    `${row.name} ${row.surname}`.slice(0, 8),
  ]) {
    const found = await list({ search })
    expect(
      found.data?.rows.map((one) => one.id),
      search,
    ).toContain(id)
  }
  expect((await list({ search: 'nobody%' })).data?.rows).toEqual([])
})

test('pages follow each other without a gap or a repetition', async () => {
  await casino.players(Array.from({ length: 205 }, () => ({})))
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const page = await list(after ? { after } : {})
    seen.push(...(page.data?.rows ?? []).map((one) => one.id))
    after = page.data?.next
  } while (after)
  const { count } = await casino.db
    .selectFrom('player')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  expect(new Set(seen).size).toBe(Number(count))
  expect(seen.length).toBe(Number(count))
})

test('AUZ-01: without the right, nothing is looked up: an unknown player and a known one are refused alike', async () => {
  const id = await casino.player()
  const unknown = casino.random.uuid()
  for (const one of [id, unknown]) {
    const answer = await office.get('/api/office/player', { id: one }, desks.content)
    expect(answer).toMatchObject({ status: 403, data: { code: 'no_right' } })
  }
  expect((await office.get('/api/office/player', { id: unknown }, desks.support)).data).toEqual({
    code: 'not_found',
  })
})

test('AUZ-02: the page masks phone and address, and a role that may not see notes has none', async () => {
  const id = await casino.player({ cashE5: 1_500_000n })
  const { data } = await office.get<PlayerPage>('/api/office/player', { id }, desks.support)
  const { phone, email } = await casino.db
    .selectFrom('player')
    .select(['phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(data)
  expect(text).not.toContain(phone)
  expect(text).not.toContain(email)
  expect(data?.purses).toMatchObject({ cashE5: '1500000', withdrawalE5: '0' })
  expect(data?.actions.find(({ right }) => right === 'player.reveal_identity')).toMatchObject({
    state: 'refused',
    why: 'no_right',
  })
})

test('LOG-03: a reveal takes a reason, and is a row with the fields and not their values', async () => {
  const id = await casino.player()
  const reveal = (reason: string) =>
    office.post<{ phone: string }>('/api/office/player-contact', { id, reason }, desks.support)
  expect((await reveal('short')).success).toBe(false)
  const { data } = await reveal(REASON)
  const rows = await casino.db
    .selectFrom('audit_event')
    .selectAll()
    .where('object', '=', `player:${id}`)
    .where('does', '=', 'player.reveal_contact')
    .where('outcome', '=', 'done')
    .execute()
  expect(rows).toHaveLength(1)
  const text = JSON.stringify(rows, (_, one) => (typeof one === 'bigint' ? `${one}` : one))
  expect(text).toContain('"phone"')
  expect(data?.phone.length).toBeGreaterThan(8)
  expect(text).not.toContain(data?.phone)
})

test('the identity number takes a proof of who is there, good for this player alone', async () => {
  const id = await casino.player()
  const ask = () =>
    office.post('/api/office/player-identity', { id, reason: REASON }, desks.compliance)
  expect(await ask()).toMatchObject({ status: 403, data: { code: 'reauthenticate' } })
  await office.prove(desks.compliance ?? {}, 'player.reveal_identity', 'player:another')
  expect(await ask()).toMatchObject({ data: { code: 'reauthenticate' } })
  await office.prove(desks.compliance ?? {}, 'player.reveal_identity', `player:${id}`)
  const answer = await ask()
  expect(answer.status === 200 ? answer.data : answer).not.toMatchObject({ code: 'reauthenticate' })
})

test('AUZ-03: a block takes one person, and its end two who saw the same', async () => {
  const id = await casino.player()
  const block = await office.post(
    '/api/office/player-block',
    { id, until: null, reason: REASON },
    desks.risk,
  )
  expect(block.success).toBe(true)
  const unblock = (desk: Desk | undefined, proposal?: string) =>
    office.post<Outcome & { code?: string }>(
      '/api/office/player-unblock',
      proposal === undefined ? { id, reason: REASON } : { id, reason: REASON, proposal },
      desk,
    )
  const proposed = await unblock(desks.risk)
  expect(proposed.data).toMatchObject({ outcome: 'waits' })
  const proposal = proposed.data?.proposal ?? ''
  expect(await unblock(desks.manager)).toMatchObject({
    status: 409,
    data: { code: 'proposal_waits' },
  })
  expect(await unblock(desks.risk, proposal)).toMatchObject({ data: { code: 'same_person' } })
  const both = await Promise.all([
    unblock(desks.manager, proposal),
    unblock(desks.compliance, proposal),
  ])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  const { status } = await casino.db
    .selectFrom('player')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('active')
  const told = await auditOf(`player:${id}`)
  expect(
    told.filter(({ does }) => does === 'player.unblock').map(({ outcome }) => outcome),
  ).toEqual(expect.arrayContaining(['waits', 'refused', 'done']))
  expect(
    told.filter(({ does, outcome }) => does === 'player.unblock' && outcome === 'done'),
  ).toHaveLength(1)
})

test('a note is kept with its writer, and a session’s end is counted', async () => {
  const id = await casino.player()
  const note = await office.post(
    '/api/office/player-note',
    { id, text: '<script>alert(1)</script>' },
    desks.support,
  )
  expect(note).toMatchObject({ success: true, data: { by: 'support' } })
  const { data } = await office.get<PlayerPage>('/api/office/player', { id }, desks.support)
  expect(data?.notes).toMatchObject([{ text: '<script>alert(1)</script>' }])
  expect(
    await office.post('/api/office/player-sessions-end', { id, reason: REASON }, desks.support),
  ).toMatchObject({ data: { ended: 0 } })
})

test('AUZ-02: who is kept to a country finds and opens nobody of another', async () => {
  const { id } = await office.staff('kapsam', ['support'])
  const desk = await office.session(id)
  const own = await casino.player()
  const { country_id } = await casino.db
    .selectFrom('player')
    .select('country_id')
    .where('id', '=', own)
    .executeTakeFirstOrThrow()
  const { code } = await casino.db
    .selectFrom('country')
    .select('code')
    .where('id', '=', country_id)
    .executeTakeFirstOrThrow()
  const { id: proposal } = await casino.db
    .insertInto('proposal')
    .values({
      right_name: 'scope.edit',
      object: 'staff:kapsam',
      terms: '{}',
      facts: '{}',
      reason: REASON,
      proposed_by: id,
      lapses_at: new Date(Date.now() + 3_600_000),
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const scope = (value: string) =>
    casino.db
      .insertInto('staff_scope')
      .values({
        staff_id: id,
        right_name: null,
        kind: 'country',
        value: JSON.stringify(value),
        proposal_id: proposal,
        ended_at: null,
      })
      .execute()
  await scope('ZZ')
  expect((await list({}, desk)).data?.rows).toEqual([])
  expect(await office.get('/api/office/player', { id: own }, desk)).toMatchObject({
    status: 403,
    data: { code: 'out_of_scope' },
  })
  await scope(code)
  expect((await list({}, desk)).data?.rows.map((one) => one.id)).toContain(own)
})
