import type { RealityCheck } from '@zar/contract/protection'
import { useSyncExternalStore } from 'react'
import type { GameLink } from '../games/game-link.ts'

/** Every dialog of the player's site, with what it must be told. */
export type DialogRequest =
  | { name: 'login' }
  | { name: 'register' }
  /** The list of deposit methods, over a running game. */
  | { name: 'deposit' }
  | { name: 'withdraw' }
  /** The dynamic form of one payment method. `type`: 1 deposit, 2 withdrawal. */
  | { name: 'payment'; id: number; type: 1 | 2; title: string }
  /** A forgotten password, in four steps; with the code of a letter that support sent, without the second. */
  | { name: 'recovery'; letter?: string }
  | { name: 'changePassword' }
  /** A phone number and the code that was sent to it. */
  | { name: 'phone' }
  /** A visitor or player asks to be called. */
  | { name: 'callRequest' }
  /** The live chat of a player. */
  | { name: 'chat' }
  /** Which ways to people there are, for a visitor. */
  | { name: 'support' }
  | { name: 'promotion'; id: number }
  /** The popup banner of the bootstrap. */
  | { name: 'popup' }
  /** A bonus that the player may give up; the sums in currency units. */
  | {
      name: 'declineBonus'
      id: string
      title: string
      balance: number
      cash: number
      isFreeBet?: boolean
    }
  /** Free rounds that the player may give up; what they have won in currency units. */
  | { name: 'declineFreeRounds'; id: string; title: string; left: number; won: number }
  /** How long the player has been playing, over a game; where the game is a page, left for another. */
  | { name: 'realityCheck'; check: RealityCheck; leaveTo?: string }
  /** The game on a phone. */
  | { name: 'game'; game: GameLink; title: string }

export type DialogName = DialogRequest['name']
/** What the component of dialog `Name` receives as props. */
export type DialogProps<Name extends DialogName> = Omit<
  Extract<DialogRequest, { name: Name }>,
  'name'
>

let open: DialogRequest | null = null
const listeners = new Set<() => void>()

function change(next: DialogRequest | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** What may be opened over a game. */
const OVER_GAME: ReadonlySet<DialogName> = new Set(['deposit', 'payment', 'realityCheck'])
/** The game that it was opened over. */
let behind: DialogRequest | null = null

const openers = new Set<() => void>()

/** Hears each dialog that opens, until the returned function is called. */
export function onDialogOpened(listener: () => void): () => void {
  openers.add(listener)
  return () => {
    openers.delete(listener)
  }
}

/** Shows a dialog. One is open at a time: the one before it closes, and so does every panel. */
export function openDialog(request: DialogRequest): void {
  for (const listener of openers) listener()
  if (!OVER_GAME.has(request.name)) behind = null
  else if (open?.name === 'game') behind = open
  change(request)
}

/** Closes the dialog; what was opened over a game gives the game back. */
export function closeDialog(): void {
  const next = behind
  behind = null
  change(next)
}

/** Closes the dialog that is open now, whenever it is called, and no other. */
export function closerOfDialog(): () => void {
  const own = open
  return () => {
    if (open === own) closeDialog()
  }
}

/** Closes the dialog, and the game behind it. */
export function leaveGame(): void {
  behind = null
  change(null)
}

/** The dialog that is open; for code outside components. */
export const openedDialog = (): DialogRequest | null => open

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDialog = (): DialogRequest | null => useSyncExternalStore(subscribe, () => open)
