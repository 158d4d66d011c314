import { type RefObject, useEffect, useState } from 'react'
import { holdTopic } from './stream.ts'

/** Hears a topic while this is drawn; null hears nothing. `after` is what is shown was read with. */
export function useTopic(topic: string | null, after: number | null | undefined): void {
  const isRead = after !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read again is heard already
  useEffect(() => {
    if (topic === null || !isRead) return
    return holdTopic(topic, after ?? null)
  }, [topic, isRead])
}

/** Several at once, by one text: `league:1 league:2`. */
export function useTopics(topics: readonly string[], after: number | null | undefined): void {
  const joined = topics.join(' ')
  const isRead = after !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read again is heard already
  useEffect(() => {
    if (joined === '' || !isRead) return
    const releases = joined.split(' ').map((topic) => holdTopic(topic, after ?? null))
    return () => {
      for (const release of releases) release()
    }
  }, [joined, isRead])
}

/** Whether an element is on the screen, or within a screen of it. Where nobody can tell it is. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      rootMargin: '100% 0px',
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [ref])
  return isNear
}
