import type { Asked, Message } from '../../game/game-screen.ts'
import { deviceStorage, keptSwitch, type Switch } from '../../kit/kept.ts'
import { formNow } from '../../kit/use-form.ts'
import { SLOT_WORDS } from '../words.ts'
import { areReelsUpright } from './reels-way.ts'

/** Until the first round has been told on an upright phone, once on a device: how the turned reels are read. */
export const hintFor =
  (seen: Switch, isUpright: () => boolean) =>
  ({ play }: Pick<Asked<unknown>, 'play'>): Message | undefined => {
    if (seen.isOn() || !isUpright()) return undefined
    // What is to be chosen now is said instead: the reels are read by then.
    if (play.phase === 'choosing') return undefined
    if (play.phase === 'asking' && play.round?.state === 'open') return undefined
    if (play.phase === 'ready' && play.round) {
      seen.turn(true)
      return undefined
    }
    return { text: SLOT_WORDS[play.language].upright }
  }

export const uprightHint = hintFor(
  keptSwitch(deviceStorage(), 'zar.slot.upright', false),
  () => 'matchMedia' in globalThis && formNow() === 'tall' && !areReelsUpright(),
)
