import { execFile } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { accessSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { drive, type Measured } from '../load/drive.ts'

export const STAKE_E5 = 100_000n
export const ACCOUNTS = 10_000
const CLIENTS = 16

const run = promisify(execFile)

/** The floor of every figure, in tables of its own beside the platform's. */
export async function openReference(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: CLIENTS })
  // The database is dropped while the pool's last connections still close.
  pool.on('error', () => {})
  await pool.query(await readFile(new URL('./reference.sql', import.meta.url), 'utf8'))
  const pgbench = await findPgbench()
  const oneCall = (account: number) =>
    pool.query({
      name: 'ref_bet',
      text: 'select ref_bet($1, $2, $3)',
      values: [randomUUID(), account, STAKE_E5],
    })
  const peer = openPeer(pool)
  let acknowledged = 0
  const counted = async (measured: Promise<Measured>): Promise<Measured> => {
    const result = await measured
    acknowledged += result.done
    return result
  }
  const anyAccount = () => randomInt(1, ACCOUNTS + 1)
  const bench = (seconds: number, account: string, pick: () => number) =>
    pgbench
      ? runPgbench(pgbench, url, seconds, account)
      : drive(CLIENTS, seconds, () => oneCall(pick()))

  return {
    tool: pgbench ? 'pgbench' : 'a Node client (pgbench was not found)',
    many: (seconds: number) =>
      counted(bench(seconds, `\\set account random(1, ${ACCOUNTS})`, anyAccount)),
    hot: (seconds: number) => counted(bench(seconds, '\\set account 1', () => 1)),
    oneCall: (inFlight: number, seconds: number) =>
      counted(drive(inFlight, seconds, () => oneCall(anyAccount()))),
    /** The transaction that an ordinary application writes with a query builder. */
    peer: (inFlight: number, seconds: number) =>
      counted(drive(inFlight, seconds, () => peer(anyAccount()))),
    async checkBooks(): Promise<void> {
      const { rows } = await pool.query(`
        select (select count(*) from ref_request)::int as requests,
          (select coalesce(sum(amount_e5), 0) from ref_leg)::text as sum,
          (select count(*) from ref_account
             left join (select account_id, sum(amount_e5) as moved from ref_leg group by 1) leg on account_id = ref_account.id
             where balance_e5 <> 1000000000000000 + coalesce(moved, 0))::int as drifted`)
      const { requests, sum, drifted } = rows[0]
      if (requests !== acknowledged || sum !== '0' || drifted !== 0) {
        throw new Error(
          `reference books: ${requests} rows for ${acknowledged} bets, sum ${sum}, ${drifted} drifted`,
        )
      }
    },
    close: () => pool.end(),
  }
}

type PeerTables = {
  ref_account: { id: number; balance_e5: bigint }
  ref_request: { key: string; account_id: number; balance_e5: bigint }
  ref_leg: { key: string; account_id: number; amount_e5: bigint }
}

function openPeer(pool: pg.Pool) {
  const db = new Kysely<PeerTables>({ dialect: new PostgresDialect({ pool }) })
  return (accountId: number) =>
    db.transaction().execute(async (tx) => {
      const key = randomUUID()
      const seen = await tx
        .selectFrom('ref_request')
        .select('balance_e5')
        .where('key', '=', key)
        .executeTakeFirst()
      if (seen) return seen.balance_e5
      const account = await tx
        .selectFrom('ref_account')
        .selectAll()
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const left = BigInt(account.balance_e5) - STAKE_E5
      if (left < 0n) throw new Error('insufficient funds')
      await tx
        .insertInto('ref_request')
        .values({ key, account_id: accountId, balance_e5: left })
        .execute()
      await tx
        .updateTable('ref_account')
        .set({ balance_e5: left })
        .where('id', '=', accountId)
        .execute()
      await tx
        .insertInto('ref_leg')
        .values([
          { key, account_id: accountId, amount_e5: -STAKE_E5 },
          { key, account_id: 0, amount_e5: STAKE_E5 },
        ])
        .execute()
      return left
    })
}

async function runPgbench(
  program: string,
  url: string,
  seconds: number,
  setAccount: string,
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'zar-bench-'))
  const script = join(folder, 'bet.sql')
  const bet = `select ref_bet(gen_random_uuid()::text, :account, ${STAKE_E5});`
  await writeFile(script, `${setAccount}\n${bet}\n`)
  try {
    const load = ['-n', '-M', 'prepared', '-c', `${CLIENTS}`, '-j', '2', '-T', `${seconds}`]
    const { stdout } = await run(program, [...load, '-f', script, url])
    const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1])
    return {
      done: number(/transactions actually processed: (\d+)/),
      perSecond: number(/tps = ([\d.]+)/),
      p50Ms: number(/latency average = ([\d.]+)/),
      p99Ms: Number.NaN,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function findPgbench(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.map((folder) => join(folder, 'pgbench')).find(exists)
}

function exists(path: string): boolean {
  try {
    accessSync(path)
    return true
  } catch {
    return false
  }
}
