import type { ArcadeRefusal } from '../../refusals.ts'
import type { OwnBet, RoomChange, RoomView } from '../protocol.ts'

/** What a room's owner tells every process with a page in the room. `run` names one ownership. */
export type OwnerMessage =
  | { kind: 'snapshot'; run: string; seq: number; view: RoomView }
  | { kind: 'delta'; run: string; seq: number; change: RoomChange }
  | { kind: 'tick'; run: string; seq: number; elapsedMs: number }
  | { kind: 'mine'; seatId: string; bet: OwnBet; balanceKurus: number | null }

export type Outlet = (message: OwnerMessage) => void

/** The answer to a command, as it travels. */
export type CommandReply = { bet: OwnBet; balanceKurus: number | null } | { refusal: ArcadeRefusal }
