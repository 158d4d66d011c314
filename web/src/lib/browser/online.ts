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

/** Asks our server whether it can be reached; then those who wait need not wait for the browser. */
export async function lookForNetwork(): Promise<void> {
  const answer = await fetch('/art/mark.svg', { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  )
  if (answer) dispatchEvent(new Event('online'))
}

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
