import type { RoomState } from '../../../screens/room/room-state.ts'
import { ridingOf } from '../../../screens/room/round/phases.ts'
import type { Bet } from '../rules.ts'

/** The server writes it (`shownOf` of Küre). */
export type Shown = { drawn: readonly number[] }
export type Phase = 'betting' | 'closed' | 'ball' | 'result' | 'none'

export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name as Phase | undefined) ?? 'none'

export const drawnIn = ({ view }: RoomState): readonly number[] =>
  (view.round?.shown as Shown | undefined)?.drawn ?? []

/** Milliseconds of a ball: it is stirred, rises in the tube, rolls to the tray and lies. */
export const BALL = { stirredMs: 1_600, risenMs: 2_300, landedMs: 2_900 } as const

/** The player's last coupon in this draw, once it is taken. */
export function couponIn(room: RoomState): readonly number[] | undefined {
  const coupons = ridingOf(room).flatMap(({ bet, state }) => {
    const read = bet as Bet
    return 'coupon' in read && state !== 'asked' ? [read.coupon] : []
  })
  return coupons.at(-1)
}
