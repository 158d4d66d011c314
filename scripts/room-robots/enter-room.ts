import type { AnyRoom } from '../../arcade/src/games/rooms/room-game.ts'
import { seatedAt } from '../kill-every-step/cut-off.ts'
import { patiently } from '../kill-every-step/patiently.ts'
import type { TwoSides } from '../kill-every-step/two-sides.ts'
import { openRobot, type Robot } from './robot.ts'

/** Beside what every player of a test has. */
const CASH_E5 = 1_000_000_00000n

/** `cashE5` is what the player came with, `user` the player as the arcade knows them. */
export type Player = { robot: Robot; playerId: string; user: string; token: string; cashE5: bigint }

/** A new player with money enough, whose page is in the room of the arcade at `url`. */
export async function enterRoom(
  sides: TwoSides,
  room: AnyRoom,
  { url, random }: { url: string; random: () => number },
): Promise<Player> {
  const { testCasino } = sides.casinoFixture
  const seated = await patiently(() => seatedAt(sides, room.code))
  await testCasino.deposit(seated.playerId, CASH_E5)
  const cashE5 = await testCasino.cashE5(seated.playerId)
  const origin = url.replace('http', 'ws')
  return { ...seated, cashE5, robot: openRobot({ room, token: seated.token, origin, random }) }
}
