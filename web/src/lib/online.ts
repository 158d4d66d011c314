import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False while the browser knows that it has no network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Resolves at once with a network, and without one as soon as it is back. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) =>
    navigator.onLine ? resolve() : addEventListener('online', () => resolve(), { once: true }),
  )

/** Waits so long, or less where the network comes back before. */
export function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })
}
