import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than a service takes to close by itself once whoever started it is gone. */
const CLOSE_MAX_MS = 12_000
const POLL_MS = 50

/**
 * The processes of a data folder, in `processes` of it: a file for each, with its number and when the
 * kernel started it, since numbers are used again.
 */
export function noteProcess(dataDir: string, name: string, pid: number | undefined): void {
  const begun = pid && begunAt(pid)
  if (!begun) return
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 })
  writeFileSync(path.join(folderOf(dataDir), name), `${pid} ${begun}`)
}

/**
 * After `start` was killed: waits for the services that it left, which close by themselves, and ends one
 * that does not. Those of a start that still runs are left alone.
 */
export async function seeOff(
  dataDir: string,
  names: readonly string[],
  tell: (sentence: string) => void,
): Promise<void> {
  if (noted(dataDir, 'start')) return
  for (const name of names) {
    if (noted(dataDir, name))
      tell(`The ${name} of a start that was killed is closing; it is waited for.`)
  }
  const giveUpAt = performance.now() + CLOSE_MAX_MS
  for (const name of names) {
    while (noted(dataDir, name) && performance.now() < giveUpAt) await sleep(POLL_MS)
    const pid = noted(dataDir, name)
    if (pid) process.kill(pid, 'SIGKILL')
    rmSync(path.join(folderOf(dataDir), name), { force: true })
  }
}

const folderOf = (dataDir: string) => path.join(dataDir, 'processes')

/** The number of the process that was noted, while it runs. */
function noted(dataDir: string, name: string): number | undefined {
  const file = path.join(folderOf(dataDir), name)
  if (!existsSync(file)) return undefined
  const [pid = '', begun] = readFileSync(file, 'utf8').split(/ (.*)/s)
  return begunAt(Number(pid)) === begun ? Number(pid) : undefined
}

/** When this process began, in whatever words the system has for it; undefined of one that is gone. */
function begunAt(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout?.trim() || undefined
  }
  try {
    // After the name, which is in brackets and may hold anything: the state first, the start twentieth.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}
