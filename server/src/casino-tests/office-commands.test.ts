import { createHash, randomUUID } from 'node:crypto'
import type { Envelope } from '@zar/contract/endpoint'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { login, type SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { connectHub } from '../testing/casino/hub-client.ts'
import { ask } from '../testing/casino/raw-request.ts'
import { openOperator, runOffice } from '../testing/casino/run-script.ts'
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

type Operator = Awaited<ReturnType<typeof openOperator>>
const onMachine = (...words: string[]) => runOffice(casino.testCasino.url, words)
const operator = (...roles: RoleName[]) => openOperator(casino.testCasino.db, casino.address, roles)
const WHY = ['the', 'player', 'has', 'asked', 'for', 'it']
/** The first of two people asks, the second approves. */
async function byTwo(people: [Operator, Operator], ...words: string[]) {
  const { said } = await people[0].type(...words)
  const [, proposal = ''] = /proposal (\d+)/.exec(said) ?? []
  return people[1].type(...words, '--proposal', proposal)
}
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
  const env = { SUDO_USER: 'ayla' }
  const { code, said } = await runOffice(casino.testCasino.url, ['sessions', 'end-all'], env)
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/^2 sessions/) })
  for (const { hub } of players) await hub.closed
  for (const { isSignedIn } of players) await expect.poll(isSignedIn).toBe(false)
  expect(await openGames()).toEqual([])
  const { db } = casino.testCasino
  const written = db.selectFrom('every_session_ended').select(['operator', 'sessions'])
  expect(await written.execute()).toEqual([{ operator: 'ayla', sessions: 2 }])
  const row = db.selectFrom('audit_event').select(['actor', 'outcome', 'after'])
  expect(await row.where('does', '=', 'player.everyone_out').execute()).toEqual([
    {
      actor: 'command-line:sessions end-all',
      outcome: 'done',
      after: { sessions: 2, user: 'ayla' },
    },
  ])
  const [{ username = '', password = '' } = {}] = players
  expect(await post(login.path, { username, password })).toMatchObject({ success: true })
  expect((await onMachine('sessions', 'end')).code).toBe(2)
})

test('PRV-02: support closes an account for a player who wrote, and compliance takes it back', async () => {
  const { usercode, hub, isSignedIn, username, password } = await online()
  const number = `ZR ${usercode.replace(/(\d{3})(?=\d)/g, '$1 ')}`
  const [support, compliance] = [await operator('support'), await operator('compliance')]
  expect((await compliance.type('erase', 'now', usercode, usercode, ...WHY)).said).toMatch(
    /No erasure/,
  )
  expect(await support.type('erase', 'ask', usercode, ...WHY)).toMatchObject({ code: 0 })
  await hub.closed
  await expect.poll(isSignedIn).toBe(false)
  expect((await compliance.type('erase')).said).toMatch(
    new RegExp(`^${number}  asked .*, by support Yolcu, due `),
  )
  expect(await support.type('erase', 'back', usercode, ...WHY)).toMatchObject({ code: 1 })
  expect(await compliance.type('erase', 'back', number, ...WHY)).toMatchObject({ code: 0 })
  expect(await post(login.path, { username, password })).toMatchObject({ success: true })
  expect((await compliance.type('erase')).said).toBe('No account waits to be erased.\n')
})

test('PRV-02: two of compliance erase one that waits at once, and then there is no way back', async () => {
  const { usercode } = await online()
  const people: [Operator, Operator] = [await operator('compliance'), await operator('compliance')]
  const [first] = people
  await first.type('erase', 'ask', usercode, ...WHY)
  const other = usercode === '111111111' ? '222222222' : '111111111'
  expect(await byTwo(people, 'erase', 'now', usercode, other, ...WHY)).toMatchObject({ code: 1 })
  const erased = await byTwo(people, 'erase', 'now', usercode, usercode, ...WHY)
  expect(erased).toMatchObject({ code: 0, said: expect.stringMatching(/^Erased/) })
  const rows = await casino.testCasino.db
    .selectFrom('player')
    .innerJoin('erasure', 'player_id', 'id')
    .select(['username', 'name', 'erased_by'])
    .where('usercode', '=', usercode)
    .execute()
  expect(rows).toEqual([
    { username: `erased-${usercode}`, name: '', erased_by: 'compliance Yolcu' },
  ])
  expect(await first.type('erase', 'back', usercode, ...WHY)).toMatchObject({ code: 1 })
})

test('H6, SES-03, EXC-03: who is blocked or excluded is out of every session, game and live connection, and is told why', async () => {
  const risk = await operator('risk')
  for (const [verb, whose, code, word] of [
    ['block', [], 'session_ended_blocked', /engell|kapattık/],
    ['exclude', ['house'], 'session_ended_excluded', /oyuna kapattık/],
  ] as const) {
    const guest = await online()
    const words = ['players', verb, guest.usercode, ...whose, 'open', ...WHY]
    const { code: exit, said } = await risk.type(...words)
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

test('H7: the office lists the identity checks that wait for a person, and decides them once', async () => {
  const { usercode, playerId } = await online()
  const risk = await operator('risk')
  expect((await risk.type('identity')).said).toBe('No identity check waits.\n')
  expect((await risk.type('identity', 'accept', usercode, ...WHY)).said).toMatch(/waits/)
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
  expect((await risk.type('identity')).said).toContain('the documents are unclear')
  const support = await operator('support')
  expect(await support.type('identity', 'accept', usercode, ...WHY)).toMatchObject({ code: 1 })
  const accepted = await risk.type('identity', 'accept', usercode, ...WHY)
  expect(accepted).toMatchObject({ code: 0, said: 'Accepted, and the player is told.\n' })
  expect(await risk.type('identity', 'refuse', usercode, ...WHY)).toMatchObject({ code: 1 })
  const check = await casino.testCasino.db
    .selectFrom('identity_check')
    .select(['state', 'decided_by', 'decided_because'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const because = WHY.join(' ')
  expect(check).toEqual({ state: 'checked', decided_by: 'risk Yolcu', decided_because: because })
})
