import { defineConfig } from 'vitest/config'
import { DEEP, RANDOM } from './scripts/checks/deep-files.ts'

const node = {
  environment: 'node',
  // For what hangs, not for what is slow: a machine may be kept busy by others.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 120_000 } },
  pool: 'forks',
  maxWorkers: 2,
} as const

const NOWHERE = {
  disableMainFrameNavigation: true,
  disableChildPageNavigation: true,
  disableFallbackToSetURL: true,
}
const SEEDED = ['server/src/testing/seed-generators.ts']
/** Tests of the scripts that take a database of the server's run. */
const SCRIPTS_WITH_DATABASE = [
  'scripts/{supplier-faults,reconcile-suppliers,doctor,backup,build,trace,growth}/*.test.ts',
  'scripts/arcade/move-arcade.test.ts',
  'scripts/office/**/*.test.ts',
  'scripts/{keys/keys,new-payment/new-payment}.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'pure',
          include: [
            '{contract,art,betting,traces,scripts}/**/*.test.ts',
            'web/src/**/*.test.ts',
            'arcade/src/{games,fairness,screens,testing/example-games}/**/*.test.ts',
          ],
          exclude: [DEEP, ...SCRIPTS_WITH_DATABASE],
        },
      },
      {
        test: {
          ...node,
          name: 'web',
          environment: 'happy-dom',
          // A link that leaves or saves a file goes nowhere: its address would become that of the test.
          environmentOptions: { happyDOM: { settings: { navigation: NOWHERE } } },
          // What is kept between two tests is put back by the setup, so files share what they import.
          isolate: false,
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/src/testing/setup.ts'],
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          // One more than cores: some wait, for what hangs or is late, and leave theirs to others.
          maxWorkers: 3,
          // No module keeps anything between files (scripts/tidy.test.ts), so they share what they import.
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['{server,arcade,feed}/src/**/*.test.ts', ...SCRIPTS_WITH_DATABASE],
          exclude: [DEEP, 'arcade/src/{games,fairness,screens,testing/example-games}/**'],
          setupFiles: SEEDED,
          globalSetup: ['scripts/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'deep',
          testTimeout: 1_800_000,
          sequence: { groupOrder: 2 },
          include: ['{betting,server,arcade,feed,scripts}/**/*.deep.test.ts', ...RANDOM],
          setupFiles: SEEDED,
          globalSetup: ['scripts/testing/global-setup.ts'],
        },
      },
    ],
  },
})
