import type { RoomState } from '../../../screens/room/room-state.ts'
import { ridingOf } from '../../../screens/room/round/phases.ts'
import type { Kurus } from '../../game.ts'
import type { Bet } from '../course.ts'
import { HALLS, hallOf, type NamedHall } from '../halls.ts'
import { type Level, PRIZES } from '../levels.ts'
import { growthOf, potOf, type Won } from '../shares.ts'

/** The server writes it (`shownOf` of bingo). */
export type Shown = {
  growingKurus: Kurus
  tickets?: number
  players?: number
  soldKurus?: Kurus
  calls?: readonly number[]
  won?: readonly Won[]
}
export type Phase = 'betting' | 'closed' | 'call' | 'prize' | 'result' | 'off' | 'none'

export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name as Phase | undefined) ?? 'none'

export const shownIn = ({ view }: RoomState): Shown =>
  (view.round?.shown as Shown | undefined) ?? { growingKurus: 0 }

export const callsIn = (room: RoomState): readonly number[] => shownIn(room).calls ?? []
export const wonIn = (room: RoomState): readonly Won[] => shownIn(room).won ?? []

/** The hall of this page. */
export function hallIn({ welcome }: Pick<RoomState, 'welcome'>): NamedHall {
  const hall = hallOf(welcome.gameCode) ?? HALLS[0]
  if (!hall) throw new Error('there is no hall')
  return hall
}

/** Tickets that the player holds in this round, in the order in which they were bought. */
export const ownTickets = (room: RoomState): number[] =>
  ridingOf(room).flatMap(({ bet }) => (bet as Bet).tickets)

export type Prize = { name: Level['name'] | 'growing'; potKurus: Kurus; won: Won | undefined }

/** What can be won: by what is sold so far, and once sales are closed for good. */
export function prizesIn(room: RoomState): Prize[] {
  const prizes = PRIZES[hallIn(room).balls]
  const { growingKurus, soldKurus } = shownIn(room)
  const sold = soldKurus ?? room.view.totals.stakedKurus
  const won = wonIn(room)
  const fell = (name: Prize['name']) => won.find(({ level }) => level === name)
  return [
    ...prizes.levels.map(({ name, permille }) => ({
      name,
      potKurus: potOf(sold, permille),
      won: fell(name),
    })),
    {
      name: 'growing',
      potKurus: growingKurus + growthOf(sold, prizes),
      won: fell('growing'),
    },
  ]
}

/** Levels that nobody has won yet; the growing prize falls with the last. */
export const openLevels = (room: RoomState): Level['name'][] =>
  prizesIn(room).flatMap(({ name, won }) => (won || name === 'growing' ? [] : [name]))
