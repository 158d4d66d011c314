import type { Round } from '../../../protocol.ts'
import type { Play } from '../../../screens/game/game-screen.ts'
import type { Paid } from '../../../screens/kit/chips/flights.ts'
import { type ChipOptions, firstChips, swept } from '../../../screens/kit/chips/table-play.ts'
import type { Placed } from '../../bets.ts'
import type { Kurus, Settled } from '../../game.ts'
import { PLACES } from '../places.ts'
import type { Bet, Result } from '../rules.ts'
import type { Chips, Sector } from './felt/track.ts'

/** The last thing that was done to the table, for the message line. */
export type Said = { did: 'laid' | 'took'; name: SaidName; kurus: Kurus } | { did: 'nothing' }

/** What chips were laid on: one place, or a press on the racetrack. */
export type SaidName = { place: string } | { sector: Sector } | { number: number; count: number }

export type Press = { chips: Chips; name: SaidName }

export type Options = ChipOptions & {
  /** On each side of a number of the racetrack. */
  neighbours: number
  /** `track`: of an upright stage the racetrack; `typed`: bets by typing. */
  view: 'felt' | 'track' | 'typed'
  /** A press takes a chip in place of laying one. */
  isTaking: boolean
  said: Said | null
  /** What a key asked to have the focus, until it has it. */
  asked: 'felt' | 'track' | null
}

export const FIRST: Options = {
  ...firstChips(5),
  neighbours: 2,
  view: 'felt',
  isTaking: false,
  said: null,
  asked: null,
}

export type Frame = {
  /** `spin`: the ball runs; `land`: it lies in its pocket and the table is settled. */
  step: 'rest' | 'spin' | 'land'
  number: number | null
  /** The bets of that number's round. */
  bets: Placed
}

export const spunIn = (round: Round): Settled<Bet, Result> =>
  round.shown as unknown as Settled<Bet, Result>

export function frameOf(round: Round | null): Frame {
  if (!round) return { step: 'rest', number: null, bets: [] }
  const { bet, result } = spunIn(round)
  return { step: 'rest', number: result.number, bets: bet.bets }
}

/** The bets on the table for the next spin. */
export const standing = (options: Options, play: Play): Placed =>
  swept({ play, options }).options.placing.laid

export const wins = (place: string, number: number): boolean =>
  PLACES.get(place)?.numbers.includes(number) === true

/** What a bet brings back, its stake with it. */
export const paidOn = (place: string, stakeKurus: Kurus): Kurus =>
  stakeKurus * ((PLACES.get(place)?.odds ?? 0) + 1)

/** The bets of a round that won; what the felt itself lifts off needs no flight. */
export function paidIn(round: Round): Paid[] {
  const { bet, result } = spunIn(round)
  const won = bet.bets.filter(({ place }) => wins(place, result.number))
  return won.map((one) => ({ ...one, returnKurus: paidOn(one.place, one.stakeKurus) }))
}

/** What lies on the felt: with a result those that won it, and what they brought. */
export type Lying = { place: string; stakeKurus: Kurus; fate: 'open' | 'won' | 'lost' }

export function lyingOn(frame: Frame, options: Options, play: Play): readonly Lying[] {
  const isOpen = (bets: Placed) => bets.map((bet) => ({ ...bet, fate: 'open' as const }))
  const next = standing(options, play)
  if (play.phase === 'asking' || (play.phase === 'ready' && next.length > 0)) return isOpen(next)
  const { step, number, bets } = frame
  if (step === 'spin' || number === null) return isOpen(bets)
  return bets.map((bet) => ({ ...bet, fate: wins(bet.place, number) ? 'won' : 'lost' }))
}

/** The number that the felt marks: gone with the first chip of the next spin. */
export function markedNumber(frame: Frame, options: Options, play: Play): number | null {
  if (frame.step === 'spin' || play.phase === 'asking') return null
  return standing(options, play).length > 0 && frame.step === 'rest' ? null : frame.number
}
