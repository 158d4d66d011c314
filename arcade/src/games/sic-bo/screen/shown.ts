import type { Round } from '../../../protocol.ts'
import type { ScreenProps, Telling } from '../../../screens/game/game-screen.ts'
import type { Paid } from '../../../screens/kit/chips/flights.ts'
import { type ChipOptions, roundOnTable } from '../../../screens/kit/chips/table-play.ts'
import type { Settled } from '../../game.ts'
import { type Bet, type Dice, type Result, returnAt } from '../rules.ts'

export type Page = 'totals' | 'pairs'
export type Options = ChipOptions & { page: Page }
export type Props = ScreenProps<Options, Frame>
export type Frame = {
  /** The faces that are up, true ones only where they have landed. */
  faces: Dice
  /** Dice that lie still, from the left. */
  landed: number
  /** Of the cover: it stands, or it is lifted and shaken. */
  cover: 'down' | 'shaken'
  /** The throw is told in full: its total is written, and the places that won are ringed. */
  thrown: Dice | null
  areWinnersShown: boolean
}

/** The server writes it (`shownOf` of a game of one step). */
const settledIn = (round: Round) => round.shown as unknown as Settled<Bet, Result>
export const diceOf = (round: Round): Dice => settledIn(round).result.dice

/** What each bet of a round brought. */
export function paidIn(round: Round): Paid[] {
  const { bet, result } = settledIn(round)
  return bet.bets.map((one) => ({ ...one, returnKurus: returnAt([one], result.dice) }))
}

export const totalOf = (dice: Dice): number => dice[0] + dice[1] + dice[2]
export const isTriple = ([first, second, third]: Dice): boolean =>
  first === second && second === third

/** How the dice lie before the first throw. */
const UNTHROWN: Dice = [1, 2, 3]
/** What the dice show while they roll: the same for every throw. */
const ROLLING: readonly Dice[] = [
  [3, 6, 2],
  [5, 1, 4],
  [2, 4, 6],
  [6, 3, 1],
  [1, 5, 3],
  [4, 2, 5],
  [6, 5, 1],
]
const ROLL_MS = 100
const SET_DOWN_MS = 160
const LAND_MS = 90

export function frameOf(round: Round | null, options: ChipOptions): Frame {
  const dice = round && diceOf(round)
  return {
    faces: dice ?? UNTHROWN,
    landed: 3,
    cover: 'down',
    thrown: dice,
    areWinnersShown: roundOnTable(round, options) !== null,
  }
}

/** The cover is shaken and set down, and the dice come to lie one after another. */
export async function tell({ round, show, wait, sound }: Telling<Frame>): Promise<void> {
  const dice = diceOf(round)
  const rolling = { landed: 0, thrown: null, areWinnersShown: false }
  let last = UNTHROWN
  sound('die')
  for (const faces of ROLLING) {
    show({ ...rolling, faces, cover: 'shaken' })
    await wait(ROLL_MS)
    last = faces
  }
  show({ ...rolling, faces: last, cover: 'down' })
  await wait(SET_DOWN_MS)
  for (const landed of [1, 2, 3]) {
    const faceAt = (at: 0 | 1 | 2) => (at < landed ? dice[at] : last[at])
    show({ ...rolling, faces: [faceAt(0), faceAt(1), faceAt(2)], landed, cover: 'down' })
    sound({ tap: 220 })
    await wait(LAND_MS)
  }
}
