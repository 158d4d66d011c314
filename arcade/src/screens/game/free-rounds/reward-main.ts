import type { Words } from '../../words/words.ts'
import type { OpenPlay } from '../flow/play-state.ts'
import type { MainAction } from '../game-screen.ts'

/** The main action of a free round says that it is one; once they are over it waits for the player. */
export function rewardMain(main: MainAction, open: OpenPlay, words: Words): MainAction {
  const { now, over } = open.freeRounds
  if (over) return { ...main, isOff: true }
  if (!now || open.phase !== 'ready' || main.kind !== 'in') return main
  const { sumKurus: _, ...rest } = main
  return { ...rest, word: words.free, note: words.rewardNote(now.left) }
}
