import { byStake, ofBetsTogether } from '../expected.ts'
import { fraction } from '../fraction.ts'
import type { Kurus } from '../game.ts'
import type { Declared, Expected, Modes } from '../modes.ts'
import { aaOddsOf, type Bet, holdem, type Move, type State } from './rules.ts'

const LIRA_KURUS = 100

/** The published return of the best play; 27 billion showdowns were not enumerated here. */
const ANTE: Declared = {
  mode: 'ante',
  rtp: 0.978423541638,
  exactRtp: fraction(61_849_287_523n, 63_213_204_600n),
  hitRate: null,
  deviation: 2.612861,
  most: 105,
}
const AA: Declared = {
  mode: 'aa',
  rtp: 102_577 / 108_290,
  exactRtp: fraction(102_577, 108_290),
  hitRate: 0.108758888171,
  deviation: 2.99955,
  most: 101,
}

/** Figures are per ante, so that what was staked further is taken to come back. */
export function expectedOf({ anteKurus, aaKurus }: Bet, furtherKurus: Kurus): Expected {
  const { meanKurus, variance } = ofBetsTogether([byStake(ANTE, anteKurus), byStake(AA, aaKurus)])
  return { mode: ANTE.mode, meanKurus: meanKurus + furtherKurus, variance }
}

export const holdemModes: Modes<Bet, Move, State> = {
  name: 'holdem',
  game: holdem,
  isOfBestPlay: true,
  expectedOf: (bet, { end }) => expectedOf(bet, end === 'called' ? 2 * bet.anteKurus : 0),
  declared: () => [ANTE, AA],
  /** The ante's best play needs the enumeration, so that it is not simulated. */
  betOf: (mode) =>
    mode === AA.mode ? { anteKurus: 5 * LIRA_KURUS, aaKurus: LIRA_KURUS } : undefined,
  moveIn: () => ({ fold: true }),
  measure(_mode, { player, board, aaKurus }) {
    const odds = aaOddsOf(player, board.slice(0, 3))
    return { stakedKurus: aaKurus, returnedKurus: odds === undefined ? 0 : aaKurus * (odds + 1) }
  },
}
