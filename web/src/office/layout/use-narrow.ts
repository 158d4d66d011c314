import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 1199.98px)')
const watch = (listener: () => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether the window has no room for a wide rail. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => narrow.matches)
