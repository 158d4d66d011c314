import { useSyncExternalStore } from 'react'
import { type DialogName, type DialogRequest, openDialog, openedDialog } from '../dialog/dialog.ts'
import { fetchToasts } from '../dialog/toasts.ts'
import { forgetSession, session } from './session.ts'

/** Why the server ended the session, until the log-in form that says so is left. */
let reason = ''
let left: { usercode: string; dialog: DialogRequest } | undefined
/** The dialogs in which a player types. */
const RESUMED: ReadonlySet<DialogName> = new Set(['payment', 'callRequest', 'chat'])
const listeners = new Set<() => void>()

function change(next: string): void {
  reason = next
  for (const listener of listeners) listener()
}

/**
 * The server has ended the session: the player is forgotten in this browser and told why (401 in
 * section 8 of the specification) in the log-in form, and in a toast. Who was shut out (a break, an
 * exclusion, a block) gets the form at once, wherever they are.
 */
export function endSession(message: string, isShutOut = false): void {
  const dialog = openedDialog()
  const usercode = session()?.usercode
  left = dialog && usercode && RESUMED.has(dialog.name) ? { usercode, dialog } : undefined
  change(message)
  forgetSession()
  if (isShutOut) openDialog({ name: 'login' })
  // Whoever made the call shows its error first; the same sentence is not shown twice.
  // A toast that cannot be fetched is no loss: the form says it too.
  else setTimeout(() => void say(message).catch(() => undefined))
}

async function say(message: string): Promise<void> {
  if (message) (await fetchToasts()).errorOnce(message)
}

/** The dialog whose form this player's session ended over, once: it opens again after the log-in. */
export function takeLeft(usercode: string): DialogRequest | undefined {
  const mine = left?.usercode === usercode ? left.dialog : undefined
  left = undefined
  return mine
}

/** The form was left: the next one begins without a reason. */
export const forgetReason = (): void => change('')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Why the session of this browser has ended, in the player's language; empty where it has not. */
export const useEndReason = (): string => useSyncExternalStore(subscribe, () => reason)
