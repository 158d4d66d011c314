/** SQLSTATE classes of a server that is away, overloaded or ends what runs: the same statement may succeed later. */
const CLASSES = ['08', '40', '53', '55', '57', '58']
/** What the client says without a code. */
const WORDS = /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered)/
const SHORTEST_MS = 100
const LONGEST_MS = 5_000

/** Whether the database did not answer. What is wrong with a statement itself is no outage. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return WORDS.test(error.message)
  return CLASSES.includes(code.slice(0, 2)) || /^E[A-Z_]{3,}$/.test(code)
}

/** When to try again after so many failures, in ms. `chance`, from 0 to 1, keeps processes from doing it at once. */
export const retryMs = (failures: number, chance: number): number =>
  Math.round(Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (failures - 1)) * (0.5 + chance / 2))
