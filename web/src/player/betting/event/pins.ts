import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../lib/storage/stored.ts'

const KEY = 'betting.pins'
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const kept: { pins: readonly string[] } = { pins: readStored(KEY, isList) ?? [] }
const listeners = new Set<() => void>()

/** Pins a kind of market, for every match, or takes it off. */
export function togglePin(market: string): void {
  const others = kept.pins.filter((one) => one !== market)
  kept.pins = others.length < kept.pins.length ? others : [...kept.pins, market]
  writeStored(KEY, kept.pins)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const usePins = (): readonly string[] => useSyncExternalStore(subscribe, () => kept.pins)
