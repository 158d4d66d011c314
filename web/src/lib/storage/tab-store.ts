import { session } from '../session/session.ts'
import { sessionStore } from './browser-storage.ts'
import { isRecord } from './stored.ts'

/** What one player leaves is not there for the next one in the same tab. */
const keyOf = (name: string) => `${session()?.usercode ?? ''}:${name}`

/** The words that this player's tab keeps under a name. Storage can be edited by hand. */
export function readInTab(name: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStore.getItem(keyOf(name)) ?? 'null')
    if (!isRecord(value)) return {}
    return Object.fromEntries(
      Object.entries(value).filter((one): one is [string, string] => typeof one[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Keeps them until the tab is closed or its player logs out; null forgets them. */
export function keepInTab(name: string, words: Record<string, string> | null): void {
  if (words) sessionStore.setItem(keyOf(name), JSON.stringify(words))
  else sessionStore.removeItem(keyOf(name))
}
