import pg from 'pg'

/** The time-outs that keep one stuck statement from holding the platform (OPS-03). The server keeps them. */
const SERVER_LIMITS = {
  statement_timeout: 3_000,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 5_000,
} as const

/** Ours, for a server that is silent: over the server's own, which come first where it is well. */
const CLIENT_LIMITS = {
  connectionTimeoutMillis: 2_000,
  query_timeout: 3_500,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} as const
/** A machine that has just started its database, or is busy, accepts a connection late. */
const PATIENT_CONNECT_MS = 30_000
/** How much longer than the server's time-out an answer is waited for. */
const GRACE_MS = CLIENT_LIMITS.query_timeout - SERVER_LIMITS.statement_timeout
const DAY_MS = 86_400_000

/** Who the application is at the database, whoever logs in there for it: its rights are in rights.sql. */
export const APP_ROLE = 'zar_app'
const AS_APP = { options: `-c role=${APP_ROLE}` }

/** Sets the time-out of the transaction's statements; our own follows it. */
export const SET_STATEMENT_TIMEOUT = "select set_config('statement_timeout', $1, true)"

/**
 * Refusals of the connection and not of the statement: it leads to a server that is a replica now (25006),
 * or remembers a plan that a migration has changed (0A000). Another connection can do it.
 */
const STALE = new Set(['25006', '0A000'])

/** Whether asking again on another connection may help, and on this one cannot. */
export const isStale = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && STALE.has(error.code ?? '')

/** One connection, which is never used again once it can no longer be trusted. */
class Connection extends pg.Client {
  #patienceMs: number | undefined
  #isStale = false

  /** All of pg's ways of asking come through here. */
  // biome-ignore lint/suspicious/noExplicitAny: the overloads are pg's own.
  override query(...asked: any[]): any {
    const [text, values] = asked
    if (text === SET_STATEMENT_TIMEOUT) this.#patienceMs = patienceOf(values[0])
    const answer = super.query(...this.#patiently(asked))
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#judge(error))
    return answer
  }

  #patiently(asked: unknown[]): [string] {
    const [text, values] = asked
    const isLonger = this.#patienceMs !== undefined && typeof text === 'string'
    return (isLonger ? [{ text, values, query_timeout: this.#patienceMs }] : asked) as [string]
  }

  #judge(error: unknown): void {
    if (isStale(error)) this.#isStale = true
    // What was asked may still be answered, and would be taken for the answer to the next statement.
    if (isSilence(error)) void this.end()
  }

  /** Called as it goes back to its pool, which drops it once it is ending. */
  settle(): void {
    this.#patienceMs = undefined
    if (this.#isStale) void this.end()
  }
}

const isSilence = (error: unknown) => (error as Error).message === 'Query read timeout'
const patienceOf = (statementMs: unknown) => (Number(statementMs) || DAY_MS) + GRACE_MS

export type PoolOptions = {
  url: string
  size: number
  types?: pg.CustomTypesConfig
  /** With all the rights of who logs in. The application never is. */
  isOwner?: boolean
  /** For what takes as long as it takes. */
  isPatient?: boolean
  /** Told of a connection that broke, whether anyone used it or not. */
  onLost: (error: Error) => void
  /** Told how long each caller waited for a connection, in seconds. */
  onWaited?: ((seconds: number) => void) | undefined
}

/** Tells how long its connections were waited for. All of pg's ways of taking one come through here. */
class MeasuredPool extends pg.Pool {
  onWaited: (seconds: number) => void = () => {}

  // biome-ignore lint/suspicious/noExplicitAny: the overloads are pg's own.
  override connect(callback?: (...answer: any[]) => void): any {
    const askedAt = performance.now()
    const told = () => this.onWaited((performance.now() - askedAt) / 1_000)
    if (!callback) return super.connect().finally(told)
    return super.connect((...answer) => {
      told()
      callback(...answer)
    })
  }
}

/** The one way to open a pool on the database: connects on first use, and outlives every connection. */
export function openPool(options: PoolOptions): pg.Pool {
  const { url, size, types, onLost, onWaited, isOwner, isPatient } = options
  const pool = new (onWaited ? MeasuredPool : pg.Pool)({
    ...(!isPatient && { ...SERVER_LIMITS, ...CLIENT_LIMITS }),
    ...(!isOwner && AS_APP),
    connectionString: url,
    max: size,
    Client: Connection,
    ...(types && { types }),
  })
  if (onWaited && pool instanceof MeasuredPool) pool.onWaited = onWaited
  // An event of an emitter that nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => {})
  pool.on('release', (_, client) => (client as unknown as Connection).settle())
  return pool
}

type ClientOptions = {
  url: string
  onLost?: (error: Error) => void
  /** For what takes as long as it takes. */
  isPatient?: boolean
  /** With all the rights of who logs in. The application never is. */
  isOwner?: boolean
}

/** The one way to open a single connection, for what a pool cannot do. Not connected yet. */
export function openClient({
  url,
  onLost = () => {},
  isPatient = false,
  isOwner = false,
}: ClientOptions): pg.Client {
  const { query_timeout, connectionTimeoutMillis, ...limits } = CLIENT_LIMITS
  const client = new Connection({
    ...limits,
    ...(!isOwner && AS_APP),
    connectionString: url,
    connectionTimeoutMillis: isPatient ? PATIENT_CONNECT_MS : connectionTimeoutMillis,
    ...(!isPatient && { query_timeout }),
  })
  client.on('error', onLost)
  return client
}
