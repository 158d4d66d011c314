import { keptSwitch } from '../kept.ts'
import type { speak } from './speak.ts'
import type { Out } from './tones.ts'
import type { Voice } from './voices.ts'

/**
 * Every sound of the games, synthesised. Off until the player turns it on; kept on the device. Its
 * voices are fetched with the first sound. One context, made with the first sound after a press.
 */
export type Sound = {
  isOn: () => boolean
  turn: (isOn: boolean) => void
  play: (voice: Voice) => void
}

const KEPT = 'zar.sound'
const MASTER_GAIN = 0.5

export function createSound(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): Sound {
  const { isOn, turn } = keptSwitch(storage, KEPT, false)
  let out: Out | undefined
  let voices: Promise<typeof speak> | undefined
  return {
    isOn,
    turn(next) {
      turn(next)
      if (!next) void out?.context.suspend()
    },
    play(voice) {
      if (!isOn() || typeof AudioContext === 'undefined') return
      out ??= open()
      const heardIn = out
      void heardIn.context.resume()
      voices ??= import('./speak.ts').then((fetched) => fetched.speak)
      voices
        .then((say) => say(heardIn, voice))
        .catch(() => {
          voices = undefined
        })
    },
  }
}

function open(): Out {
  const context = new AudioContext()
  const master = context.createGain()
  master.gain.value = MASTER_GAIN
  const compressor = context.createDynamicsCompressor()
  compressor.threshold.value = -18
  compressor.ratio.value = 4
  master.connect(compressor).connect(context.destination)
  return { context, master }
}
