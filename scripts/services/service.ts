import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLogFile } from './log-file.ts'

/** One of our processes, and the file that what it says goes to. */
export type Service = {
  name: string
  url: string
  logFile: string
  child: ChildProcess
  /** The last lines that it said itself. */
  lastWords: () => string
  /** How it ended, once its last word is in the file: `exit code 1`, or `SIGKILL`. */
  ended: Promise<string>
}

export type ServiceOptions = {
  name: string
  entry: string
  url: string
  logFolder: string
  environment: Record<string, string>
}

/** Loading the programs alone takes half a minute of a slow machine that does other work. */
const READY_TIMEOUT_MS = 180_000
const STOP_TIMEOUT_MS = 12_000
const LAST_WORDS_MAX_BYTES = 4_000
const LAST_LINES = 5

/** Runs a TypeScript entry of ours as a process of its own. */
export function startService(options: ServiceOptions): Service {
  const { name, entry, url, logFolder, environment } = options
  // An older folder has the rights it was made with.
  mkdirSync(logFolder, { recursive: true, mode: 0o700 })
  chmodSync(logFolder, 0o700)
  const logFile = path.join(logFolder, `${name}.log`)
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    // A group of its own: Ctrl-C reaches us, and we stop the services in order.
    detached: true,
    // Over the channel a service notices that we are gone, however we went.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  })
  return { name, url, logFile, child, ...listen(child, logFile) }
}

function listen(child: ChildProcess, logFile: string) {
  const log = openLogFile(logFile, { clock: { now: () => new Date() } })
  let words = Buffer.alloc(0)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk)
      words = Buffer.concat([words, chunk]).subarray(-LAST_WORDS_MAX_BYTES)
    })
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  return {
    lastWords: () => words.toString().trim().split('\n').slice(-LAST_LINES).join('\n'),
    ended: ended.then((how) => log.close().then(() => how)),
  }
}

/** Resolves when the service says it is ready. Throws one sentence when it cannot be. */
export async function untilReady({ name, url, child, ...service }: Service): Promise<void> {
  const giveUpAt = performance.now() + READY_TIMEOUT_MS
  const told = () => `Its last words:\n${service.lastWords()}`
  while (performance.now() < giveUpAt) {
    if (hasEnded(child)) {
      await service.ended
      throw new Error(`The ${name} stopped while starting. ${told()}`)
    }
    const reply = await fetch(`${url}/ready`).catch(() => undefined)
    if (reply?.ok) return
    await sleep(50)
  }
  throw new Error(`The ${name} was not ready in time. ${told()}`)
}

/** Asks politely, waits, then insists. */
export async function stopService({ child, ended }: Service): Promise<void> {
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(insist)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null
