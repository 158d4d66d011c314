import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, fchmodSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** One of the house's processes, writing its log into a file. */
export type Service = { name: string; url: string; logFile: string; child: ChildProcess }

const READY_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 12_000

/** Runs a TypeScript entry of ours as a process of its own. */
export function startService(options: {
  name: string
  entry: string
  url: string
  logFolder: string
  environment: Record<string, string>
}): Service {
  const { name, entry, url, logFolder, environment } = options
  // Addresses of players stand in them. An older folder or file has the rights it was made with.
  mkdirSync(logFolder, { recursive: true, mode: 0o700 })
  chmodSync(logFolder, 0o700)
  const logFile = path.join(logFolder, `${name}.log`)
  const log = openSync(logFile, 'a', 0o600)
  fchmodSync(log, 0o600)
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    // A group of its own: Ctrl-C reaches us, and we stop the services in order.
    detached: true,
    // Over the channel a service notices that we are gone, however we went.
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  })
  return { name, url, logFile, child }
}

/** Resolves when the service says it is ready. Throws one sentence when it cannot be. */
export async function untilReady({ name, url, logFile, child }: Service): Promise<void> {
  const giveUpAt = performance.now() + READY_TIMEOUT_MS
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) {
      throw new Error(`The ${name} stopped while starting. Its last words:\n${tail(logFile)}`)
    }
    const reply = await fetch(`${url}/ready`).catch(() => undefined)
    if (reply?.ok) return
    await sleep(50)
  }
  throw new Error(`The ${name} was not ready in time. Its last words:\n${tail(logFile)}`)
}

/** Asks politely, waits, then insists. */
export async function stopService({ child }: Service): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await gone
  clearTimeout(insist)
}

/** Whether nobody listens on this port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map(
      (host) =>
        new Promise<boolean>((resolve) => {
          const socket = net.connect({ host, port }, () => resolve(true))
          socket.once('connect', () => socket.destroy())
          socket.once('error', () => resolve(false))
        }),
    ),
  )
  return !answers.includes(true)
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
}
