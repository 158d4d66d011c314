import type { Patience } from '../rounds/backoff.ts'
import type { SupplierName } from './offered-games.ts'

/** How a supplier asks a wallet, and asks again. */
export type Schedule = {
  /** So long an answer is waited for. */
  timeoutMs: number
  /** Between the tries of one call, while its player waits: one try more than pauses. */
  pausesMs: readonly number[]
  /** Of what is still owed after them. */
  patience: Patience
}

/** From its own document. */
const HUB88: Schedule = {
  timeoutMs: 1_000,
  pausesMs: [100, 100],
  patience: { firstMs: 1_000, factor: 2, longestMs: 300_000, rollbacksMax: 500 },
}

/**
 * The others' are not public: theirs here are assumed, each another, so that an operator is asked in
 * more than one rhythm; all of them within the lease of a round.
 */
export const SCHEDULES: Record<SupplierName, Schedule> = {
  hub88: HUB88,
  softgamings: {
    timeoutMs: 2_000,
    pausesMs: [250, 500],
    patience: { firstMs: 5_000, factor: 2, longestMs: 600_000, rollbacksMax: 300 },
  },
  amusnet: {
    timeoutMs: 2_500,
    pausesMs: [200, 400],
    patience: { firstMs: 2_000, factor: 3, longestMs: 300_000, rollbacksMax: 200 },
  },
  'egt-digital': {
    timeoutMs: 1_500,
    pausesMs: [300, 300],
    patience: { firstMs: 1_000, factor: 3, longestMs: 900_000, rollbacksMax: 150 },
  },
  everymatrix: {
    timeoutMs: 2_000,
    pausesMs: [500, 500],
    patience: { firstMs: 3_000, factor: 2, longestMs: 300_000, rollbacksMax: 400 },
  },
  digitain: {
    timeoutMs: 1_000,
    pausesMs: [150, 300],
    patience: { firstMs: 10_000, factor: 1, longestMs: 10_000, rollbacksMax: 1_000 },
  },
}
