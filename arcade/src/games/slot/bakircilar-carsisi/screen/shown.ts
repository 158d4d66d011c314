import type { Round } from '../../../../protocol.ts'
import type { Told } from '../../../../screens/slot/slot-screen.ts'
import type { Spinning } from '../../../../screens/slot/tell-stops.ts'
import type { Settled } from '../../../game.ts'
import { range } from '../../../shuffle.ts'
import type { Bet } from '../../machine/machine.ts'
import { drawnWins } from '../../reels/screen/shown.ts'
import { cellsOf, gridAt, type LineWin, lineWins } from '../../reels/spin.ts'
import { type Coin, coinOf, type HoldRound, type HoldSheet } from '../rules.ts'

/** The bowls while coins are held in them. */
export type Bench = {
  /** Laid out, explained, struck, a stroke's coins fallen, being counted, counted. */
  step: 'set' | 'card' | 'stroke' | 'fall' | 'pay' | 'over'
  /** Which stroke, so that each glows anew. */
  stroke: number
  held: readonly Coin[]
  /** Of them, those of the last stroke. */
  landed: readonly Coin[]
  /** Strokes that are left. */
  left: number
  /** So many coins are counted into the total. */
  counted: number
  /** No bowl is empty, and its own sum is counted too. */
  isFull: boolean
}

/** What the stage shows. */
export type Frame = Told & {
  stops: readonly number[]
  spinning: Spinning | null
  /** The lines that are drawn. */
  wins: readonly LineWin[]
  /** The coins of the spin. */
  coins: readonly Coin[]
  bench: Bench | null
}

export const resultIn = (round: Round): HoldRound =>
  (round.shown as unknown as Settled<Bet, HoldRound>).result

/** What coins are worth together, in stakes. */
export const stakesOf = (coins: readonly Coin[]): number =>
  coins.reduce((sum, { stakes }) => sum + stakes, 0)

/** Of the stage before the first round: stops without a coin and without a win. */
export function stillStops(sheet: HoldSheet): number[] {
  const coin = coinOf(sheet)
  const calm = sheet.reels.map((reel) =>
    [...reel.keys()].filter((stop) => cellsOf(gridAt([reel], [stop]), coin).length === 0),
  )
  const stops = range(0, 9).map((at) => calm.map((some, reel) => some[at + reel] ?? 0))
  return (
    stops.find((some) => lineWins(sheet, gridAt(sheet.reels, some)).length === 0) ?? stops[0] ?? []
  )
}

export const heldIn = ({ coins, respins }: HoldRound): Coin[] => [
  ...coins,
  ...respins.flatMap(({ landed }) => landed),
]

/** The picture at rest. After held coins they stay in their bowls until the next round. */
export function frameOf(sheet: HoldSheet, round: Round | null): Frame {
  if (!round) return { stops: stillStops(sheet), spinning: null, wins: [], coins: [], bench: null }
  const result = resultIn(round)
  const { stops, coins, respins, isFull, hundredths } = result
  const held = heldIn(result)
  const bench: Bench | null =
    respins.length === 0
      ? null
      : {
          step: 'over',
          stroke: respins.length,
          held,
          landed: [],
          left: 0,
          counted: held.length,
          isFull,
        }
  return { stops, spinning: null, wins: bench ? [] : drawnWins(result, hundredths), coins, bench }
}

/** Coins in sight of each reel, and the most that each can show. */
export function coinsByReel(sheet: HoldSheet, stops: readonly number[]) {
  const coin = coinOf(sheet)
  const seenAt = (reel: readonly string[], stop: number) =>
    cellsOf(gridAt([reel], [stop]), coin).length
  return {
    shown: sheet.reels.map((reel, at) => seenAt(reel, stops[at] ?? 0)),
    most: sheet.reels.map((reel) => Math.max(...reel.map((_, stop) => seenAt(reel, stop)))),
  }
}
