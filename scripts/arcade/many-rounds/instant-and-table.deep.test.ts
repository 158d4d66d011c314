import { expect, test } from 'vitest'
import { type AnyModes, MODES } from '../../../arcade/src/games/find-modes.ts'
import type { Simulated } from '../../../arcade/src/games/simulate.ts'
import { playMany, samplesOf, TIMEOUT_MS, Z_MAX } from './many-rounds.ts'

const OTHERS = MODES.filter(({ game }) => game.kind !== 'slot')

test.each(samplesOf(OTHERS))(
  'FAIR-27: two million rounds of %s %s return what is declared',
  { timeout: TIMEOUT_MS },
  (_, mode, modes) => {
    const played = playMany(modes, mode)
    // The best play of hold’em is not simulated.
    if (!played) return expect(modes.name).toBe('holdem')
    expect(Math.abs(played.z)).toBeLessThanOrEqual(Z_MAX)
  },
)

/** How far off a return of one percent less would be, in standard errors of so many rounds. */
function zOfPlanted(modes: AnyModes, mode: string, { rtp, rounds }: Simulated): number {
  const declared = modes.declared().find((one) => one.mode === mode)
  if (!declared) return 0
  return ((rtp * 0.99 - declared.rtp) / declared.deviation) * Math.sqrt(rounds)
}

test('FAIR-28: a planted error of one percent is found wherever two million rounds can show it', () => {
  const found = ['dice', 'baccarat', 'wheel'].map((name) => {
    const modes = MODES.find((one) => one.name === name)
    const mode = modes?.declared()[0]?.mode ?? ''
    const played = modes && playMany(modes, mode)
    return [name, played ? Math.abs(zOfPlanted(modes, mode, played)) > Z_MAX : undefined]
  })
  expect(found).toEqual([
    ['dice', true],
    ['baccarat', true],
    ['wheel', true],
  ])
})
