import { createHash, randomUUID } from 'node:crypto'
import type { Envelope } from '@zar/contract/endpoint'
import { login, type SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { connectHub } from '../testing/casino/hub-client.ts'
import { ask } from '../testing/casino/raw-request.ts'
import { runOffice } from '../testing/casino/run-script.ts'
import { openTable } from '../testing/players/play.ts'
import { person } from '../testing/players/player-app.ts'

let casino: CasinoHere
beforeAll(async () => {
  casino = await openCasinoHere()
})
afterAll(async () => {
  expect(await casino.testCasino.sumOfBooks()).toBe(0n)
  await casino.close()
})

const office = (...words: string[]) => runOffice(casino.testCasino.url, words)
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
  const { id, usercode } = await casino.testCasino.db
    .selectFrom('player')
    .select(['id', 'usercode'])
    .where('username', '=', form.username)
    .executeTakeFirstOrThrow()
  // The casino's clock is the machine's.
  casino.testCasino.clock.set(new Date())
  const table = await openTable(casino.testCasino, id)
  // As a launch does it: the game was opened from this log-in session.
  await casino.testCasino.db
    .updateTable('game_session')
    .set({ log_in_hash: createHash('sha256').update(data.token).digest() })
    .where('player_id', '=', id)
    .execute()
  const hub = await connectHub(casino.address, data.token)
  const isSignedIn = async () => {
    const headers = { authorization: `Bearer ${data.token}` }
    const said = await ask(`${casino.address}/api/customer/account`, { headers })
    return (said.json() as Envelope<unknown>).success
  }
  return { ...form, token: data.token, playerId: id, usercode, table, hub, isSignedIn }
}
const openGames = async () =>
  casino.testCasino.db
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
  const written = await casino.testCasino.db
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
  const erased = await casino.testCasino.db
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

test('H6, SES-03, EXC-03: who is blocked or excluded is out of every session, game and live connection, and is told why', async () => {
  for (const [verb, code, word] of [
    ['block', 'session_ended_blocked', /engell|kapattık/],
    ['exclude', 'session_ended_excluded', /oyuna kapattık/],
  ] as const) {
    const guest = await online()
    const { code: exit, said } = await office('players', verb, guest.usercode, 'open', 'a test')
    expect({ exit, said }).toMatchObject({ exit: 0, said: expect.stringContaining('taken back') })
    await guest.hub.closed
    const answer = await ask(`${casino.address}/api/customer/account`, {
      headers: { authorization: `Bearer ${guest.token}`, locale: 'tr' },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(word), data: { code } })
    expect(await openGames()).not.toContainEqual({ player_id: guest.playerId })
    const { username, password } = guest
    // Whoever is excluded keeps the way to their money (ACC-12).
    expect((await post(login.path, { username, password })).success).toBe(verb === 'exclude')
  }
})

test('H4: the office says how a player stands and takes its decisions back, and no break of the player’s own', async () => {
  const { usercode, playerId } = await online()
  await office('players', 'exclude', usercode, '2099-01-31', 'asked', 'by', 'mail', '--by', 'ayla')
  expect((await office('players', 'show', usercode)).said).toMatch(
    /^excluded since .* UTC, until 2099-01-31 21:00 UTC, by ayla: asked by mail\n$/,
  )
  expect((await office('players')).said).toContain('  excluded\n')
  expect((await office('players', 'exclude', usercode, 'open', 'twice')).said).toMatch(/already/)
  await casino.testCasino.db
    .insertInto('exclusion')
    .values({ player_id: playerId, kind: 'self_exclusion', began_at: new Date(), ends_at: null })
    .execute()
  expect((await office('players', 'readmit', usercode, 'a slip')).said).toMatch(
    /^Done.\nStill: self-exclusion since .*, no end is set, by the player\n$/,
  )
  expect((await office('players', 'readmit', usercode, 'again')).said).toMatch(/not over/)
  for (const wrong of [
    ['block', usercode, '2099-02-31', 'no such day'],
    ['block', usercode, 'open'],
    ['unblock', usercode],
    ['exclude', 'isil', 'open', 'x'],
  ])
    expect((await office('players', ...wrong)).code).toBe(2)
  expect((await office('players', 'block', usercode, '2020-01-01', 'long ago')).code).toBe(1)
})

test('H7: the office lists the identity checks that wait for a person, and decides them', async () => {
  const { usercode, playerId } = await online()
  const shown = `ZR ${usercode.replace(/\d{3}(?=\d)/g, '$& ')}`
  expect((await office('identity')).said).toBe('No identity check waits.\n')
  expect((await office('identity', 'accept', usercode, 'a passport')).said).toMatch(/waits/)
  await casino.testCasino.db
    .insertInto('identity_check')
    .values({
      id: randomUUID(),
      player_id: playerId,
      state: 'review',
      because: 'unclear',
      asked_at: new Date(),
      answered_at: new Date(),
    })
    .execute()
  expect((await office('identity')).said).toBe(
    `${shown}  asked 0 min ago, the documents are unclear\n\n1 wait.\n`,
  )
  for (const wrong of [
    ['accept', usercode],
    ['accept', 'isil', 'x'],
    ['ask', usercode, 'x'],
  ])
    expect((await office('identity', ...wrong)).code).toBe(2)
  const accepted = await office('identity', 'accept', usercode, 'a', 'passport', '--by', 'ayla')
  expect(accepted).toMatchObject({ code: 0, said: 'Accepted, and the player is told.\n' })
  const check = await casino.testCasino.db
    .selectFrom('identity_check')
    .select(['state', 'decided_by', 'decided_because'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  expect(check).toEqual({ state: 'checked', decided_by: 'ayla', decided_because: 'a passport' })
})
