import { crash } from '../crash/rules.ts'
import type { Json } from '../game.ts'
import type { AnyRoom, RoomGame } from './room-game.ts'

const anyRoom = <Bet extends Json, Move extends Json, Table extends Json>(
  room: RoomGame<Bet, Move, Table>,
) => room as unknown as AnyRoom

/** Every game that many play at one clock. */
export const ROOMS: readonly AnyRoom[] = [anyRoom(crash)]

const byCode = new Map(ROOMS.map((room) => [room.code, room]))

export const findRoom = (code: string): AnyRoom | undefined => byCode.get(code)
