import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { buildPages } from './build.ts'

/** `npm test`: everything that must be true before a change lands, the quickest answers first. */
type Check = { name: string; script: string; options: string[] }

const typesOf = (room: string): Check => ({
  ...{ name: `types of ${room}`, script: 'typescript-native/bin/tsc', options: ['-p', room] },
})
/** Each takes one core, the longest first. The boundaries are a test among the units. */
const QUICK: Check[] = [
  ...['scripts', 'server', 'web', 'arcade', 'contract'].map(typesOf),
  { name: 'lint', script: '@biomejs/biome/bin/biome', options: ['ci', '.'] },
]
const startedAt = performance.now()

const left = QUICK.values()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const check of left) await run(check, 'pipe')
  }),
)
await run({
  name: 'unit and integration',
  script: 'vitest/vitest.mjs',
  options: ['run', '--project', 'pure', '--project', 'server'],
})
await buildPages()
await run({
  name: 'journeys in a browser',
  script: '@playwright/test/cli.js',
  options: ['test', '--config', 'e2e/playwright.config.ts'],
})
console.log(`All green in ${secondsSince(startedAt)} s.`)

/**
 * Runs a command of an installed package by this very Node; its failure is ours. With a pipe, what it
 * says comes when it is done, so that what runs beside it does not talk into it.
 */
async function run({ name, script, options }: Check, out: 'inherit' | 'pipe' = 'inherit') {
  const from = performance.now()
  const child = spawn(process.execPath, [`node_modules/${script}`, ...options], {
    stdio: ['inherit', out, out],
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
  const code = await ended
  process.stdout.write((await Promise.all(said)).join(''))
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${secondsSince(from)} s`)
  if (code !== 0) process.exit(code)
}

function secondsSince(from: number): string {
  return ((performance.now() - from) / 1_000).toFixed(1)
}
