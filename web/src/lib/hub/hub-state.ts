import { useSyncExternalStore } from 'react'

/** What the line to the hub tells of itself. `disconnect` is told when it closes and at each try to come back. */
export type HubEvent = 'error' | 'disconnect' | 'reconnected'

const listeners = new Set<(event: HubEvent) => void>()
const watchers = new Set<() => void>()
let isLost = false

/** Hears the line's events until the returned function is called. */
export function onHubEvent(listener: (event: HubEvent) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function setLost(next: boolean): void {
  isLost = next
  for (const watcher of watchers) watcher()
}

export function tellHubEvent(event: HubEvent): void {
  if (event !== 'error') setLost(event === 'disconnect')
  for (const listener of listeners) listener(event)
}

/** Nobody is signed in any more, so nothing is lost. */
export const forgetHub = (): void => setLost(false)

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** True from the moment the line broke until it stands again. */
export const useHubLost = (): boolean => useSyncExternalStore(watch, () => isLost)
