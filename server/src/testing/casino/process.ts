import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

export type Exit = { code: number | null; signal: NodeJS.Signals | null }
export type Environment = Record<string, string>

/** The words after `node` that run a program. */
export type Way = (entry: string) => string[]
/** As the suite's set-up compiled it, which opens in a fraction of the time. */
export const COMPILED: Way = (entry) => [
  path.join(process.env.ZAR_TEST_PROGRAMS ?? '', entry.replace(/\.ts$/, '.mjs')),
]
/** To the letter as `npm start` runs it. */
export const IN_EARNEST: Way = (entry) => ['--import', 'tsx', entry]

/** One of the casino's programs as a process of its own, in this folder, and the leader of its own group. */
export function run(entry: string, environment: Environment, way = COMPILED, folder = ROOT) {
  const child = spawn(process.execPath, way(entry), {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...environment },
  })
  const lines: string[] = []
  const errors: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line))
  // 'close' comes after the last line, 'exit' may come before it.
  const exited = new Promise<Exit>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  )
  return { child, lines, errors, exited }
}

export type CasinoProcess = Awaited<ReturnType<typeof startCasino>>

/** The casino's own process on a port of its own, once it is open. */
export async function startCasino(environment: Environment, way?: Way, folder?: string) {
  const started = run('server/src/main.ts', { PORT: '0', ...environment }, way, folder)
  const { child, exited, errors } = started
  const address = await Promise.race([addressOf(child), exited])
  if (typeof address !== 'string') {
    throw new Error(`the casino did not open (${JSON.stringify(address)}): ${errors.join('\n')}`)
  }
  return {
    ...started,
    address,
    pid: child.pid ?? 0,
    async end(signal: NodeJS.Signals): Promise<Exit> {
      child.kill(signal)
      return exited
    },
  }
}

function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (!stdout) throw new Error('no output to read')
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.includes('"msg":"open"')) resolve((JSON.parse(line) as { address: string }).address)
    })
  })
}
