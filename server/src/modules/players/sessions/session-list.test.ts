import type { SessionData } from '@zar/contract/players/auth'
import type { SessionRow } from '@zar/contract/players/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browser, signedUp } from '../../../testing/players/mailbox.ts'
import { type From, openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const MINUTE_MS = 60_000
const START = new Date('2026-03-01T12:00:00Z')

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
beforeEach(() => casino.clock.set(START))
afterAll(() => casino.close())

type Page = { rows: SessionRow[]; next: string | null; others: number }

const list = async (from: From, before: string | null = null, take = 20): Promise<Page> => {
  const { data, message } = await site.post<Page>('/api/customer/sessions', { before, take }, from)
  if (!data) throw new Error(message)
  return data
}
const end = (from: From, id: string) => site.post('/api/customer/endsession', { id }, from)
const isOpen = async (token: string) => (await site.get('/api/user/balance', { token })).status

/** One more log-in of the player, from a device of its own. */
async function logIn(
  { username, password }: { username: string; password: string },
  from: From = browser(),
): Promise<From & { token: string }> {
  const { data } = await site.post<SessionData>('/api/auth/login', { username, password }, from)
  return { ...from, token: data?.token ?? '' }
}
const hashes = () => site.ended.map((hash) => hash.toString('hex'))

test('SES-04: the list tells the device, the network and the times, and which session is asking', async () => {
  const player = await signedUp(site, browser({ ip: '198.51.100.23' }))
  casino.clock.advance(5 * MINUTE_MS)
  const phone = await logIn(player, browser({ ip: '2001:db8:5:6::1' }))
  const { rows, others, next } = await list(phone)
  expect(rows).toMatchObject([
    {
      address: '2001:db8:5:•••',
      beganAt: '2026-03-01T12:05:00.000Z',
      endedAt: null,
      why: null,
      isHere: true,
    },
    { address: '198.51.100.•••', beganAt: START.toISOString(), endedAt: null, isHere: false },
  ])
  expect({ others, next }).toEqual({ others: 1, next: null })
})

test('AUZ-02: nothing in the list opens a session or names the subscriber', async () => {
  const player = await signedUp(site, browser({ ip: '198.51.100.23' }))
  const { rows } = await list(player.from)
  const row = await casino.db
    .selectFrom('session')
    .selectAll()
    .where('id', '=', rows[0]?.id ?? '')
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(rows)
  for (const secret of [player.token, row.fingerprint, row.ip, row.user_agent])
    expect(text).not.toContain(secret)
  expect(text).not.toContain(row.token_hash.toString('hex'))
})

test('SES-04, SES-03: a session that is ended from the list is closed at once, and says so', async () => {
  const player = await signedUp(site)
  const other = await logIn(player)
  expect(await isOpen(other.token)).toBe(200)
  const there = (await list(player.from)).rows.find((row) => !row.isHere)
  const before = site.ended.length
  expect(await end(player.from, there?.id ?? '')).toMatchObject({
    success: true,
    message: 'Oturum kapatıldı.',
  })
  expect(await isOpen(other.token)).toBe(401)
  expect(await isOpen(player.token)).toBe(200)
  expect(site.ended).toHaveLength(before + 1)
  const { rows, others } = await list(player.from)
  expect(rows.find(({ id }) => id === there?.id)).toMatchObject({ why: 'player' })
  expect(others).toBe(0)
})

test('SES-04: ending all others leaves the one that asks, and announces each', async () => {
  const player = await signedUp(site)
  const others = [await logIn(player), await logIn(player), await logIn(player)]
  const before = site.ended.length
  const answer = await site.post('/api/customer/endothersessions', {}, player.from)
  expect(answer).toMatchObject({ success: true, data: { ended: 3 } })
  for (const { token } of others) expect(await isOpen(token)).toBe(401)
  expect(await isOpen(player.token)).toBe(200)
  expect(new Set(hashes().slice(before)).size).toBe(3)
  expect(await site.post('/api/customer/endothersessions', {}, player.from)).toMatchObject({
    data: { ended: 0 },
  })
})

test('AUZ-01: another player’s sessions are neither listed nor ended', async () => {
  const player = await signedUp(site)
  const stranger = await signedUp(site)
  const mine = (await list(player.from)).rows[0]
  expect(await end(stranger.from, mine?.id ?? '')).toMatchObject({ status: 404 })
  expect(await site.post('/api/customer/endothersessions', {}, stranger.from)).toMatchObject({
    data: { ended: 0 },
  })
  expect(await isOpen(player.token)).toBe(200)
  expect((await list(stranger.from)).rows.map(({ id }) => id)).not.toContain(mine?.id)
  const cursor = `${START.getTime() + 1}.${mine?.id}`
  expect((await list(stranger.from, cursor)).rows.every(({ isHere }) => isHere)).toBe(true)
  for (const path of ['sessions', 'endsession', 'endothersessions'])
    expect((await site.post(`/api/customer/${path}`, {})).status).toBe(401)
})

test('AUZ-02: an id that is none, an unknown one and one field too many are refused', async () => {
  const { from } = await signedUp(site)
  expect((await end(from, 'x')).status).toBe(400)
  expect((await end(from, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  const more = { before: null, take: 5, playerId: '00000000-0000-4000-8000-000000000000' }
  expect((await site.post('/api/customer/sessions', more, from)).status).toBe(400)
  for (const before of ['x', '1.x', `9e9.${crypto.randomUUID()}`])
    expect((await site.post('/api/customer/sessions', { before, take: 5 }, from)).status).toBe(400)
})

test('of ten that end the same session at once, each hears yes and it is announced once', async () => {
  const player = await signedUp(site)
  await logIn(player)
  const there = (await list(player.from)).rows.find((row) => !row.isHere)
  const before = site.ended.length
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => end(player.from, there?.id ?? '')),
  )
  expect(answers.every(({ success }) => success)).toBe(true)
  expect(site.ended).toHaveLength(before + 1)
})

test('each end has its reason: log-out, the same device again, a new password', async () => {
  const player = await signedUp(site)
  const left = await logIn(player)
  await site.get('/api/auth/logout', left)
  const device = browser()
  await logIn(player, device)
  await logIn(player, device)
  const changed = { oldPassword: player.password, password: 'yeni-bahce-88' }
  await site.post(
    '/api/customer/changepassword',
    { ...changed, confirmPassword: changed.password },
    player.from,
  )
  const { rows } = await list(player.from)
  const reasons = rows.map(({ why }) => why).sort()
  expect(reasons).toEqual(['device', 'logout', 'password', null].sort())
})

test('SES-02: what lapsed by itself is shown as over from then on, and play keeps it open', async () => {
  const player = await signedUp(site)
  casino.clock.advance(40 * MINUTE_MS)
  const here = await logIn(player)
  const lapsed = async () => (await list(here)).rows.find((row) => !row.isHere)
  expect(await lapsed()).toMatchObject({ why: 'idle', endedAt: '2026-03-01T12:30:00.000Z' })
  expect((await list(here)).others).toBe(0)

  const signedIn = await site.sessions.findSignedIn(here.token)
  site.staked.add(signedIn?.playerId ?? '')
  expect(await lapsed()).toMatchObject({ why: null, endedAt: null })
  site.staked.clear()
})

test('SES-02: a session that was used to the end has run out after twelve hours', async () => {
  const player = await signedUp(site)
  for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
    expect((await list(player.from)).rows).toMatchObject([{ why: null, isHere: true }])
    casino.clock.advance(20 * MINUTE_MS)
  }
  const { rows } = await list(await logIn(player))
  expect(rows.at(-1)).toMatchObject({ why: 'expired', endedAt: '2026-03-02T00:00:00.000Z' })
})

test('page by page every session comes once, those of one moment too', async () => {
  const player = await signedUp(site)
  for (let time = 0; time < 7; time++) {
    if (time % 3 === 0) casino.clock.advance(MINUTE_MS)
    await logIn(player)
  }
  const seen: string[] = []
  let before: string | null = null
  do {
    const page: Page = await list(player.from, before, 3)
    expect(page.rows.length).toBeLessThanOrEqual(3)
    seen.push(...page.rows.map(({ id }) => id))
    before = page.next
  } while (before !== null)
  expect(seen).toHaveLength(8)
  expect(new Set(seen).size).toBe(8)
})
