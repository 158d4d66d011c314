/** How long somebody asks again for what a silent wallet owes an answer to. */
export type Patience = {
  /** After the first failed attempt, then this many times longer after each, up to the longest. */
  firstMs: number
  factor: number
  longestMs: number
  /** A rollback is asked for so often before people have to talk to each other. A win has no end. */
  rollbacksMax: number
}

/** How long to leave a silent wallet alone after this many failed attempts. */
export const backoffMs = ({ firstMs, factor, longestMs }: Patience, attempts: number): number =>
  Math.min(firstMs * factor ** Math.min(attempts, 20), longestMs)
