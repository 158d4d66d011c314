import { randomInt } from 'node:crypto'
import { DEEP_PARTS, type DeepPart, filesOf } from './deep-files.ts'
import { type Command, runCommand, secondsSince } from './run-command.ts'

/**
 * `npm run test:deep`: what takes long or is random, each part in turn and to the end.
 * `npm run test:deep -- random nodes` runs those parts alone. `ZAR_SEED` begins where an earlier run
 * began, and `ZAR_MANY` is how many times as often as in `npm test` something random is tried.
 */
const { ZAR_SEED = String(randomInt(1_000_000_000)), ZAR_MANY = '20' } = process.env

const filesPart = (part: DeepPart): [string, Command] => [
  part,
  {
    name: part,
    script: 'vitest/vitest.mjs',
    options: ['run', '--project', 'deep', ...filesOf(part)],
    settings: { ZAR_SEED, ZAR_MANY },
  },
]
const PARTS: Record<string, Command> = {
  ...Object.fromEntries((Object.keys(DEEP_PARTS) as DeepPart[]).map(filesPart)),
  journeys: {
    name: 'long journeys',
    script: 'scripts/checks/deep-journeys.ts',
    settings: { ZAR_DEEP: '1' },
  },
  nodes: { name: 'newer versions of Node', script: 'scripts/checks/nodes.ts' },
  readme: { name: 'the README on a bare system', script: 'scripts/readme/readme.ts' },
  installation: {
    name: 'the installation on a bare system',
    script: 'scripts/installation/installation.ts',
  },
  image: {
    name: 'the image and its compose file',
    script: 'scripts/image-test/image-test.ts',
  },
  mutations: { name: 'planted bugs', script: 'scripts/mutations/mutations.ts' },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((part) => !(part in PARTS))
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}: say some of ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
console.log(`ZAR_SEED=${ZAR_SEED} ZAR_MANY=${ZAR_MANY}`)
const from = performance.now()
const verdicts: string[] = []
for (const [part, command] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) {
    verdicts.push(`${part} not asked for`)
    continue
  }
  const { code, seconds } = await runCommand(command)
  if (code !== 0) process.exitCode = 1
  verdicts.push(`${part} ${code === 0 ? 'green' : 'RED'} (${seconds} s)`)
}
console.log(`ZAR_SEED=${ZAR_SEED}, ${secondsSince(from)} s: ${verdicts.join('; ')}.`)
