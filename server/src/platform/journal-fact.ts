/** Who decided: a person of the staff by name, or what decides by itself. */
export type DecidedBy = { person: string } | 'rule' | 'clock' | 'player' | 'bank'

/** One fact that a player may see, as its module tells it. */
export type JournalFact = {
  playerId: string
  /** Names the row that it tells of, and is told once: `payment:17`. */
  source: string
  at: Date
  /** When its module wrote it down, if that was later. */
  notedAt?: Date
  kind: string
  /** The members of the kind beside `at`, `kind`, `n`, `subject` and `by`. */
  members: Record<string, unknown>
  /** The source of the fact that must be told before this one: without that this is not told. */
  after?: string
  by?: readonly DecidedBy[] | undefined
}

/** All of one player's, or the next of everybody's from a moment on, in the order of their times. */
export type WhichFacts = { playerId: string } | { since: Date; most: number }
