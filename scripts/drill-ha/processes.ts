import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parentOf } from '../postgres/postmaster.ts'

/** What runs under one name, and can be started again as it was. */
export type Start = {
  program: string
  words: readonly string[]
  environment?: Record<string, string>
  /** PostgreSQL refuses to run as root. */
  asPostgres?: boolean
}

type Signal = 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT' | 'SIGQUIT'

const STOP_MAX_MS = 30_000

/** The account of PostgreSQL's package, where this is root. */
export function postgresAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((word) =>
    Number(spawnSync('id', [word, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  if (!uid || !gid) throw new Error('there is no account postgres to run PostgreSQL as')
  return { uid, gid }
}

/** The drill's own processes. Only what it started is ever signalled. */
export function openProcesses(folder: string) {
  const starts = new Map<string, Start>()
  const children = new Map<string, ChildProcess>()
  mkdirSync(path.join(folder, 'logs'))

  const isRunning = (name: string) => {
    const child = children.get(name)
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }

  function launch(name: string, start: Start): void {
    if (isRunning(name)) throw new Error(`${name} runs already`)
    starts.set(name, start)
    const log = openSync(path.join(folder, 'logs', `${name}.log`), 'a')
    const child = spawn(start.program, start.words, {
      cwd: process.cwd(),
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C.UTF-8', ...start.environment },
      ...(start.asPostgres && postgresAccount()),
    })
    closeSync(log)
    child.on('error', () => {})
    children.set(name, child)
  }

  function signal(name: string, what: Signal): void {
    if (isRunning(name)) children.get(name)?.kill(what)
  }

  async function end(name: string, what: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const child = children.get(name)
    if (!child || !isRunning(name)) return
    const gone = once(child, 'exit')
    child.kill('SIGCONT')
    child.kill(what)
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MAX_MS)
    await gone
    clearTimeout(timer)
  }

  return {
    launch,
    signal,
    end,
    isRunning,
    names: () => [...children.keys()],
    pidOf: (name: string) => children.get(name)?.pid ?? 0,
    /** Once more, as it was started before. */
    again(name: string): void {
      const start = starts.get(name)
      if (!start) throw new Error(`${name} was never started`)
      launch(name, start)
    },
    /** The last lines that it has said. */
    saidBy: (name: string) =>
      readFileSync(path.join(folder, 'logs', `${name}.log`), 'utf8')
        .split('\n')
        .slice(-15)
        .join('\n'),
  }
}

export type Processes = ReturnType<typeof openProcesses>

/** The PostgreSQL server of a data folder with all its processes; none where it does not run. */
export function serverOf(data: string): number[] {
  let pid = 0
  try {
    pid = Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10)
    // A number may have been given to somebody else since.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)) return []
  } catch {
    return []
  }
  const children = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && parentOf(one) === pid)
  return [pid, ...children]
}

/** What has ended by itself meanwhile is dead already. */
export function signalAll(pids: readonly number[], what: Signal): void {
  for (const pid of pids) {
    try {
      process.kill(pid, what)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
