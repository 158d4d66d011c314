import { useSyncExternalStore } from 'react'

const phone = matchMedia('(max-width: 767.98px)')
const mouse = matchMedia('(hover: hover) and (pointer: fine)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')

const watch = (query: MediaQueryList) => (listener: () => void) => {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const watchPhone = watch(phone)
const watchMouse = watch(mouse)
const watchCalm = watch(calm)

export const isPhone = (): boolean => phone.matches
export const usePhone = (): boolean => useSyncExternalStore(watchPhone, isPhone, isPhone)
/** Whether a desk is used, however narrow its window: what points is a mouse. */
export const useMouse = (): boolean => useSyncExternalStore(watchMouse, () => mouse.matches)
/** Whether the player asked for reduced motion. */
export const useCalm = (): boolean => useSyncExternalStore(watchCalm, () => calm.matches)
