import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, type Result, wheel } from './rules.ts'

export const wheelModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'wheel',
  game: wheel,
  modeOf: ({ segments, risk }) => `${segments}-${risk}`,
  declared: () => modes().map(declaredOf),
  betOf(mode) {
    const [segments, risk] = mode.split('-')
    return wheel.readBet({ stakeKurus: 100, segments: Number(segments), risk })
  },
}
