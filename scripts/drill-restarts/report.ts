import type { Compared } from '../drill-ha/books.ts'

/** One process that was stopped in order and opened again. */
export type Restart = {
  round: number
  casino: string
  /** From SIGTERM to its end: the drain, and what was under way. */
  stopMs: number
  /** From its start to its first `/ready`. */
  readyMs: number
  calls: number
  longestMs: number
  /** What runs or waits for a processor, over the last minute: of everything on this machine. */
  load: number
  /** What callers saw that was no success, by how often. */
  failed: Record<string, number>
}

export type Outcome = {
  restarts: readonly Restart[]
  books: Compared
  /** Answers with another balance than was reckoned, and refusals without a reason. */
  wrongs: readonly string[]
  isVerified: boolean
  seconds: number
}

const failedIn = ({ failed }: Pick<Restart, 'failed'>) =>
  Object.values(failed).reduce((sum, times) => sum + times, 0)

/** What the drill says at its end. Calls are tries of callers: one that succeeds when repeated has failed here. */
export function totalOf({ restarts, books, wrongs, isVerified, seconds }: Outcome) {
  const calls = restarts.reduce((sum, one) => sum + one.calls, 0)
  return {
    restarts: restarts.length,
    calls,
    callsPerSecond: Math.round((calls / seconds) * 10) / 10,
    failed: restarts.reduce((sum, one) => sum + failedIn(one), 0),
    acknowledged: books.acknowledged,
    lost: books.lost,
    doubled: books.doubled,
    balancesRight: books.wrongBalances + wrongs.length === 0,
    ledgerVerified: isVerified,
    longestMs: Math.max(0, ...restarts.map(({ longestMs }) => longestMs)),
    load: Math.max(0, ...restarts.map(({ load }) => load)),
  }
}

export const isRight = (total: ReturnType<typeof totalOf>): boolean =>
  total.failed + total.lost + total.doubled === 0 &&
  total.balancesRight &&
  total.ledgerVerified &&
  total.calls > 0
