import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { buildPages } from './build.ts'
import { type Command, runCommand, secondsSince } from './checks/run-command.ts'
import { countTests, DEEP_GROUP, REPORT, skippedGroups } from './checks/skipped.ts'

/**
 * `npm test`: everything that must be true before a change lands, the quickest answers first.
 * `npm test -- --cheap` ends after the checks that need no database and no browser.
 */
const { values: flags } = parseArgs({ options: { cheap: { type: 'boolean' } } })

const typesOf = (workspace: string): Command => ({
  name: `types of ${workspace}`,
  script: 'typescript-native/bin/tsc',
  options: ['-p', workspace],
})
/** Each takes one core, the longest first. The boundaries are a test among the units. */
const QUICK: Command[] = [
  ...['scripts', 'server', 'web', 'arcade', 'feed', 'betting', 'contract', 'art'].map(typesOf),
  { name: 'lint', script: '@biomejs/biome/bin/biome', options: ['ci', '.'] },
]
const vitest = (name: string, projects: string[]): Command => ({
  name,
  script: 'vitest/vitest.mjs',
  options: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
  ],
})
const startedAt = performance.now()

const left = QUICK.values()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const check of left) await pass(check, 'pipe')
  }),
)
if (flags.cheap) {
  await pass(vitest('unit', ['pure', 'web']))
} else {
  await pass(vitest('unit and integration', ['pure', 'web', 'server']))
  await buildPages()
  await pass({
    name: 'journeys in a browser',
    script: '@playwright/test/cli.js',
    options: ['test', '--config', 'e2e/playwright.config.ts'],
  })
}
const skipped = [
  ...skippedGroups(),
  ...(flags.cheap ? ['integration and journeys (--cheap)'] : []),
  DEEP_GROUP,
]
console.log(countTests())
console.log(`All green in ${secondsSince(startedAt)} s. Skipped: ${skipped.join('; ')}.`)

/** A failure of the command is ours. */
async function pass(check: Command, out?: 'pipe'): Promise<void> {
  const { code } = await runCommand(check, out)
  if (code !== 0) process.exit(code)
}
