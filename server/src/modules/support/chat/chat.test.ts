import { randomUUID } from 'node:crypto'
import type { ChatPage } from '@zar/contract/support/chat'
import type { TicketThread } from '@zar/contract/support/ticket'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browser, signedUp } from '../../../testing/players/mailbox.ts'
import type { From } from '../../../testing/players/player-app.ts'
import {
  openSupportFixture,
  type SupportFixture,
} from '../../../testing/support/support-fixture.ts'
import { comeToChat, forgetSupport, leaveChat, sayByOffice, settleChat } from '../index.ts'

let fixture: SupportFixture
let me: From
beforeAll(async () => {
  fixture = await openSupportFixture()
})
beforeEach(async () => {
  fixture.casino.clock.advance(60 * 60_000)
  me = await fixture.player()
})
afterAll(() => fixture.close())

const post = <Data>(verb: string, body: object, from = me) =>
  fixture.site.post<Data>(`/api/chat/${verb}`, body, from)
const say = (text: string, from = me, messageId: string = randomUUID()) =>
  post<{ place: number }>('say', { messageId, text }, from)
const page = async (from = me, ask: object = {}) => {
  const { data } = await post<ChatPage>('messages', { before: null, take: 50, ...ask }, from)
  if (!data) throw new Error('no page')
  return data
}
const texts = async (from = me) =>
  (await page(from)).messages.map(({ text, event }) => event ?? text)
/** Who waits for an answer, the longest wait first, with what was said. */
const waiting = async () => {
  const { db } = fixture.casino
  const chats = await db
    .selectFrom('chat')
    .select(['player_id', 'number', 'waiting_since'])
    .where('waiting_since', 'is not', null)
    .orderBy('waiting_since')
    .execute()
  const said = await db.selectFrom('chat_message').selectAll().orderBy('place').execute()
  return chats.map(({ player_id, number }) => ({
    number: Number(number),
    lines: said.filter((line) => line.player_id === player_id),
  }))
}
const mine = async () => {
  const chats = await waiting()
  return chats.at(-1)?.number ?? 0
}
const told = async () =>
  (await fixture.site.post<object[]>('/api/customer/notification', { skip: 0, take: 9 }, me)).data

test('what a player says is kept, acknowledged and pushed to their other windows', async () => {
  const messageId = randomUUID()
  const said = await say(' <i>merhaba</i> ', me, messageId)
  expect(said).toMatchObject({ success: true, data: { place: 1 } })
  const { messages } = await page()
  expect(messages[0]).toEqual({
    place: 1,
    messageId,
    author: 'player',
    text: '<i>merhaba</i>',
    event: null,
    ticketId: null,
    timeStamp: fixture.casino.clock.now().toISOString(),
  })
  const { player_id } = await fixture.casino.db
    .selectFrom('chat_message')
    .select('player_id')
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  const pushed = await fixture.casino.db
    .selectFrom('outbox')
    .select(['command', 'message'])
    .where('player_id', '=', player_id)
    .orderBy('id')
    .execute()
  expect(pushed).toEqual([
    { command: 'Chat', message: { place: 1, author: 'player' } },
    { command: 'Chat', message: { place: 2, author: 'system' } },
  ])
})

test('when nobody is there that is said at once, and once until somebody has come', async () => {
  await say('kimse var mı')
  await say('hâlâ yok mu')
  expect(await texts()).toEqual(['kimse var mı', 'away', 'hâlâ yok mu'])
  expect((await page()).isStaffed).toBe(false)

  await sayByOffice(fixture.deps, { number: await mine(), operator: 'ayla', text: 'Buradayım' })
  expect((await page()).isStaffed).toBe(true)
  await say('teşekkürler')
  expect((await texts()).slice(3)).toEqual(['Buradayım', 'teşekkürler'])

  fixture.casino.clock.advance(5 * 60_000)
  expect((await page()).isStaffed).toBe(false)
  await say('bir şey daha')
  expect((await texts()).slice(5)).toEqual(['bir şey daha', 'away'])
})

test('an operator who is there is not denied, until they leave', async () => {
  const casino = fixture.casino
  await comeToChat(casino, 'ayla')
  await say('merhaba')
  expect(await texts()).toEqual(['merhaba'])
  await leaveChat(casino, 'ayla')
  await say('orada mısın')
  expect(await texts()).toEqual(['merhaba', 'orada mısın', 'away'])
})

test('what is sent twice is said once, in the order it was sent', async () => {
  const ids = Array.from({ length: 6 }, () => randomUUID())
  await comeToChat(fixture.casino, 'ayla')
  for (const [at, id] of ids.entries()) {
    const [first, second] = await Promise.all([say(`söz ${at}`, me, id), say(`söz ${at}`, me, id)])
    expect(first.data).toEqual(second.data)
  }
  expect(await texts()).toEqual(ids.map((_, at) => `söz ${at}`))
  expect(await say('başka söz', me, ids[0])).toMatchObject({ data: { code: 'invalid_input' } })
  await leaveChat(fixture.casino, 'ayla')
})

