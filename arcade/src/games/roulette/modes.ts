import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { kindOf, modes } from './mathematics.ts'
import { PLACES } from './places.ts'
import { type Bet, type Result, roulette } from './rules.ts'

export const rouletteModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'roulette',
  game: roulette,
  declared: () => modes().map(declaredOf),
  betOf(mode) {
    const place = [...PLACES.keys()].find((name) => kindOf(name) === mode)
    return place === undefined ? undefined : { bets: [{ place, stakeKurus: 100 }] }
  },
}
