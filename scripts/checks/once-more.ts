import { readFileSync } from 'node:fs'
import { type Command, runCommand } from './run-command.ts'
import { failedFiles, REPORT } from './skipped.ts'

/** More than these are no accident of a busy machine. */
const MOST = 3
const LAST_JOURNEYS = 'test-results/.last-run.json'
const VITEST = 'vitest/vitest.mjs'

type Asked = {
  /** Few that fail are run once more alone. */
  isOnceMore: boolean
}
type Units = Asked & {
  name: string
  projects: readonly string[]
  /** Beginnings of the files' paths; all files of the projects where there are none. */
  paths?: readonly string[]
}
type Outcome = {
  code: number
  /** What failed beside other tests and passed alone. */
  unsteady: string[]
}

/**
 * Runs tests. Where it is asked for and a few files failed, these are run once more with nothing beside
 * them: what passes then depends on how busy the machine was, is named at the end of the check, and is to
 * be mended (decision 032).
 */
export async function runUnits({
  name,
  projects,
  paths = [],
  isOnceMore,
}: Units): Promise<Outcome> {
  const options = ['run', ...projects.flatMap((project) => ['--project', project])]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  return await onceMore({
    isOnceMore,
    all: { name, script: VITEST, options: [...options, ...reporters, ...paths] },
    failed: failedFiles,
    again: (files) => ({
      name: `${name}, once more alone`,
      script: VITEST,
      options: [...options, '--no-file-parallelism', ...files],
    }),
  })
}

/** The same of the journeys. The list of the first run has their names. */
export async function runJourneys({ isOnceMore }: Asked): Promise<Outcome> {
  const name = 'journeys in a browser'
  const script = '@playwright/test/cli.js'
  const options = ['test', '--config', 'e2e/playwright.config.ts']
  return await onceMore({
    isOnceMore,
    all: { name, script, options },
    failed: failedJourneys,
    again: () => ({
      name: `${name}, once more alone`,
      script,
      options: [...options, '--last-failed', '--workers=1'],
    }),
  })
}

function failedJourneys(): string[] {
  const { failedTests } = JSON.parse(readFileSync(LAST_JOURNEYS, 'utf8')) as {
    failedTests: string[]
  }
  return failedTests.map((id) => `journey ${id}`)
}

/** Tests to run, what of them failed, and the command that runs that alone. */
type Tests = Asked & {
  all: Command
  failed: () => string[]
  again: (failed: string[]) => Command
}

export async function onceMore({ isOnceMore, all, failed, again }: Tests): Promise<Outcome> {
  const { code } = await runCommand(all)
  if (code === 0 || !isOnceMore) return { code, unsteady: [] }
  const few = failed()
  if (few.length === 0 || few.length > MOST) return { code, unsteady: [] }
  console.log(`Once more, with nothing beside: ${few.join(', ')}`)
  return { code: (await runCommand(again(few))).code, unsteady: few }
}

export const unsteadySentence = (unsteady: readonly string[]): string =>
  `Failed beside other tests and passed alone, to be mended: ${unsteady.join(', ')}.`
