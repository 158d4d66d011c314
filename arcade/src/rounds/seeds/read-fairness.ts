import type { Fairness } from '../../protocol.ts'
import type { Runner } from '../../store/database.ts'
import { addNextSeed, findSeeds, type NextSeedRow, type SeatSeeds } from '../../store/seed-pairs.ts'
import type { Arcade } from '../arcade.ts'
import { presentPair } from '../present.ts'

/** What the player is told of the seat's seeds: the pair in use, and the hash of the seed after it. */
export async function readFairness(
  arcade: Arcade,
  runner: Runner,
  seatId: string,
): Promise<Fairness> {
  const { inUse, next } = await seedsAt(arcade, runner, seatId)
  return { pair: inUse ? presentPair(inUse) : null, nextCommitment: next.commitment }
}

/** The seat's seeds; the one that waits is drawn now where none does. */
export async function seedsAt(
  { chance, clock }: Arcade,
  runner: Runner,
  seatId: string,
): Promise<SeatSeeds & { next: NextSeedRow }> {
  const { inUse, next } = await findSeeds(runner, seatId)
  if (next) return { inUse, next }
  const seed = { id: chance.uuid(), seatId, serverSeed: chance.hex(32), nowMs: clock() }
  await addNextSeed(runner, seed)
  // Where another call was first, this is its seed.
  const drawn = await findSeeds(runner, seatId)
  if (!drawn.next) throw new Error(`seat ${seatId} has no seed that waits`)
  return { inUse: drawn.inUse, next: drawn.next }
}
