import type { StreamMessage } from '@zar/contract/betting/board'
import type { EventRow } from '@zar/contract/betting/event'
import { useCallback, useSyncExternalStore } from 'react'

/** What of an event changes while it is shown. */
export type EventNow = Pick<EventRow, 'score' | 'clock' | 'state' | 'marketCount'> & {
  /** The number of the change that it was told by. */
  seq: number
  /** When its clock was told, in ms of this page. */
  clockAt: number
}

type Change = Extract<StreamMessage, { t: 'e' }>['e']

const events = new Map<string, EventNow>()
const listeners = new Map<string, Set<() => void>>()

export const eventNow = (id: string): EventNow | undefined => events.get(id)

/** Takes the events of a list or page. What is older than what is known is left out. */
export function learnEvents(rows: readonly EventRow[], seq: number): void {
  for (const { id, score, clock, state, marketCount } of rows) {
    if ((events.get(id)?.seq ?? -1) >= seq) continue
    put(id, { score, clock, state, marketCount, seq, clockAt: performance.now() })
  }
}

/** Takes what the stream tells of an event. */
export function takeEvent(id: string, change: Change, seq: number): void {
  const known = events.get(id)
  if (!known || known.seq > seq) return
  const clockAt = change.clock === undefined ? known.clockAt : performance.now()
  put(id, { ...known, ...defined(change), seq, clockAt })
}

const defined = (change: Change): Partial<EventNow> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

function put(id: string, next: EventNow): void {
  events.set(id, next)
  for (const listener of listeners.get(id) ?? []) listener()
}

/** Hears of changes of one event. */
export function onEvent(id: string, listener: () => void): () => void {
  const heard = listeners.get(id) ?? new Set()
  listeners.set(id, heard.add(listener))
  return () => {
    heard.delete(listener)
    if (heard.size === 0 && listeners.get(id) === heard) listeners.delete(id)
  }
}

/** An event as it is now: what it was read with, and what was told since. */
export function useEventNow(
  row: EventRow,
): Pick<EventNow, 'score' | 'clock' | 'state' | 'marketCount'> {
  const { id } = row
  const subscribe = useCallback((listener: () => void) => onEvent(id, listener), [id])
  return useSyncExternalStore(subscribe, () => events.get(id)) ?? row
}

/** The numbers of changes begin anew: whatever is told next is newer. */
export function forgetEventNumbers(): void {
  for (const event of events.values()) event.seq = -1
}
