import { useRef } from 'react'

/**
 * One id for as long as what is sent stays the same, so that trying again after a lost answer does
 * nothing twice. `forget` it when it was answered: the same words may be meant a second time.
 */
export function useRequestId() {
  const kept = useRef({ of: '', id: '' })
  return {
    idOf: (input: unknown): string => {
      const of = JSON.stringify(input)
      if (kept.current.of !== of) kept.current = { of, id: crypto.randomUUID() }
      return kept.current.id
    },
    forget: () => {
      kept.current = { of: '', id: '' }
    },
  }
}
