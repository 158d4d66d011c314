import { systemChance } from '../../arcade/src/chance.ts'
import { ROOMS } from '../../arcade/src/games/rooms/find-room.ts'
import { roomFolderOf } from '../../arcade/src/games/rooms/room-facts.ts'
import type { AnyRoom } from '../../arcade/src/games/rooms/room-game.ts'
import { tablesOf } from '../../arcade/src/games/testing/room-round.ts'
import { drawsOf } from '../../arcade/src/rooms/chain/hash-chain.ts'
import { betsOfTwo } from '../room-robots/bets.ts'

const ROUNDS = 100
/** What comes in fewer rounds is killed in where it comes, and not waited for. */
const SHARE_MIN = 0.3

/** A phase of a kind of room: `crash flying`. Rooms of one folder are of one kind. */
export const phaseOf = (room: AnyRoom, name: string): string => `${roomFolderOf(room.code)} ${name}`

/** Every phase that rounds with two players come to, of every kind of room, the rare ones left out. */
export function usualPhases(random: () => number): string[] {
  return [...new Set(ROOMS.flatMap((room) => usualIn(room, random)))]
}

function usualIn(room: AnyRoom, random: () => number): string[] {
  const counts = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const phase of phasesOfOne(room, random)) counts.set(phase, (counts.get(phase) ?? 0) + 1)
  }
  return [...counts].flatMap(([phase, count]) => (count >= SHARE_MIN * ROUNDS ? [phase] : []))
}

function phasesOfOne(room: AnyRoom, random: () => number): Set<string> {
  const hash = systemChance.hex(32)
  const draws = () => drawsOf(room.stream, { hash, salt: 'salt', number: 1 })
  const tables = tablesOf(room, draws, { placed: betsOfTwo(room, random) })
  return new Set(tables.map((table) => phaseOf(room, room.phaseOf(table).name)))
}
