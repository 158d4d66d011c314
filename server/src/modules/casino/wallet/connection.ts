import pg from 'pg'

/** The database did not answer: whether what was asked of it happened is not known. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** Over the server's own statement time-out, for a server that answers nothing at all. */
const ANSWER_TIMEOUT_MS = 3_500

/** One connection of the pool, kept for the lane and opened anew after it broke. */
export function keepConnection(pool: pg.Pool) {
  let kept: pg.PoolClient | undefined

  const lose = (error: Error) => {
    kept?.release(error)
    kept = undefined
  }

  async function open(): Promise<pg.PoolClient> {
    const client = await pool.connect()
    client.on('error', () => {
      if (kept === client) lose(new ConnectionLost('the connection broke'))
    })
    kept = client
    // Every statement here looks up a few rows by index, planned once, whatever the tables' sizes
    // were when it was. Compiling such a plan would cost more than it ever saves.
    await client.query(
      `set plan_cache_mode = force_generic_plan; set jit = off; set enable_seqscan = off;
         set enable_hashjoin = off; set enable_mergejoin = off`,
    )
    return client
  }

  return {
    /** Throws ConnectionLost where no answer came, and the database's own error where one did. */
    async query<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[] = []) {
      try {
        const client = kept ?? (await open())
        const query = { name, text, values, query_timeout: ANSWER_TIMEOUT_MS }
        return (await client.query<Row>(query)).rows
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.severity !== 'FATAL') throw error
        const lost = new ConnectionLost((error as Error).message, { cause: error })
        lose(lost)
        throw lost
      }
    },
    close: () => lose(new Error('closed')),
  }
}

export type Connection = ReturnType<typeof keepConnection>
