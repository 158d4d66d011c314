import { randomUUID } from 'node:crypto'
import type { Ticket, TicketThread } from '@zar/contract/support/ticket'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browser, signedUp } from '../../../testing/players/mailbox.ts'
import type { From } from '../../../testing/players/player-app.ts'
import {
  openSupportFixture,
  type SupportFixture,
} from '../../../testing/support/support-fixture.ts'
import { answerTicket, closeByOffice, forgetSupport } from '../index.ts'

const DAY_MS = 24 * 60 * 60_000
let fixture: SupportFixture
let me: From
beforeAll(async () => {
  fixture = await openSupportFixture()
})
beforeEach(async () => {
  me = await fixture.player()
})
afterAll(() => fixture.close())

const post = <Data>(verb: string, body: object, from = me) =>
  fixture.site.post<Data>(`/api/ticket/${verb}`, body, from)
const opening = (more: object = {}) => ({
  requestId: randomUUID(),
  subject: 'deposit',
  title: 'Yatırdığım para gelmedi',
  text: 'Dün akşam ₺500 yatırdım.',
  files: [],
  ...more,
})
const open = async (more: object = {}, from = me) =>
  (await post<{ id: string; number: number }>('open', opening(more), from)).data ?? {
    id: '',
    number: 0,
  }
const list = async (from = me) =>
  (await post<Ticket[]>('list', { skip: 0, take: 20 }, from)).data ?? []
const thread = async (id: string, from = me) =>
  (await post<TicketThread>('thread', { id }, from)).data
const reply = (id: string, more: object = {}, from = me) =>
  post<{ place: number }>(
    'reply',
    { requestId: randomUUID(), id, text: 'Hâlâ bekliyorum', files: [], ...more },
    from,
  )
const answer = (number: number, asks = false) =>
  answerTicket(fixture.deps, { number, operator: 'ayla', text: 'Bakıyoruz', asks })
