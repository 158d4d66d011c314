import { expect, test } from 'vitest'
import { MODES } from '../../../arcade/src/games/find-modes.ts'
import { playMany, samplesOf, Z_MAX } from './many-rounds.ts'

const SLOTS = MODES.filter(({ game }) => game.kind === 'slot')

test.each(samplesOf(SLOTS))(
  'FAIR-27: two million rounds of %s %s return what is declared',
  (_, mode, modes) => {
    expect(Math.abs(playMany(modes, mode)?.z ?? Number.NaN)).toBeLessThanOrEqual(Z_MAX)
  },
)
