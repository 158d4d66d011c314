import type { CallRow } from '@zar/contract/office/support/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseSupport } from '../../support/index.ts'
import { openSupportDesk, REASON } from './testing/support-desk.ts'

const PEOPLE = { selin: 'support' } as const

let desk: Awaited<ReturnType<typeof openSupportDesk<keyof typeof PEOPLE>>>
let { fixture, office, desks, caseOf, runOut } = {} as typeof desk
beforeAll(async () => {
  desk = await openSupportDesk(PEOPLE)
  ;({ fixture, office, desks, caseOf, runOut } = desk)
})
afterAll(() => desk.close())

const askCall = async () => {
  const from = await fixture.player()
  const contacts = [{ type: 1, contact: '0532 111 22 33' }]
  const body = { name: '<b>Işıl</b>', message: 'Akşam arayın', contacts }
  await fixture.site.post('/api/cms/callme', body, from)
  const { data } = await office.get<{ rows: CallRow[] }>('/api/office/calls', {}, desks.selin)
  const row = data?.rows.toSorted((one, other) => (one.askedAt < other.askedAt ? 1 : -1))[0]
  if (!row) throw new Error('no call')
  fixture.casino.clock.advance(1_000)
  return { playerId: row.player.id, row }
}
const settle = (row: CallRow, end: string, desk = desks.selin) => {
  const version = row.standing?.version
  const input = { id: row.id, version, end, reason: 'Nobody answered at that number today.' }
  return office.post('/api/office/call-settle', input, desk)
}
const callAgain = async (id: string) =>
  (await office.get<{ rows: CallRow[] }>('/api/office/calls', {}, desks.selin)).data?.rows.find(
    (row) => row.id === id,
  )

test('LOG-03: a number is hidden until a reason is given', async () => {
  const { row } = await askCall()
  expect(row.contacts).toEqual([{ type: 1, end: '33' }])
  expect(JSON.stringify(row)).not.toContain('0532')
  const reveal = (reason: string) =>
    office.post<{ contacts: { contact: string }[] }>(
      '/api/office/call-contacts',
      { id: row.id, reason },
      desks.selin,
    )
  expect((await reveal('kısa')).success).toBe(false)
  expect((await reveal(REASON)).data?.contacts[0]?.contact).toBe('0532 111 22 33')
  const rows = await fixture.casino.db
    .selectFrom('audit_event')
    .select(['reason', 'seen', 'outcome'])
    .where('object', '=', `call:${row.id}`)
    .execute()
  expect(rows).toEqual([{ reason: REASON, seen: { fields: ['phone'] }, outcome: 'done' }])
})

test('a call is tried three times, settled once, and the player is told where nobody answered', async () => {
  const { row, playerId } = await askCall()
  const came = await Promise.all([settle(row, 'tried'), settle(row, 'tried')])
  expect(came.filter(({ success }) => success)).toHaveLength(1)
  for (const tries of [1, 2]) {
    const now = await callAgain(row.id)
    expect(now).toMatchObject({ tries, standing: { state: 'tried' } })
    if (now) await settle(now, 'tried')
  }
  expect(await callAgain(row.id)).toBeUndefined()
  expect(await caseOf(`call:${row.id}`)).toMatchObject({ state: 'unreachable' })
  const notes = await fixture.casino.db
    .selectFrom('notification')
    .select('title_tr')
    .where('player_id', '=', playerId)
    .execute()
  expect(notes).toEqual([{ title_tr: 'Seni aradık, ulaşamadık' }])
  expect(await settle(row, 'reached')).toMatchObject({ data: { code: 'case_changed' } })
})

test('a missed hour is told with the new one, three times at most', async () => {
  const { row, playerId } = await askCall()
  for (let round = 0; round < 5; round++) {
    await runOut(`call:${row.id}`)
  }
  const notes = await fixture.casino.db
    .selectFrom('notification')
    .select('title_tr')
    .where('player_id', '=', playerId)
    .execute()
  expect(notes).toHaveLength(3)
  expect(await caseOf(`call:${row.id}`)).toMatchObject({
    state: 'asked',
    clock_at: null,
    is_urgent: true,
  })
})

test('PRV-04: of an erased player nothing waits, and no note is left', async () => {
  const { row, playerId } = await askCall()
  await fixture.casino.db.transaction().execute((tx) => eraseSupport(tx, playerId))
  expect(await caseOf(`call:${row.id}`)).toMatchObject({
    state: 'settled',
    closed_by: 'system:erasure',
  })
  expect(await callAgain(row.id)).toBeUndefined()
})