test('the operator sees who waits, longest first, answers, and settles what needs no answer', async () => {
  const before = (await waiting()).length
  await say('birinci')
  const first = await mine()
  fixture.casino.clock.advance(1_000)
  const other = await fixture.player()
  await say('ikinci', other)
  const list = (await waiting()).slice(before)
  expect(list.map(({ lines }) => lines[0]?.text)).toEqual(['birinci', 'ikinci'])

  await sayByOffice(fixture.deps, { number: first, operator: 'ayla', text: 'Selam' })
  await settleChat(fixture.casino, { number: list[1]?.number ?? 0, operator: 'ayla' })
  expect(await waiting()).toHaveLength(before)
  expect(await texts()).toEqual(['birinci', 'away', 'Selam'])
  const { messages } = await page()
  expect(messages.at(-1)).toMatchObject({ author: 'support', messageId: null })
  expect(JSON.stringify(messages)).not.toContain('ayla')
})

test('a player who is not looking is notified of an answer, once until they have read it', async () => {
  await say('merhaba')
  const number = await mine()
  const answer = (text: string) => sayByOffice(fixture.deps, { number, operator: 'ayla', text })
  await answer('hemen')
  expect(await told()).toEqual([])
  fixture.casino.clock.advance(60_000)
  await answer('sonra')
  await answer('bir de bu')
  expect(await told()).toHaveLength(1)
  await page()
  fixture.casino.clock.advance(60_000)
  await answer('iki')
  await answer('üç')
  const title = 'Canlı sohbette yanıtın var'
  expect(await told()).toMatchObject([{ title }, { title }])
})

test('a long conversation is read back page by page', async () => {
  await comeToChat(fixture.casino, 'ayla')
  for (let at = 1; at <= 5; at++) await say(`${at}`)
  const end = await page(me, { take: 2 })
  expect(end).toMatchObject({ hasOlder: true, messages: [{ place: 4 }, { place: 5 }] })
  const start = await page(me, { take: 50, before: 4 })
  expect(start.messages.map(({ place }) => place)).toEqual([1, 2, 3])
  expect(start.hasOlder).toBe(false)
  await leaveChat(fixture.casino, 'ayla')
})

test('the conversation becomes a ticket with everybody’s words, once per request', async () => {
  expect((await page()).canTicket).toBe(false)
  const nothing = await post('ticket', { requestId: randomUUID() })
  expect(nothing).toMatchObject({ success: false, data: { code: 'chat_empty' } })
  await say('Çekimim nerede kaldı?')
  await sayByOffice(fixture.deps, { number: await mine(), operator: 'ayla', text: 'Bakıyorum' })
  await say('peki')
  expect((await page()).canTicket).toBe(true)
  const requestId = randomUUID()
  const [made, again] = await Promise.all([
    post<{ id: string }>('ticket', { requestId }),
    post<{ id: string }>('ticket', { requestId }),
  ])
  expect(made.data).toEqual(again.data)
  const { data } = await fixture.site.post<TicketThread>(
    '/api/ticket/thread',
    { id: made.data?.id },
    me,
  )
  expect(data?.ticket).toMatchObject({
    title: 'Çekimim nerede kaldı?',
    status: 'open',
    isUnread: false,
  })
  expect(data?.messages.map(({ author, text, event }) => [author, event ?? text])).toEqual([
    ['system', 'from_chat'],
    ['player', 'Çekimim nerede kaldı?'],
    ['support', 'Bakıyorum'],
    ['player', 'peki'],
  ])
  const after = await page()
  expect(after.messages.at(-1)).toMatchObject({ event: 'ticket', ticketId: made.data?.id })
  expect(after.canTicket).toBe(false)
  expect((await waiting()).some(({ lines }) => lines.at(-1)?.event === 'ticket')).toBe(false)
})

test('AUZ-01: nobody reads another player’s conversation, and nobody without a log-in speaks', async () => {
  await say('bu benim sırrım')
  const other = await fixture.player()
  expect((await page(other)).messages).toEqual([])
  for (const [verb, body] of Object.entries({
    messages: { before: null, take: 5 },
    say: { messageId: randomUUID(), text: 'ben' },
    ticket: { requestId: randomUUID() },
  })) {
    expect((await post(verb, body, browser())).status, verb).toBe(401)
  }
})

test.each([
  { why: 'nothing', body: { text: '' } },
  { why: 'a blank', body: { text: ' \n ' } },
  { why: '1001 letters', body: { text: 'x'.repeat(1_001) } },
  { why: 'a NUL', body: { text: 'a\u0000' } },
  { why: 'no id', body: { messageId: 'x' } },
  { why: 'the words of support', body: { author: 'support' } },
])('$why is not said', async ({ body }) => {
  const said = await post('say', { messageId: randomUUID(), text: 'merhaba', ...body })
  expect(said).toMatchObject({ status: 400, data: { code: 'invalid_input' } })
  expect(await texts()).toEqual([])
})

test('FRD-11: one player, and one address, say only so much', async () => {
  const site = await fixture.openTight()
  const at = browser({ ip: '10.92.0.1' })
  const one = (await signedUp(site, at)).from
  const two = (await signedUp(site, at)).from
  const statuses = []
  for (const from of [one, one, one, one, two]) {
    const body = { messageId: randomUUID(), text: 'merhaba' }
    statuses.push((await site.post('/api/chat/say', body, from)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('a conversation is kept for two years', async () => {
  await say('eski söz')
  const inTwoYears = new Date(fixture.casino.clock.now())
  inTwoYears.setUTCFullYear(inTwoYears.getUTCFullYear() + 2)
  await forgetSupport(fixture.casino.db, inTwoYears)
  expect(await texts()).toHaveLength(2)
  await forgetSupport(fixture.casino.db, new Date(inTwoYears.getTime() + 1))
  expect(await texts()).toEqual([])
})
