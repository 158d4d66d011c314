import { randomUUID } from 'node:crypto'
import type { ChatRow, OfficeChat } from '@zar/contract/office/support/chats'
import type { OfficeTicket } from '@zar/contract/office/support/tickets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { From } from '../../../testing/players/player-app.ts'
import { HOSTILE, openSupportDesk } from './testing/support-desk.ts'

const PEOPLE = { selin: 'support', baran: 'support' } as const

let desk: Awaited<ReturnType<typeof openSupportDesk<keyof typeof PEOPLE>>>
let { fixture, office, desks, rowsOf, caseOf, runOut } = {} as typeof desk
beforeAll(async () => {
  desk = await openSupportDesk(PEOPLE)
  ;({ fixture, office, desks, rowsOf, caseOf, runOut } = desk)
})
afterAll(() => desk.close())

const say = (text: string, from: From) =>
  fixture.site.post('/api/chat/say', { messageId: randomUUID(), text }, from)
const chats = async (desk = desks.selin) =>
  (await office.get<{ rows: ChatRow[]; isThere: boolean }>('/api/office/chats', {}, desk)).data
const newChat = async () => {
  const from = await fixture.player()
  await say('Orada mısın?', from)
  const known = new Set<number>()
  const row = (await chats())?.rows
    .filter(({ lastText }) => lastText === 'Orada mısın?')
    .sort((one, other) => other.number - one.number)[0]
  if (!row || known.has(row.number)) throw new Error('no chat')
  return { from, number: row.number, row }
}
const chatOf = async (number: number, desk = desks.selin) => {
  const { data } = await office.get<OfficeChat>('/api/office/chat', { number }, desk)
  if (!data) throw new Error('no chat')
  return data
}

test('a conversation waits two minutes, is answered once per request, and waits again', async () => {
  const { from, number, row } = await newChat()
  expect(Date.parse(row.standing?.promiseAt ?? '') - Date.parse(row.standing?.openedAt ?? '')).toBe(
    120_000,
  )
  const requestId = randomUUID()
  const answer = (text = 'Buradayım') =>
    office.post('/api/office/chat-say', { number, requestId, text }, desks.selin)
  const came = await Promise.all([answer(), answer()])
  expect(came.map(({ success }) => success)).toEqual([true, true])
  expect(await answer('Başka söz')).toMatchObject({ success: false })
  const talking = await chatOf(number)
  expect(talking.messages.filter(({ author }) => author === 'support')).toMatchObject([
    { text: 'Buradayım', by: 'selin' },
  ])
  // Who answers has it, and a colleague may not speak between.
  expect(talking.standing).toMatchObject({ state: 'talking', owner: { name: 'selin' } })
  const other = { number, requestId: randomUUID(), text: 'Ben de' }
  expect(await office.post('/api/office/chat-say', other, desks.baran)).toMatchObject({
    data: { code: 'case_taken' },
  })
  await say(HOSTILE, from)
  const again = await chatOf(number)
  expect(again).toMatchObject({ unanswered: 1, lastText: HOSTILE, standing: { state: 'waiting' } })
})

test('one person has five conversations, however many they take at once', async () => {
  const made = []
  for (let at = 0; at < 7; at++) made.push(await newChat())
  const took = await Promise.all(
    made.map(({ number }) => office.post('/api/office/chat-take', { number }, desks.baran)),
  )
  expect(took.filter(({ success }) => success)).toHaveLength(5)
  expect(took.find(({ success }) => !success)).toMatchObject({ data: { code: 'chat_full' } })
  const own = made[took.findIndex(({ success }) => success)]?.number ?? 0
  expect(await office.post('/api/office/chat-give', { number: own }, desks.selin)).toMatchObject({
    data: { code: 'case_taken' },
  })
  expect((await office.post('/api/office/chat-give', { number: own }, desks.baran)).success).toBe(
    true,
  )
  expect((await chatOf(own)).standing?.owner).toBeNull()
})

test('a conversation becomes a ticket with its words and notes, unless the player wrote meanwhile', async () => {
  const { from, number, row } = await newChat()
  const note = { number, text: 'Tur açık, stüdyoya soruldu' }
  await office.post('/api/office/chat-note', note, desks.selin)
  await say('Hâlâ bekliyorum', from)
  const turn = (place: number) =>
    office.post<{ number: number }>('/api/office/chat-ticket', { number, place }, desks.selin)
  expect(await turn(row.place)).toMatchObject({ data: { code: 'case_changed' } })
  const { data } = await turn((await chatOf(number)).place)
  const { data: ticket } = await office.get<OfficeTicket>(
    '/api/office/ticket',
    { number: data?.number },
    desks.selin,
  )
  expect(ticket?.messages.map(({ text, event }) => event ?? text)).toEqual([
    'from_chat',
    'Orada mısın?',
    'Hâlâ bekliyorum',
  ])
  expect(ticket).toMatchObject({ notes: [{ text: note.text }], standing: { state: 'new' } })
  expect((await chatOf(number)).standing).toBeNull()
})

test('an ended conversation waits no more, and the chat knows who is there', async () => {
  const { number, from } = await newChat()
  const { place } = await chatOf(number)
  expect((await office.post('/api/office/chat-end', { number, place }, desks.selin)).success).toBe(
    true,
  )
  expect((await chats())?.rows.some((one) => one.number === number)).toBe(false)
  await say('Bir şey daha', from)
  expect((await chatOf(number)).standing?.state).toBe('waiting')
  const attend = (isThere: boolean) =>
    office.post('/api/office/chat-attend', { isThere }, desks.baran)
  await attend(false)
  await attend(true)
  expect((await chats(desks.baran))?.isThere).toBe(true)
  await attend(true)
  await attend(false)
  expect((await chats(desks.baran))?.isThere).toBe(false)
  // Coming and going, and no sign of life between.
  const rows = await rowsOf('chat:desk', 'chat.answer')
  expect(rows.map(({ after }) => after).slice(-2)).toEqual([{ isThere: true }, { isThere: false }])
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
  }
  const { data } = await fixture.site.post<{ messages: { event: string; text: string }[] }>(
    '/api/chat/messages',
    { before: null, take: 9 },
    from,
  )
  expect(data?.messages.map(({ event, text }) => event ?? text)).toEqual(['Orada mısın?', 'away'])
  expect(await caseOf(subject)).toMatchObject({ state: 'waiting', closed_at: null })
})
