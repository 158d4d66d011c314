import type { z } from 'zod/mini'
import type { SeedReply as Reply } from '../../protocol.ts'
import { refuseIf } from '../../refusal.ts'
import { inTransaction, type Runner } from '../../store/database.ts'
import { findUnfinished } from '../../store/rounds.ts'
import { lockSeat } from '../../store/seats.ts'
import {
  beginSeedPair,
  findReplacedBy,
  findSeeds,
  revealSeedPair,
  type SeedPairRow,
} from '../../store/seed-pairs.ts'
import type { SessionRow } from '../../store/sessions.ts'
import type { Arcade } from '../arcade.ts'
import { presentPair } from '../present.ts'
import { readFairness, seedsAt } from './read-fairness.ts'

export type SeedReply = z.infer<typeof Reply>

/** The player's own seed, and the hash of the server seed that they saw before they gave it. */
export type SeedCommand = { commitment: string; clientSeed: string }

/**
 * Reveals the pair in use, if there is one, and begins the next with the player's seed. A repeated
 * command is answered as the first was. Refused with a round open, and where the hash is not that of
 * the seed that waits.
 */
export async function rotateSeed(
  arcade: Arcade,
  session: SessionRow,
  command: SeedCommand,
): Promise<SeedReply> {
  const seatId = session.seat_id
  return inTransaction(arcade.pool, async (tx) => {
    await lockSeat(tx, seatId)
    const { inUse } = await findSeeds(tx, seatId)
    const isRepeated =
      inUse?.commitment === command.commitment && inUse.client_seed === command.clientSeed
    const revealed = isRepeated
      ? await findReplacedBy(tx, inUse.id)
      : await replace(arcade, tx, seatId, command)
    return {
      revealed: revealed ? { serverSeed: revealed.server_seed, ...presentPair(revealed) } : null,
      fairness: await readFairness(arcade, tx, seatId),
    }
  })
}

/** Answers what it revealed. */
async function replace(
  arcade: Arcade,
  tx: Runner,
  seatId: string,
  { commitment, clientSeed }: SeedCommand,
): Promise<SeedPairRow | undefined> {
  const { inUse: old, next } = await seedsAt(arcade, tx, seatId)
  refuseIf(next.commitment !== commitment, 'seeds_changed')
  refuseIf((await findUnfinished(tx, seatId)) !== undefined, 'round_open')
  const nowMs = arcade.clock()
  if (old) await revealSeedPair(tx, old.id, nowMs)
  await beginSeedPair(tx, { id: next.id, clientSeed, replaces: old?.id ?? null, nowMs })
  return old
}
