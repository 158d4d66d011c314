/** A bet that was answered, and when, in the order of the answers. */
export type Answered = { id: string; atMs: number }

export type Compared = {
  answered: number
  /** Answered, and not in what was restored. */
  lost: number
  /** From the newest bet that was restored to the loss of the disk. */
  lostMs: number
  /** Lost bets that were answered before one that was restored: of a log that is read in order there are none. */
  holes: number
}

/** Bets that were asked one after the other, each once the one before was answered, beside what is there now. */
export function compare(
  answered: readonly Answered[],
  kept: ReadonlySet<string>,
  lostAtMs: number,
): Compared {
  const newest = answered.findLastIndex(({ id }) => kept.has(id))
  const isKept = answered.map(({ id }) => kept.has(id))
  return {
    answered: answered.length,
    lost: isKept.filter((is) => !is).length,
    lostMs: Math.max(0, lostAtMs - (answered[newest]?.atMs ?? Number.NEGATIVE_INFINITY)),
    holes: isKept.slice(0, Math.max(0, newest)).filter((is) => !is).length,
  }
}
