import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findReported, forgetLines, muteAuthor } from '../../store/rooms/chat.ts'
import { type ArcadeFixture, openTestArcade } from '../../testing/open-arcade.ts'
import { publishOnce } from '../bus/postgres-bus.ts'
import { openRoomFixture, type RoomFixture, type RoomPage } from '../testing/room-fixture.ts'
import { type ChatTold, chatTopicOf } from './chat.ts'
import type { ChatLine } from './chat-protocol.ts'
import { hideFromAll } from './hide-from-all.ts'

let arcade: ArcadeFixture
let room: RoomFixture
beforeAll(async () => {
  arcade = await openTestArcade({ hasBus: true })
  room = await openRoomFixture(arcade)
})
afterEach(() => room.leave())
afterAll(() => arcade.close())

async function enter(user?: string): Promise<RoomPage> {
  const page = await room.enter(user)
  expect(await page.chats({ type: 'openChat' })).toBeUndefined()
  return page
}
const say = (page: RoomPage, text: string, commandId = randomUUID()) =>
  page.chats({ type: 'say', text, commandId })
const hears = (page: RoomPage, text: string) =>
  page.until(({ chat }) => chat.some((line) => line.text === text))

test('who opened the chat hears what is said, under hidden names; others hear nothing', async () => {
  const [one, other, quiet] = [await enter('player-ayse-1'), await enter(), await room.enter()]
  expect(await say(one, '  Bol   şans ')).toBeUndefined()
  await Promise.all([hears(one, 'Bol şans'), hears(other, 'Bol şans')])
  const line = other.chat.at(-1)
  expect(line).toMatchObject({
    name: 'pl•••1',
    text: 'Bol şans',
    by: expect.stringMatching(/^\w{12}$/),
  })
  expect(JSON.stringify(other.heard)).not.toContain('ayse')
  expect(quiet.chat).toEqual([])
  const late = await enter()
  await hears(late, 'Bol şans')
})

test('a message that is sent again is said once', async () => {
  const [one, other] = [await enter(), await enter()]
  const [text, commandId] = [`once ${randomUUID().slice(0, 4)}`, randomUUID()]
  expect(await say(one, text, commandId)).toBeUndefined()
  arcade.later(60_000)
  expect(await say(one, text, commandId)).toBeUndefined()
  await say(other, 'after')
  await hears(other, 'after')
  expect(other.chat.filter((line) => line.text === text)).toHaveLength(1)
})

test('one message in three seconds, however many are sent at once, and not the same again', async () => {
  const one = await enter()
  const answers = await Promise.all(['a b', 'c d', 'e f', 'g h'].map((text) => say(one, text)))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'chat_too_fast')).toHaveLength(3)
  arcade.later(3_000)
  expect(await say(one, 'a b')).toBe('chat_too_fast')
  expect(await say(one, 'i j')).toBeUndefined()
})

test('insults and visitors are refused, and nothing is said', async () => {
  const [one, visitor] = [await enter(), await room.enterDemo()]
  expect(await say(one, 'siktir')).toBe('chat_refused')
  expect(await say(one, '​ ')).toBe('chat_refused')
  expect(await visitor.chats({ type: 'openChat' })).toBeUndefined()
  expect(await say(visitor, 'hello')).toBe('chat_players_only')
  expect(await visitor.chats({ type: 'report', lineId: randomUUID() })).toBe('chat_players_only')
  expect(visitor.chat.some(({ text }) => text === 'hello' || text === 'siktir')).toBe(false)
})

test('a message that three players report is hidden from all, and an operator finds it', async () => {
  const author = await enter()
  const readers = [await enter(), await enter(), await enter()]
  const text = `spoils the game ${randomUUID().slice(0, 4)}`
  await say(author, text)
  await Promise.all(readers.map((page) => hears(page, text)))
  const lineId = readers[0]?.chat.find((line) => line.text === text)?.id ?? ''
  const report = (page: RoomPage) => page.chats({ type: 'report', lineId })
  const [first, second, third] = readers as [RoomPage, RoomPage, RoomPage]
  // Whoever reports twice counts once.
  for (const page of [first, first, second]) expect(await report(page)).toBeUndefined()
  expect(second.chat.some(({ id }) => id === lineId)).toBe(true)
  await report(third)
  await second.until(({ chat }) => !chat.some(({ id }) => id === lineId))
  const late = await enter()
  await say(late, 'later')
  await hears(late, 'later')
  expect(late.chat.some(({ id }) => id === lineId)).toBe(false)
  const [found] = await findReported(arcade.database.pool, 10)
  expect(found).toMatchObject({ id: lineId, text, reports: 3, isHidden: true })

  const at = new Date(arcade.clock.nowMs)
  const until = new Date(arcade.clock.nowMs + 60_000)
  const mute = { lineId, until, reason: 'insults', by: 'operator', at }
  expect(await muteAuthor(arcade.database.pool, mute)).toBe(true)
  arcade.later(3_000)
  expect(await say(author, 'may I')).toBe('chat_muted')
  arcade.later(60_000)
  expect(await say(author, 'now I may')).toBeUndefined()
})

test('a message that an operator hides is gone from open pages', async () => {
  const [author, reader] = [await enter(), await enter()]
  const text = `let us meet ${randomUUID().slice(0, 4)}`
  await say(author, text)
  await hears(reader, text)
  const lineId = reader.chat.find((line) => line.text === text)?.id ?? ''
  const { pool } = arcade.database
  // A process hears others once it listens to the database.
  const probe: ChatLine = { id: randomUUID(), by: 'x', name: 'x', text: 'from afar', atMs: 0 }
  const topic = chatTopicOf('zar_ucurtma')
  const isHeard = async () => {
    await publishOnce(pool, topic, { lines: [probe], gone: [] } satisfies ChatTold)
    return reader.chat.some(isOf(probe.text))
  }
  await expect.poll(isHeard).toBe(true)
  expect(await hideFromAll(pool, lineId, new Date(arcade.clock.nowMs))).toBe(true)
  await Promise.all(
    [author, reader].map((page) => page.until(({ chat }) => !chat.some(isOf(text)))),
  )
  expect(await hideFromAll(pool, lineId, new Date(arcade.clock.nowMs))).toBe(false)
})

const isOf = (text: string) => (line: { text: string }) => line.text === text

test('what was said is forgotten, with its reports', async () => {
  const pool = arcade.database.pool
  expect(await forgetLines(pool, new Date(arcade.clock.nowMs + 1))).toBeGreaterThan(0)
  expect(await findReported(pool, 10)).toEqual([])
})
