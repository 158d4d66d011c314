import type { Market } from '../markets/market.ts'

/** One selection of a builder. */
export type BuilderLeg = Market & { selection: string }
