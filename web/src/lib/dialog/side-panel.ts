import { useSyncExternalStore } from 'react'
import { leaveGame, onDialogOpened } from './dialog.ts'

/** What lies over the page from one of its sides: the menu, the account's menu, the notifications. */
export type SidePanel = 'menu' | 'account' | 'inbox'

let open: SidePanel | null = null
const listeners = new Set<() => void>()

function change(next: SidePanel | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Opens a panel; the one before it closes, and so does a dialog. */
export function openPanel(panel: SidePanel): void {
  leaveGame()
  change(panel)
}
export const closePanel = (): void => change(null)
onDialogOpened(closePanel)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const look = () => open
export const usePanel = (): SidePanel | null => useSyncExternalStore(subscribe, look, look)
