import type { Fairness } from '../protocol.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { readFairness } from '../rounds/seeds/read-fairness.ts'
import { sessionOf } from '../rounds/sessions/open-session.ts'
import { seatOfToken } from '../rounds/sessions/seat-of-token.ts'

/** What the page with this token is told of its seeds, without a call to the wallet. */
export async function fairnessOf(arcade: Arcade, token: string): Promise<Fairness> {
  if (arcade.demos.find(token)) return (await (await seatOfToken(arcade, token)).read()).fairness
  return readFairness(arcade, arcade.pool, (await sessionOf(arcade, token)).seat_id)
}

/** What a page does with the player's first round: their seed, after the hash it was told. */
export async function beginSeeds(arcade: Arcade, token: string): Promise<void> {
  const { pair, nextCommitment: commitment } = await fairnessOf(arcade, token)
  if (pair) return
  await (await seatOfToken(arcade, token)).rotate({ commitment, clientSeed: 'page' })
}
