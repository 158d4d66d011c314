import type { Right } from '@zar/contract/office/rights/rights'
import type { Action, Me } from '@zar/contract/office/staff'
import { useSyncExternalStore } from 'react'

/** Why nobody is logged in: nobody was, the session ran out, it was locked here, or they left. */
export type OutReason = 'nobody' | 'ended' | 'locked' | 'left'

export type Session =
  /** It is being asked who is here. */
  | { state: 'asking' }
  /** The server cannot be reached. */
  | { state: 'away' }
  | { state: 'out'; why: OutReason }
  | { state: 'in'; me: Me }

let session: Session = { state: 'asking' }
const listeners = new Set<() => void>()

export function setSession(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

export const readSession = (): Session => session

/** Nobody is here any more. */
export function endSession(why: OutReason): void {
  // A second answer to the same end says nothing new.
  if (session.state !== 'out') setSession({ state: 'out', why })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = (): Session => useSyncExternalStore(subscribe, readSession)

/** Who is logged in. Of components that are drawn while somebody is. */
export function useMe(): Me {
  const now = useSession()
  if (now.state !== 'in') throw new Error('nobody is logged in')
  return now.me
}

/** What a person may do with a right, where they have it in any way. */
export function actionOf(me: Me, right: Right): Action | undefined {
  const action = me.actions.find((one) => one.right === right)
  return action && action.state !== 'refused' ? action : undefined
}

/** Whether a person has a right in any way: alone, with a second person, or masked. */
export const mayDo = (me: Me, right: Right): boolean => actionOf(me, right) !== undefined
