/**
 * Does work one at a time per key, in the order it came; other keys do not wait. So one player who
 * asks a thousand times at once holds one connection to the database, and not all of them.
 */
export function openLine() {
  const lasts = new Map<string, Promise<unknown>>()
  return async <Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const mine = (lasts.get(key) ?? Promise.resolve()).then(work, work)
    lasts.set(key, mine)
    try {
      return await mine
    } finally {
      if (lasts.get(key) === mine) lasts.delete(key)
    }
  }
}
