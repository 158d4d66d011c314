import { defineConfig } from 'vitest/config'

const node = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  pool: 'forks',
  maxWorkers: 2,
} as const

/** What takes long: `npm run test:deep`. */
const DEEP = '**/*.deep.test.ts'
/** Tried more often, and from another seed, by `npm run test:deep` (server/src/testing/chance.ts). */
const RANDOM = [
  'server/src/providers/*/wallet.test.ts',
  'server/src/**/*model.test.ts',
  'server/src/platform/http/{http,exact-json}.test.ts',
  'server/src/modules/casino/rounds/many-rounds.test.ts',
  'scripts/supplier-faults/supplier-faults.test.ts',
  'scripts/reconcile-suppliers/reconcile-suppliers.test.ts',
  'server/src/providers/softgamings/round.test.ts',
  'server/src/casino-tests/kill-under-load.test.ts',
  'arcade/src/games/slot/simulation.test.ts',
  'arcade/src/games/slot/{kahve-fali,saat-kulesi,poyraz-feneri,bozkir-firtinasi,nakkashane,rasathane}/*.test.ts',
]
const SEEDED = ['server/src/testing/seed-generators.ts']
/** Tests of the scripts that take a database of the server's run. */
const SCRIPTS_WITH_DATABASE = [
  'scripts/{supplier-faults,reconcile-suppliers}/*.test.ts',
  'scripts/arcade/move-arcade.test.ts',
  'scripts/keys/keys.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'pure',
          include: [
            '{contract,art,scripts}/**/*.test.ts',
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
          // What is kept between two tests is put back by the setup, so files share what they import.
          isolate: false,
          maxWorkers: 1,
          testTimeout: 20_000,
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
          include: ['server/src/**/*.test.ts', 'arcade/src/**/*.test.ts', ...SCRIPTS_WITH_DATABASE],
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
          include: ['{server,arcade,scripts}/**/*.deep.test.ts', ...RANDOM],
          setupFiles: SEEDED,
          globalSetup: ['scripts/testing/global-setup.ts'],
        },
      },
    ],
  },
})