const pushes = async (playerId: string) =>
  fixture.casino.db
    .selectFrom('outbox')
    .select(['command', 'message'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute()
const ownerOf = async (id: string) =>
  (
    await fixture.casino.db
      .selectFrom('ticket')
      .select('player_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).player_id

/** As if it had been closed so long ago: a session lives less long. */
const closedBefore = (id: string, ms: number) =>
  fixture.casino.db
    .updateTable('ticket')
    .set({ closed_at: new Date(fixture.casino.clock.now().getTime() - ms) })
    .where('id', '=', id)
    .execute()

test('a ticket is opened, kept as it was written and listed', async () => {
  const text = '<b>Merhaba</b> & "selam"\n ikinci satır'
  const said = await post<{ id: string; number: number }>('open', opening({ text }))
  expect(said).toMatchObject({
    success: true,
    message: 'Destek talebin açıldı. Yanıt gelince haber vereceğiz.',
  })
  const { id = '', number = 0 } = said.data ?? {}
  const at = fixture.casino.clock.now().toISOString()
  expect(await list()).toEqual([
    {
      id,
      number,
      subject: 'deposit',
      title: 'Yatırdığım para gelmedi',
      status: 'open',
      isUnread: false,
      createdAt: at,
      updatedAt: at,
      answeredAt: null,
      reopensUntil: null,
    },
  ])
  expect((await thread(id))?.messages).toEqual([
    { place: 1, author: 'player', text, event: null, timeStamp: at, files: [] },
  ])
  expect(await pushes(await ownerOf(id))).toEqual([{ command: 'Ticket', message: { id } }])
})

test('an answer is told of, marks the ticket unread until it is read, and sets whose turn it is', async () => {
  const { id, number } = await open()
  fixture.casino.clock.advance(1_000)
  await answer(number)
  expect(await list()).toMatchObject([{ id, status: 'answered', isUnread: true }])
  const told = await fixture.site.post<object[]>(
    '/api/customer/notification',
    { skip: 0, take: 5 },
    me,
  )
  expect(told.data).toMatchObject([
    {
      title: 'Destek talebine yanıt geldi',
      note: expect.stringContaining(`#${number}`),
      isRead: false,
    },
  ])
  expect((await pushes(await ownerOf(id))).map(({ command }) => command)).toEqual([
    ...['Ticket', 'Ticket', 'Notification'],
  ])
  // An operator's name is told to nobody outside.
  expect(JSON.stringify(await thread(id))).not.toContain('ayla')

  expect((await post('read', { id, place: 1 })).success).toBe(true)
  expect(await list()).toMatchObject([{ isUnread: true }])
  await post('read', { id, place: 999 })
  expect(await list()).toMatchObject([{ isUnread: false }])
  await post('read', { id, place: 0 })
  expect(await list()).toMatchObject([{ isUnread: false }])

  await answer(number, true)
  expect(await list()).toMatchObject([{ status: 'waiting', isUnread: true }])
  await reply(id)
  expect(await list()).toMatchObject([{ status: 'open', isUnread: false }])
})

test('how many tickets have an answer to read is the player’s own number, and falls with each that is read', async () => {
  const unread = async (from = me) =>
    (await post<{ count: number }>('unread', {}, from)).data?.count
  const [first, second] = [await open(), await open()]
  expect(await unread()).toBe(0)
  await Promise.all([answer(first.number), answer(second.number, true)])
  await answer(first.number)
  expect(await unread()).toBe(2)
  expect(await unread(await fixture.player())).toBe(0)
  await post('read', { id: first.id, place: 999 })
  expect(await unread()).toBe(1)
  await reply(second.id)
  expect(await unread()).toBe(0)
  expect(await post('unread', { playerId: randomUUID() })).toMatchObject({ success: false })
})

test('a retried opening is one ticket, and other words under its id are refused', async () => {
  const body = opening()
  const [first, second] = await Promise.all([post('open', body), post('open', body)])
  expect(first.data).toEqual(second.data)
  expect(await list()).toHaveLength(1)
  expect(await post('open', { ...body, text: 'başka bir şey' })).toMatchObject({
    data: { code: 'invalid_input' },
  })
})

test('replies at once keep their places, and a retried one is said once', async () => {
  const { id } = await open()
  const bodies = Array.from({ length: 10 }, (_, at) => ({
    requestId: randomUUID(),
    text: `yanıt ${at}`,
  }))
  const said = await Promise.all([...bodies, ...bodies].map((body) => reply(id, body)))
  expect(said.every(({ success }) => success)).toBe(true)
  const { messages = [] } = (await thread(id)) ?? {}
  expect(messages.map(({ place }) => place)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1))
  expect(new Set(messages.map(({ text }) => text)).size).toBe(11)
})

test('a closed ticket opens again by a reply within 14 days, and not after', async () => {
  const { id } = await open()
  expect(await post('close', { id })).toMatchObject({ message: 'Talep kapatıldı.' })
  await post('close', { id })
  const [closed] = await list()
  const until = fixture.casino.clock.now().getTime() + 14 * DAY_MS
  expect(closed).toMatchObject({ status: 'closed', reopensUntil: new Date(until).toISOString() })
  await closedBefore(id, 14 * DAY_MS)
  expect((await reply(id)).success).toBe(true)
  expect((await thread(id))?.messages.map(({ event }) => event)).toEqual([
    ...[null, 'closed', 'reopened', null],
  ])
  expect(await list()).toMatchObject([{ status: 'open', reopensUntil: null }])

  await post('close', { id })
  await closedBefore(id, 14 * DAY_MS + 1)
  expect(await reply(id)).toMatchObject({ success: false, data: { code: 'ticket_closed' } })
  expect((await thread(id))?.messages).toHaveLength(5)
})

test('an operator closes a ticket and the player hears of it', async () => {
  const { id, number } = await open()
  await closeByOffice(fixture.deps, { number, operator: 'ayla' })
  await closeByOffice(fixture.deps, { number, operator: 'ayla' })
  expect(await list()).toMatchObject([{ id, status: 'closed' }])
  const told = await fixture.site.post<object[]>(
    '/api/customer/notification',
    { skip: 0, take: 5 },
    me,
  )
  expect(told.data).toMatchObject([{ title: 'Destek talebin kapatıldı' }])
})

test('AUZ-01: nobody lists, reads, marks, writes into or closes another player’s ticket', async () => {
  const { id, number } = await open()
  await answer(number)
  const other = await fixture.player()
  const calls = {
    thread: { id },
    read: { id, place: 2 },
    reply: { requestId: randomUUID(), id, text: 'ben de varım', files: [] },
    close: { id },
  }
  for (const [verb, body] of Object.entries(calls)) {
    expect(await post(verb, body, other), verb).toMatchObject({
      status: 404,
      data: { code: 'not_found' },
    })
    expect((await post(verb, body, browser())).status, verb).toBe(401)
  }
  expect(await list(other)).toEqual([])
  expect(await list()).toMatchObject([{ status: 'answered', isUnread: true }])
  expect((await thread(id))?.messages).toHaveLength(2)
})

test('one player’s request id is no answer to another', async () => {
  const body = opening()
  const other = await fixture.player()
  const [mine, theirs] = [await post<Ticket>('open', body), await post<Ticket>('open', body, other)]
  expect(theirs.data?.id).not.toBe(mine.data?.id)
})

test.each([
  { why: 'an unknown subject', change: { subject: 'money' } },
  { why: 'a title of 4', change: { title: 'para' } },
  { why: 'a title of 81', change: { title: 'x'.repeat(81) } },
  { why: 'a blank title', change: { title: '       ' } },
  { why: 'a text of 1', change: { text: 'a' } },
  { why: 'a text of 2001', change: { text: 'x'.repeat(2_001) } },
  { why: 'a blank text', change: { text: ' \n\t ' } },
  { why: 'a NUL in the text', change: { text: 'a\u0000b' } },
  { why: 'four files', change: { files: Array.from({ length: 4 }, () => randomUUID()) } },
  { why: 'a request without an id', change: { requestId: undefined } },
  { why: 'a status', change: { status: 'answered' } },
])('$why opens no ticket', async ({ change }) => {
  expect(await post('open', opening(change))).toMatchObject({
    status: 400,
    data: { code: 'invalid_input' },
  })
  expect(await list()).toEqual([])
})

test('FRD-11: one player, and one address, open and write only so often', async () => {
  const site = await fixture.openTight()
  const statuses = async (from: From, count: number) => {
    const seen = []
    for (let at = 0; at < count; at++)
      seen.push((await site.post('/api/ticket/open', opening(), from)).status)
    return seen
  }
  const at = browser({ ip: '10.90.0.1' })
  const one = (await signedUp(site, at)).from
  const two = (await signedUp(site, at)).from
  expect(await statuses(one, 4)).toEqual([200, 200, 200, 429])
  expect(await statuses(two, 1)).toEqual([429])
  expect(await statuses((await signedUp(site, browser({ ip: '10.90.0.2' }))).from, 1)).toEqual([
    200,
  ])
})

test('support messages are kept for two years, as the privacy notice says', async () => {
  const { id } = await open()
  const inTwoYears = new Date(fixture.casino.clock.now())
  inTwoYears.setUTCFullYear(inTwoYears.getUTCFullYear() + 2)
  await forgetSupport(fixture.casino.db, inTwoYears)
  expect((await thread(id))?.messages).toHaveLength(1)
  await forgetSupport(fixture.casino.db, new Date(inTwoYears.getTime() + 1))
  expect(await thread(id)).toMatchObject({ code: 'not_found' })
})
