import { commitmentOf, randomOf } from '../../../arcade/src/fairness/seeds.ts'
import type { AnyModes } from '../../../arcade/src/games/find-modes.ts'
import { type Simulated, simulate } from '../../../arcade/src/games/simulate.ts'

const ROUNDS = 2_000_000
/** Of one mode on a busy machine. Insurance is offered in a thirteenth of the rounds, and takes longest. */
export const TIMEOUT_MS = 3 * 3_600_000
/** Chance alone passes it once in a thousand times. */
export const Z_MAX = 3.29
/** Of a game of many modes so many are played, from all over its list. */
const MODES_MAX = 4
/** That of `npm run rtp`, which prints the same figures. */
const SEED = '1'

const serverSeed = commitmentOf(`rtp ${SEED}`)
const randomOfRound = (round: number) => randomOf({ serverSeed, clientSeed: SEED }, round)

/** The modes that are played of these games, as the arguments of a test. */
export const samplesOf = (all: readonly AnyModes[]) =>
  all.flatMap((modes) => sampleOf(modes).map((mode) => [modes.name, mode, modes] as const))

function sampleOf(modes: AnyModes): string[] {
  const all = modes.declared().map(({ mode }) => mode)
  const step = Math.max(1, Math.floor(all.length / MODES_MAX))
  return all.filter((_, at) => at % step === 0).slice(0, MODES_MAX)
}

/** Two million rounds of a mode; undefined where it is not simulated. */
export const playMany = (modes: AnyModes, mode: string): Simulated | undefined =>
  simulate(modes, mode, { rounds: ROUNDS, randomOf: randomOfRound })
