import { useSyncExternalStore } from 'react'
import { session } from '../../../lib/session/session.ts'
import { sessionStore } from '../../../lib/storage/browser-storage.ts'

const KEY = 'betting.one-touch'
const MARK_LENGTH = 12

/** One touch is on: a press on a price places a single of this stake. Kuruş. */
export type OneTouch = { stakeKurus: number }

const listeners = new Set<() => void>()
/** Kept in this tab, for the log-in in which it was turned on and for no other. */
const kept: { mark: string; now: OneTouch | null } = { mark: '', now: null }

const markOfSession = (): string => session()?.token.slice(-MARK_LENGTH) ?? ''

function restore(): void {
  const [mark = '', stake] = sessionStore.getItem(KEY)?.split(' ') ?? []
  const stakeKurus = Number(stake)
  if (Number.isSafeInteger(stakeKurus) && stakeKurus > 0) {
    kept.mark = mark
    kept.now = { stakeKurus }
  }
}
restore()

/** Null where it is off: by default, for a visitor, and after a log-out. */
export const oneTouch = (): OneTouch | null => {
  if (kept.now && kept.mark !== markOfSession()) change(null)
  return kept.now
}

function change(next: OneTouch | null): void {
  kept.now = next
  kept.mark = markOfSession()
  if (next) sessionStore.setItem(KEY, `${kept.mark} ${next.stakeKurus}`)
  else sessionStore.removeItem(KEY)
}

/** Turns it on with a stake, or off with null. */
export function turnOneTouch(next: OneTouch | null): void {
  change(next)
  for (const listener of listeners) listener()
}

export function onOneTouch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOneTouch = (): OneTouch | null => useSyncExternalStore(onOneTouch, oneTouch)
