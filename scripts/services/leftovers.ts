import { spawnSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
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
 * Throws one sentence where another `start` runs on this folder. The database in it has one password for
 * the casino, which each start makes anew, and stops with the start that runs it.
 */
export function refuseSecondStart(dataDir: string): void {
  refuse(dataDir, noted(dataDir, 'start'))
}

function refuse(dataDir: string, pid: number | undefined): void {
  if (pid === undefined || pid === process.pid) return
  throw new Error(
    `${dataDir} is open already, by process ${pid}: stop that first, or set DATA_DIR to another folder.`,
  )
}

/**
 * Notes this process as the start of the folder. Of several at once one is, and the others are refused.
 *
 * The note of a start that was killed is replaced, never removed: who removes a note may remove one that
 * was written since it was read. Whoever replaces it links their own as its successor first, which one
 * process can do, and then looks whether the note is still the one that was read.
 */
export function claimFolder(dataDir: string): void {
  const file = path.join(folderOf(dataDir), 'start')
  const draft = `${file}.${process.pid}`
  noteProcess(dataDir, path.basename(draft), process.pid)
  // Of this system a process cannot be told from another with its number later.
  if (!existsSync(draft)) return
  try {
    while (!isLinked(draft, file) && !isReplaced(dataDir, draft, file));
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Whether our note now stands for that of a start that was killed. Throws where one runs. */
function isReplaced(dataDir: string, draft: string, file: string): boolean {
  const replaced = read(file)
  const successors: string[] = []
  // A successor that was killed before it stood in the place has a successor of its own.
  for (let note = replaced; note; note = read(successors.at(-1) ?? '')) {
    refuse(dataDir, runningIn(note))
    successors.push(`${file}.after.${note.replace(/\W+/g, '-')}`)
  }
  const own = successors.at(-1)
  if (!own || !isLinked(draft, own)) return false
  const isStill = read(file) === replaced
  if (isStill) renameSync(draft, file)
  for (const successor of isStill ? successors : [own]) rmSync(successor, { force: true })
  return isStill
}

/** A link is made whole, and only where there is none. */
function isLinked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
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
const noted = (dataDir: string, name: string): number | undefined =>
  runningIn(read(path.join(folderOf(dataDir), name)))

function runningIn(note: string): number | undefined {
  const [pid = '', begun] = note.split(/ (.*)/s)
  return note && begunAt(Number(pid)) === begun ? Number(pid) : undefined
}

/** A note, empty where there is none. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
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
