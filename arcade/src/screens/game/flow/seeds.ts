import type { SeedReply } from '../../../protocol.ts'
import { openSession, Refused, rotateSeed } from '../../arcade-call.ts'
import type { OpenPlay } from './play-state.ts'

/** The arcade refuses anything else. */
const CLIENT_SEED = /^[\x21-\x7e]{1,64}$/

const SEED_BYTES = 8

/** Drawn by the browser, so that whoever drew the server seed could not know it. */
export function newClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whose seeds they are, and where the page keeps them. */
export type SeedHolder = {
  gameCode: string
  keep: (seeds: Partial<Pick<OpenPlay, 'fairness' | 'clientSeed'>>) => void
}

/** Keeps the seed that the next pair will begin with. False where the arcade would refuse it. */
export function chooseSeed({ keep }: SeedHolder, clientSeed: string): boolean {
  if (!CLIENT_SEED.test(clientSeed)) return false
  keep({ clientSeed })
  return true
}

export type SeedCommand = { commitment: string; clientSeed: string }

/** The player's seed, for the hash that is on the screen. */
export const seedCommandOf = ({
  fairness,
  clientSeed,
}: Pick<OpenPlay, 'fairness' | 'clientSeed'>): SeedCommand => ({
  commitment: fairness.nextCommitment,
  clientSeed,
})

/**
 * Begins the next pair and answers what that revealed: null for the first. Safe to repeat. Where the
 * hash on the screen is no longer the one that waits, the new one is shown before this throws.
 */
export async function rotate(
  { gameCode, keep }: SeedHolder,
  token: string,
  command: SeedCommand,
): Promise<SeedReply['revealed']> {
  try {
    const reply = await rotateSeed(token, command)
    keep({ fairness: reply.fairness, clientSeed: newClientSeed() })
    return reply.revealed
  } catch (error) {
    if (error instanceof Refused && error.refusal === 'seeds_changed') {
      const { session } = await openSession(gameCode, token)
      keep({ fairness: session.fairness })
    }
    throw error
  }
}
