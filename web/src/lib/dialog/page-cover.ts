import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { onDialogOpened } from './dialog.ts'

/** How many panels lie over the page. */
let count = 0
const listeners = new Set<() => void>()

function change(next: number): void {
  count = next
  document.body.classList.toggle('no-scroll', count > 0)
  for (const listener of listeners) listener()
}

/** While it is open a panel holds the page behind still; a dialog that opens closes it. */
export function usePageCover(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useLayoutEffect(() => {
    if (!isOpen) return
    change(count + 1)
    const forget = onDialogOpened(() => latest.current())
    return () => {
      forget()
      change(count - 1)
    }
  }, [isOpen])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a panel lies over the page. */
export const usePageCovered = (): boolean => useSyncExternalStore(subscribe, () => count > 0)
