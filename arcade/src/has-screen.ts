import { existsSync } from 'node:fs'
import { FACTS_BY_FOLDER } from './games/find-facts.ts'
import { machineOf } from './games/slot/machine-facts.ts'

const folderOf = new Map<string, string>(
  Object.entries(FACTS_BY_FOLDER).map(([folder, { code }]) => [code, folder]),
)

/** Whether a page shows this game: its folder, or its machine's, has a `screen`. */
export function hasScreen(gameCode: string): boolean {
  const machine = machineOf(gameCode)
  const folder = machine ? `slot/${machine}` : folderOf.get(gameCode)
  return folder !== undefined && existsSync(screenFileOf(folder))
}

const screenFileOf = (folder: string) =>
  new URL(`./games/${folder}/screen/screen.tsx`, import.meta.url)
