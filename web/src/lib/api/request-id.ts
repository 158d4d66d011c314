import { useRef } from 'react'
import { keepInTab, readInTab } from '../storage/tab-store.ts'

type Kept = { of: string; id: string }
const NONE: Kept = { of: '', id: '' }

/**
 * One id for as long as what is sent stays the same, so that trying again after a lost answer does
 * nothing twice; with a name also after a reload. `forget` it when it was answered: the same words
 * may be meant a second time.
 */
export function useRequestId(name?: string) {
  const key = name === undefined ? undefined : `request:${name}`
  const kept = useRef<Kept>(NONE)
  const keep = (next: Kept) => {
    kept.current = next
    if (key) keepInTab(key, next === NONE ? null : next)
  }
  return {
    idOf: (input: unknown): string => {
      const of = JSON.stringify(input)
      const before = key ? { ...NONE, ...readInTab(key) } : kept.current
      if (before.of !== of || !before.id) keep({ of, id: crypto.randomUUID() })
      else kept.current = before
      return kept.current.id
    },
    forget: () => keep(NONE),
  }
}
