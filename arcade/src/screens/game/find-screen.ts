/// <reference types="vite/client" />
import { FACTS_BY_FOLDER } from '../../games/find-facts.ts'
import { machineOf } from '../../games/slot/machine-facts.ts'
import type { AnyScreen } from './game-screen.ts'

/** Every folder `games/<game>/screen` is found: a new game is in no list. */
const SCREENS = import.meta.glob<{ screen: AnyScreen }>('../../games/*/screen/screen.tsx')

/** A machine's screens are found as well; each title's is made with its own pictures. */
const MACHINES = import.meta.glob<{ screenOf: (gameCode: string) => Promise<AnyScreen> }>(
  '../../games/slot/*/screen/screen.tsx',
)

/** The screen of a game, loaded on demand; undefined where it has none. */
export async function findScreen(gameCode: string): Promise<AnyScreen | undefined> {
  const machine = machineOf(gameCode)
  if (machine) return machineScreen(machine, gameCode)
  const folder = Object.entries(FACTS_BY_FOLDER).find(([, { code }]) => code === gameCode)?.[0]
  const load = folder && SCREENS[`../../games/${folder}/screen/screen.tsx`]
  return load ? (await load()).screen : undefined
}

async function machineScreen(machine: string, gameCode: string): Promise<AnyScreen | undefined> {
  const load = MACHINES[`../../games/slot/${machine}/screen/screen.tsx`]
  return load && (await load()).screenOf(gameCode)
}
