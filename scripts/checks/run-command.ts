import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

export type Command = {
  name: string
  /** Of an installed package, below `node_modules/`; or of ours, with its ending. */
  script: string
  options?: readonly string[]
  settings?: Record<string, string>
}
type Done = { code: number; seconds: string }

/**
 * Runs a program by this very Node, and prints how it ended. With a pipe its output comes when it is
 * done, so that programs beside each other do not mix theirs.
 */
export async function runCommand(
  { name, script, options = [], settings }: Command,
  out: 'inherit' | 'pipe' = 'inherit',
): Promise<Done> {
  const from = performance.now()
  const program = script.endsWith('.ts') ? ['--import', 'tsx', script] : [`node_modules/${script}`]
  const child = spawn(process.execPath, [...program, ...options], {
    stdio: ['inherit', out, out],
    env: { ...process.env, FORCE_COLOR: '0', ...settings },
  })
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const printed = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
  const code = await ended
  process.stdout.write((await Promise.all(printed)).join(''))
  const seconds = secondsSince(from)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s`)
  return { code, seconds }
}

export function secondsSince(from: number): string {
  return ((performance.now() - from) / 1_000).toFixed(1)
}
