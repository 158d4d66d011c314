import { globSync } from 'tinyglobby'

/** What takes long is in no run of `npm test`. */
export const DEEP = '**/*.deep.test.ts'

/** Tried more often, and from another seed, by `npm run test:deep` (server/src/testing/chance.ts). */
export const RANDOM = [
  'server/src/providers/*/wallet.test.ts',
  'server/src/**/*model.test.ts',
  'server/src/platform/http/{http,exact-json}.test.ts',
  'server/src/modules/casino/rounds/many-rounds.test.ts',
  'scripts/supplier-faults/supplier-faults.test.ts',
  'scripts/reconcile-suppliers/reconcile-suppliers.test.ts',
  'server/src/providers/softgamings/round.test.ts',
  'server/src/casino-tests/{kill-under-load,hostile-strings}.test.ts',
  'arcade/src/games/slot/simulation.test.ts',
  'arcade/src/games/slot/{kahve-fali,saat-kulesi,poyraz-feneri,bozkir-firtinasi,nakkashane,rasathane}/!(*.deep).test.ts',
]

/** The files of the project `deep`, by the part of `npm run test:deep` that runs them. */
export const DEEP_PARTS = {
  random: [
    ...RANDOM,
    'server/src/casino-tests/{fuzz,races}.deep.test.ts',
    'server/src/{modules,providers,platform,jobs,db,hub}/**/*.deep.test.ts',
    '{betting,feed}/src/**/*.deep.test.ts',
    'scripts/bets/*.deep.test.ts',
  ],
  returns: ['arcade/src/games/**/*.deep.test.ts', 'scripts/arcade/many-rounds/*.deep.test.ts'],
  fairness: ['scripts/{statistics,verifier,evidence}/*.deep.test.ts'],
  kills: [
    'scripts/kill-drill.deep.test.ts',
    'scripts/{kill-every-step,kill-every-phase}/*.deep.test.ts',
    'server/src/casino-tests/paused-process.deep.test.ts',
  ],
  soak: ['scripts/soak/*.deep.test.ts'],
} as const

export type DeepPart = keyof typeof DEEP_PARTS

export const filesOf = (part: DeepPart): string[] =>
  globSync(DEEP_PARTS[part], { ignore: '**/node_modules/**' }).toSorted()
