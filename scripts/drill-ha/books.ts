import pg from 'pg'
import type { Entry } from './load/bets.ts'
import { KURUS_E5 } from './load/players.ts'
import { until } from './until.ts'

const CONNECT_MAX_MS = 60_000

export type Compared = {
  bets: number
  acknowledged: number
  /** Answered, and not in the books. */
  lost: number
  /** Moved more than once, or by something that nobody asked for. */
  doubled: number
  /** Accounts that hold something else than was reckoned. */
  wrongBalances: number
}

/** Reads the books by a connection of its own, which is made again where it broke. */
export async function readBooks<Answer>(
  url: string,
  read: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const { answer } = await until('the books', CONNECT_MAX_MS, async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return { answer: await read(client) }
    } finally {
      await client.end().catch(() => {})
    }
  })
  return answer
}

/** The time by the database. */
export const timeOf = (url: string): Promise<string> =>
  readBooks(url, async (client) => {
    const { rows } = await client.query('select clock_timestamp()::text as now')
    return rows[0].now
  })

const plain = (id: string) => id.replaceAll('-', '')

/** What was acknowledged since then beside what the books have of it. Nobody plays meanwhile. */
export const compare = (
  url: string,
  since: string,
  journal: readonly Entry[],
  cashKurus: ReadonlyMap<string, number>,
): Promise<Compared> =>
  readBooks(url, async (client) => {
    const players = [...cashKurus.keys()]
    const kept = await client.query<{ id: string; kind: string; amount_e5: string }>(
      `select id, kind, amount_e5 from wallet_transaction
         where created_at >= $1 and player_id = any($2) and outcome in ('ok', 'ok_again')`,
      [since, players],
    )
    const moved = await client.query<{ times: number }>(
      'select count(*)::int as times from transfer where created_at >= $1 and player_id = any($2)',
      [since, players],
    )
    const held = await client.query<{ owner_id: string; balance_e5: string }>(
      `select owner_id, balance_e5 from account where kind = 'player_cash' and owner_id = any($1)`,
      [players],
    )
    const rows = new Map(kept.rows.map((row) => [plain(row.id), row]))
    const known = new Set(journal.map(({ id }) => plain(id)))
    const isKept = ({ id, kind, amountKurus }: Entry) => {
      const row = rows.get(plain(id))
      const isAmount = BigInt(row?.amount_e5 ?? -1) === BigInt(amountKurus) * KURUS_E5
      return row?.kind === kind && (kind === 'rollback' || isAmount)
    }
    const shouldMove = journal.filter(({ amountKurus }) => amountKurus > 0).length
    const beside = (moved.rows[0]?.times ?? 0) - shouldMove
    return {
      bets: journal.filter(({ kind }) => kind === 'bet').length,
      acknowledged: journal.length,
      lost: Math.max(journal.filter((entry) => !isKept(entry)).length, -beside),
      doubled: Math.max([...rows.keys()].filter((id) => !known.has(id)).length, beside, 0),
      wrongBalances: held.rows.filter(
        ({ owner_id, balance_e5 }) =>
          BigInt(balance_e5) !== BigInt(cashKurus.get(owner_id) ?? -1) * KURUS_E5,
      ).length,
    }
  })

/** Until each of them holds what it paid in; false where that does not come. */
export const holdsPaid = (url: string, paidKurus: ReadonlyMap<string, number>, withinMs: number) =>
  until('the deposits', withinMs, async () => {
    const { wrongBalances } = await compare(url, 'now', [], paidKurus)
    return wrongBalances === 0
  }).catch(() => false)
