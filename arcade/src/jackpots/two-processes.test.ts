import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemChance } from '../chance.ts'
import { range } from '../games/shuffle.ts'
import type { BeginReply, SessionReply } from '../protocol.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { openSession } from '../rounds/sessions/open-session.ts'
import { openPool, type Pool } from '../store/database.ts'
import { readTotal } from '../store/jackpots/stakes.ts'
import { openAmusnetOperator } from '../testing/amusnet-operator.ts'
import {
  type ArcadeProcess,
  type ArcadeProcesses,
  openArcadeProcesses,
  TEST_SECRET,
} from '../testing/processes/arcade-processes.ts'
import { checkJackpots } from './check-jackpots.ts'
import { GAME } from './testing/jackpot-fixture.ts'
import { postMany } from './testing/post-many.ts'

const STAKE_KURUS = 10_000
const PLAYERS = 8

let processes: ArcadeProcesses
let amusnet: Awaited<ReturnType<typeof openAmusnetOperator>>
let pool: Pool
beforeAll(async () => {
  processes = await openArcadeProcesses()
  const credentials = { portal: 'zar_play', userName: TEST_SECRET, password: TEST_SECRET }
  amusnet = await openAmusnetOperator(credentials, '/amusnet')
  amusnet.books.balanceKurus = 1_000_000_000
  pool = openPool(processes.database.url)
})
afterAll(async () => {
  await pool.end()
  await processes.close()
  await amusnet.close()
})

const start = () =>
  processes.start({ WALLET_URL: amusnet.operator.walletUrl.replace('/amusnet', '') })

async function seat(): Promise<string> {
  const player = randomUUID()
  const user = `amusnet:${player}`
  amusnet.books.sessions.set(`operator-token-${user}`, player)
  const machine = { pool, chance: systemChance, clock: Date.now } as unknown as Arcade
  const launch = { gameCode: GAME, currency: 'TRY', language: 'tr', lobbyUrl: null } as const
  return openSession(machine, { user, operatorToken: `operator-token-${user}`, ...launch })
}

async function post<Reply>({ url }: ArcadeProcess, path: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  return reply.json() as Promise<Reply>
}

/** A round of a player, left as its stake was taken. */
async function begin(arcade: ArcadeProcess, token: string): Promise<string> {
  const opened = await fetch(`${arcade.url}/api/session?token=${token}`)
  const { session } = (await opened.json()) as SessionReply
  const commitment = session.fairness.nextCommitment
  if (!session.fairness.pair)
    await post(arcade, '/api/seed', { token, commitment, clientSeed: 'page' })
  const bet = { stakeKurus: STAKE_KURUS }
  const command = { token, commandId: randomUUID(), bet, rewardId: null }
  return (await post<BeginReply>(arcade, '/api/begin', command)).round.id
}

const finish = (arcade: ArcadeProcess, token: string, roundId: string) =>
  post(arcade, '/api/finish', { token, roundId })

async function stakes() {
  const { rows } = await pool.query<{ id: string; kurus: number; upto: number | null }>(
    `select round_id as id, stake_kurus as kurus, upto_kurus as upto from arcade.jackpot_stake
       where not is_back`,
  )
  return rows
}

/** The operator takes the stakes of rounds that were posted in the books alone. */
async function takeStakes(): Promise<void> {
  const { rows } = await pool.query<{ round: string; id: string; user: string; session: string }>(
    `select round.id as round, bet_uuid as id, user_ref as user, operator_token as session
       from arcade.round round join arcade.seat seat on seat.id = round.seat_id
       join arcade.game_session session on session.id = round.session_id where nonce > 1000000`,
  )
  for (const { user, ...stake } of rows) {
    const player = user.replace('amusnet:', '')
    expect(amusnet.books.post({ kind: 'bet', player, amountKurus: 100, ...stake })).toBe('ok')
  }
}

/** Until every stake that was taken has its place. */
async function untilCounted(count: number): Promise<void> {
  const counted = async () => (await stakes()).filter(({ upto }) => upto !== null).length
  await expect.poll(counted).toBe(count)
}

test('GAM-17: two processes take stakes and count at once, one is killed: each contribution is there once, and a pot falls and is paid once', async () => {
  const [first, second] = await Promise.all([start(), start()])
  const tokens = await Promise.all(range(1, 2 * PLAYERS).map(seat))
  const played = await Promise.all(
    tokens.map(async (token, at) => {
      const arcade = at % 2 === 0 ? first : second
      return { token, arcade, id: await begin(arcade, token) }
    }),
  )
  // What is decided is counted, whether its page told it to the end or not.
  await Promise.all(played.slice(PLAYERS).map(({ arcade, token, id }) => finish(arcade, token, id)))
  first.child.kill('SIGKILL')
  await untilCounted(2 * PLAYERS)
  const places = (await stakes()).map(({ upto }) => upto)
  expect(places.sort((a, b) => Number(a) - Number(b))).toEqual(
    range(1, 2 * PLAYERS).map((nth) => nth * STAKE_KURUS),
  )
  expect(await readTotal(pool)).toBe(2 * PLAYERS * STAKE_KURUS)
  expect(await checkJackpots(pool)).toEqual([])

  // Its rounds are played on at the other one.
  const third = await start()
  await Promise.all(played.slice(0, PLAYERS).map(({ token, id }) => finish(third, token, id)))
  // More than Cihar can grow, counted by both: it falls to one stake.
  const counted = (await stakes()).length
  const as = played[0]?.id ?? ''
  await postMany(pool, { as, count: 180, stakeKurus: 20_000_000, now: new Date() })
  await takeStakes()
  await untilCounted(counted + 180)
  const falls = async () => {
    const { rows } = await pool.query<{ id: string; isPaid: boolean }>(
      `select win_uuid as id, paid_at is not null as "isPaid" from arcade.jackpot_pot
         where round_id is not null and level = 'cihar'`,
    )
    return rows
  }
  expect((await falls()).length).toBeGreaterThan(0)
  await expect.poll(async () => (await falls()).every(({ isPaid }) => isPaid)).toBe(true)
  const paid = amusnet.calls.filter(({ fields }) => fields.Reason === 'JACKPOT_END')
  for (const { id } of await falls()) {
    expect(paid.filter((call) => call.id === id && amusnet.books.has(id))).toHaveLength(1)
  }
  expect(await checkJackpots(pool)).toEqual([])
  for (const one of [second, third]) one.child.kill('SIGTERM')
  expect(await Promise.all([second.stopped, third.stopped])).toEqual([0, 0])
})
