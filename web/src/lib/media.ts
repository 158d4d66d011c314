import { useSyncExternalStore } from 'react'

const phone = matchMedia('(max-width: 767.98px)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')

const watch = (query: MediaQueryList) => (listener: () => void) => {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const watchPhone = watch(phone)
const watchCalm = watch(calm)

export const isPhone = (): boolean => phone.matches
export const usePhone = (): boolean => useSyncExternalStore(watchPhone, isPhone, isPhone)
/** Whether the player asked for reduced motion. */
export const useCalm = (): boolean => useSyncExternalStore(watchCalm, () => calm.matches)
