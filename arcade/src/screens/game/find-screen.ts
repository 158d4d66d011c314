/// <reference types="vite/client" />
import { FACTS_BY_FOLDER } from '../../games/find-facts.ts'
import type { AnyScreen } from './game-screen.ts'

/** Every folder `games/<game>/screen` is found: a new game is in no list. */
const SCREENS = import.meta.glob<{ screen: AnyScreen }>('../../games/*/screen/screen.tsx')

/** The screen of a game, loaded on demand; undefined where it has none. */
export async function findScreen(gameCode: string): Promise<AnyScreen | undefined> {
  const folder = Object.entries(FACTS_BY_FOLDER).find(([, { code }]) => code === gameCode)?.[0]
  const load = folder && SCREENS[`../../games/${folder}/screen/screen.tsx`]
  return load ? (await load()).screen : undefined
}
