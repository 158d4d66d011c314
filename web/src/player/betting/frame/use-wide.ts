import { useSyncExternalStore } from 'react'

/** Where the tree and the slip stand beside the page. */
const wide = matchMedia('(min-width: 1200px)')

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
