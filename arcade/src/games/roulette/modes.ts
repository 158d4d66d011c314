import { ofOutcomes } from '../expected.ts'
import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { range } from '../shuffle.ts'
import { kindOf, modes } from './mathematics.ts'
import { PLACES } from './places.ts'
import { type Bet, NUMBERS, type Result, returnAt, roulette } from './rules.ts'

export const rouletteModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'roulette',
  game: roulette,
  expectedOf({ bets }) {
    const returns = range(0, NUMBERS - 1).map((number) => returnAt(bets, number))
    return { mode: 'any', ...ofOutcomes(returns) }
  },
  declared: () => modes().map(declaredOf),
  betOf(mode) {
    const place = [...PLACES.keys()].find((name) => kindOf(name) === mode)
    return place === undefined ? undefined : { bets: [{ place, stakeKurus: 100 }] }
  },
}
