import { pointsOf } from '../cards.ts'
import { byStake, ofBetsTogether } from '../expected.ts'
import { fraction, multiply, numberOf } from '../fraction.ts'
import type { Declared, Modes } from '../modes.ts'
import { isPair, isTwoCard21, pointsOfHand } from './hand.ts'
import { type Bet, blackjack, type Move, type State } from './rules.ts'
import { adviceFor } from './strategy.ts'

/**
 * `main` is played by the printed strategy, without insurance: its return is `expectationOf()`, which
 * mathematics.deep.test.ts computes; hit rate and deviation are of 400 million simulated rounds.
 */
export const MAIN: Declared = {
  mode: 'main',
  rtp: 0.995121263905,
  exactRtp: null,
  hitRate: 0.523585,
  deviation: 1.144225,
  most: 8,
}
/** Of the 415 cards that may lie under an ace 128 are tens. */
const TENS = fraction(128, 415)
const tens = numberOf(TENS)
export const INSURANCE: Declared = {
  mode: 'insurance',
  rtp: 3 * tens,
  exactRtp: multiply(fraction(3), TENS),
  hitRate: tens,
  deviation: 3 * Math.sqrt(tens * (1 - tens)),
  most: 3,
}

export const blackjackModes: Modes<Bet, Move, State> = {
  name: 'blackjack',
  game: blackjack,
  isOfBestPlay: true,
  /** Figures are per first stake, so that what a double or a split costs is taken to come back. */
  expectedOf({ stakesKurus }, { hands, insuranceKurus }) {
    const sum = (stakes: number[]) => stakes.reduce((all, stake) => all + stake, 0)
    const further = sum(hands.map(({ stakeKurus }) => stakeKurus)) - sum(stakesKurus)
    const { meanKurus, variance } = ofBetsTogether([
      ...stakesKurus.map((stake) => byStake(MAIN, stake)),
      byStake(INSURANCE, insuranceKurus ?? 0),
    ])
    return { mode: MAIN.mode, meanKurus: meanKurus + further, variance }
  },
  declared: () => [MAIN, INSURANCE],
  betOf: (mode) =>
    mode === MAIN.mode || mode === INSURANCE.mode ? { stakesKurus: [1_000] } : undefined,
  isOf: (mode, { phase }) => mode === MAIN.mode || phase === 'insurance',
  moveIn: (mode, state) =>
    state.phase === 'insurance' ? { insure: mode === INSURANCE.mode } : adviseIn(state),
  measure(mode, { dealer, insuranceKurus }) {
    if (mode === MAIN.mode) return undefined
    const stakedKurus = insuranceKurus ?? 0
    return { stakedKurus, returnedKurus: isTwoCard21(dealer) ? 3 * stakedKurus : 0 }
  },
}

function adviseIn({ hands, dealer }: State): Move {
  const hand = hands.find(({ isDone }) => !isDone)
  if (!hand) throw new Error('no hand is left to play')
  const { cards, isSplit } = hand
  const [first = 0] = cards
  const advice = adviceFor(
    {
      ...pointsOfHand(cards),
      pairOf: !isSplit && isPair(cards) ? pointsOf(first) : undefined,
      mayDouble: cards.length === 2,
    },
    pointsOf(dealer[0] ?? 0),
  )
  if (advice === 'split') return { split: true }
  if (advice === 'double') return { double: true }
  return advice === 'hit' ? { hit: true } : { stand: true }
}
