import { readFile } from 'node:fs/promises'
import { inTransaction, type Pool, type Runner } from '../store/database.ts'
import type { BETS_STATES } from './protocol.ts'

const SCHEMA = new URL('./schema.sql', import.meta.url)
/** Two processes that start at once would both create. */
const SCHEMA_LOCK = 7_309_215

export async function openSchema(pool: Pool): Promise<void> {
  const schema = await readFile(SCHEMA, 'utf8')
  await inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    await tx.query(schema)
  })
}

export type Session = { id: string; client_id: string; currency: string; token: string }
export type BetState = (typeof BETS_STATES)[number]
export type Bet = {
  id: number
  session_id: string
  client_id: string
  currency: string
  match_id: string
  pick: number
  price: number
  stake_kurus: number
  info: string
  state: BetState
  stake_transaction: number
  payout_transaction: number
}

export async function addSession(runner: Runner, session: Session, at: Date): Promise<void> {
  const { id, client_id, currency, token } = session
  await runner.query(
    `insert into sports.session (id, client_id, currency, token, created_at)
     values ($1, $2, $3, $4, $5)`,
    [id, client_id, currency, token, at],
  )
}

export async function findSession(runner: Runner, id: string): Promise<Session | undefined> {
  const { rows } = await runner.query<Session>('select * from sports.session where id = $1', [id])
  return rows[0]
}

type NewBet = Omit<Bet, 'id' | 'state' | 'stake_transaction' | 'payout_transaction'> & {
  request_id: string
}

/** Writes the bet down before anything is asked for it; undefined when it has been here before. */
export async function addBet(
  runner: Runner,
  bet: NewBet,
  { at, dueAt }: { at: Date; dueAt: Date },
): Promise<Bet | undefined> {
  const { rows } = await runner.query<Bet>(
    `insert into sports.bet (request_id, session_id, client_id, currency, match_id, pick, price,
       stake_kurus, info, state, due_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'asked', $10, $11)
     on conflict (request_id) do nothing returning *`,
    [
      ...[bet.request_id, bet.session_id, bet.client_id, bet.currency, bet.match_id, bet.pick],
      ...[bet.price, bet.stake_kurus, bet.info, dueAt, at],
    ],
  )
  return rows[0]
}

/** Moves a bet on from the state that it was in; false when somebody else has. */
export async function moveBet(
  runner: Runner,
  { id, state }: Pick<Bet, 'id' | 'state'>,
  next: BetState,
  dueAt: Date | null,
): Promise<boolean> {
  const { rowCount } = await runner.query(
    'update sports.bet set state = $3, due_at = $4 where id = $1 and state = $2',
    [id, state, next, dueAt],
  )
  return rowCount === 1
}

/** The last bets of a client, the newest first. */
export async function betsOf(runner: Runner, clientId: string, take: number): Promise<Bet[]> {
  const { rows } = await runner.query<Bet>(
    'select * from sports.bet where client_id = $1 order by id desc limit $2',
    [clientId, take],
  )
  return rows
}

/** Takes the bets that are due, and holds them from others until then. */
export async function takeDue(
  runner: Runner,
  now: Date,
  until: Date,
  take: number,
): Promise<Bet[]> {
  const { rows } = await runner.query<Bet>(
    `update sports.bet set due_at = $2 where id in (
       select id from sports.bet where due_at <= $1 order by due_at limit $3 for update skip locked)
     returning *`,
    [now, until, take],
  )
  return rows
}
