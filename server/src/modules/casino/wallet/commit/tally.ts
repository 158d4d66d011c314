export type Tally = ReturnType<typeof openTally>

/** Counts what was committed since the start: batches, their commands, and second tries on locked accounts. */
export function openTally() {
  const counts = { batches: 0, commands: 0, retries: 0 }
  return {
    onBatch: (commands: number) => {
      counts.batches += 1
      counts.commands += commands
    },
    /** The facts of a batch no longer held, remembered and read. */
    onRetried: () => {
      counts.retries += 1
    },
    figures: () => ({ ...counts }),
  }
}
