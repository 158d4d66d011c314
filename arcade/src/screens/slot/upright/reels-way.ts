import { useSyncExternalStore } from 'react'
import { deviceStorage, keptSwitch } from '../../kit/kept.ts'
import { useForm } from '../../kit/use-form.ts'
import type { Form } from '../../slot-art/frame.ts'

const upright = keptSwitch(deviceStorage(), 'zar.slot.reels.upright', false)
const listeners = new Set<() => void>()

/** On an upright phone reels stand upright, side by side, instead of running across. */
export const areReelsUpright = upright.isOn

export function turnReels(isUpright: boolean): void {
  upright.turn(isUpright)
  for (const changed of listeners) changed()
}

const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The player's choice, which the device keeps. */
export const useReelsUpright = (): boolean =>
  useSyncExternalStore(listen, areReelsUpright, () => false)

/** The form of a machine whose reels can be turned. */
export function useReelForm(): Form {
  const form = useForm()
  const isUpright = useReelsUpright()
  return form === 'tall' && isUpright ? 'upright' : form
}
