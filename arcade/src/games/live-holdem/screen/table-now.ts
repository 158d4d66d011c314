import type { OwnBet, PublicBet } from '../../../rooms/protocol.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { ridingOf } from '../../../screens/room/round/phases.ts'
import type { Placed } from '../../bets.ts'
import type { Card } from '../../cards.ts'
import type { Json } from '../../game.ts'
import type { State } from '../../holdem/rules.ts'
import { type Result, resultsOf, type Slot } from '../../holdem/screen/shown.ts'
import { range } from '../../shuffle.ts'
import type { Bet, Course, Shown, Table } from '../rules.ts'

export type Phase = Table['phase'] | 'none'

export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name as Phase | undefined) ?? 'none'

/** The phases in which cards lie on the table. */
const DEALT: ReadonlySet<Phase> = new Set(['deal', 'decision', 'board', 'showdown', 'result'])
export const isDealt = (room: RoomState): boolean => DEALT.has(phaseOf(room))

const shownIn = ({ view }: RoomState): Shown => (view.round?.shown ?? {}) as Shown

/** Places that are kept for those who played them. */
export const keptIn = (room: RoomState): readonly number[] =>
  (shownIn(room).kept ?? []).flatMap((isKept, place) => (isKept ? [place] : []))

/** The server writes it (`courseOf` of the rules); null until the bet lies on the table. */
export const courseIn = ({ course }: Pick<PublicBet, 'course'>): Course | null =>
  course as Course | null

/** The player's bet of the round; there is one at most. */
export const ownBetIn = (room: RoomState): OwnBet | undefined => ridingOf(room)[0]

export const betIn = ({ bet }: Pick<OwnBet, 'bet'>): Bet => bet as Bet

/** The chips of a bet by the circles that they lie in. */
export function chipsIn(bet: Json): Placed {
  const { anteKurus, aaKurus } = bet as Bet
  const ante = { place: 'ante', stakeKurus: anteKurus }
  return aaKurus > 0 ? [ante, { place: 'aa', stakeKurus: aaKurus }] : [ante]
}

const [TWO, FIVE] = [range(0, 1), range(0, 4)]

/** The five places of the board: a card, or nothing yet. */
export const boardOf = (room: RoomState): readonly Slot[] =>
  FIVE.map((at) => shownIn(room).board?.[at] ?? null)

export function dealerOf(room: RoomState): readonly Slot[] {
  const { dealer } = shownIn(room)
  return TWO.map((at) => (isDealt(room) ? (dealer?.[at] ?? 'down') : null))
}

/** A bet's two cards: backs while the page may not know them. */
export const handOf = (room: RoomState, bet: Pick<PublicBet, 'course'>): readonly Slot[] =>
  isDealt(room) ? TWO.map((at) => courseIn(bet)?.hand?.[at] ?? 'down') : []

/** Whether the player's hand waits for their decision. */
export function isAsked(room: RoomState): boolean {
  const bet = ownBetIn(room)
  return phaseOf(room) === 'decision' && bet?.state === 'placed' && courseIn(bet)?.end === null
}

/** Dealer and board, once all are open. */
export function openedIn(shown: Json): { dealer: readonly Card[]; board: readonly Card[] } | null {
  const { dealer, board } = (shown ?? {}) as Shown
  return dealer && board ? { dealer, board } : null
}

/** The own hand as the table for one knows it, once the dealer's is open. */
export function stateIn(room: RoomState): State | undefined {
  const bet = ownBetIn(room)
  const course = bet && courseIn(bet)
  const opened = openedIn(room.view.round?.shown ?? null)
  if (!course?.hand || !course.end || !opened) return undefined
  const { anteKurus, aaKurus, end, hand } = course
  const [player, dealer, board] = [[...hand], [...opened.dealer], [...opened.board]]
  return { anteKurus, aaKurus, player, dealer, board, end }
}

/** What became of each circle, with the result. */
export function resultsIn(room: RoomState): readonly Result[] | null {
  const state = phaseOf(room) === 'result' && stateIn(room)
  return state ? resultsOf(state) : null
}
