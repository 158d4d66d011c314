import { expect } from 'vitest'
import type { Facts } from '../facts.ts'
import { numberOf } from '../fraction.ts'
import type { Json } from '../game.ts'
import type { Figures } from '../law.ts'
import type { RoomGame } from '../rooms/room-game.ts'

/** A double's last digits are none of the return's. */
const bpOf = (share: number) => Math.floor(share * 10_000 + 1e-7)

/** What is told of a room is what its rules take and its mathematics says. */
export function expectFacts<Bet extends Json, Move extends Json, Table extends Json>(
  facts: Facts,
  room: RoomGame<Bet, Move, Table>,
  figures: readonly Figures[],
  mostHundredths = Math.max(...figures.map((one) => one.mostHundredths)),
): void {
  expect(facts.code).toBe(room.code)
  const rtps = figures.map(({ rtp }) => bpOf(numberOf(rtp)))
  expect(facts.rtpBp).toEqual({ lowest: Math.min(...rtps), highest: Math.max(...rtps) })
  expect(facts.maxWin).toBe(Math.floor(mostHundredths / 100))
}
