import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountRoutes, openHttp } from '../../platform/http/http.ts'
import { openLog } from '../../platform/log/log.ts'
import { signedInById } from '../../testing/players/signed-in.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { messageRoutes, notifyPlayer } from './index.ts'

let casino: TestCasino
let app: FastifyInstance
beforeAll(async () => {
  casino = await openTestCasino()
  app = openHttp({ logger: openLog('silent'), random: casino.random })
  const routes = messageRoutes(casino)
  mountRoutes(app, routes, signedInById)
})
afterAll(async () => {
  await app.close()
  await casino.close()
})

const notify = (playerId: string, name: string) =>
  casino.db.transaction().execute((tx) =>
    notifyPlayer(tx, casino, {
      playerId,
      type: 'Deposit',
      title: { tr: `${name} hesabında`, en: `${name} credited` },
      note: { tr: 'Bakiyene eklendi.', en: 'Added to your balance.' },
    }),
  )

async function post(path: string, playerId: string | undefined, body: object, locale = 'tr') {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/customer/${path}`,
    headers: { locale, ...(playerId && { authorization: `Bearer ${playerId}` }) },
    payload: body,
  })
  return { status: answer.statusCode, ...answer.json() }
}
const list = async (playerId: string, locale = 'tr', page = { skip: 0, take: 100 }) =>
  (await post('notification', playerId, page, locale)).data

test('a notification is kept in both languages and pushed in the player’s own, the other beside it', async () => {
  const playerId = await casino.player({ locale: 'en' })
  await notify(playerId, '₺100')
  const pushed = await casino.db
    .selectFrom('outbox')
    .select(['command', 'message'])
    .where('player_id', '=', playerId)
    .execute()
  const [inEnglish] = await list(playerId, 'en')
  expect(inEnglish).toEqual({
    id: expect.any(String),
    title: '₺100 credited',
    note: 'Added to your balance.',
    type: 1,
    timeStamp: '2026-03-01T12:00:00.000Z',
    isRead: false,
  })
  const inTurkish = { title: '₺100 hesabında', note: 'Bakiyene eklendi.' }
  const words = { tr: inTurkish }
  expect(pushed).toEqual([{ command: 'Notification', message: { ...inEnglish, words } }])
  expect(await list(playerId, 'tr')).toEqual([{ ...inEnglish, ...inTurkish }])
})

test('a notification of a transaction that was rolled back is neither kept nor pushed', async () => {
  const playerId = await casino.player()
  const rolledBack = casino.db.transaction().execute(async (tx) => {
    await notifyPlayer(tx, casino, {
      playerId,
      type: 'System',
      title: { tr: 'a', en: 'a' },
      note: { tr: 'b', en: 'b' },
    })
    throw new Error('refused')
  })
  await expect(rolledBack).rejects.toThrow('refused')
  expect(await list(playerId)).toEqual([])
})

test('the newest come first, page by page, and only the player’s own', async () => {
  const [playerId, other] = [await casino.player(), await casino.player()]
  for (const name of ['1', '2', '3']) {
    casino.clock.advance(1_000)
    await notify(playerId, name)
    await notify(other, name)
  }
  const titles = async (skip: number, take: number) =>
    (await list(playerId, 'en', { skip, take })).map((one: { title: string }) => one.title)
  expect(await titles(0, 2)).toEqual(['3 credited', '2 credited'])
  expect(await titles(2, 2)).toEqual(['1 credited'])
  expect(await titles(9e15, 2)).toEqual([])
})

test('an opened notification is read, once and for all', async () => {
  const playerId = await casino.player()
  await notify(playerId, '1')
  const [{ id }] = await list(playerId)
  for (const _ of ['first', 'again']) {
    expect(await post('readnotification', playerId, { id })).toMatchObject({ success: true })
  }
  expect(await list(playerId)).toMatchObject([{ id, isRead: true }])
})

test('nobody reads another player’s notification, one that is none, or without a token', async () => {
  const [playerId, other] = [await casino.player(), await casino.player()]
  await notify(other, '1')
  const [{ id }] = await list(other)
  for (const unknown of [id, randomUUID(), 'nonsense', '']) {
    expect(await post('readnotification', playerId, { id: unknown })).toMatchObject({
      status: 404,
      success: false,
      data: { code: 'not_found' },
    })
  }
  expect(await list(other)).toMatchObject([{ isRead: false }])
  expect((await post('readnotification', undefined, { id })).status).toBe(401)
  expect((await post('notification', undefined, { skip: 0, take: 1 })).status).toBe(401)
})

test.each([
  [{ skip: -1, take: 1 }],
  [{ skip: 0, take: 0 }],
  [{ skip: 0, take: 101 }],
  [{ skip: 0.5, take: 1 }],
  [{ skip: 0, take: 1, more: true }],
  [{}],
])('a page of %j is no page', async (page) => {
  expect((await post('notification', await casino.player(), page)).status).toBe(400)
})
