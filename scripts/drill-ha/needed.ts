import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Debian's packages, and a program that each brings. */
const PACKAGES = {
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
} as const
const POSTGRES = '/usr/lib/postgresql'
/** Of programs that are not in every account's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin', '/usr/local/sbin']

/** The programs that the drill runs, by their paths; `PATRONI` names another Patroni than the path's. */
export type Programs = Record<(typeof PACKAGES)[keyof typeof PACKAGES], string> & {
  /** The folder of PostgreSQL's. */
  postgres: string
}

/** Where programs are looked for. */
type Places = { folders: readonly string[]; postgres: string; patroni: string | undefined }
const HERE: Places = { folders: FOLDERS, postgres: POSTGRES, patroni: process.env.PATRONI }

/** The path of a program; undefined where it is not installed. */
export const findProgram = (program: string, folders: readonly string[] = FOLDERS) =>
  folders.map((folder) => path.join(folder, program)).find(existsSync)

/** The programs, or the Debian packages that are missing. */
export function findPrograms(places = HERE): { programs: Programs } | { missing: string[] } {
  const find = (program: string) => findProgram(program, places.folders)
  const found = Object.entries(PACKAGES).map(([name, program]) => {
    const own = program === 'patroni' ? places.patroni : undefined
    return { name, program, file: own ?? find(program) }
  })
  const postgres = newestPostgres(places.postgres)
  const missing = found.flatMap(({ name, file }) => (file && existsSync(file) ? [] : [name]))
  if (!postgres) missing.unshift('postgresql')
  if (missing.length > 0 || !postgres) return { missing }
  const files = Object.fromEntries(found.map(({ program, file }) => [program, file]))
  return { programs: { ...(files as Omit<Programs, 'postgres'>), postgres } }
}

/** The folder of its programs, in the newest version that is installed. */
export function newestPostgres(place: string): string | undefined {
  const majors = existsSync(place) ? readdirSync(place).map(Number).filter(Boolean) : []
  return majors
    .toSorted((one, other) => other - one)
    .map((major) => path.join(place, String(major), 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

/** What Patroni says of itself: `patroni 4.0.7`. */
export function patroniVersion(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return /(\d+(?:\.\d+)+)\s*$/.exec(stdout ?? '')?.[1] ?? 'unknown'
}

/** The first in which the leader's key is compared before it is written. */
const SAFE = [3, 0, 3]

/** Why a version of Patroni is not drilled, in a sentence; undefined of one that is safe. */
export function whyRefusePatroni(version: string): string | undefined {
  const parts = version.split('.').map(Number)
  const at = SAFE.findIndex((part, index) => (parts[index] ?? 0) !== part)
  if (at < 0 || (parts[at] ?? 0) > (SAFE[at] ?? 0)) return undefined
  return (
    `Patroni ${version} is refused: over etcd’s v3 protocol it writes the leader’s key without comparing, ` +
    'so a primary that was suspended takes the lock back as it wakes, and bets that were answered are lost. ' +
    'Take 3.0.3 or newer, best of all 4: PATRONI=/path/to/patroni npm run drill:ha'
  )
}
