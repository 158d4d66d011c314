import { buildPages } from '../build.ts'
import { runCommand } from './run-command.ts'

/** The journeys that `npm test` leaves out (e2e/kit/deep.ts). */
await buildPages()
const { code } = await runCommand({
  name: 'long journeys',
  script: '@playwright/test/cli.js',
  options: ['test', '--config', 'e2e/playwright.config.ts'],
  settings: { ZAR_DEEP: '1' },
})
process.exitCode = code
