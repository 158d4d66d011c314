import { crashFacts } from '../crash/facts.ts'
import type { Facts } from '../facts.ts'

/** Of every room, by its folder. Suppliers number their games by this order too, after all others. */
export const ROOM_FACTS_BY_FOLDER = {
  crash: crashFacts,
} as const satisfies Record<string, Facts>
