import { existsSync } from 'node:fs'
import { newestPostgres } from '../drill-ha/needed.ts'

const POSTGRES = '/usr/lib/postgresql'
const BACKREST = '/usr/bin/pgbackrest'

export type Programs = {
  /** The folder of PostgreSQL's. */
  postgres: string
  pgbackrest: string
}

/** The programs, or the Debian packages that are missing. */
export function findPrograms(
  places: Programs = { postgres: POSTGRES, pgbackrest: BACKREST },
): Programs | { missing: string[] } {
  const postgres = newestPostgres(places.postgres)
  const missing = [
    ...(postgres ? [] : ['postgresql']),
    ...(existsSync(places.pgbackrest) ? [] : ['pgbackrest']),
  ]
  if (!postgres || missing.length > 0) return { missing }
  return { postgres, pgbackrest: places.pgbackrest }
}
