import type { Pool } from 'pg'

/** Once so many statements of the database wait for a lock. */
export async function whenWaiting(pool: Pool, count: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length >= count) return
  }
}
