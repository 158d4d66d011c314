import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './kit/chromium.ts'
import { DEEP } from './runner/deep.ts'

/** The journeys: the built product on free ports with data of its own, and nothing stubbed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  // Journeys that take long, or differ from one of `npm test` in language, width or supplier alone.
  [process.env.ZAR_DEEP ? 'grep' : 'grepInvert']: new RegExp(DEEP.tag),
  outputDir: '../test-results',
  globalSetup: './kit/app.ts',
  // Each file has players of its own; what one of them does is no surprise to another.
  // One more than cores: some wait, for a match to end or a page to rest, and leave theirs to others.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list'], ['./runner/failed-page.ts']],
  use: {
    baseURL: process.env.ZAR_SITE_URL,
    launchOptions: await chromiumOptions(),
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    timezoneId: 'Europe/Istanbul',
    // Drawn without a graphics card, what moves takes most of a core. The main job moves, so do the
    // suppliers' games and every test of a motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
