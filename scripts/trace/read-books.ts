import { sql } from 'kysely'
import type { Db } from '../../server/src/db/db.ts'

/** What the database has of a bet: itself, its transfers, and pushes that wait. */
export type Entry = { at: Date; said: string; playerId: string; ids: string[] }

/** Whatever has one of these ids. */
export async function readBooks(db: Db, known: ReadonlySet<string>): Promise<Entry[]> {
  const ids = [...known]
  const bets = await readBets(db, ids)
  const answers = await readAnswers(db, ids)
  const keys = [...answers.flatMap(({ keys: of }) => of), ...keysOfPayments(ids)]
  const transfers = await readTransfers(db, { keys, betIds: bets.map(({ id }) => id) })
  return [...bets, ...answers, ...transfers]
}

async function readBets(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('betting_bet')
    .select(['id', 'request_id', 'state', 'player_id', 'placed_at'])
    .where((eb) => eb.or([eb(textOf('request_id'), 'in', ids), eb(textOf('id'), 'in', ids)]))
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.placed_at,
    said: `bet ${row.id} is ${row.state}`,
    playerId: row.player_id,
    ids: [row.request_id],
  }))
}

const textOf = (column: string) => sql<string>`${sql.ref(column)}::text`

/** What a supplier's wallet was answered. */
async function readAnswers(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('wallet_transaction')
    .select(['provider', 'id', 'kind', 'round_id', 'outcome', 'player_id', 'created_at'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    at: row.created_at,
    said: `${row.provider} ${row.kind} ${row.id} of round ${row.round_id}: ${row.outcome}`,
    playerId: row.player_id,
    ids: [row.id],
    keys: [`${row.provider}:${row.id}`, `${row.provider}-debt:${row.id}`],
  }))
}

const PAYMENTS = ['deposit', 'withdrawal_reserve', 'withdrawal_paid', 'withdrawal_return']
const keysOfPayments = (ids: string[]): string[] =>
  ids.flatMap((id) => PAYMENTS.map((origin) => `${origin}:${id}`))

type Wanted = { keys: string[]; betIds: bigint[] }

async function readTransfers(db: Db, { keys, betIds }: Wanted): Promise<Entry[]> {
  const movements = betIds.length === 0 ? [] : await movementsOf(db, betIds)
  const rows = await db
    .selectFrom('transfer')
    .select(['id', 'key', 'reason', 'amount_e5', 'player_id', 'created_at'])
    .where('key', 'in', [...keys, ...movements])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    at: row.created_at,
    said: `transfer ${row.id} ${row.reason} ${row.key}: ₺${liraOf(row.amount_e5)}`,
    playerId: row.player_id,
    ids: [],
  }))
}

const liraOf = (amountE5: bigint): string =>
  `${amountE5 / 100_000n}.${String((amountE5 % 100_000n) / 1_000n).padStart(2, '0')}`

async function movementsOf(db: Db, betIds: bigint[]): Promise<string[]> {
  const rows = await db
    .selectFrom('betting_posting')
    .select(['bet_id', 'kind', 'version'])
    .where('bet_id', 'in', betIds)
    .execute()
  return rows.flatMap(({ bet_id, kind, version }) =>
    ['zar-bets', 'zar-bets-debt'].map((origin) => `${origin}:${bet_id} ${kind} ${version}`),
  )
}

/** How many pushes to each of these players wait to be sent. */
export async function readWaiting(db: Db, playerIds: string[]): Promise<Map<string, number>> {
  if (playerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('outbox')
    .select(['player_id', sql<number>`count(*)::int`.as('count')])
    .where('player_id', 'in', playerIds)
    .groupBy('player_id')
    .execute()
  return new Map(rows.map(({ player_id, count }) => [player_id, count]))
}
