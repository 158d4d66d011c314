import { login, type SessionData } from '@zar/contract/auth'
import type { Envelope } from '@zar/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from './testing/casino/ask.ts'
import { connectHub } from './testing/casino/hub-client.ts'
import { type CasinoHere, openCasinoHere } from './testing/casino/open-here.ts'
import { runOffice } from './testing/office.ts'
import { openTable } from './testing/play.ts'
import { person } from './testing/player-app.ts'

let casino: CasinoHere
beforeAll(async () => {
  casino = await openCasinoHere()
})
afterAll(async () => {
  expect(await casino.house.sumOfBooks()).toBe(0n)
  await casino.close()
})

const office = (...words: string[]) => runOffice(casino.house.url, words)
const post = async (path: string, body: object) =>
  (
    await ask(casino.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json() as Envelope<SessionData>

/** Somebody who has signed up, connected to the hub, at a game. */
async function online() {
  const form = person()
  const { data } = await post('/api/auth/register', form)
  if (!data) throw new Error('not signed up')
  const { id, usercode } = await casino.house.db
    .selectFrom('player')
    .select(['id', 'usercode'])
    .where('username', '=', form.username)
    .executeTakeFirstOrThrow()
  // The casino's clock is the machine's.
  casino.house.clock.set(new Date())
  const table = await openTable(casino.house, id)
  const hub = await connectHub(casino.address, data.token)
  const isSignedIn = async () => {
    const headers = { authorization: `Bearer ${data.token}` }
    const said = await ask(`${casino.address}/api/customer/account`, { headers })
    return (said.json() as Envelope<unknown>).success
  }
  return { ...form, playerId: id, usercode, table, hub, isSignedIn }
}
const openGames = async () =>
  casino.house.db
    .selectFrom('game_session')
    .select('player_id')
    .where('expires_at', '>', new Date())
    .execute()

test('PRV-03: one command ends every session, game and live connection, and says who had it done', async () => {
  const players = [await online(), await online()]
  for (const { isSignedIn } of players) expect(await isSignedIn()).toBe(true)
  const { code, said } = await office('sessions', 'end-all', '--by', 'ayla')
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/^2 sessions/) })
  for (const { hub } of players) await hub.closed
  for (const { isSignedIn } of players) await expect.poll(isSignedIn).toBe(false)
  expect(await openGames()).toEqual([])
  const written = await casino.house.db
    .selectFrom('every_session_ended')
    .select(['operator', 'sessions'])
    .execute()
  expect(written).toEqual([{ operator: 'ayla', sessions: 2 }])
  const [{ username = '', password = '' } = {}] = players
  expect(await post(login.path, { username, password })).toMatchObject({ success: true })
  expect((await office('sessions', 'end')).code).toBe(2)
})

test('PRV-02: support closes an account for a player who wrote, and takes it back', async () => {
  const { usercode, hub, isSignedIn, username, password } = await online()
  const number = `ZR ${usercode.replace(/(\d{3})(?=\d)/g, '$1 ')}`
  expect((await office('erase', 'now', usercode)).said).toMatch(/No erasure/)
  expect((await office('erase', 'ask', usercode, '--by', 'ayla')).code).toBe(0)
  await hub.closed
  await expect.poll(isSignedIn).toBe(false)
  expect((await office('erase')).said).toMatch(new RegExp(`^${number}  asked .*, by ayla, due `))
  expect((await office('erase', 'back', number)).code).toBe(0)
  expect(await post(login.path, { username, password })).toMatchObject({ success: true })
  expect((await office('erase')).said).toBe('No account waits to be erased.\n')
})

test('PRV-02: support erases one that waits at once, and then there is no way back', async () => {
  const { usercode } = await online()
  await office('erase', 'ask', usercode)
  expect((await office('erase', 'due')).said).toBe('No account is due.\n')
  expect((await office('erase', 'now', usercode, '--by', 'mert')).code).toBe(0)
  const erased = await casino.house.db
    .selectFrom('player')
    .innerJoin('erasure', 'player_id', 'id')
    .select(['username', 'name', 'erased_by'])
    .where('usercode', '=', usercode)
    .execute()
  expect(erased).toEqual([{ username: `erased-${usercode}`, name: '', erased_by: 'mert' }])
  expect((await office('erase', 'back', usercode)).said).toMatch(/No erasure/)
  for (const wrong of [['now'], ['ask', 'isil']])
    expect((await office('erase', ...wrong)).code).toBe(2)
})
