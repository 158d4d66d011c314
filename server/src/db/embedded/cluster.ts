import { type SpawnOptions, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { binary, findBinaries, isReachableByOthers, isRoot, NOBODY, shortHash } from './binaries.ts'

/** A PostgreSQL data directory of ours and what is needed to run it. */
export type Cluster = {
  folder: string
  binaries: string
  user: 'zar'
  password: string
  /** Which account to start PostgreSQL as. */
  runAs: SpawnOptions
}

/** Finds the cluster under the data folder, making it the first time. */
export function openCluster(dataDir: string): Cluster {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const home = homeOf(dataDir)
  const runAs = isRoot() ? NOBODY : {}
  const binaries = findBinaries()
  fs.mkdirSync(home, { recursive: true, mode: 0o700 })
  if (isRoot()) fs.chownSync(home, NOBODY.uid, NOBODY.gid)

  const folder = path.join(home, 'postgres-18')
  const secret = path.join(home, 'postgres-password')
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) {
    initialise({ folder, secret, binaries, runAs })
  }
  const password = fs.readFileSync(secret, 'utf8').trim()
  return { folder, binaries, user: 'zar', password, runAs }
}

/** Where the database of this data folder really lies: elsewhere when PostgreSQL could not enter. */
export function homeOf(dataDir: string): string {
  const wanted = path.join(path.resolve(dataDir), 'database')
  if (!isRoot() || isReachableByOthers(dataDir)) return wanted
  return path.join('/var/tmp', `zar-data-${shortHash(wanted)}`)
}

function initialise(cluster: {
  folder: string
  secret: string
  binaries: string
  runAs: SpawnOptions
}): void {
  const { folder, secret, binaries, runAs } = cluster
  // A set-up that was cut short left no PG_VERSION: what lies there is ours and holds nothing.
  fs.rmSync(folder, { recursive: true, force: true })
  fs.writeFileSync(secret, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (isRoot()) fs.chownSync(secret, NOBODY.uid, NOBODY.gid)
  const options = [
    ...['-D', folder, '-U', 'zar', `--pwfile=${secret}`, '-A', 'scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=tr-TR'],
    ...['--data-checksums', '--no-instructions'],
  ]
  const made = spawnSync(binary(binaries, 'initdb'), options, {
    uid: runAs.uid,
    gid: runAs.gid,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  if (made.status === 0) return
  fs.rmSync(folder, { recursive: true, force: true })
  throw new Error(`The embedded database could not be made: ${made.stderr || made.error?.message}`)
}
