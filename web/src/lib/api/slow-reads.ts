import type { Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient } from './query.ts'

/** So long may what a page waits for take before the page says that it does. */
export const SLOW_AFTER_MS = 9_000

const cache = queryClient.getQueryCache()
/** Shown somewhere, with nothing to show yet, and asked for. */
const isAwaited = (query: Query): boolean =>
  query.isActive() && query.state.data === undefined && query.state.fetchStatus === 'fetching'
const awaitedReads = () => cache.findAll({ predicate: isAwaited })

/** Whether a read that somebody waits for takes longer than usual, its tries counted together. */
export function useSlowReads(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => watchSlowReads(setSlow), [])
  return isSlow
}

function watchSlowReads(tell: (isSlow: boolean) => void): () => void {
  let since = new Map<Query, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    since = new Map(awaitedReads().map((query) => [query, since.get(query) ?? Date.now()]))
    clearTimeout(timer)
    const left = Math.min(...since.values()) + SLOW_AFTER_MS - Date.now()
    tell(left <= 0)
    if (left > 0 && since.size > 0) timer = setTimeout(look, left)
  }
  look()
  // Told while a page is drawn, which must not change another part of it.
  const stop = cache.subscribe(() => queueMicrotask(look))
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** Asks anew, at once, for all that is awaited. */
export async function askAgain(): Promise<void> {
  const awaited = new Set<Query>(awaitedReads())
  const predicate = (query: Query) => awaited.has(query)
  await queryClient.cancelQueries({ predicate })
  await queryClient.refetchQueries({ predicate })
}
