import { ofChance, ofSteps } from '../expected.ts'
import { times } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, ladderOf, type Move, mines, type State, TILES } from './rules.ts'

const partsOf = (mode: string) => mode.split('x').map(Number)

export const minesModes: Modes<Bet, Move, State> = {
  name: 'mines',
  game: mines,
  /**
   * Whatever makes the player stop: each tile stakes what the one before has brought, and is whole
   * with a known chance.
   */
  expectedOf({ stakeKurus, broken }, { opened }) {
    const ladder = ladderOf(broken)
    const worth = (open: number) => times(stakeKurus, ladder[open - 1] ?? 0)
    const steps = opened.map((_tile, before) => {
      const left = TILES - before
      const { meanKurus, variance } = ofChance((left - broken) / left, worth(before + 1))
      return { meanKurus: meanKurus - worth(before), variance }
    })
    return { mode: `${broken}`, ...ofSteps(steps) }
  },
  declared: () => modes().map(declaredOf),
  betOf: (mode) => mines.readBet({ stakeKurus: 100, broken: partsOf(mode)[0] }),
  /** Tiles in their order, then the cash-out. */
  moveIn(mode, { opened }) {
    const [, open = 0] = partsOf(mode)
    return opened.length < open ? { open: opened.length } : { cashOut: true }
  },
}
