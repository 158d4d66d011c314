import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { openClient } from '../../server/src/db/connect.ts'
import { findCluster } from '../postgres/cluster.ts'
import { findEmbedded } from '../postgres/embedded.ts'
import { copyRunning } from './copy-running.ts'
import { readManifest, writeManifest } from './manifest.ts'

/** What the server makes anew, or belongs to the processes that run now: PostgreSQL’s manual, 25.3.4.1. */
const MADE_ANEW =
  /\/(postmaster\.(pid|opts)|pg_(dynshmem|notify|replslot|serial|snapshots|stat_tmp|subtrans|wal)\/.+|pg_internal\.init|pgsql_tmp[^/]*|\.s\.PGSQL\.\d+\.lock)$/
const OF_NOW = /^(logs|processes)(\/|$)/

/**
 * Copies a data folder with its embedded database, whether the casino runs or not: the database’s own way of
 * a copy while it is written to (pg_backup_start and pg_backup_stop), with all that it wrote ahead meanwhile.
 */
export async function saveFolder(dataDir: string, draft: string): Promise<void> {
  const cluster = findCluster(dataDir)
  const embedded = cluster && (await findEmbedded(dataDir))
  if (!embedded) throw new Error(`there is no casino in ${dataDir} yet`)
  const client = openClient({ url: embedded.urlOf('postgres'), isOwner: true, isPatient: true })
  try {
    writeManifest(draft, await readManifest(embedded.urlOf('zar'), 'folder'))
    const to = path.join(draft, 'data')
    const below = path.relative(dataDir, cluster.folder)
    await client.connect()
    // What is written ahead is kept as long as this connection.
    await client.query(`select pg_create_physical_replication_slot('zar_backup', true, true)`)
    await client.query(`select pg_backup_start('zar', true)`)
    copyRunning(dataDir, to, (own) => MADE_ANEW.test(`/${own}`) || OF_NOW.test(own))
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    )
    copyRunning(path.join(cluster.folder, 'pg_wal'), path.join(to, below, 'pg_wal'), () => false)
    writeFileSync(path.join(to, below, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 })
  } finally {
    await client.end()
    await embedded.stop()
  }
}
