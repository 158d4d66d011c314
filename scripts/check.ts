import { spawnSync } from 'node:child_process'
import { buildPages } from './build.ts'

/** `npm test`: everything that must be true before a change lands, the quickest answers first. */
const ROOMS = ['contract', 'server', 'arcade', 'web', 'scripts']
const startedAt = performance.now()

run('lint', '@biomejs/biome/bin/biome', 'ci', '.')
for (const room of ROOMS) run(`types of ${room}`, 'typescript/bin/tsc', '-p', room)
run(
  'boundaries',
  'dependency-cruiser/bin/dependency-cruise.mjs',
  ...['--config', '.dependency-cruiser.cjs', 'contract/src', 'server/src', 'web/src', 'arcade/src'],
)
run('unit and integration', 'vitest/vitest.mjs', 'run')
await buildPages()
run(
  'journeys in a browser',
  '@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
)
console.log(`All green in ${secondsSince(startedAt)} s.`)

/** Runs a command of an installed package by this very Node; its failure is ours. */
function run(name: string, script: string, ...options: string[]): void {
  const from = performance.now()
  const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...options], {
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  console.log(`${status === 0 ? '✓' : '✗'} ${name} ${secondsSince(from)} s`)
  if (status !== 0) process.exit(status ?? 1)
}

function secondsSince(from: number): string {
  return ((performance.now() - from) / 1_000).toFixed(1)
}
