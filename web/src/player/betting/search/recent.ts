import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../lib/storage/stored.ts'

const KEY = 'betting.searches'
const KEPT = 5

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const listeners = new Set<() => void>()
const kept = { now: readStored(KEY, areTexts)?.slice(0, KEPT) ?? [] }

function change(next: string[]): void {
  kept.now = next
  writeStored(KEY, next)
  for (const listener of listeners) listener()
}

/** Keeps a search that led somewhere, the newest first. */
export const keepSearch = (text: string): void => {
  const one = text.trim()
  if (one !== '') change([one, ...kept.now.filter((other) => other !== one)].slice(0, KEPT))
}

export const forgetSearches = (): void => change([])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** The last searches that led somewhere. */
export const useRecent = (): readonly string[] => useSyncExternalStore(subscribe, () => kept.now)
