import { localStore } from './browser-storage.ts'

const PROBE = 'probe'

/** Whether this browser forgets everything with the page. */
export function isStorageBlocked(): boolean {
  const isKept = localStore.setItem(PROBE, '1')
  localStore.removeItem(PROBE)
  return !isKept
}
