import type { EventNote, NotedField } from '../changes/apply-change.ts'

/** What became different of an event over some changes. */
export type Merged = {
  selections: Set<number> | 'all'
  fields: Set<NotedField>
  isReshaped: boolean
}
type Entry = { s: number; atMs: number; notes: readonly EventNote[] }

/** The changes of the last while, by their numbers. */
export function openRecent(keptMs: number) {
  let entries: Entry[] = []
  /** All after this number is here. */
  let since = 0
  return {
    /** From here on: whatever was before is not known. */
    begin: (s: number) => {
      entries = []
      since = s
    },
    add: (s: number, notes: readonly EventNote[], atMs: number) => {
      entries.push({ s, atMs, notes })
      const first = entries.findIndex((entry) => entry.atMs > atMs - keptMs)
      // Dropped by the hundred: the list is long.
      if (first < 100) return
      since = entries[first - 1]?.s ?? since
      entries = entries.slice(first)
    },
    /** What changed after a number, by event; undefined where not all of it is known any more. */
    after: (s: number, nowMs: number): Map<number, Merged> | undefined => {
      const missed = entries.filter((entry) => entry.s > s)
      const isKept = s >= since && missed.every((entry) => entry.atMs > nowMs - keptMs)
      return isKept ? mergeNotes(missed.flatMap(({ notes }) => notes)) : undefined
    },
  }
}

const nothing = (): Merged => ({ selections: new Set(), fields: new Set(), isReshaped: false })

/** The notes of each event as one. */
export function mergeNotes(notes: readonly EventNote[]): Map<number, Merged> {
  const merged = new Map<number, Merged>()
  for (const { id, selections, fields, isReshaped } of notes) {
    const one = merged.get(id) ?? nothing()
    if (selections === 'all') one.selections = 'all'
    else if (one.selections !== 'all') for (const each of selections) one.selections.add(each)
    for (const field of fields) one.fields.add(field)
    one.isReshaped ||= isReshaped
    merged.set(id, one)
  }
  return merged
}
