import { existsSync } from 'node:fs'
import { FACTS_BY_FOLDER } from './games/find-facts.ts'
import { ROOM_FACTS_BY_FOLDER } from './games/rooms/room-facts.ts'
import { machineOf } from './games/slot/machine-facts.ts'

const folders = new Map<string, string>(
  Object.entries({ ...FACTS_BY_FOLDER, ...ROOM_FACTS_BY_FOLDER }).map(([folder, { code }]) => [
    code,
    folder,
  ]),
)

/** The folder in `games/` whose `screen` shows this game, its machine's where it is a title; undefined without one. */
export function screenFolderOf(gameCode: string): string | undefined {
  const machine = machineOf(gameCode)
  const folder = machine ? `slot/${machine}` : folders.get(gameCode)
  return folder && existsSync(screenFileOf(folder)) ? folder : undefined
}

export const hasScreen = (gameCode: string): boolean => screenFolderOf(gameCode) !== undefined

const screenFileOf = (folder: string) =>
  new URL(`./games/${folder}/screen/screen.tsx`, import.meta.url)
