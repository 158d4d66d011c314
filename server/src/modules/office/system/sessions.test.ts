import type { EveryoneOut } from '@zar/contract/office/system/sessions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keptTo } from '../../../testing/office/kept-to.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const REASON = 'A key of sessions was seen by strangers.'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const [name, role] of [
    ['kerem', 'manager'],
    ['selin', 'compliance'],
    ['ada', 'administrator'],
    ['defne', 'support'],
  ] as const)
    desks[name] = await office.session((await office.staff(name, [role])).id)
})
beforeEach(async () => {
  // Each time has a moment of its own.
  casino.clock.advance(60_000)
  const taken = { state: 'withdrawn', decided_at: new Date() } as const
  await casino.db.updateTable('proposal').set(taken).where('state', '=', 'waiting').execute()
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

type Came = { outcome?: string; proposal?: string; code?: string }
const end = (input: object = {}, desk = desks.kerem) =>
  office.post<Came>(
    '/api/office/everyone-out-end',
    { typed: 'Zar', reason: REASON, ...input },
    desk,
  )
const read = (desk = desks.kerem) =>
  office.get<{ open: number; rows: EveryoneOut[]; code?: string }>(
    '/api/office/everyone-out',
    {},
    desk,
  )
const codeOf = ({ success, data }: Awaited<ReturnType<typeof end>>) =>
  success ? data?.outcome : data?.code
const openOf = async () => (await read()).data?.open

/** A player who is logged in, with a game open. */
async function loggedIn(): Promise<string> {
  const id = await casino.player()
  const caller = { ip: '203.0.113.9', userAgent: 'test', fingerprint: '', device: '' }
  await casino.db
    .transaction()
    .execute((tx) => office.deps.sessions.start(tx, id, { ...caller, header: () => '' } as never))
  await openTable(casino, id)
  return id
}
const auditRows = () =>
  casino.db
    .selectFrom('audit_event')
    .select(['outcome', 'code', 'reason'])
    .where('does', '=', 'player.everyone_out')
    .where('object', '=', 'sessions:all')
    .orderBy('id')
    .execute()

test('without the right, the name, or a reason nothing waits and nobody is logged out', async () => {
  await loggedIn()
  const open = await openOf()
  expect(codeOf(await end({}, desks.defne))).toBe('no_right')
  expect((await read(desks.defne)).data).toMatchObject({ code: 'no_right' })
  expect(codeOf(await end({ typed: 'zar' }))).toBe('name_needed')
  expect((await end({ reason: 'short' })).status).toBe(400)
  expect((await end({ proposal: 'x' })).status).toBe(400)
  expect(codeOf(await end({ proposal: '99' }))).toBe('not_found')
  expect(await openOf()).toBe(open)
  const waiting = casino.db.selectFrom('proposal').select('id').where('state', '=', 'waiting')
  expect(await waiting.execute()).toEqual([])
})

test('AUZ-02: who is kept to some players ends the sessions of all neither as first nor as second', async () => {
  const abroad = { name: 'kapsam', role: 'manager', country: 'ZZ' } as const
  const narrow = await keptTo(casino, office, abroad)
  expect(codeOf(await end({}, narrow))).toBe('out_of_scope')
  expect((await read(narrow)).data).toMatchObject({ code: 'out_of_scope' })
  const proposal = (await end()).data?.proposal
  expect(codeOf(await end({ proposal }, narrow))).toBe('out_of_scope')
  expect(codeOf(await end({ proposal }, desks.selin))).toBe('done')
})

test('AUZ-03, PRV-03: two end every player’s session and game at once, and the office’s own go on', async () => {
  const players = [await loggedIn(), await loggedIn()]
  expect(await openOf()).toBe(2)
  const came = await end()
  expect(codeOf(came)).toBe('waits')
  expect(await openOf()).toBe(2)
  const proposal = came.data?.proposal
  expect(codeOf(await end())).toBe('proposal_waits')
  expect(codeOf(await end({ proposal }))).toBe('same_person')
  expect(codeOf(await end({ proposal, typed: '' }, desks.selin))).toBe('name_needed')
  await casino.db.deleteFrom('outbox').execute()
  const both = await Promise.all([end({ proposal }, desks.selin), end({ proposal }, desks.ada)])
  expect(both.filter((one) => codeOf(one) === 'done')).toHaveLength(1)
  expect(codeOf(await end({ proposal }, desks.ada))).toBe('decided_meanwhile')

  const ended = await casino.db
    .selectFrom('session')
    .select(['ended_at', 'end_reason'])
    .where('player_id', 'in', players)
    .execute()
  expect(ended.map(({ end_reason }) => end_reason)).toEqual(['house', 'house'])
  const now = casino.clock.now()
  const games = casino.db
    .selectFrom('game_session')
    .select('provider')
    .where('expires_at', '>', now)
  expect(await games.execute()).toEqual([])
  const staff = casino.db.selectFrom('staff_session').select('id').where('ended_at', 'is not', null)
  expect(await staff.execute()).toEqual([])
  // Every process hears of it, whatever becomes of this one.
  const promised = await casino.db.selectFrom('outbox').select(['command', 'message']).execute()
  expect(promised).toEqual([{ command: 'EndSession', message: { isEveryone: true } }])

  const { data } = await read(desks.ada)
  expect(data?.open).toBe(0)
  expect(data?.rows[0]).toMatchObject({ proposedBy: 'kerem', because: REASON, sessions: 2 })
  expect(['selin', 'ada']).toContain(data?.rows[0]?.by)
  const rows = await auditRows()
  expect(rows.filter(({ outcome }) => outcome === 'done').length).toBe(data?.rows.length)
  expect(rows.filter(({ code }) => code === 'same_person')).toHaveLength(1)
})

test('who was logged out logs in again, and it can be done again', async () => {
  await loggedIn()
  expect(await openOf()).toBe(1)
  const proposal = (await end({}, desks.ada)).data?.proposal
  expect(codeOf(await end({ proposal }, desks.kerem))).toBe('done')
  expect(await openOf()).toBe(0)
})
