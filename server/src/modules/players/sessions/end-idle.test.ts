import type { SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPlayerApp, person } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { endIdleSessions } from './end-idle.ts'

const MINUTE_MS = 60_000

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
beforeEach(async () => {
  await casino.db.updateTable('session').set({ ended_at: casino.clock.now() }).execute()
  site.ended.length = 0
})
afterAll(() => casino.close())

const sweep = () =>
  endIdleSessions({
    ...casino,
    sessions: site.sessions,
    hasStakedSince: async (playerId) => site.staked.has(playerId),
  })

async function signedUp() {
  const { data } = await site.post<SessionData>('/api/auth/register', person())
  const signedIn = await site.sessions.findSignedIn(data?.token ?? '')
  if (!data || !signedIn) throw new Error('not signed up')
  const row = () =>
    casino.db
      .selectFrom('session')
      .select(['ended_at', 'last_seen_at'])
      .where('token_hash', '=', signedIn.tokenHash)
      .executeTakeFirstOrThrow()
  const isOpen = async () => (await site.sessions.findSignedIn(data.token)) !== undefined
  return { ...signedIn, row, isOpen }
}

test('SES-02: half an hour after the last sign of its player a session is ended and announced, once', async () => {
  const { tokenHash, row, isOpen } = await signedUp()
  casino.clock.advance(30 * MINUTE_MS - 1)
  await sweep()
  expect((await row()).ended_at).toBeNull()
  casino.clock.advance(1)
  await Promise.all([sweep(), sweep(), sweep()])
  expect((await row()).ended_at).toEqual(casino.clock.now())
  expect(site.ended).toEqual([tokenHash])
  expect(await isOpen()).toBe(false)
})

test('SES-02: whoever plays in a game window is seen, until the session’s own end', async () => {
  const { playerId, row, isOpen } = await signedUp()
  site.staked.add(playerId)
  casino.clock.advance(30 * MINUTE_MS)
  await sweep()
  expect(await row()).toEqual({ ended_at: null, last_seen_at: casino.clock.now() })
  expect(await isOpen()).toBe(true)
  casino.clock.advance(12 * 60 * MINUTE_MS)
  await sweep()
  expect((await row()).ended_at).not.toBeNull()
  site.staked.delete(playerId)
})

test('a call that comes between the look and the end keeps the session', async () => {
  const { row, isOpen } = await signedUp()
  casino.clock.advance(30 * MINUTE_MS)
  await endIdleSessions({
    ...casino,
    sessions: site.sessions,
    hasStakedSince: async () => {
      await casino.db.updateTable('session').set({ last_seen_at: casino.clock.now() }).execute()
      return false
    },
  })
  expect((await row()).ended_at).toBeNull()
  expect(site.ended).toEqual([])
  expect(await isOpen()).toBe(true)
})
