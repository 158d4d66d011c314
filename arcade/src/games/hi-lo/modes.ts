import { rankOf } from '../cards.ts'
import { ofChance, ofSteps } from '../expected.ts'
import { times } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, hiLo, type Move, RANKS, type State, totalOf, winningRanks } from './rules.ts'

export const hiLoModes: Modes<Bet, Move, State> = {
  name: 'hilo',
  game: hiLo,
  /** As at mines: each call stakes what those before have brought. A skip draws for nothing. */
  expectedOf({ stakeKurus }, { cards }) {
    const called = cards.flatMap(({ by }, at) => {
      const from = cards[at - 1]
      return by === null || by === 'skip' || !from ? [] : [winningRanks(from.card, by)]
    })
    const worth = (calls: number) => times(stakeKurus, totalOf(called.slice(0, calls)))
    const steps = called.map((ranks, before) => {
      const { meanKurus, variance } = ofChance(ranks / RANKS, worth(before + 1))
      return { meanKurus: meanKurus - worth(before), variance }
    })
    return { mode: 'any', ...ofSteps(steps) }
  },
  declared: () => modes().map(declaredOf),
  betOf: () => ({ stakeKurus: 100 }),
  /** A mode is a first card and a call on it. */
  isOf: (mode, { cards }) => rankOf(cards[0]?.card ?? 0) + 1 === Number(mode.split('-')[0]),
  moveIn(mode, { right }) {
    const call = hiLo.readMove({ call: mode.split('-')[1] })
    return right.length === 0 && call ? call : { cashOut: true }
  },
}
