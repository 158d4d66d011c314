import { crashFacts } from '../crash/facts.ts'
import type { Facts } from '../facts.ts'

/**
 * Of every room, by its folder: rooms of one folder differ by limits or course alone. Suppliers
 * number their games by this order too, after all others.
 */
const ROOM_FACTS_BY_FOLDER: { [folder: string]: readonly Facts[] } = {
  crash: [crashFacts],
}

export const ROOM_FACTS: readonly Facts[] = Object.values(ROOM_FACTS_BY_FOLDER).flat()

const folders = new Map(
  Object.entries(ROOM_FACTS_BY_FOLDER).flatMap(([folder, rooms]) =>
    rooms.map(({ code }) => [code, folder] as const),
  ),
)

/** The folder in `games/` with the room's rules and screen; undefined for another game. */
export const roomFolderOf = (gameCode: string): string | undefined => folders.get(gameCode)
