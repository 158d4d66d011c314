import { byStake, ofBetsTogether } from '../expected.ts'
import type { Kurus, Settled } from '../game.ts'
import { type Declared, declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, baccarat, type Result } from './rules.ts'

/** Counted once: every coup of eight decks is behind them. */
const counted = { declared: [] as readonly Declared[] }
function declared(): readonly Declared[] {
  if (counted.declared.length === 0) counted.declared = modes().map(declaredOf)
  return counted.declared
}

function expectedOn(place: string, stakeKurus: Kurus) {
  const found = declared().find(({ mode }) => mode === place)
  if (!found) throw new Error(`baccarat has no place ${place}`)
  return byStake(found, stakeKurus)
}

export const baccaratModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'baccarat',
  game: baccarat,
  declared,
  expectedOf: ({ bets }) => ({
    mode: bets.length === 1 ? (bets[0]?.place ?? 'several') : 'several',
    ...ofBetsTogether(bets.map(({ place, stakeKurus }) => expectedOn(place, stakeKurus))),
  }),
  betOf(mode) {
    return baccarat.readBet({ bets: [{ place: mode, stakeKurus: 100 }] })
  },
}
