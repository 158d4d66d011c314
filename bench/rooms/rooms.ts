/**
 * `npm run bench:rooms`: one crash round with 1,000 players in it, all of whom bet and cash out through a
 * supplier's protocol (P11). It prints how far a broadcast is behind the room's clock, a cash-out beside
 * one of a player alone, and the CPU of the room while nobody bets beside a bare `ws` broadcast of the
 * same bytes at the same moments, in one run. Every bet that was taken must be in the operator's books.
 * `BENCH_PLAYERS`, `BENCH_ROUNDS` and `BENCH_SECONDS` change the length.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compilePrograms } from '../../scripts/testing/compile-programs.ts'
import { openServer } from '../load/database.ts'
import { percentile } from '../load/drive.ts'
import type { Answer, Wish } from './crowd.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20)
const ALONE_ROUNDS = 8
const ROOM = 'zar_ucurtma'
const TICKS_PER_SECOND = 100

const server = await openServer()
const programs = await compilePrograms(['arcade/src/main'])
Object.assign(process.env, {
  TEST_DATABASE_URL: server.url,
  ZAR_TEST_PROGRAMS: programs.folder,
  TRUSTED_PROXIES: '127.0.0.1',
})
// They read where the database and the programs are as they are loaded.
const { openArcadeProcesses } = await import(
  '../../arcade/src/testing/processes/arcade-processes.ts'
)
const { openSession } = await import('../../arcade/src/rounds/sessions/open-session.ts')
const { openPool } = await import('../../arcade/src/store/database.ts')
const { migrate } = await import('../../arcade/src/store/migrate.ts')
const { systemChance } = await import('../../arcade/src/chance.ts')
type Arcade = Parameters<typeof openSession>[0]

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const start = (name: string) => fork(fileOf(name), { execArgv: ['--import', 'tsx'] })
const heardFrom = <Said>(child: ChildProcess): Promise<Said> =>
  new Promise((resolve) => child.once('message', (said) => resolve(said as Said)))

function openCrowd() {
  const child = start('./crowd.ts')
  return {
    child,
    ask(wish: Wish): Promise<Answer> {
      child.send(wish)
      return heardFrom<Answer>(child)
    },
  }
}

/** Seconds of a processor that the process has used. */
function cpuOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const told = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other)
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), count: sorted.length }
}

function say(what: string, value: number, goal: string, isMet: boolean): void {
  console.log(`${what.padEnd(58)} ${value.toFixed(2).padStart(9)}   ${goal}${isMet ? ', met' : ''}`)
}

async function main(): Promise<void> {
  const processes = await openArcadeProcesses()
  await migrate(processes.database.url)
  const pool = openPool(processes.database.url)
  const machine = { pool, chance: systemChance, clock: Date.now } as unknown as Arcade
  const tokenOf = (user: string) =>
    openSession(machine, {
      user,
      operatorToken: `token-of-${user}`,
      gameCode: ROOM,
      currency: 'TRY',
      language: 'tr',
      lobbyUrl: null,
    })
  const arcade = await processes.start()
  const pid = arcade.child.pid ?? 0
  const url = `${arcade.url.replace('http', 'ws')}/api/rooms/${ROOM}/socket`

  const alone = openCrowd()
  await alone.ask({ kind: 'enter', url, tokens: [await tokenOf('alone')] })
  const lone = await alone.ask({ kind: 'play', rounds: ALONE_ROUNDS })
  // What the process does beside this crowd: other rooms run day and night.
  const idleBefore = cpuOf(pid)
  await alone.ask({ kind: 'watch', seconds: SECONDS })
  const idleCpu = cpuOf(pid) - idleBefore
  alone.child.kill()

  const crowd = openCrowd()
  const tokens: string[] = []
  for (let at = 0; at < PLAYERS; at++) tokens.push(await tokenOf(`player-${at}`))
  await crowd.ask({ kind: 'enter', url, tokens })
  const before = cpuOf(pid)
  const watched = await crowd.ask({ kind: 'watch', seconds: SECONDS })
  const roomCpu = cpuOf(pid) - before - idleCpu
  const played = await crowd.ask({ kind: 'play', rounds: ROUNDS })
  crowd.child.kill()

  const bare = start('./bare.ts')
  const { url: bareUrl } = await heardFrom<{ url: string }>(bare)
  const listeners = openCrowd()
  await listeners.ask({ kind: 'enter', url: bareUrl, tokens })
  const bareBefore = cpuOf(bare.pid ?? 0)
  bare.send(watched.heard)
  await heardFrom(bare)
  const bareCpu = cpuOf(bare.pid ?? 0) - bareBefore
  listeners.child.kill()
  bare.kill()

  const [lags, cash, loneBet] = [told(played.lagsMs), told(played.cashOutsMs), told(lone.betsMs)]
  const bytesOf = ({ heard }: Answer) =>
    heard.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  console.log(
    `${PLAYERS} players, ${ROUNDS} rounds: ${played.taken} bets taken, ${cash.count} cashed out; alone ${loneBet.count} bets.`,
  )
  say('broadcast behind the clock, p99 ms', lags.p99, '≤ 100', lags.p99 <= 100)
  say('broadcast behind the clock, p50 ms', lags.p50, '', false)
  say(
    'a cash-out among all / a lone bet’s callback, p99',
    cash.p99 / loneBet.p99,
    '≤ 2',
    cash.p99 <= 2 * loneBet.p99,
  )
  say('a lone bet’s callback, p99 ms', loneBet.p99, '', false)
  say('a cash-out among all, p50 ms', cash.p50, '', false)
  say('a bet among all, p99 ms', told(played.betsMs).p99, '', false)
  say(
    'CPU for the crowd that watches / bare broadcast',
    roomCpu / bareCpu,
    '≤ 1.3',
    roomCpu <= 1.3 * bareCpu,
  )
  say('bytes to a page in a second while nobody bets', bytesOf(watched) / SECONDS, '', false)
  say('bytes to a page in a round in which all bet', bytesOf(played) / ROUNDS, '', false)

  // Each bet that was taken is in the operator's books, once.
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from arcade.round where room_round_id is not null and state <> 'voided'`,
  )
  const betCalls = new Set(
    processes.operator.calls
      .filter(({ path }) => path === 'bet')
      .map(({ body }) => (body as { transaction_uuid?: string }).transaction_uuid),
  )
  const taken = played.taken + lone.taken
  if ((rows[0]?.count ?? 0) < taken || betCalls.size < taken)
    throw new Error(`${taken} bets were taken, ${rows[0]?.count} are in the books`)
  await pool.end()
  await processes.close()
}

try {
  await main()
} finally {
  programs.remove()
  await server.close()
}
