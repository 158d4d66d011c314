import { randomUUID } from 'node:crypto'
import type { Outcome } from '@zar/contract/office/proposals'
import type { CallRow } from '@zar/contract/office/support/calls'
import type { Complaint, ComplaintRow } from '@zar/contract/office/support/complaints'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import type { From } from '../../../testing/players/player-app.ts'
import { runQueueClocks } from '../../queues/index.ts'
import { storeCallRequest } from '../../support/call-request.ts'
import { eraseSupport, supportClocks } from '../../support/index.ts'
import { openSupportFixture, type SupportFixture } from '../../support/testing/fixture.ts'

const REASON = 'The player says that the bet was settled wrongly.'
const WORDS = 'Haklısın: bahis yeniden sonuçlanacak.'

let fixture: SupportFixture
let office: Awaited<ReturnType<typeof openOfficeApp>>
let me: From
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  fixture = await openSupportFixture()
  office = await openOfficeApp(fixture.casino)
  for (const [name, role] of [
    ['selin', 'support'],
    ['uyum', 'compliance'],
    ['uyum2', 'compliance'],
    ['amir', 'manager'],
  ] as const) {
    const { id } = await office.staff(name, [role])
    desks[name] = await office.session(id)
  }
  // The clocks of the queues are the database's.
  fixture.casino.clock.advance(Date.now() - fixture.casino.clock.now().getTime())
  me = await fixture.player()
})
afterAll(() => fixture.close())

const log = pino({ level: 'silent' })
const runClocks = () =>
  runQueueClocks({
    db: fixture.casino.db,
    log,
    clocks: supportClocks(fixture.casino),
  })
const runOut = (subject: string) =>
  fixture.casino.db
    .updateTable('queue_case')
    .set({ clock_at: new Date(Date.now() - 1_000) })
    .where('subject', '=', subject)
    .where('closed_at', 'is', null)
    .execute()
const caseOf = (subject: string) =>
  fixture.casino.db
    .selectFrom('queue_case')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .executeTakeFirst()
const told = async (from = me) =>
  (
    (
      await fixture.site.post<{ title: string; note: string }[]>(
        '/api/customer/notification',
        { skip: 0, take: 20 },
        from,
      )
    ).data ?? []
  ).map(({ title }) => title)

const newTicket = async (from = me) => {
  const body = {
    requestId: randomUUID(),
    subject: 'game',
    title: 'Kupon yanlış',
    text: 'Bak',
    files: [],
  }
  const { data } = await fixture.site.post<{ id: string; number: number }>(
    '/api/ticket/open',
    body,
    from,
  )
  if (!data) throw new Error('no ticket')
  return data
}
const newComplaint = async (desk = desks.selin, from = me) => {
  const { number: ticket } = await newTicket(from)
  const open = () =>
    office.post<{ id: number }>('/api/office/complaint-open', { ticket, reason: REASON }, desk)
  const came = await Promise.all([open(), open()])
  expect(came.find(({ success }) => !success)).toMatchObject({ data: { code: 'complaint_open' } })
  return { ticket, id: came.find(({ success }) => success)?.data?.id ?? 0 }
}
const read = async (id: number, desk = desks.uyum) => {
  const { data } = await office.get<Complaint>('/api/office/complaint', { id }, desk)
  if (!data) throw new Error('no complaint')
  return data
}
type Deciding = { text?: string; proposal?: string; version?: number }
const decide = async (id: number, desk: Desk | undefined, more: Deciding = {}) => {
  const version = more.version ?? (await read(id)).standing?.version ?? 0
  const input = { id, version, outcome: 'for_player', text: WORDS, reason: REASON, ...more }
  return office.post<Outcome & { code?: string }>('/api/office/complaint-decide', input, desk)
}

test('AUZ-03: a complaint is decided by two who did not handle it, and told at each stage', async () => {
  const { id } = await newComplaint()
  const { version } = (await read(id)).standing ?? { version: 0 }
  const answer = { id, version, text: 'Stüdyoya sorduk, yazacağız.', reason: REASON }
  expect((await office.post('/api/office/complaint-answer', answer, desks.uyum)).success).toBe(true)
  expect(await office.post('/api/office/complaint-answer', answer, desks.uyum2)).toMatchObject({
    data: { code: 'case_changed' },
  })
  expect(await told()).toEqual([`Şikâyetine yanıt var: ${id}`, `Şikâyetin kayda alındı: ${id}`])
  // Who has written in it decides nothing of it, and the page says so.
  expect((await decide(id, desks.uyum)).data).toMatchObject({ code: 'separation' })
  expect((await read(id)).actions).toContainEqual({
    right: 'complaint.decide',
    state: 'refused',
    why: 'separation',
  })
  expect((await decide(id, desks.selin)).data).toMatchObject({ code: 'no_right' })

  const proposal = (await decide(id, desks.uyum2)).data?.proposal ?? ''
  expect((await decide(id, desks.uyum2, { proposal })).data).toMatchObject({ code: 'same_person' })
  expect((await decide(id, desks.amir, { proposal, text: 'Başka bir karar' })).data).toMatchObject({
    code: 'changed_meanwhile',
  })
  expect((await read(id)).stage).toBe('acknowledged')
  const came = await Promise.all([
    decide(id, desks.amir, { proposal }),
    decide(id, desks.amir, { proposal }),
  ])
  expect(came.filter(({ success }) => success)).toHaveLength(1)
  const done = await read(id)
  expect(done).toMatchObject({ stage: 'decided', outcome: 'for_player', standing: null })
  expect(done.steps.map(({ kind, by }) => [kind, by])).toEqual([
    ['opened', 'selin'],
    ['answered', 'uyum'],
    ['acknowledged', null],
    ['decided', 'amir'],
  ])
  expect((await told())[0]).toBe(`Şikâyetin haklı bulundu: ${id}`)
})

