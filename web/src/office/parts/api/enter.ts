import { logOut, me } from '@zar/contract/office/staff'
import { call, Refused } from './call.ts'
import { dropDrafts } from './drafts.ts'
import { endSession, readSession, setSession } from './session.ts'

/** Asks who is logged in, and draws the office for them. */
export async function enter(): Promise<void> {
  try {
    setSession({ state: 'in', me: await call(me, {}) })
  } catch (error) {
    const isNobody = error instanceof Refused && error.status === 401
    if (isNobody) setSession({ state: 'out', why: 'nobody' })
    else if (readSession().state !== 'in') setSession({ state: 'away' })
  }
}

/** Reads anew what the person may do: a right may have been given or taken meanwhile. */
export async function readRightsAnew(): Promise<void> {
  if (readSession().state === 'in') await enter()
}

async function endOnServer(): Promise<void> {
  // Without a network the session ends on the server by its idle minutes.
  await call(logOut, {}).catch(() => {})
}

/** Leaves: the session ends, and what was typed and not sent is forgotten. */
export async function leave(): Promise<void> {
  const now = readSession()
  if (now.state !== 'in') return
  dropDrafts(now.me.id)
  endSession('left')
  await endOnServer()
}

/** Locks: the session ends, and what was typed waits for the same person. */
export async function lock(): Promise<void> {
  if (readSession().state !== 'in') return
  endSession('locked')
  await endOnServer()
}
