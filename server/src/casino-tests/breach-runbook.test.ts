/** The breach runbook as a drill: each command and query of the page, in its order, on a lived-in house. */
import { randomBytes } from 'node:crypto'
import { readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import type { Envelope } from '@zar/contract/endpoint'
import { type Account, account } from '@zar/contract/players/account'
import { login, type SessionData } from '@zar/contract/players/auth'
import { ownData } from '@zar/contract/players/own-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { ask } from '../testing/casino/raw-request.ts'
import { openOperator, runScript } from '../testing/casino/run-script.ts'
import { person } from '../testing/players/player-app.ts'

const SCRIPTS: Record<string, string> = {
  office: 'scripts/office.ts',
  'ledger:verify': 'scripts/ledger/verify.ts',
}
const runbook = readFileSync('docs/breach-runbook.md', 'utf8')
const commands = [...runbook.matchAll(/^ *npm run (.+)$/gm)].map(([, said = '']) => said)
const queries = [...runbook.matchAll(/```sql\n(.+?)```/gs)].map(([, said = '']) => said)

let casino: CasinoHere
beforeAll(async () => {
  casino = await openCasinoHere()
})
afterAll(async () => {
  expect(await casino.testCasino.sumOfBooks()).toBe(0n)
  await casino.close()
})

async function call<Data>(url: string, body?: object, token?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  return (await ask(casino.address + url, { ...sent, headers })).json() as Envelope<Data>
}

async function signedUp() {
  const form = person()
  const { data } = await call<SessionData>('/api/auth/register', form)
  const { usercode } = await casino.testCasino.db
    .selectFrom('player')
    .select('usercode')
    .where('username', '=', form.username)
    .executeTakeFirstOrThrow()
  return { ...form, usercode, token: data?.token ?? '' }
}

type Operator = Awaited<ReturnType<typeof openOperator>>
/** What is done on the machine itself; the rest two of compliance type, signed in. */
const ON_MACHINE = ['sessions', 'keys']
let proposal = ''

/** A command as the page has it, for this player. */
async function run(command: string, usercode: string, [first, second]: [Operator, Operator]) {
  const [script = '', ...words] = command
    .replace('PLAYER', usercode)
    .replace('TYPED', usercode)
    .replace('REASON', 'They asked for it after the breach.')
    .replace('NUMBER', proposal)
    .replace('VERSION', '1')
    .replace('FILE', 'bank-order-secret')
    .split(' ')
    .filter((word) => word !== '--')
  if (script !== 'office' || ON_MACHINE.includes(words[0] ?? '')) {
    const env = { KEYS_DIR: casino.keys.folder }
    return runScript(SCRIPTS[script] ?? '', casino.testCasino.url, words, env)
  }
  const came = await (words.includes('--proposal') ? second : first).type(...words)
  ;[, proposal = ''] = /proposal (\d+)/.exec(came.said) ?? []
  return came
}

/** A game and a partner's page that the player has open, as if from this log-in. */
async function openPlay(usercode: string) {
  const { db } = casino.testCasino
  const { id } = await db
    .selectFrom('player')
    .select('id')
    .where('usercode', '=', usercode)
    .executeTakeFirstOrThrow()
  const [now, logIn] = [new Date(), randomBytes(32)]
  const expires_at = new Date(now.getTime() + 3_600_000)
  const { code, provider } = await db
    .selectFrom('game')
    .select(['code', 'provider'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const shared = { player_id: id, is_open: true, created_at: now, expires_at, log_in_hash: logIn }
  await db
    .insertInto('game_session')
    .values({ ...shared, token_hash: randomBytes(32), provider, game_code: code, currency: 'TRY' })
    .execute()
  await db
    .insertInto('sport_session')
    .values({ ...shared, token_hash: randomBytes(32), partner: 'fcg' })
    .execute()
}

async function stillOpen() {
  const { rows } = await casino.testCasino.pool.query(
    `select token_hash from game_session where expires_at > now()
       union all select token_hash from sport_session where expires_at > now()`,
  )
  return rows.length
}

test('PRV-03: the runbook is walked through: every command works, every query answers, nobody is lost', async () => {
  const [leaver, stayer] = [await signedUp(), await signedUp()]
  await call(login.path, { username: stayer.username, password: 'tahmin-123' })
  await call(ownData.path, { password: stayer.password }, stayer.token)

  expect(queries).toHaveLength(1)
  for (const query of queries) {
    const { rows } = await casino.testCasino.pool.query(query.replace('203.0.113.7', '127.0.0.1'))
    expect(rows.map(({ usercode }) => usercode)).toEqual([leaver.usercode, stayer.usercode])
  }
  await openPlay(stayer.usercode)
  expect(await stillOpen()).toBe(2)
  expect(commands.length).toBeGreaterThanOrEqual(7)
  const sign = () => openOperator(casino.testCasino.db, casino.address, ['compliance'])
  const people: [Operator, Operator] = [await sign(), await sign()]
  for (const command of commands) {
    // The rotation has been over for a while when the old key is deleted.
    const aWhileAgo = new Date(Date.now() - 120_000)
    if (command.includes('retire'))
      utimesSync(path.join(casino.keys.folder, 'personal-data-key-current'), aWhileAgo, aWhileAgo)
    const { code, said } = await run(command, leaver.usercode, people)
    expect({ command, code, said }).toMatchObject({ code: 0 })
  }
  expect(await stillOpen()).toBe(0)
  // Everybody is out; who stays comes back in and their number opens with the new key, in the same house.
  for (const { token } of [leaver, stayer])
    await expect.poll(async () => (await call(account.path, undefined, token)).success).toBe(false)
  const back = await call<SessionData>(login.path, {
    username: stayer.username,
    password: stayer.password,
  })
  const mine = await call<Account>(account.path, undefined, back.data?.token)
  expect(mine.data?.personalNo).toContain(stayer.PersonalNo.slice(-2))
  const gone = { username: leaver.username, password: leaver.password }
  expect((await call(login.path, gone)).success).toBe(false)
}, 300_000)

test('PRV-03: what the runbook looks for in the log is there', () => {
  const searched = [...runbook.matchAll(/`("event":"[^`]+")`/g)].map(([, said = '']) => said)
  expect(searched.length).toBeGreaterThanOrEqual(3)
  const log = casino.lines.join('')
  expect(searched.filter((said) => !log.includes(said))).toEqual([])
})
