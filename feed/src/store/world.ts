import type { Pool } from './database.ts'

/** The seed of the world, in hexadecimal: the first one that was given. */
export async function ensureSeed(pool: Pool, seed: string): Promise<string> {
  await pool.query('insert into feed.world (seed) values ($1) on conflict do nothing', [seed])
  const { rows } = await pool.query<{ seed: string }>('select seed from feed.world')
  return rows[0]?.seed ?? seed
}
