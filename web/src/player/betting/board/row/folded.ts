import { useCallback, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../../lib/storage/stored.ts'

const KEY = 'betting.folded'
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const kept = { folded: new Set(readStored(KEY, isList) ?? []) }
const listeners = new Set<() => void>()

/** Folds the matches of a league away, or out again. It is remembered in this browser. */
export function toggleFolded(league: string): void {
  const folded = new Set(kept.folded)
  if (!folded.delete(league)) folded.add(league)
  kept.folded = folded
  writeStored(KEY, [...folded])
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFolded = (league: string): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => kept.folded.has(league), [league]),
  )
