import type { z } from 'zod/mini'
import type { SeedReply as Reply } from '../protocol.ts'
import { refuseIf } from '../refusal.ts'
import { inTransaction } from '../store/database.ts'
import { findUnfinished } from '../store/rounds.ts'
import { lockSeat } from '../store/seats.ts'
import { addSeedPair, revealSeedPair, seedPairInUse } from '../store/seed-pairs.ts'
import type { SessionRow } from '../store/sessions.ts'
import type { Arcade } from './arcade.ts'
import { presentFairness } from './present.ts'

export type SeedReply = z.infer<typeof Reply>

/** Reveals the seed in use and commits to a new one, mixed with the player's own from now on. */
export async function rotateSeed(
  arcade: Arcade,
  session: SessionRow,
  clientSeed: string,
): Promise<SeedReply> {
  return inTransaction(arcade.pool, async (tx) => {
    await lockSeat(tx, session.seat_id)
    refuseIf((await findUnfinished(tx, session.seat_id)) !== undefined, 'round_open')
    const old = await seedPairInUse(tx, session.seat_id)
    await revealSeedPair(tx, old.id, arcade.clock())
    await addSeedPair(tx, {
      id: arcade.chance.uuid(),
      seatId: session.seat_id,
      serverSeed: arcade.chance.hex(32),
      clientSeed,
      nowMs: arcade.clock(),
    })
    const fresh = await seedPairInUse(tx, session.seat_id)
    return {
      revealed: { serverSeed: old.server_seed, ...presentFairness(old) },
      fairness: presentFairness(fresh),
    }
  })
}
