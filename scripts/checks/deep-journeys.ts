import { buildPages } from '../build.ts'
import { runCommand } from './run-command.ts'

/** The journeys of files named `*.deep.test.ts`. */
await buildPages()
const { code } = await runCommand({
  name: 'journeys named *.deep.test.ts',
  script: '@playwright/test/cli.js',
  options: ['test', '--config', 'e2e/playwright.config.ts'],
  settings: { ZAR_DEEP: '1' },
})
process.exitCode = code
