import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BeginReply, SessionReply } from './protocol.ts'
import { readReturns } from './store/daily-returns.ts'
import { openPool } from './store/database.ts'
import { signatureOf } from './supplier-clients/hub88/signature.ts'
import { emptyDatabase } from './testing/database.ts'
import { openOperator } from './testing/operator.ts'

/** As the suite's set-up compiled it. */
const MAIN = path.join(process.env.ZAR_TEST_PROGRAMS ?? '', 'arcade/src/main.mjs')
const KILLS = 3
const SEATS = 6
const SECRETS = [
  ...[
    'bank-order-secret',
    'bank-callback-secret',
    'match-result-secret',
    'room-chain-key',
    'softgamings-api-key',
    'softgamings-api-password',
    'softgamings-hmac-secret',
  ],
  ...['amusnet-user-name', 'amusnet-password', 'egt-digital-checksum-key'],
  'egt-digital-gift-password',
  ...['operator-id', 'login-name', 'password'].map((name) => `everymatrix-${name}`),
  ...['operator-id', 'hmac-key', 'sport-partner-id', 'sport-secret'].map(
    (name) => `digitain-${name}`,
  ),
]

let database: Awaited<ReturnType<typeof emptyDatabase>>
let operator: Awaited<ReturnType<typeof openOperator>>
const children: ChildProcess[] = []
const keysDir = mkdtempSync(path.join(tmpdir(), 'arcade-keys-'))

beforeAll(async () => {
  database = await emptyDatabase()
  operator = await openOperator()
  const { arcadePrivate, public: operatorPublic } = operator.keys
  const pem = { format: 'pem' } as const
  writeFileSync(
    path.join(keysDir, 'hub88-private.pem'),
    arcadePrivate.export({ ...pem, type: 'pkcs8' }),
  )
  writeFileSync(
    path.join(keysDir, 'operator-public.pem'),
    operatorPublic.export({ ...pem, type: 'spki' }),
  )
  for (const name of SECRETS) {
    writeFileSync(path.join(keysDir, name), 'b'.repeat(64))
  }
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await operator.close()
  await database.close()
  rmSync(keysDir, { recursive: true })
})

type Process = { url: string; child: ChildProcess; stopped: Promise<number | null> }

/** Starts the arcade as a process of its own, and waits until it listens. */
async function startArcade(): Promise<Process> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ARCADE_PORT: '0',
      DATABASE_URL: database.url,
      WALLET_URL: operator.walletUrl,
      KEYS_DIR: keysDir,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const stopped = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let heard = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      heard += chunk.toString()
      const found = heard.match(/listening at (http:[^"\s]+)/)
      if (found?.[1]) resolve(found[1])
    })
    child.once('exit', () => reject(new Error(`the arcade ended: ${heard}`)))
  })
  return { url, child, stopped }
}

async function launch(url: string, user: string): Promise<string> {
  const body = Buffer.from(
    JSON.stringify({
      user,
      token: `token-of-${user}`,
      operator_id: 1,
      platform: 'GPL_DESKTOP',
      game_code: 'zar_nar_bahcesi',
      currency: 'TRY',
      lang: 'tr',
    }),
  )
  const reply = await fetch(`${url}/operator/generic/v2/game/url`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': await signatureOf(body, operator.keys.private),
    },
    body,
  })
  const { url: page } = (await reply.json()) as { url: string }
  return new URL(page).searchParams.get('token') ?? ''
}

async function call<Reply>(url: string, body?: object): Promise<Reply | undefined> {
  const reply = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  return reply?.status === 200 ? ((await reply.json()) as Reply) : undefined
}

/** As a page would: begin where the last one was torn away, then play one round. */
async function playOn(url: string, token: string): Promise<void> {
  const opened = await call<SessionReply>(`${url}/api/session?token=${token}`)
  const torn = opened?.session.openRound
  if (torn) await call(`${url}/api/finish`, { token, roundId: torn.id })
  const told = opened?.session.fairness
  if (told && !told.pair) {
    await call(`${url}/api/seed`, { token, commitment: told.nextCommitment, clientSeed: 'page' })
  }
  const command = { token, commandId: randomUUID(), bet: { stakeKurus: 2_000 } }
  const spun = await call<BeginReply>(`${url}/api/begin`, command)
  if (spun) await call(`${url}/api/finish`, { token, roundId: spun.round.id })
}

test('FAIR-03, GAM-11, GAM-16: killed with SIGKILL under load, every round ends with its money right and counted once', async () => {
  const pool = openPool(database.url)
  let arcade = await startArcade()
  const tokens: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const users = Array.from({ length: SEATS }, () => `player-${randomUUID()}`)
    tokens.push(...(await Promise.all(users.map((user) => launch(arcade.url, user)))))
    const called = operator.nextCall(kill % 2 === 0 ? 'bet' : 'win')
    const playing = Promise.all(tokens.map((token) => playOn(arcade.url, token)))
    await called
    arcade.child.kill('SIGKILL')
    await Promise.all([playing, arcade.stopped])
    arcade = await startArcade()
  }
  // Whatever was torn off is given back or paid within its lease, and can then be played on.
  const unfinished = `select count(*)::int as count from arcade.round
    where state in ('stake_pending', 'win_pending', 'rollback_pending')`
  await expect
    .poll(async () => (await pool.query(unfinished)).rows[0].count, { timeout: 30_000 })
    .toBe(0)
  await Promise.all(tokens.map((token) => playOn(arcade.url, token)))

  const { rows } = await pool.query('select * from arcade.round')
  expect(rows.length).toBeGreaterThan(SEATS)
  for (const round of rows) {
    expect(['settled', 'voided']).toContain(round.state)
    const expected = round.state === 'settled' ? round.win_kurus - round.stake_kurus : 0
    expect(operator.books.netE5(round.id)).toBe(expected * 1_000)
  }
  const gaps = await pool.query(
    `select pair.id from arcade.seed_pair pair left join arcade.round round
       on round.seed_pair_id = pair.id and round.nonce is not null
     group by pair.id, pair.next_nonce
     having count(round.nonce) <> pair.next_nonce or max(round.nonce) <> pair.next_nonce - 1`,
  )
  expect(gaps.rows).toEqual([])
  const [counted] = await readReturns(pool)
  const settled = rows.filter(({ state }) => state === 'settled')
  const sum = (of: 'stake_kurus' | 'win_kurus') => settled.reduce((all, row) => all + row[of], 0)
  expect(counted).toMatchObject({
    rounds: settled.length,
    stakedKurus: sum('stake_kurus'),
    returnedKurus: sum('win_kurus'),
  })
  arcade.child.kill('SIGTERM')
  expect(await arcade.stopped).toBe(0)
  await pool.end()
}, 120_000)

test('H8: a missing or an empty key is one sentence and exit code 1', async () => {
  expect(await lastWords('/nowhere')).toBe(
    'The arcade cannot start: KEYS_DIR is not usable: /nowhere/hub88-private.pem cannot be read\n',
  )
  const file = path.join(keysDir, 'bank-order-secret')
  writeFileSync(file, '\n')
  expect(await lastWords(keysDir)).toBe(
    `The arcade cannot start: KEYS_DIR is not usable: ${file} is empty\n`,
  )
})

/** What an arcade says that stops at once. */
async function lastWords(folder: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, DATABASE_URL: database.url, KEYS_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code).toBe(1)
  return said
}
