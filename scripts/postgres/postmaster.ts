import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asWeSee, type Cluster } from './cluster.ts'

/** A server as its postmaster.pid has it. */
export type Postmaster = { pid: number; port: number; host: string; isReady: boolean }

const POLL_MS = 25
/** How long what a dead server left may take to notice it, before it is told, and then ended. */
const LEFT_MS = 1_000
const hasProc = fs.existsSync('/proc/self/cwd')

/** What postmaster.pid says: its lines are documented in PostgreSQL's miscadmin.h. */
export function readPostmaster({ folder, home }: Cluster): Postmaster | undefined {
  try {
    const lines = fs.readFileSync(pidFile(folder), 'utf8').split('\n')
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      host: asWeSee(home, lines[4] ?? '') || '127.0.0.1',
      isReady: /ready/.test(lines[7] ?? ''),
    }
  } catch {
    return undefined
  }
}

/**
 * Whether this process is a server of this folder, as far as the machine can tell. A number proves
 * nothing by itself, since numbers are used again: PostgreSQL's working directory is its data.
 */
export function isServing({ folder }: Cluster, pid: number): boolean {
  return hasProc ? workingFolder(pid) === fs.realpathSync(folder) : isAlive(pid)
}

/**
 * After a kill: ends what a dead server left running, which would keep the next one out, and takes its
 * postmaster.pid away where another program has its number now. Linux only; elsewhere PostgreSQL
 * looks for itself.
 */
export async function clearDead(cluster: Cluster): Promise<void> {
  if (!hasProc) return
  const named = readPostmaster(cluster)
  if (named && isServing(cluster, named.pid)) return
  for (const signal of [undefined, 'SIGQUIT', 'SIGKILL'] as const) {
    if (signal) for (const pid of orphansOf(cluster)) process.kill(pid, signal)
    await until(() => orphansOf(cluster).length === 0)
  }
  if (named && isAlive(named.pid) && readPostmaster(cluster)?.pid === named.pid) {
    fs.rmSync(pidFile(cluster.folder))
  }
}

const pidFile = (folder: string) => path.join(folder, 'postmaster.pid')

/** Server processes of this folder whose postmaster is gone. */
function orphansOf({ folder }: Cluster): number[] {
  const home = fs.realpathSync(folder)
  const all = fs.readdirSync('/proc').map(Number).filter(Number.isInteger)
  const ours = all.filter((pid) => workingFolder(pid) === home)
  return ours.filter((pid) => /^postgres: /.test(commandOf(pid)) && !ours.includes(parentOf(pid)))
}

const workingFolder = (pid: number) => quietly(() => fs.readlinkSync(`/proc/${pid}/cwd`))
const commandOf = (pid: number) => quietly(() => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
/** The fourth field of its state; the second is a name in brackets that may hold anything. NaN once it has ended. */
export const parentOf = (pid: number) =>
  Number(
    quietly(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  )

/** A process that ended meanwhile, or that is not ours to look at, has nothing to tell. */
function quietly(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + LEFT_MS
  while (!isSo() && performance.now() < giveUpAt) await sleep(POLL_MS)
}
