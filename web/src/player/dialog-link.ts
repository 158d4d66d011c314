import { type DialogRequest, openDialog } from '../lib/dialog/dialog.ts'
import { session } from '../lib/session/session.ts'

/** The dialogs a person would send somebody a link to: `/?dialog=register`. */
const LINKED = new Map<string, { request: DialogRequest; isForVisitors: boolean }>([
  ['login', { request: { name: 'login' }, isForVisitors: true }],
  ['register', { request: { name: 'register' }, isForVisitors: true }],
  ['recovery', { request: { name: 'recovery' }, isForVisitors: true }],
  ['call-request', { request: { name: 'callRequest' }, isForVisitors: false }],
])

/**
 * Opens the dialog of that name; a name that is none, or that a player has no use for, opens none. `secret` stood
 * behind the # of the link: the code of a letter that support sent.
 */
export function openLinked(name: string, secret = ''): void {
  const asked = LINKED.get(name)
  if (!asked || (asked.isForVisitors && session())) return
  const isLetter = asked.request.name === 'recovery' && secret !== ''
  openDialog(isLetter ? { name: 'recovery', letter: secret } : asked.request)
}
