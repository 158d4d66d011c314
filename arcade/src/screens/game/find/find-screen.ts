import { findEarlier } from '../../../games/earlier/versions.ts'
import { FACTS_BY_FOLDER } from '../../../games/find-facts.ts'
import { machineOf } from '../../../games/slot/machine-facts.ts'
import type { AnyScreen } from '../game-screen.ts'
import { loadScreen } from './load-screen.ts'

/** The screen of a game as it is now, or in a version, on a page that is not its own; undefined where it has none. */
export async function findScreen(
  gameCode: string,
  version?: string,
): Promise<AnyScreen | undefined> {
  const earlier = version === undefined ? undefined : findEarlier(gameCode, version)
  if (earlier) return loadScreen(earlier.folder, gameCode, version)
  const machine = machineOf(gameCode)
  if (machine) return loadScreen(`slot/${machine}`, gameCode)
  const [folder] = Object.entries(FACTS_BY_FOLDER).find(([, { code }]) => code === gameCode) ?? []
  return folder === undefined ? undefined : loadScreen(folder, gameCode)
}
