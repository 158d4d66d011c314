import { useEffect, useRef, useSyncExternalStore } from 'react'
import { localStore } from '../../../lib/storage/browser-storage.ts'

/** By letter, as `j`, `.` or `g m`: a letter after another. What the layout of the keyboard is does not matter. */
export type Keys = Partial<Record<string, () => void>>

const STORED = 'office-keys'
const OFF = 'off'
/** The second letter of two comes within this time. */
const PAIR_MS = 1_200

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const areOn = (): boolean => localStore.getItem(STORED) !== OFF

/** Whether single letters do something, and how to switch them off or on (WCAG 2.1.4). */
export function useLetterKeys(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, areOn)
  return [
    isOn,
    (next) => {
      if (next) localStore.removeItem(STORED)
      else localStore.setItem(STORED, OFF)
      for (const listener of listeners) listener()
    },
  ]
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]') !== null

/** A button or link that has the focus is pressed by these itself (WCAG 2.1.1). */
const isPress = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button, a[href], summary') !== null

/** What lies over the screen has the keys for itself. */
const isCovered = (): boolean => document.querySelector('[role=dialog][aria-modal=true]') !== null

const isForUs = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) &&
  areOn() &&
  !isTyping(event.target) &&
  !isPress(event) &&
  !isCovered()

/** Runs what a letter stands for, outside fields and dialogs, while letters are switched on. */
export function useKeys(keys: Keys, isActive = true): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!isActive) return
    let first = { key: '', at: Number.NEGATIVE_INFINITY }
    const press = (event: KeyboardEvent) => {
      if (!isForUs(event)) return
      const pair = event.timeStamp - first.at < PAIR_MS ? `${first.key} ${event.key}` : ''
      first = { key: event.key, at: event.timeStamp }
      const run = latest.current[pair] ?? latest.current[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isActive])
}
