import { fraction, numberOf } from '../fraction.ts'
import { type Modes, toldChance } from '../modes.ts'
import { parOf } from './game-sheet.ts'
import { LINE_COUNT } from './lines.ts'
import type { Outcome } from './play-round.ts'
import type { Bet } from './rules.ts'
import { EARLIER_SLOTS, SLOTS } from './slots.ts'

type Slot = (typeof SLOTS)[number]
type SlotModes = Modes<Bet, never, Outcome>

const nameOf = ({ code }: Slot) => code.replace(/^zar_/, '').replaceAll('_', '-')

/** A slot has one way to bet. Its figures are those of its sheet, rounded as the page shows them. */
const modesOf = (game: Slot, name: string): SlotModes => ({
  name,
  game,
  declared() {
    const par = parOf({ gameCode: game.code, version: game.version })
    const exactRtp = fraction(BigInt(par.rtp.numerator), BigInt(par.rtp.denominator))
    return [
      {
        mode: 'main',
        rtp: numberOf(exactRtp),
        exactRtp,
        hitRate: par.hitRateBp / 10_000,
        deviation: par.sigmaHundredths / 100,
        most: par.maxWinLineStakes / LINE_COUNT,
        mostChance: toldChance(par.maxWinChance),
      },
    ]
  },
  betOf: (mode) => (mode === 'main' ? { stakeKurus: game.stakesKurus[0] ?? 0 } : undefined),
})

export const slotModes = SLOTS.map((game) => modesOf(game, nameOf(game)))

export const earlierSlotModes = EARLIER_SLOTS.map((game) =>
  modesOf(game, `${nameOf(game)}@${game.version}`),
)
