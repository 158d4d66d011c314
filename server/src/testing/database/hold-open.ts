import type { Pool } from 'pg'

/** A connection in a transaction that stays open as long as its test holds it, however busy the machine is. */
export async function holdOpen(pool: Pool) {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('set local idle_in_transaction_session_timeout = 0')
  return holder
}
