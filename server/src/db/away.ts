import pg from 'pg'
import { isStale } from './connect.ts'

/** What a database says that is stopping, starting, full, or has ended our connection. */
const AWAY_CODES = /^(08...|57P0[1235]|53300|25P03)$/
/** What pg says where it had no answer: it gives these no code. */
const AWAY_WORDS =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable)/
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

const LOCK_TIMEOUT = '55P03'

/** Somebody else held what was needed for longer than anybody waits. Nothing has happened. */
export const isHeldElsewhere = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === LOCK_TIMEOUT

/**
 * Whether the database could not be asked, or did not answer: nothing is wrong with what was asked, and
 * a little later it may be answered. What was asked may have happened.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return isStale(error) || AWAY_CODES.test(error.code ?? '')
  // Of a name with several addresses the first one's reason.
  if (error instanceof AggregateError) return isDatabaseAway(error.errors[0])
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true
  return BROKEN.has(code ?? '') || AWAY_WORDS.test(error.message)
}
