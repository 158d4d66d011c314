import { commitmentOf } from '../fairness/seeds.ts'
import type { Runner } from './database.ts'

/** Never leaves the server before it is revealed. */
export type SeedPairRow = {
  id: string
  server_seed: string
  commitment: string
  client_seed: string
  next_nonce: number
}

export type NewSeedPair = {
  id: string
  seatId: string
  serverSeed: string
  clientSeed: string
  nowMs: number
}

export async function addSeedPair(tx: Runner, pair: NewSeedPair): Promise<void> {
  await tx.query(
    `insert into arcade.seed_pair
       (id, seat_id, server_seed, commitment, client_seed, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      pair.id,
      pair.seatId,
      pair.serverSeed,
      commitmentOf(pair.serverSeed),
      pair.clientSeed,
      new Date(pair.nowMs),
    ],
  )
}

export async function seedPairInUse(runner: Runner, seatId: string): Promise<SeedPairRow> {
  const { rows } = await runner.query<SeedPairRow>(
    `select id, server_seed, commitment, client_seed, next_nonce
     from arcade.seed_pair where seat_id = $1 and revealed_at is null`,
    [seatId],
  )
  const [pair] = rows
  if (!pair) throw new Error(`seat ${seatId} has no seed`)
  return pair
}

/**
 * Takes the pair's next nonce. The row stays locked until the transaction ends, so that a nonce
 * is used exactly when its round is stored and no number is ever left out.
 */
export async function takeNonce(tx: Runner, id: string): Promise<SeedPairRow & { nonce: number }> {
  const { rows } = await tx.query<SeedPairRow>(
    `update arcade.seed_pair set next_nonce = next_nonce + 1
     where id = $1 and revealed_at is null
     returning id, server_seed, commitment, client_seed, next_nonce`,
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
