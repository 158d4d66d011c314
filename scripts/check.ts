import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { buildPages } from './build.ts'
import { runJourneys, runUnits, unsteadySentence } from './checks/once-more.ts'
import { type Command, runCommand, secondsSince } from './checks/run-command.ts'
import { countTests, DEEP_GROUP, skippedGroups } from './checks/skipped.ts'

/**
 * `npm test`: everything that must be true before a change lands, the quickest answers first.
 * `npm test -- --cheap` ends after the checks that need no database and no browser. With `--once-more`, up
 * to three test files that fail are run once more alone (decision 032).
 */
const { values: flags } = parseArgs({
  options: { cheap: { type: 'boolean' }, 'once-more': { type: 'boolean', default: false } },
})
const isOnceMore = flags['once-more']

const typesOf = (workspace: string): Command => ({
  name: `types of ${workspace}`,
  script: 'typescript-native/bin/tsc',
  options: ['-p', workspace],
})
/** Each takes one core, the longest first. The boundaries are a test among the units. */
const QUICK: Command[] = [
  ...['scripts', 'server', 'web', 'arcade', 'feed', 'betting', 'traces', 'contract', 'art'].map(
    typesOf,
  ),
  { name: 'lint', script: '@biomejs/biome/bin/biome', options: ['ci', '.'] },
]
const startedAt = performance.now()

const left = QUICK.values()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const check of left) end((await runCommand(check, 'pipe')).code)
  }),
)
const unsteady: string[] = []
if (flags.cheap) {
  await steady(runUnits({ name: 'unit', projects: ['pure', 'web'], isOnceMore }))
} else {
  await steady(
    runUnits({ name: 'unit and integration', projects: ['pure', 'web', 'server'], isOnceMore }),
  )
  await buildPages()
  await steady(runJourneys({ isOnceMore }))
}
const skipped = [
  ...skippedGroups(),
  ...(flags.cheap ? ['integration and journeys (--cheap)'] : []),
  DEEP_GROUP,
]
console.log(countTests())
if (unsteady.length > 0) console.log(unsteadySentence(unsteady))
console.log(`All green in ${secondsSince(startedAt)} s. Skipped: ${skipped.join('; ')}.`)

async function steady(tests: ReturnType<typeof runUnits>): Promise<void> {
  const outcome = await tests
  end(outcome.code)
  unsteady.push(...outcome.unsteady)
}

/** A failure of the command is ours. */
function end(code: number): void {
  if (code !== 0) process.exit(code)
}
