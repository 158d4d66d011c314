/** What can be closed, by name and in the order in which that is done. What is not there is passed over. */
export type Parts = Readonly<Record<string, { close: () => unknown } | undefined>>

/** Closes parts one after the other, and knows the one that is under way, for who waits too long. */
export function openClosing() {
  let now = 'none'
  return {
    part: () => now,
    inTurn: async (parts: Parts): Promise<void> => {
      for (const [name, part] of Object.entries(parts)) {
        now = name
        await part?.close()
      }
    },
  }
}
