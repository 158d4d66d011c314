import type { Round } from '../../../protocol.ts'
import { pause } from './persist.ts'
import { isOpenPlay } from './play-state.ts'
import { change, type PlayStore } from './play-store.ts'

/** Of rounds that run by themselves a question waits so long. */
const ASKED_MS = 6_000

/**
 * Shows what the server has decided: frame by frame, until the screen is through or the player ends
 * it; then the picture at rest. Where nothing may move it is there at once.
 */
export async function tellRound(store: PlayStore, round: Round, before: Round | null) {
  let isEnded = store.isStill
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const endNow = () => {
    isEnded = true
    end()
  }
  store.skip = maySkip(store) ? endNow : () => {}
  change(store, { phase: 'telling', round })
  if (!isEnded) {
    const telling = store.screen.tell(
      {
        round,
        before,
        show: (frame) => {
          if (!isEnded) change(store, { frame })
        },
        wait: (ms) => (isEnded ? Promise.resolve() : Promise.race([ended, pause(ms)])),
        ask: async () => {
          if (isEnded) return
          const pressed = new Promise<void>((resolve) => {
            store.skip = resolve
          })
          const isByItself = isOpenPlay(store.state) && store.state.autoplay !== null
          await (isByItself ? Promise.race([pressed, pause(ASKED_MS)]) : pressed)
          store.skip = maySkip(store) ? endNow : () => {}
        },
        sound: (voice) => {
          if (!isEnded) store.sound(voice)
        },
      },
      store.choices,
    )
    await Promise.race([telling, ended])
  }
  // What still runs of the telling shows nothing any more.
  isEnded = true
  store.skip = () => {}
  change(store, { frame: null })
}

/** The market's law may want a round shown to its end (X13). */
const maySkip = ({ state }: PlayStore): boolean => isOpenPlay(state) && state.session.hasSkip
