import { createHash } from 'node:crypto'
import type { AnyRoom } from '../games/rooms/room-game.ts'
import { gameText } from './game-text.ts'

/** Of the mathematics that a room has now: a chain is played under the one it was published with. */
export const roomDigestOf = (room: AnyRoom): string =>
  createHash('sha256').update(gameText(room)).digest('hex')
