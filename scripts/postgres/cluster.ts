import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { binary, findBinaries, isReachableByOthers, isRoot, NOBODY, shortHash } from './binaries.ts'

/** A PostgreSQL data directory of ours and what is needed to run it. */
export type Cluster = {
  /** The folder of the data directory, its password and its socket. */
  home: string
  /** The data directory. */
  folder: string
  binaries: string
  user: 'zar'
  password: string
}

/** Where a child of ours finds a folder that it was given as its third descriptor. */
const GIVEN = '/proc/self/fd/3'
/** Of the data directory: another version's cannot be run. */
const NAME = 'postgres-18'

/** The cluster in the data folder, made the first time. Throws one sentence where it cannot be used. */
export function openCluster(dataDir: string): Cluster {
  const place = placeOf(dataDir)
  refuseSecondPlace(place.home)
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  fs.mkdirSync(place.home, { recursive: true, mode: 0o700 })
  giveToServer(place.home)
  if (!isWhole(place.folder)) make(place)
  return { ...place, password: readPassword(place) }
}

/** The cluster in the data folder; undefined where none was ever made. Makes nothing. */
export function findCluster(dataDir: string): Cluster | undefined {
  const place = placeOf(dataDir)
  refuseSecondPlace(place.home)
  if (!isWhole(place.folder)) return undefined
  return { ...place, password: readPassword(place) }
}

/** How PostgreSQL finds a file below the home of its cluster. */
export function asServerSees(home: string, file: string): string {
  return isHidden(home) ? path.join(GIVEN, path.relative(home, file)) : file
}

/** Back from there. */
export function asWeSee(home: string, file: string): string {
  return file.startsWith(GIVEN) ? path.join(home, path.relative(GIVEN, file)) : file
}

/** Whatever PostgreSQL is to read or write belongs to the account that it runs as. */
export function giveToServer(file: string): void {
  if (isRoot()) fs.chownSync(file, NOBODY.uid, NOBODY.gid)
}

/** Starts PostgreSQL, with its complaints on a pipe. */
export function spawnServer({ binaries, home }: Cluster, options: string[]): ChildProcess {
  return withHome(home, (given) =>
    spawn(binary(binaries, 'postgres'), options, {
      ...runAs(),
      stdio: ['ignore', 'ignore', 'pipe', ...given],
      // Ctrl-C in a terminal must reach us first, so that we can stop it in order.
      detached: true,
    }),
  )
}

type Place = Omit<Cluster, 'password'>

function placeOf(dataDir: string): Place {
  const home = path.join(path.resolve(dataDir), 'database')
  return { home, folder: path.join(home, NAME), binaries: findBinaries(), user: 'zar' }
}

const runAs = () => ({ ...(isRoot() ? NOBODY : {}), env: { ...process.env, LC_ALL: 'C' } })

/** Whether PostgreSQL's account may not walk down to its own folder. */
const isHidden = (home: string) => isRoot() && !isReachableByOthers(path.dirname(home))

/** A folder that may not be walked to can be handed over: as a descriptor, where the kernel has names for them. */
function withHome<Result>(home: string, run: (given: number[]) => Result): Result {
  if (!isHidden(home)) return run([])
  if (!fs.existsSync('/proc/self/fd')) {
    throw new Error(
      `The database cannot be run in ${home} as root, since other accounts may not enter a folder above it: set DATA_DIR to a folder that they may enter, or start as another account.`,
    )
  }
  const descriptor = fs.openSync(home, 'r')
  try {
    return run([descriptor])
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Earlier versions put it under /var/tmp where PostgreSQL's account could not enter. */
function refuseSecondPlace(home: string): void {
  const second = path.join('/var/tmp', `zar-data-${shortHash(home)}`)
  if (!isHidden(home) || fs.existsSync(home) || !fs.existsSync(second)) return
  throw new Error(
    `The database of ${path.dirname(home)} lies in ${second}, where an earlier version put it: end the PostgreSQL that runs there, then move it back by \`mv ${second} ${home}\`.`,
  )
}

/** False where there is nothing. What holds data and is not whole is for a person to look at. */
function isWhole(folder: string): boolean {
  const has = (name: string) => fs.existsSync(path.join(folder, name))
  if (!fs.existsSync(folder) || fs.readdirSync(folder).length === 0) return false
  const missing = ['PG_VERSION', 'global/pg_control', 'base'].find((name) => !has(name))
  if (missing === undefined) return true
  throw new Error(
    `The database in ${folder} is not whole: ${missing} is missing. Nothing was changed: put it back from a backup, or move the folder away to begin with an empty database.`,
  )
}

/** Made beside its place and then renamed, so that a set-up that is cut short leaves nothing there. */
function make(place: Place): void {
  const { home, folder } = place
  const secret = makePassword(home)
  const made = fs.mkdtempSync(`${folder}.new-`)
  giveToServer(made)
  try {
    initialise(place, made, secret)
    fs.renameSync(made, folder)
  } catch (error) {
    // Another process was faster: a folder is never renamed over one that has something in it.
    if (!isWhole(folder)) throw error
  } finally {
    fs.rmSync(made, { recursive: true, force: true })
  }
  // Of set-ups that were cut short; one that is under way gives up, and takes ours.
  for (const name of fs.readdirSync(home).filter((name) => name.startsWith(`${NAME}.new-`))) {
    fs.rmSync(path.join(home, name), { recursive: true, force: true })
  }
}

function initialise({ home, binaries }: Place, folder: string, secret: string): void {
  const options = [
    ...['-D', asServerSees(home, folder), '-U', 'zar', '-A', 'scram-sha-256'],
    `--pwfile=${asServerSees(home, secret)}`,
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=tr-TR'],
    ...['--data-checksums', '--no-instructions'],
  ]
  const done = withHome(home, (given) =>
    spawnSync(binary(binaries, 'initdb'), options, {
      ...runAs(),
      stdio: ['ignore', 'ignore', 'pipe', ...given],
      encoding: 'utf8',
    }),
  )
  if (done.status === 0) return
  throw new Error(`The embedded database could not be made: ${done.stderr || done.error?.message}`)
}

const passwordFile = (home: string) => path.join(home, 'postgres-password')

/** Whole or not there, and of two processes that make it at once both have the same. */
function makePassword(home: string): string {
  const secret = passwordFile(home)
  // Nothing was made with it: it was cut short while it was written.
  if (fs.existsSync(secret) && fs.statSync(secret).size === 0) fs.rmSync(secret)
  const draft = `${secret}.${randomBytes(6).toString('hex')}`
  fs.writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  giveToServer(draft)
  try {
    fs.linkSync(draft, secret)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(draft)
  }
  return secret
}

function readPassword({ home }: Place): string {
  const file = passwordFile(home)
  const password = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
  if (password) return password
  throw new Error(
    `The database’s password is lost: ${file} is ${fs.existsSync(file) ? 'empty' : 'missing'}. Put it back from a backup; nothing was changed.`,
  )
}
