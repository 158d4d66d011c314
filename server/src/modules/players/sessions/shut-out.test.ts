import type { SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, signedUp } from '../../../testing/players/mailbox.ts'
import { openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { blockPlayer, excludePlayer } from '../../protection/index.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterAll(() => casino.close())

const balanceOf = (token: string) => site.get('/api/user/balance', { token })

async function guest() {
  const me = await signedUp(site)
  const { playerId = '' } = (await site.sessions.findSignedIn(me.token)) ?? {}
  const logIn = async () => {
    const { username, password } = me
    const { data } = await site.post<SessionData>(
      '/api/auth/login',
      { username, password },
      browser(),
    )
    return data?.token
  }
  return { playerId, token: me.token, logIn }
}
const decided = (playerId: string) => ({
  playerId,
  operator: 'ayla',
  because: 'a test',
  endsAt: null,
})

test('H6, SES-03: of a block and log-ins at once no session is left that opens anything', async () => {
  const { playerId, token, logIn } = await guest()
  const [tokens] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, logIn)),
    blockPlayer(site.deps, decided(playerId)),
  ])
  for (const one of [token, ...tokens]) {
    if (one) expect(await balanceOf(one)).toMatchObject({ status: 401 })
  }
  expect(await logIn()).toBeUndefined()
})

test('H6: where the process dies between the commit and its word, the sessions are over and the end is promised', async () => {
  const { playerId, token } = await guest()
  const died = new Error('killed')
  const announceEnded = async () => {
    throw died
  }
  const sessions = { endAllIn: site.sessions.endAllIn, announceEnded }
  const { db, clock, random, onCommitted } = site.deps
  const deps = { db, clock, random, onCommitted, sessions }
  await expect(excludePlayer(deps, decided(playerId))).rejects.toBe(died)
  const promised = await casino.db
    .selectFrom('outbox')
    .select('message')
    .where('player_id', '=', playerId)
    .where('command', '=', 'EndSession')
    .execute()
  expect(promised).toMatchObject([{ message: { why: 'session_ended_excluded' } }])
  casino.clock.advance(1_000)
  expect(await balanceOf(token)).toMatchObject({
    status: 401,
    data: { code: 'session_ended_excluded' },
    message: expect.stringContaining('oyuna kapattık'),
  })
})
