/** What a message is applied with. */
export type Context = {
  nowMs: number
  /** A recovery sent it: it is old, and prices may have jumped since the one before. */
  isReplayed: boolean
}
