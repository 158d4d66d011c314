import type { SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlayerApp, person } from '../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { openBalances } from './balances.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterAll(() => casino.close())

async function registered() {
  const { data } = await site.post<SessionData>('/api/auth/register', person(), {})
  const token = data?.token ?? ''
  const player = await site.sessions.findSignedIn(token)
  return { token, playerId: player?.playerId ?? '' }
}
const ask = (token: string, tag?: string) =>
  site.app.inject({
    url: '/api/user/balance',
    headers: { authorization: `Bearer ${token}`, ...(tag && { 'if-none-match': tag }) },
  })
/** As the ledger does it, without its transfer: what is asked here is who is told what. */
const setBalance = (playerId: string, balance_e5: bigint) =>
  casino.db
    .updateTable('account')
    .set({ balance_e5 })
    .where('owner_id', '=', playerId)
    .where('kind', '=', 'player_cash')
    .execute()

test('U13: a poll with the tag of its balance is answered 304, and without one in full', async () => {
  const { token, playerId } = await registered()
  const first = await ask(token)
  expect(first.json()).toMatchObject({ success: true, data: { balance: 0 } })
  const tag = String(first.headers.etag)
  const again = await ask(token, tag)
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
  // From memory: nobody was told that it moved.
  await setBalance(playerId, 500_000n)
  expect((await ask(token, tag)).statusCode).toBe(304)
  expect((await ask(token)).json()).toMatchObject({ data: { balance: 5 } })
  await setBalance(playerId, 0n)
})

test('U13: a push clears the memory, and so does time', async () => {
  const { token, playerId } = await registered()
  const tag = String((await ask(token)).headers.etag)
  await setBalance(playerId, 700_000n)
  site.tellPushed(playerId)
  const moved = await ask(token, tag)
  expect(moved.statusCode).toBe(200)
  expect(moved.json()).toMatchObject({ data: { balance: 7 } })

  await setBalance(playerId, 900_000n)
  casino.clock.advance(10_000)
  const late = await ask(token, String(moved.headers.etag))
  expect(late.json()).toMatchObject({ data: { balance: 9 } })
  await setBalance(playerId, 0n)
})

test('U13: another tag than that of the balance is never answered from memory', async () => {
  const { token, playerId } = await registered()
  await ask(token)
  await setBalance(playerId, 300_000n)
  expect((await ask(token, '"100000"')).json()).toMatchObject({ data: { balance: 3 } })
  expect((await ask(token, '"elsewhere"')).json()).toMatchObject({ data: { balance: 3 } })
  await setBalance(playerId, 0n)
})

test('U13: a read that a push overtook is not remembered', async () => {
  const { playerId } = await registered()
  const told: ((playerId: string) => void)[] = []
  const balances = openBalances({
    ...casino,
    onPushed: (listener) => {
      told.push(listener)
      return () => {}
    },
  })
  const read = balances.read(playerId)
  told[0]?.(playerId)
  expect(await read).toBe(0n)
  expect(balances.confirm(playerId, '"0"')).toBeUndefined()
  await balances.read(playerId)
  expect(balances.confirm(playerId, '"0"')).toBe(0n)
})

test('SES-03: a tag opens nothing once the session is over', async () => {
  const { token } = await registered()
  const tag = String((await ask(token)).headers.etag)
  await site.get('/api/auth/logout', { token })
  expect((await ask(token, tag)).statusCode).toBe(401)
})
