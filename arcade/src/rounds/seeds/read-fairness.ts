import { digestOf } from '../../fairness/seeds.ts'
import type { Fairness } from '../../protocol.ts'
import type { Runner } from '../../store/database.ts'
import {
  addNextSeed,
  dropNextSeed,
  findSeeds,
  type NextSeedRow,
  type SeatSeeds,
  type SeedPairRow,
} from '../../store/seed-pairs.ts'
import type { Arcade } from '../arcade.ts'
import { presentPair } from '../present.ts'

/**
 * What the player is told of the seat's seeds: the pair in use, and the hash of the seed after it. A
 * pair whose game has changed since is in use no longer: the next round begins another.
 */
export async function readFairness(
  arcade: Arcade,
  runner: Runner,
  seatId: string,
): Promise<Fairness> {
  const { gameCode, inUse, next } = await seedsAt(arcade, runner, seatId)
  const isOfGame = inUse !== undefined && isOfGameNow(inUse, gameCode)
  return {
    pair: isOfGame ? presentPair(inUse) : null,
    nextCommitment: next.commitment,
    digest: digestOf(gameCode),
  }
}

/** Whether it was committed to under the mathematics that the game has now. */
export const isOfGameNow = ({ digest }: Pick<SeedPairRow, 'digest'>, gameCode: string): boolean =>
  digest === digestOf(gameCode)

/** The seat's seeds; the one that waits is drawn now where none of today's mathematics does. */
export async function seedsAt(
  { chance, clock }: Arcade,
  runner: Runner,
  seatId: string,
): Promise<SeatSeeds & { next: NextSeedRow }> {
  const { gameCode, inUse, next } = await findSeeds(runner, seatId)
  if (next && isOfGameNow(next, gameCode)) return { gameCode, inUse, next }
  if (next) await dropNextSeed(runner, next.id)
  await addNextSeed(runner, {
    id: chance.uuid(),
    seatId,
    serverSeed: chance.hex(32),
    digest: digestOf(gameCode),
    nowMs: clock(),
  })
  // Where another call was first, this is its seed.
  const drawn = await findSeeds(runner, seatId)
  if (!drawn.next) throw new Error(`seat ${seatId} has no seed that waits`)
  return { gameCode, inUse: drawn.inUse, next: drawn.next }
}
