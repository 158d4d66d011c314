import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildPages } from './build.ts'

/** `npm test`: everything that must be true before a change lands, the quickest answers first. */
const ROOMS = ['contract', 'server', 'arcade', 'web', 'scripts']
const startedAt = performance.now()

await run('lint', '@biomejs/biome/bin/biome', 'ci', '.')
await Promise.all(ROOMS.map((room) => run(`types of ${room}`, 'typescript/bin/tsc', '-p', room)))
await run(
  'boundaries',
  'dependency-cruiser/bin/dependency-cruise.mjs',
  ...['--config', '.dependency-cruiser.cjs', 'contract/src', 'server/src', 'web/src', 'arcade/src'],
)
await run('unit and integration', 'vitest/vitest.mjs', 'run')
await buildPages()
await run(
  'journeys in a browser',
  '@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
)
console.log(`All green in ${secondsSince(startedAt)} s.`)

/** Runs a command of an installed package by this very Node; its failure is ours. */
async function run(name: string, script: string, ...options: string[]): Promise<void> {
  const from = performance.now()
  const child = spawn(process.execPath, [`node_modules/${script}`, ...options], {
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  console.log(`${status === 0 ? '✓' : '✗'} ${name} ${secondsSince(from)} s`)
  if (status !== 0) process.exit(status ?? 1)
}

function secondsSince(from: number): string {
  return ((performance.now() - from) / 1_000).toFixed(1)
}
