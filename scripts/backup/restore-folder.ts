import { existsSync, lstatSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { isRoot } from '../postgres/binaries.ts'
import { findCluster, giveToServer } from '../postgres/cluster.ts'
import { findEmbedded } from '../postgres/embedded.ts'
import { expectWhole, type Manifest } from './manifest.ts'
import { verify } from './verify.ts'

/** Puts a data folder back where none is, opens its database and verifies its books. */
export async function restoreFolder(
  dataDir: string,
  draft: string,
  manifest: Manifest,
): Promise<void> {
  refuseFull(dataDir)
  if (existsSync(dataDir)) rmdirSync(dataDir)
  const data = path.join(draft, 'data')
  if (isRoot()) giveAll(path.join(data, 'database'))
  renameSync(data, dataDir)
  const cluster = findCluster(dataDir)
  const embedded = cluster && (await findEmbedded(dataDir))
  if (!embedded) throw new Error('there is no database in the backup')
  try {
    await expectWhole(embedded.urlOf('zar'), manifest)
    verify(embedded.urlOf('zar'), path.join(dataDir, 'keys'))
  } finally {
    await embedded.stop()
  }
}

/** Throws one sentence where something is there. */
export function refuseFull(dataDir: string): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return
  throw new Error(`${dataDir} is not empty: move it away, or set DATA_DIR to another folder`)
}

function giveAll(place: string): void {
  giveToServer(place)
  if (!lstatSync(place).isDirectory()) return
  for (const name of readdirSync(place)) giveAll(path.join(place, name))
}
