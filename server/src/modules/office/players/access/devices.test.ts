import type { PlayerPage } from '@zar/contract/office/players'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenHash } from '../../../../platform/token-hash.ts'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let desks: Record<'selin' | 'ege' | 'cem' | 'kasa', Desk>
beforeAll(async () => {
  casino = await openTestCasino({ isPatient: true })
  office = await openOfficeApp(casino)
  const desk = async (name: string, role: 'support' | 'risk' | 'compliance' | 'cashier') =>
    office.session((await office.staff(name, [role])).id)
  desks = {
    selin: await desk('selin', 'support'),
    ege: await desk('ege', 'risk'),
    cem: await desk('cem', 'compliance'),
    kasa: await desk('kasa', 'cashier'),
  }
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

const REASON = 'A stolen phone, ticket 4117 of its owner.'
type Answer = { code?: string; ended?: number; tags?: string[]; sessions?: object[] }
const post = (path: string, input: object, desk: Desk) =>
  office.post<Answer>(`/api/office/${path}`, input, desk)
const caller = (device: string) =>
  ({
    ip: '203.0.113.77',
    userAgent: `agent of ${device}`,
    fingerprint: 'f1',
    device,
    header: () => '',
  }) as never
const logIn = (id: string, device: string) =>
  casino.db.transaction().execute((tx) => office.deps.sessions.start(tx, id, caller(device)))
const pageOf = async (id: string) =>
  (await office.get<PlayerPage>('/api/office/player', { id }, desks.ege)).data
const sessionOf = async (id: string) => (await pageOf(id))?.sessions[0]?.id
const openOf = (id: string) =>
  casino.db
    .selectFrom('session')
    .select('id')
    .where('player_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

test('addresses and devices are shown in full for a reason, and the row names the fields alone', async () => {
  const id = await casino.player()
  await logIn(id, 'device-a')
  expect((await pageOf(id))?.sessions[0]?.address).toBe('203.0.113.•••')
  expect(await post('player-network', { id, reason: REASON }, desks.selin)).toMatchObject({
    data: { code: 'no_right' },
  })
  const shown = await post('player-network', { id, reason: REASON }, desks.ege)
  expect(shown.data?.sessions).toMatchObject([
    { address: '203.0.113.77', agent: 'agent of device-a', fingerprint: 'f1' },
  ])
  const rows = await casino.db
    .selectFrom('audit_event')
    .selectAll()
    .where('player_id', '=', id)
    .where('does', '=', 'player.reveal_network')
    .where('outcome', '=', 'done')
    .execute()
  expect(rows).toMatchObject([{ reason: REASON, seen: { fields: ['ip', 'device'], rows: 1 } }])
  expect(JSON.stringify(rows.map(({ seen }) => seen))).not.toContain('203.0.113')
})

test('of a blocked device every session ends, whosever it is, and nobody logs in from there until it is released', async () => {
  const [id, other] = [await casino.player(), await casino.player()]
  await logIn(id, 'device-b')
  await logIn(other, 'device-b')
  await logIn(id, 'elsewhere')
  const session = (
    await casino.db
      .selectFrom('session')
      .select('id')
      .where('player_id', '=', id)
      .where('device_hash', '=', tokenHash('device-b'))
      .executeTakeFirstOrThrow()
  ).id
  const wish = { id, session, isBlocked: true, reason: REASON }
  expect(await post('device-block', wish, desks.selin)).toMatchObject({
    data: { code: 'no_right' },
  })
  const both = await Promise.all(
    [desks.ege, desks.cem].map((desk) => post('device-block', wish, desk)),
  )
  expect(both.filter(({ success }) => success)).toMatchObject([{ data: { ended: 2 } }])
  expect(both.find(({ success }) => !success)?.data?.code).toBe('device_as_it_is')
  expect([(await openOf(id)).length, (await openOf(other)).length]).toEqual([1, 0])
  await expect(logIn(other, 'device-b')).rejects.toMatchObject({ code: 'device_blocked' })
  expect((await pageOf(id))?.sessions.map(({ deviceState }) => deviceState).sort()).toEqual([
    'blocked',
    'open',
  ])
  const free = { ...wish, isBlocked: false }
  expect((await post('device-block', free, desks.cem)).success).toBe(true)
  await logIn(other, 'device-b')
  expect((await openOf(other)).length).toBe(1)
  expect((await post('device-block', free, desks.cem)).data?.code).toBe('device_as_it_is')
})

test('log-ins while a device is blocked leave none open, whichever was first', async () => {
  const id = await casino.player()
  await logIn(id, 'device-c')
  const session = await sessionOf(id)
  const wish = { id, session, isBlocked: true, reason: REASON }
  const rushing = Array.from({ length: 6 }, async () => logIn(await casino.player(), 'device-c'))
  const [blocked] = await Promise.allSettled([post('device-block', wish, desks.ege), ...rushing])
  expect(blocked).toMatchObject({ value: { success: true } })
  const open = await casino.db
    .selectFrom('session')
    .select('id')
    .where('device_hash', '=', tokenHash('device-c'))
    .where('ended_at', 'is', null)
    .execute()
  expect(open).toEqual([])
})

test('a session of another player, and one whose browser sent nothing, name no device', async () => {
  const [id, other] = [await casino.player(), await casino.player()]
  await logIn(id, '')
  await logIn(other, 'device-d')
  const wish = { id, isBlocked: true, reason: REASON }
  const of = async (session: string | undefined) =>
    (await post('device-block', { ...wish, session }, desks.ege)).data?.code
  expect(await of(await sessionOf(other))).toBe('not_found')
  expect(await of(await sessionOf(id))).toBe('device_unknown')
})

test('labels are given and taken away, are there once, in small letters, and are ten at most', async () => {
  const id = await casino.player()
  const tag = (text: string, isOn = true, desk = desks.selin) =>
    post('player-tag', { id, tag: text, isOn }, desk)
  expect((await tag('Bonus avcısı', true, desks.kasa)).data?.code).toBe('no_right')
  await Promise.all([tag('Bonus Avcısı'), tag('bonus avcısı'), tag('İyi huylu')])
  expect((await pageOf(id))?.tags).toEqual(['bonus avcısı', 'iyi huylu'])
  expect((await tag('İYİ HUYLU', false)).data?.tags).toEqual(['bonus avcısı'])
  expect((await tag('bonus avcısı')).data?.tags).toEqual(['bonus avcısı'])
  for (const wrong of ['x', 'a'.repeat(25), '<b>', 'iki  boşluk'])
    expect((await tag(wrong)).status, wrong).toBe(400)
  for (let number = 1; number < 10; number += 1) await tag(`etiket ${number}`)
  expect((await tag('on birinci')).data?.code).toBe('tags_full')
  const known = await office.get<string[]>('/api/office/player-tags', {}, desks.selin)
  expect(known.data).toContain('etiket 9')
})
