import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BeginReply, SessionReply } from './protocol.ts'
import { readReturns } from './store/daily-returns.ts'
import { openPool } from './store/database.ts'
import {
  ARCADE_MAIN,
  type ArcadeProcesses,
  openArcadeProcesses,
} from './testing/processes/arcade-processes.ts'

const KILLS = 3
const SEATS = 6

let processes: ArcadeProcesses
beforeAll(async () => {
  processes = await openArcadeProcesses()
})
afterAll(() => processes.close())

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
  const pool = openPool(processes.database.url)
  let arcade = await processes.start()
  const tokens: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const users = Array.from({ length: SEATS }, () => `player-${randomUUID()}`)
    tokens.push(...(await Promise.all(users.map((user) => processes.launch(arcade.url, user)))))
    const called = processes.operator.nextCall(kill % 2 === 0 ? 'bet' : 'win')
    const playing = Promise.all(tokens.map((token) => playOn(arcade.url, token)))
    await called
    arcade.child.kill('SIGKILL')
    await Promise.all([playing, arcade.stopped])
    arcade = await processes.start()
  }
  // Whatever was torn off is given back or paid within its lease, and can then be played on.
  const unfinished = `select count(*)::int as count from arcade.round
    where state in ('stake_pending', 'win_pending', 'rollback_pending')`
  await expect.poll(async () => (await pool.query(unfinished)).rows[0].count).toBe(0)
  await Promise.all(tokens.map((token) => playOn(arcade.url, token)))

  const { rows } = await pool.query('select * from arcade.round')
  expect(rows.length).toBeGreaterThan(SEATS)
  for (const round of rows) {
    expect(['settled', 'voided']).toContain(round.state)
    const expected = round.state === 'settled' ? round.win_kurus - round.stake_kurus : 0
    expect(processes.operator.books.netE5(round.id)).toBe(expected * 1_000)
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
})

test('H8: a missing or an empty key is one sentence and exit code 1', async () => {
  expect(await lastWords('/nowhere')).toBe(
    'The arcade cannot start: KEYS_DIR is not usable: /nowhere/hub88-private.pem cannot be read\n',
  )
  const file = path.join(processes.keysDir, 'bank-order-secret')
  writeFileSync(file, '\n')
  expect(await lastWords(processes.keysDir)).toBe(
    `The arcade cannot start: KEYS_DIR is not usable: ${file} is empty\n`,
  )
})

/** What an arcade says that stops at once. */
async function lastWords(folder: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', ARCADE_MAIN], {
    env: { ...process.env, DATABASE_URL: processes.database.url, KEYS_DIR: folder },
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
