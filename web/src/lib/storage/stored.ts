import { localStore } from './browser-storage.ts'

/** What was stored under `key`, or null when there is nothing usable. Storage can be edited by hand. */
export function readStored<T>(key: string, isUsable: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStore.getItem(key) ?? 'null')
    return isUsable(value) ? value : null
  } catch {
    return null
  }
}

export function writeStored(key: string, value: unknown): void {
  localStore.setItem(key, JSON.stringify(value))
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
