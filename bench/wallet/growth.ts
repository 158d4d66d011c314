/**
 * `npm run bench:growth`: what a bet costs a player with 500,000 transfers this month, as a ratio to what it costs
 * a new one (P9). Both limit what they stake and lose in a month, so that all of it counts. Their bets take
 * turns, one at a time, and figures are medians of the rounds' own ratios. Every acknowledged bet must be in the
 * books afterwards. `BENCH_ROUNDS` and `BENCH_BETS` change the length.
 */
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import pino from 'pino'
import { openDb } from '../../server/src/db/db.ts'
import { takeLonger } from '../../server/src/db/take-longer.ts'
import { openWallet, type WalletCommand } from '../../server/src/modules/casino/index.ts'
import { writeCheckpoints } from '../../server/src/modules/ledger/index.ts'
import { foldPlay, PLAY_MONEY } from '../../server/src/modules/protection/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { seedBets } from '../../server/src/testing/database/seed-bets.ts'
import { LEDGER_KEY } from '../../server/src/testing/ledger-key.ts'
import { openTable } from '../../server/src/testing/players/play.ts'
import { insertPlayers } from '../../server/src/testing/players/players.ts'
import { openBenchDatabase } from '../load/database.ts'
import { median } from '../load/drive.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const BETS = Number(process.env.BENCH_BETS ?? 400)
const TRANSFERS = 500_000
const SEED_MAX_MS = 300_000
const MOST_E5 = 1_000_000_000_000n
/** Beside whom a bet is in a batch. */
const OTHERS = 31

const database = await openBenchDatabase()
const { db, pool, close } = openDb({ url: database.url })
const owner = openDb({ url: database.url, poolSize: 1, isOwner: true })
const wallet = openWallet({
  pool,
  clock: systemClock,
  house: PLAY_MONEY,
  log: pino({ level: 'warn' }),
})
let acknowledged = 0

type Table = Awaited<ReturnType<typeof openTable>>

async function openLimited(): Promise<Table> {
  const [playerId = ''] = await insertPlayers(db, [{ cashE5: MOST_E5 }])
  await sql`
    insert into player_limit (player_id, kind, period, most, changed_at)
      select ${playerId}, kind, 'month', ${MOST_E5}, now() from unnest(array['stake', 'loss']) kind`.execute(
    db,
  )
  return openTable({ db, clock: systemClock } as Parameters<typeof openTable>[0], playerId)
}

/** The transfers of this month, and what the wallet keeps beside each. */
async function play(playerId: string): Promise<void> {
  const [until, since] = [new Date(), new Date()]
  since.setUTCDate(1)
  await seedBets(db, { playerId, bets: TRANSFERS, since, until })
  await db.transaction().execute(async (tx) => {
    await takeLonger(tx, SEED_MAX_MS)
    await sql`
      insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed, currency, amount_e5,
          moves_cash, fingerprint, outcome, balance_e5, created_at)
        select 'hub88', key, 'bet', player_id, 'zr_play', key, true, 'TRY', amount_e5, true, '\\x00', 'ok', 0, created_at
          from transfer where player_id = ${playerId} and reason = 'bet'`.execute(tx)
  })
}

async function betMs(command: WalletCommand, beside: readonly WalletCommand[] = []) {
  const start = performance.now()
  const others = beside.map((other) => wallet.post(other))
  const answer = await wallet.post(command)
  const ms = performance.now() - start
  const answers = [answer, ...(await Promise.all(others))]
  if (answers.some(({ outcome }) => outcome !== 'ok')) throw new Error('a bet was refused')
  acknowledged += answers.length
  return ms
}

/** What a process remembers of the player no longer holds, as after a deposit or a bet elsewhere. */
const forget = (playerId: string) => sql`select move_version_v1(${playerId}::uuid)`.execute(db)

const betOf = (at: Table) => at.bet(1n, { roundId: randomUUID() })

type Case = (at: Table) => Promise<number>
const casesBeside = (crowd: readonly Table[]): Record<string, Case> => ({
  'in play': (at) => betMs(betOf(at)),
  'read anew': async (at) => {
    await forget(at.playerId)
    return betMs(betOf(at))
  },
  'read anew, in a batch of 32': async (at) => {
    await forget(at.playerId)
    return betMs(betOf(at), crowd.map(betOf))
  },
})

async function measure(bet: Case, { heavy, fresh }: Record<'heavy' | 'fresh', Table>) {
  const taken = { heavy: [] as number[], fresh: [] as number[] }
  for (let index = 0; index < BETS; index++) {
    // Whoever is first finds the caches of the other.
    const turns = index % 2 === 0 ? (['heavy', 'fresh'] as const) : (['fresh', 'heavy'] as const)
    for (const who of turns) taken[who].push(await bet(who === 'heavy' ? heavy : fresh))
  }
  return median(taken.heavy) / median(taken.fresh)
}

async function main() {
  const [heavy, fresh] = [await openLimited(), await openLimited()]
  const crowd: Table[] = []
  for (let index = 0; index < OTHERS; index++) crowd.push(await openLimited())
  await play(heavy.playerId)
  await writeCheckpoints(db, LEDGER_KEY)
  const start = performance.now()
  await foldPlay(db)
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  console.log(`${TRANSFERS} transfers added up in ${seconds} s, in the background.`)
  await sql`analyze`.execute(owner.db)

  const cases = Object.entries(casesBeside(crowd))
  const ratios = cases.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, [, bet]] of cases.entries())
      ratios[index]?.push(await measure(bet, { heavy, fresh }))
    await checkBooks()
    console.log(`round ${round + 1}: books right`)
  }
  console.log('\ngoal  a bet, 500,000 transfers / new              median   rounds')
  for (const [index, [name]] of cases.entries()) print(name, ratios[index] ?? [])
}

function print(name: string, all: readonly number[]): void {
  const ratio = median([...all])
  const rounds = all.map((one) => one.toFixed(2)).join(' ')
  const verdict = ratio <= 1.1 ? 'met ' : 'MISS'
  console.log(`P9 ${verdict} ${name.padEnd(38)} ${ratio.toFixed(2).padStart(7)} (≤ 1.1)  ${rounds}`)
}

async function checkBooks(): Promise<void> {
  const { rows } = await sql<{ bets: number }>`
    select count(*)::int as bets from transfer where reason = 'bet'`.execute(db)
  if (rows[0]?.bets !== TRANSFERS + acknowledged)
    throw new Error(`${rows[0]?.bets} bets are in the ledger for ${TRANSFERS + acknowledged}`)
}

try {
  await main()
} finally {
  await wallet.close()
  await close()
  await owner.close()
  await database.drop()
}
