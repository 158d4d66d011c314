import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../arcade/src/fairness/seeds.ts'
import { type AnyModes, MODES } from '../../arcade/src/games/find-modes.ts'
import { type Simulated, simulate } from '../../arcade/src/games/simulate.ts'

const ROUNDS = 2_000_000
/** Chance alone passes it once in a thousand times. */
const Z_MAX = 3.29
/** Of a game of many modes so many are played, from all over its list. */
const MODES_MAX = 4
/** That of `npm run rtp`, which prints the same figures. */
const SEED = '1'

const serverSeed = commitmentOf(`rtp ${SEED}`)
const randomOfRound = (round: number) => randomOf({ serverSeed, clientSeed: SEED }, round)

function sampleOf(modes: AnyModes): string[] {
  const all = modes.declared().map(({ mode }) => mode)
  const step = Math.max(1, Math.floor(all.length / MODES_MAX))
  return all.filter((_, at) => at % step === 0).slice(0, MODES_MAX)
}

const SAMPLES = MODES.flatMap((modes) =>
  sampleOf(modes).map((mode) => [modes.name, mode, modes] as const),
)

/** How far off a return of one percent less would be, in standard errors of so many rounds. */
function zOfPlanted(modes: AnyModes, mode: string, { rtp, rounds }: Simulated): number {
  const declared = modes.declared().find((one) => one.mode === mode)
  if (!declared) return 0
  return ((rtp * 0.99 - declared.rtp) / declared.deviation) * Math.sqrt(rounds)
}

test.each(SAMPLES)(
  'FAIR-27: two million rounds of %s %s return what is declared',
  (_, mode, modes) => {
    const played = simulate(modes, mode, { rounds: ROUNDS, randomOf: randomOfRound })
    // The best play of hold’em is not simulated.
    if (!played) return expect(modes.name).toBe('holdem')
    expect(Math.abs(played.z)).toBeLessThanOrEqual(Z_MAX)
  },
)

test('FAIR-28: a planted error of one percent is found wherever two million rounds can show it', () => {
  const found = ['dice', 'baccarat', 'wheel'].map((name) => {
    const modes = MODES.find((one) => one.name === name)
    const mode = modes?.declared()[0]?.mode ?? ''
    const played = modes && simulate(modes, mode, { rounds: ROUNDS, randomOf: randomOfRound })
    return [name, played ? Math.abs(zOfPlanted(modes, mode, played)) > Z_MAX : undefined]
  })
  expect(found).toEqual([
    ['dice', true],
    ['baccarat', true],
    ['wheel', true],
  ])
})