test('who answered the ticket behind a complaint does not decide it', async () => {
  const { id, ticket } = await newComplaint()
  const standing = await caseOf(`ticket:${ticket}`)
  const body = { number: ticket, version: standing?.version, text: 'Bakıyoruz', asks: false }
  expect((await office.post('/api/office/ticket-answer', body, desks.amir)).success).toBe(true)
  expect((await decide(id, desks.amir)).data).toMatchObject({ code: 'separation' })
})

test('what was written since the proposal stops the decision', async () => {
  const { id } = await newComplaint()
  const proposal = (await decide(id, desks.uyum2)).data?.proposal ?? ''
  const { version } = (await read(id)).standing ?? { version: 0 }
  const answer = { id, version, text: 'Bir şey daha öğrendik.', reason: REASON }
  await office.post('/api/office/complaint-answer', answer, desks.selin)
  expect((await decide(id, desks.amir, { proposal, version })).data).toMatchObject({
    code: 'case_changed',
  })
  expect((await decide(id, desks.amir, { proposal })).data).toMatchObject({
    code: 'changed_meanwhile',
  })
})

test('a complaint that nobody sees is recorded by its clock, and one that nobody decides may go outside', async () => {
  const from = await fixture.player()
  const { id } = await newComplaint(desks.selin, from)
  await runOut(`complaint:${id}`)
  await runClocks()
  const seen = await read(id)
  expect(seen.stage).toBe('acknowledged')
  expect(Date.parse(seen.standing?.clockAt ?? '') - Date.parse(seen.openedAt)).toBe(864_000_000)
  await runOut(`complaint:${id}`)
  await runClocks()
  expect(await read(id)).toMatchObject({ stage: 'outside', outcome: null, standing: null })
  expect(await told(from)).toEqual([
    `Şikâyetine zamanında karar veremedik: ${id}`,
    `Şikâyetin kayda alındı: ${id}`,
  ])
  const { data } = await office.get<{ rows: ComplaintRow[] }>(
    '/api/office/complaints',
    { view: 'ended' },
    desks.uyum,
  )
  expect(data?.rows[0]?.id).toBe(id)
})

test('a late ticket goes to the top and is told once; a quiet one closes by itself', async () => {
  const from = await fixture.player()
  const { id, number } = await newTicket(from)
  for (let round = 0; round < 2; round++) {
    await runOut(`ticket:${number}`)
    await runClocks()
  }
  expect(await told(from)).toEqual(['Yanıtın gecikti, özür dileriz'])
  const late = await caseOf(`ticket:${number}`)
  expect(late).toMatchObject({ is_urgent: true, clock_at: null, state: 'new' })
  const body = { number, version: late?.version, text: 'Özür dileriz', asks: true }
  expect((await office.post('/api/office/ticket-answer', body, desks.selin)).success).toBe(true)
  await runOut(`ticket:${number}`)
  await runClocks()
  expect(await caseOf(`ticket:${number}`)).toMatchObject({
    state: 'closed',
    closed_by: 'system:clock',
  })
  const again = await fixture.site.post(
    '/api/ticket/reply',
    { requestId: randomUUID(), id, text: 'Geç gördüm', files: [] },
    from,
  )
  expect(again.success).toBe(true)
  expect(await caseOf(`ticket:${number}`)).toMatchObject({ state: 'open', closed_at: null })
})

test('who waits in the chat is offered a ticket, once, and keeps their words', async () => {
  const from = await fixture.player()
  // Somebody is there as the player writes, and does not answer.
  await office.post('/api/office/chat-attend', { isThere: true }, desks.selin)
  const messageId = randomUUID()
  await fixture.site.post('/api/chat/say', { messageId, text: 'Orada mısın?' }, from)
  await office.post('/api/office/chat-attend', { isThere: false }, desks.selin)
  const { subject = '' } =
    (await fixture.casino.db
      .selectFrom('queue_case')
      .select('subject')
      .where('queue', '=', 'chat')
      .orderBy('id', 'desc')
      .executeTakeFirst()) ?? {}
  for (let round = 0; round < 2; round++) {
    await runOut(subject)
    await runClocks()
  }
  const { data } = await fixture.site.post<{ messages: { event: string; text: string }[] }>(
    '/api/chat/messages',
    { before: null, take: 9 },
    from,
  )
  expect(data?.messages.map(({ event, text }) => event ?? text)).toEqual(['Orada mısın?', 'away'])
  expect(await caseOf(subject)).toMatchObject({ state: 'waiting', closed_at: null })
})

const askCall = async () => {
  const playerId = await fixture.casino.player()
  await storeCallRequest(fixture.casino, playerId, {
    name: '<b>Işıl</b>',
    message: 'Akşam arayın',
    contacts: [{ type: 1, contact: '0532 111 22 33' }],
  })
  const { data } = await office.get<{ rows: CallRow[] }>('/api/office/calls', {}, desks.selin)
  const row = data?.rows.find(({ player }) => player.id === playerId)
  if (!row) throw new Error('no call')
  return { playerId, row }
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
    await runClocks()
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
