import type { SessionData } from '@zar/contract/players/auth'
import type { SportVisit } from '@zar/contract/sports'
import { useSyncExternalStore } from 'react'
import { localStore, sessionStore } from '../storage/browser-storage.ts'
import { isRecord, readStored, writeStored } from '../storage/stored.ts'

const KEY = 'auth'

/** Where a session stands at the two partner platforms; empty until the player visits one. */
const NO_PARTNERS = {
  sportClientId: '',
  sportUrl: '',
  sportToken: '',
  esportToken: '',
  esportUrl: '',
}

/** What local storage keeps about the signed-in player. `balance` is in currency units. */
export type Session = typeof NO_PARTNERS & SessionData & { fingerprint: string }

const isSession = (value: unknown): value is Session =>
  isRecord(value) && typeof value.token === 'string' && typeof value.balance === 'number'

let current = readStored(KEY, isSession)
const listeners = new Set<() => void>()

function change(next: Session | null): void {
  current = next
  if (next) writeStored(KEY, next)
  else localStore.removeItem(KEY)
  for (const listener of listeners) listener()
}

// Signing in or out in one tab does the same in the others.
addEventListener('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return
  // Another tab has logged out: what this one kept of the player goes too.
  if (event.key === null) sessionStore.clear()
  current = readStored(KEY, isSession)
  for (const listener of listeners) listener()
})

/** The session now; for code outside components. */
export const session = (): Session | null => current

export const signIn = (data: SessionData): void =>
  change({ ...NO_PARTNERS, ...data, fingerprint: localStore.getItem('fingerprint') ?? '' })

/** Forgets the player in this browser. The server is told by `signOut`. */
export const forgetSession = (): void => change(null)

/** Keeps where a visit to a partner's page stands. */
export function setPartner({ name, clientId, url, token }: SportVisit): void {
  if (!current) return
  const fields =
    name === 'fcg'
      ? { sportClientId: clientId ?? '', sportUrl: url, sportToken: token }
      : { esportUrl: url, esportToken: token }
  change({ ...current, ...fields })
}

/** Puts the balance the server told (hub, poll or an answer) in every place that shows it. */
export function setBalance(balance: number): void {
  if (current && current.balance !== balance) change({ ...current, balance })
}

function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The signed-in player, or null. Renders again when the player or the balance changes. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribeToSession, session, session)

const isSignedIn = () => current !== null

/** Whether someone is signed in; does not render again for a new balance. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(subscribeToSession, isSignedIn, isSignedIn)
