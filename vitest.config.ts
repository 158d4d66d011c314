import { defineConfig } from 'vitest/config'

const node = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  pool: 'forks',
  maxWorkers: 2,
} as const

/** What is long or random: `npm run test:deep`. */
const DEEP = '**/*.deep.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'pure',
          include: [
            '{contract,scripts}/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'arcade/src/{games,fairness,screens}/**/*.test.ts',
          ],
          exclude: [
            DEEP,
            'scripts/bad-day.test.ts',
            'scripts/bad-day/**',
            'scripts/reconcile-six.test.ts',
          ],
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
          include: [
            'server/src/**/*.test.ts',
            'arcade/src/**/*.test.ts',
            'scripts/bad-day.test.ts',
            'scripts/bad-day/*.test.ts',
            'scripts/reconcile-six.test.ts',
          ],
          exclude: [DEEP, 'arcade/src/{games,fairness,screens}/**'],
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'deep',
          testTimeout: 1_800_000,
          sequence: { groupOrder: 2 },
          include: ['{server,arcade,scripts}/**/*.deep.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
