import { useSyncExternalStore } from 'react'

const SECOND_MS = 1_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const one of listeners) one()
  }, SECOND_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The moment, in ms, to the second: all countdowns of the page step together. */
export const useSecond = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS)
