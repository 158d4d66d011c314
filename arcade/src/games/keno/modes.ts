import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { range } from '../shuffle.ts'
import { modes } from './mathematics.ts'
import { type Bet, keno, type Result } from './rules.ts'

export const kenoModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'keno',
  game: keno,
  modeOf: ({ picks, risk }) => `${picks.length}-${risk}`,
  declared: () => modes().map(declaredOf),
  betOf(mode) {
    const [picks, risk] = mode.split('-')
    return keno.readBet({ stakeKurus: 100, picks: range(1, Number(picks)), risk })
  },
}
