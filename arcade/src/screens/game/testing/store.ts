import { EN } from '../../words/en.ts'
import type { OpenPlay } from '../flow/play-state.ts'
import type { PlayStore } from '../flow/play-store.ts'
import type { AnyScreen } from '../game-screen.ts'

/** A page that is open, with this screen; and every frame that it showed. */
export function storeOf(screen: Pick<AnyScreen, 'tell'>, hasSkip = true) {
  const frames: unknown[] = []
  const store: PlayStore = {
    options: { gameCode: 'zar_terazi', token: null, language: 'en', words: EN },
    screenNow: screen as AnyScreen,
    screen: screen as AnyScreen,
    choices: {},
    state: {
      phase: 'ready',
      frame: null,
      round: null,
      session: { hasSkip } as OpenPlay['session'],
    } as OpenPlay,
    skip: () => {},
    nextRoundMs: 0,
    goneOnFrom: null,
    isStill: false,
    listeners: new Set(),
    tellParent: () => {},
    sound: () => {},
  }
  store.listeners.add(() => frames.push('frame' in store.state ? store.state.frame : undefined))
  return { store, frames: () => [...frames] }
}
