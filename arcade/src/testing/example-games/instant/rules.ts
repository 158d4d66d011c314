import {
  isStake,
  type Kurus,
  membersOf,
  oneStepGame,
  stakesBetween,
  times,
} from '../../../games/game.ts'

/** A coin is tossed: the side that was called pays. */
export type Bet = { stakeKurus: Kurus; side: Side }
export type Result = { side: Side }

export const SIDES = ['heads', 'tails'] as const
export type Side = (typeof SIDES)[number]
/** What a right call returns, in hundredths of the stake. */
export const PAY = 194
const [LEAST_LIRA, MOST_LIRA] = [1, 2_000]

export const exampleGame = oneStepGame<Bet, Result>({
  code: 'zar_example',
  kind: 'instant',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: { sides: SIDES, pay: PAY },
  readBet(input) {
    const read = membersOf(input, ['stakeKurus', 'side'])
    const side = SIDES.find((known) => known === read?.side)
    if (!side || !isStake(read?.stakeKurus, LEAST_LIRA, MOST_LIRA)) return undefined
    return { stakeKurus: read.stakeKurus, side }
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus }) => times(stakeKurus, PAY),
  draw({ stakeKurus, side: called }, random) {
    const side = random.below(SIDES.length) === 0 ? 'heads' : 'tails'
    return { result: { side }, returnKurus: side === called ? times(stakeKurus, PAY) : 0 }
  },
})
