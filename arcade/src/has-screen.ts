import { existsSync } from 'node:fs'
import { FACTS_BY_FOLDER } from './games/find-facts.ts'
import { roomFolderOf } from './games/rooms/room-facts.ts'
import { machineOf } from './games/slot/machine-facts.ts'

const ROOM = 'room.tsx'
const SCREENS = ['screen.tsx', ROOM]

const folders = new Map<string, string>(
  Object.entries(FACTS_BY_FOLDER).map(([folder, { code }]) => [code, folder]),
)

/** The folder in `games/` whose `screen` shows this game, its machine's where it is a title; undefined without one. */
export function screenFolderOf(gameCode: string): string | undefined {
  const machine = machineOf(gameCode)
  const folder = machine ? `slot/${machine}` : (folders.get(gameCode) ?? roomFolderOf(gameCode))
  return folder && SCREENS.some((file) => existsSync(screenFileOf(folder, file)))
    ? folder
    : undefined
}

export const hasScreen = (gameCode: string): boolean => screenFolderOf(gameCode) !== undefined

/** Whether many play it at one clock, on the page of a room. */
export const isRoomScreen = (folder: string): boolean => existsSync(screenFileOf(folder, ROOM))

const screenFileOf = (folder: string, file: string) =>
  new URL(`./games/${folder}/screen/${file}`, import.meta.url)
