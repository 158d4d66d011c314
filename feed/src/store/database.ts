import pg from 'pg'

export type Pool = pg.Pool
/** A pool or one of its clients: whatever can run a statement. */
export type Runner = Pick<pg.Pool, 'query'>

/** Numbers and moments are whole numbers below 2^53, so a bigint column is read as a number. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
} as pg.CustomTypesConfig

/** Beside the server’s limits, which a server that is silent never keeps. */
const CLIENT_LIMITS = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} as const

/** Opens one connection that may take as long as it takes. Not connected yet. */
export function openClient(url: string): pg.Client {
  const { query_timeout: _, ...limits } = CLIENT_LIMITS
  const client = new pg.Client({ ...limits, connectionString: url, application_name: 'zar-feed' })
  client.on('error', () => undefined)
  return client
}

/** Its `error` events are lost idle connections, which it replaces. */
export function openPool(url: string): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 6,
    types,
    ...CLIENT_LIMITS,
    statement_timeout: 14_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'zar-feed',
  })
  // The statement that was running is rejected as well; unheard, these events would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  return pool
}

/** Runs the work in one transaction: all of it is stored, or none of it. */
export async function inTransaction<Answer>(
  pool: Pool,
  work: (tx: Runner) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const answer = await work(client)
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
