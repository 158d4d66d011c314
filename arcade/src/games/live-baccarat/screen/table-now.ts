import type { PublicBet } from '../../../rooms/protocol.ts'
import type { Paid } from '../../../screens/kit/chips/flights.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { returnedOf, ridingOf } from '../../../screens/room/round/phases.ts'
import { allChips } from '../../../screens/room/table/chip-bets.ts'
import { hundredthsAt, type Place, type Result, totalOf } from '../../baccarat/rules.ts'
import type { Slot } from '../../baccarat/screen/shown.ts'
import type { Placed } from '../../bets.ts'
import type { Card } from '../../cards.ts'
import { times } from '../../game.ts'
import type { Shown, Side, Table } from '../rules.ts'

export type Phase = Table['phase'] | 'none'

export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name as Phase | undefined) ?? 'none'

const shownIn = ({ view }: RoomState): Shown => (view.round?.shown ?? {}) as Shown

/** The phases in which cards lie on the table. */
const DEALT: ReadonlySet<Phase> = new Set([
  'dealing',
  'player',
  'banker',
  'playerThird',
  'bankerThird',
  'result',
])

/** A side's cards, as they lie: face down until their phase is over. */
export function handOf(room: RoomState, side: Side): readonly Slot[] {
  const phase = phaseOf(room)
  if (!DEALT.has(phase)) return []
  const shown = shownIn(room)
  const open: readonly Slot[] = shown[side] ?? turning(shown, phase === side)
  return phase === `${side}Third` ? [...open, 'down'] : open
}

/** Two cards face down, of which who squeezes has turned one already. */
const turning = ({ turned }: Shown, isNow: boolean): readonly Slot[] =>
  [0, 1].map((at) => (isNow && turned?.at === at ? turned.card : 'down'))

/** A player opens the side that is turned now. */
export const isSqueezed = (room: RoomState): boolean => (shownIn(room).squeezer ?? null) !== null

/** The whole coup, once it is over. */
export function resultOf(room: RoomState): Result | undefined {
  const { player, banker } = shownIn(room)
  if (phaseOf(room) !== 'result' || !player || !banker) return undefined
  return withWinner(player, banker)
}

export function withWinner(
  player: NonNullable<Shown['player']>,
  banker: NonNullable<Shown['banker']>,
): Result {
  const difference = totalOf(player) - totalOf(banker)
  const winner = difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie'
  return { player: [...player], banker: [...banker], winner }
}

/** The server writes it (`courseOf` of live baccarat). */
type Course = { bets?: Placed; faces?: readonly Card[] | null } | null
export const betsIn = ({ course }: Pick<PublicBet, 'course'>): Placed =>
  (course as Course)?.bets ?? []

/** The own bet that may open the side that is turned now, and the faces that its player alone sees. */
export function squeezing(room: RoomState) {
  const phase = phaseOf(room)
  if (phase !== 'player' && phase !== 'banker') return undefined
  const { squeezer } = shownIn(room)
  const bet = ridingOf(room).find(({ id }) => id === squeezer)
  const faces = (bet?.course as Course)?.faces
  return bet && { bet, side: phase, faces: faces ?? [] }
}

/** What others have on a place, as far as they are told, and how many of them. */
export function othersOn(room: RoomState, place: Place): { kurus: number; people: number } {
  const own = new Set<number | null>(ridingOf(room).map(({ no }) => no))
  const stakes = room.view.bets
    .filter(({ no }) => !own.has(no))
    .flatMap((bet) => betsIn(bet).filter((one) => one.place === place))
  return { kurus: stakes.reduce((sum, one) => sum + one.stakeKurus, 0), people: stakes.length }
}

export function paidIn(room: RoomState): readonly Paid[] | null {
  const own = ridingOf(room)
  const result = resultOf(room)
  if (returnedOf(own) === undefined || !result) return null
  return allChips(own).map(({ place, stakeKurus }) => ({
    place,
    stakeKurus,
    returnKurus: times(stakeKurus, hundredthsAt(place as Place, result)),
  }))
}
