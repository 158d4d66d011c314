/// <reference types="vite/client" />
import type { AnyScreen } from '../game-screen.ts'

/** Every folder `games/<game>/screen` is found: a new game is in no list. */
const SCREENS = import.meta.glob<{ screen: AnyScreen }>('../../../games/*/screen/screen.tsx')

/** A machine's screens are found as well; each title's is made with its own pictures. */
const MACHINES = import.meta.glob<{
  screenOf: (gameCode: string, version?: string) => Promise<AnyScreen>
}>('../../../games/slot/*/screen/screen.tsx')

/** The screen of a game, or of one of its earlier versions, from its folder, loaded on demand. */
export async function loadScreen(
  folder: string,
  gameCode: string,
  version?: string,
): Promise<AnyScreen> {
  const file = `../../../games/${folder}/screen/screen.tsx`
  const machine = await MACHINES[file]?.()
  if (machine) return machine.screenOf(gameCode, version)
  const game = await SCREENS[file]?.()
  if (!game) throw new RangeError(`${folder} has no screen`)
  return game.screen
}
