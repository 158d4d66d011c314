import { commitmentOf } from '../fairness/seeds.ts'
import type { Runner } from './database.ts'

/** Its server seed never leaves the server before it is revealed. */
export type SeedPairRow = {
  id: string
  server_seed: string
  commitment: string
  /** Of the game's mathematics; null in pairs of before. */
  digest: string | null
  client_seed: string
  next_nonce: number
}

/** A server seed that is committed to, and waits for the client seed it will be used with. */
export type NextSeedRow = { id: string; commitment: string; digest: string | null }

export type NewServerSeed = {
  id: string
  seatId: string
  serverSeed: string
  digest: string
  nowMs: number
}

/** Does nothing where the seat has one that waits. */
export async function addNextSeed(runner: Runner, seed: NewServerSeed): Promise<void> {
  await runner.query(
    `insert into arcade.seed_pair (id, seat_id, server_seed, digest, commitment, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (seat_id) where client_seed is null do nothing`,
    [
      seed.id,
      seed.seatId,
      seed.serverSeed,
      seed.digest,
      commitmentOf(seed.serverSeed, seed.digest),
      new Date(seed.nowMs),
    ],
  )
}

/** Of a seed that waits under mathematics that the game no longer has. */
export async function dropNextSeed(runner: Runner, id: string): Promise<void> {
  await runner.query('delete from arcade.seed_pair where id = $1 and client_seed is null', [id])
}

const COLUMNS = `pair.id, pair.server_seed, pair.commitment, pair.digest, pair.client_seed,
  pair.next_nonce`

export type SeatSeeds = {
  gameCode: string
  /** Undefined before the seat's first client seed is taken. */
  inUse: SeedPairRow | undefined
  /** Undefined where none was drawn yet. */
  next: NextSeedRow | undefined
}

/** Both as of one moment. */
export async function findSeeds(runner: Runner, seatId: string): Promise<SeatSeeds> {
  const { rows } = await runner.query<
    NextSeedRow & { client_seed: string | null; game_code: string }
  >(
    `select seat.game_code, ${COLUMNS}
       from arcade.seat seat
       left join arcade.seed_pair pair on pair.seat_id = seat.id and pair.revealed_at is null
       where seat.id = $1`,
    [seatId],
  )
  const [seat] = rows
  if (!seat) throw new Error(`seat ${seatId} is not stored`)
  const pairs = rows.filter(({ id }) => id !== null)
  const hasBegun = (row: (typeof rows)[number]): row is typeof row & SeedPairRow =>
    row.client_seed !== null
  return {
    gameCode: seat.game_code,
    inUse: pairs.find(hasBegun),
    next: pairs.find((row) => !hasBegun(row)),
  }
}

/** What was revealed when the pair of this id began; undefined for a seat's first. */
export async function findReplacedBy(runner: Runner, id: string): Promise<SeedPairRow | undefined> {
  const { rows } = await runner.query<SeedPairRow>(
    `select ${COLUMNS} from arcade.seed_pair pair where pair.id = (select replaces from arcade.seed_pair where id = $1)`,
    [id],
  )
  return rows[0]
}

export type Beginning = { id: string; clientSeed: string; replaces: string | null; nowMs: number }

/** From here on rounds are played under the pair. The one it replaces has to be revealed before. */
export async function beginSeedPair(tx: Runner, beginning: Beginning): Promise<void> {
  const { id, clientSeed, replaces, nowMs } = beginning
  await tx.query(
    'update arcade.seed_pair set client_seed = $2, replaces = $3, begun_at = $4 where id = $1',
    [id, clientSeed, replaces, new Date(nowMs)],
  )
}

/**
 * Takes the pair's next nonce. The row stays locked until the transaction ends, so that a nonce
 * is used exactly when its round is stored and no number is ever left out.
 */
export async function takeNonce(tx: Runner, id: string): Promise<SeedPairRow & { nonce: number }> {
  const { rows } = await tx.query<SeedPairRow>(
    `update arcade.seed_pair pair set next_nonce = next_nonce + 1
     where id = $1 and client_seed is not null and revealed_at is null
     returning ${COLUMNS}`,
    [id],
  )
  const [pair] = rows
  if (!pair) throw new Error(`seed pair ${id} is not in use`)
  return { ...pair, nonce: pair.next_nonce - 1 }
}

export async function revealSeedPair(tx: Runner, id: string, nowMs: number): Promise<void> {
  await tx.query('update arcade.seed_pair set revealed_at = $2 where id = $1', [
    id,
    new Date(nowMs),
  ])
}
