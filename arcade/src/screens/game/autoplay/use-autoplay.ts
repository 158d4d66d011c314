import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../protocol.ts'
import type { PlayControls } from '../flow/open-play.ts'
import type { OpenPlay } from '../flow/play-state.ts'
import type { MainAction } from '../game-screen.ts'
import type { Autoplay } from './stop-rules.ts'
import { AUTOPLAY_WORDS } from './words.ts'

/** From a round that is told to the next one. */
const PAUSE_MS = 1_000

type Repeating = {
  open: OpenPlay
  /** The action as the screen has it. */
  main: MainAction
  /** A panel is open. */
  isHeld: boolean
  controls: PlayControls
}

/** Presses the main action for the player, round after round; not while nobody can see the game. */
export function useAutoplay(repeating: Repeating): void {
  const { open, isHeld } = repeating
  const latest = useRef(repeating)
  latest.current = repeating
  const isHidden = usePageHidden()
  const isNext = open.autoplay !== null && open.phase === 'ready' && !isHeld && !isHidden
  const played = open.autoplay?.played ?? 0
  useEffect(() => {
    if (!isNext) return
    const press = () => {
      const { main, controls } = latest.current
      if (main.isOff) controls.stopAutoplay('trouble')
      else main.press()
    }
    const timer = setTimeout(press, played === 0 ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isNext, played])
}

/** While it runs the main action ends it. */
export const stopAction = (
  { played, rounds }: Autoplay,
  controls: PlayControls,
  language: Language,
): MainAction => ({
  kind: 'quiet',
  word: AUTOPLAY_WORDS[language].stop(played, rounds),
  press: () => controls.stopAutoplay('stopped'),
})

function usePageHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const see = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [])
  return isHidden
}
