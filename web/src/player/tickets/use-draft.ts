import { useState } from 'react'
import { keepInTab, readInTab } from '../../lib/storage/tab-store.ts'

/** What is half written at this place. It outlives a reload, and is gone when it was sent. */
export function useDraft<Words extends Record<string, string>>(place: string, blank: Words) {
  const name = `ticket-draft:${place}`
  const [words, setWords] = useState<Words>(() => fill(blank, readInTab(name)))
  const set = (change: Partial<Words>) => {
    const next = { ...words, ...change }
    setWords(next)
    keepInTab(name, isBlank(next) ? null : next)
  }
  return { words, set, clear: () => set(blank) }
}

const isBlank = (words: Record<string, string>) => Object.values(words).every((one) => one === '')

/** Nothing but the words that are asked for here. */
const fill = <Words extends Record<string, string>>(blank: Words, kept: Record<string, string>) =>
  Object.fromEntries(Object.keys(blank).map((key) => [key, kept[key] ?? ''])) as Words
