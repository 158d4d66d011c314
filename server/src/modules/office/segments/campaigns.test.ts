import type { CampaignState } from '@zar/contract/office/campaigns/campaigns'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Desk } from '../../../testing/office/office-app.ts'
import { notificationsOf } from '../../../testing/players/notifications.ts'
import {
  AT,
  type CampaignDesk,
  DAY_MS,
  NOON,
  openCampaignDesk,
  WHY,
} from './testing/campaign-desk.ts'

let { casino, office, plants, marketing, second, segmentId } = {} as CampaignDesk
let { draft, start, planned, read } = {} as CampaignDesk
let { agreed, send, letters, noticesOf } = {} as CampaignDesk
beforeEach(async () => {
  const desk = await openCampaignDesk()
  ;({ casino, office, plants, marketing, second, segmentId } = desk)
  ;({ draft, start, planned, read } = desk)
  ;({ agreed, send, letters, noticesOf } = desk)
})
afterEach(() => casino.close())

const stop = (id: string, by: Desk) =>
  office.post('/api/office/campaign-stop', { id, reason: WHY }, by)

const stateOf = async (id: string): Promise<CampaignState> => (await read(id)).state

test('AUZ-03: a campaign starts by two, is sent at its time to each once, and its return is counted', async () => {
  const [one, other] = (await agreed(2)) as [string, string]
  const stranger = await casino.player()
  const id = await draft()
  const { data } = await start(id, marketing)
  expect(data?.outcome).toBe('waits')
  expect((await start(id, marketing, data?.proposal)).success).toBe(false)
  await send()
  expect(await noticesOf([one, other])).toEqual([0, 0])
  expect((await start(id, second, data?.proposal)).success).toBe(true)
  await send()
  expect(await noticesOf([one, other])).toEqual([0, 0])
  casino.clock.set(AT)
  for (const _ of [1, 2]) await send()
  expect(await noticesOf([one, other, stranger])).toEqual([1, 1, 0])
  const { username } = await casino.db
    .selectFrom('player')
    .select('username')
    .where('id', '=', one)
    .executeTakeFirstOrThrow()
  expect(await notificationsOf(casino.db, one)).toEqual([
    `Sonbahar akşamları: Merhaba ${username}, yeni masalar açıldı.`,
  ])
  expect(letters.map(({ playerId }) => playerId)).toEqual([one, other])
  expect(letters[0]?.text).toMatch(/https:\/\/zar\.example\/stop-letters\?lang=tr#[\w.-]+$/)
  expect(letters[0]?.stop).toMatch(
    /^https:\/\/zar\.example\/api\/customer\/stopletters\/now\?token=/,
  )
  casino.clock.advance(DAY_MS)
  await casino.db
    .updateTable('notification')
    .set({ read_at: casino.clock.now() })
    .where('player_id', '=', one)
    .execute()
  await plants.answer(other, 'email', false)
  const { state, tally } = await read(id)
  expect(state).toBe('done')
  expect(tally).toEqual({ sent: 2, letters: 2, capped: 0, read: 1, stopped: 1 })
  const deeds = await casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome'])
    .where('object', '=', `campaign:${id}`)
    .orderBy('id')
    .execute()
  expect(deeds.map(({ does, outcome }) => `${does} ${outcome}`)).toEqual([
    'campaign.edit done',
    'campaign.start waits',
    'campaign.start refused',
    'campaign.start done',
    'campaign.done done',
  ])
})

test('a process that is killed half-way leaves nothing twice and nobody out', async () => {
  const ids = await agreed(130)
  const id = await planned()
  let left = 77
  const killed = send(() => {
    left -= 1
    if (left === 0) throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  // What was promised in the transaction that failed was never sent.
  expect((await noticesOf(ids)).filter((count) => count === 1)).toHaveLength(50)
  await send()
  expect(await noticesOf(ids)).toEqual(ids.map(() => 1))
  expect(await read(id)).toMatchObject({ state: 'done', tally: { sent: 130, letters: 130 } })
})

test('two processes at once send to each player once', async () => {
  const ids = await agreed(120)
  const id = await planned()
  await Promise.all([send(), send(), send()])
  await send()
  expect(await noticesOf(ids)).toEqual(ids.map(() => 1))
  expect(letters).toHaveLength(120)
  expect(await stateOf(id)).toBe('done')
})

test('consent that is withdrawn, a break and four points between plan and sending keep a message away', async () => {
  const ids = await agreed(4)
  await planned()
  await plants.answer(ids[0] ?? '', 'email', false)
  await plants.put(ids[1] ?? '', { onBreak: true })
  await plants.put(ids[2] ?? '', { markers: 4 })
  await send()
  expect(await noticesOf(ids)).toEqual([0, 0, 0, 1])
})

test('a letter needs its own consent and a confirmed address; a notification does not', async () => {
  const [letter, texts, unconfirmed] = (await agreed(3)) as [string, string, string]
  await plants.answer(texts, 'email', false)
  await plants.answer(texts, 'sms', true)
  await casino.db
    .updateTable('player')
    .set({ is_email_confirmed: false })
    .where('id', '=', unconfirmed)
    .execute()
  const id = await planned({ viaNotice: false })
  await send()
  expect(letters.map(({ playerId }) => playerId)).toEqual([letter])
  expect((await read(id)).tally.sent).toBe(1)
})

test('a player gets two messages in seven days, and the third again after them', async () => {
  const [player = ''] = await agreed(1)
  const all = [await planned(), await planned(), await planned()]
  await send()
  expect(await noticesOf([player])).toEqual([2])
  const tallies = await Promise.all(all.map(async (id) => (await read(id)).tally))
  expect(tallies.map(({ sent, capped }) => [sent, capped])).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ])
  casino.clock.set(NOON)
  await planned({ at: new Date(AT.getTime() + 7 * DAY_MS).toISOString() })
  casino.clock.set(new Date(AT.getTime() + 7 * DAY_MS + 60_000))
  await send()
  expect(await noticesOf([player])).toEqual([3])
})

test('nothing is sent from 21 to 9 in Istanbul', async () => {
  const ids = await agreed(1)
  const id = await planned()
  const hour = (utc: string) =>
    casino.clock.set(new Date(`${AT.toISOString().slice(0, 10)}T${utc}:00.000Z`))
  for (const utc of ['18:00', '20:59', '21:00', '23:59']) {
    hour(utc)
    await send()
  }
  casino.clock.set(new Date(AT.getTime() + DAY_MS - 3 * 3_600_000 - 1))
  await send()
  expect(await noticesOf(ids)).toEqual([0])
  casino.clock.set(new Date(AT.getTime() + DAY_MS - 3 * 3_600_000))
  await send()
  expect(await noticesOf(ids)).toEqual([1])
  expect(await stateOf(id)).toBe('done')
})

test('one person stops it at once: whoever was not sent to is not, and it frees its segment', async () => {
  const ids = await agreed(120)
  const id = await planned()
  const remove = () => office.post('/api/office/segment-remove', { id: segmentId }, marketing)
  expect(await remove()).toMatchObject({ status: 409, data: { code: 'segment_used' } })
  let stopped: ReturnType<typeof stop> | undefined
  // Pressed while the first players are sent to.
  await send(() => {
    stopped ??= stop(id, marketing)
  })
  expect((await stopped)?.success).toBe(true)
  await send()
  const sent = (await noticesOf(ids)).filter((count) => count === 1).length
  expect(sent).toBeLessThan(120)
  expect(await read(id)).toMatchObject({ state: 'stopped', tally: { sent } })
  expect(await stop(id, marketing)).toMatchObject({ data: { code: 'campaign_over' } })
  expect((await remove()).success).toBe(true)
})
