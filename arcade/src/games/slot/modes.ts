import { fraction, numberOf } from '../fraction.ts'
import type { Modes } from '../modes.ts'
import { parOf } from './catalogue.ts'
import { LINE_COUNT } from './lines.ts'
import type { Outcome } from './play-round.ts'
import type { Bet } from './rules.ts'
import { SLOTS } from './slots.ts'

/** A slot has one way to bet. Its figures are those of its sheet, rounded as the page shows them. */
export const slotModes: readonly Modes<Bet, never, Outcome>[] = SLOTS.map((game) => ({
  name: game.code.replace(/^zar_/, '').replaceAll('_', '-'),
  game,
  declared() {
    const par = parOf(game.code)
    const exactRtp = fraction(BigInt(par.rtp.numerator), BigInt(par.rtp.denominator))
    return [
      {
        mode: 'main',
        rtp: numberOf(exactRtp),
        exactRtp,
        hitRate: par.hitRateBp / 10_000,
        deviation: par.sigmaHundredths / 100,
        most: par.maxWinLineStakes / LINE_COUNT,
      },
    ]
  },
  betOf: (mode) => (mode === 'main' ? { stakeKurus: game.stakesKurus[0] ?? 0 } : undefined),
}))
