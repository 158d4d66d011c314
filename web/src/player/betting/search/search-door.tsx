import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { isForPage } from '../keys/use-letter.ts'

const SearchDialog = lazy(async () => ({
  default: (await import('./search-dialog.tsx')).SearchDialog,
}))

const KEY = '/'
const listeners = new Set<() => void>()
const state = { isOpen: false }

function change(isOpen: boolean): void {
  state.isOpen = isOpen
  for (const listener of listeners) listener()
}

/** Opens the search over the page of the sportsbook that is shown. */
export const openSearch = (): void => change(true)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The search of the sportsbook, where somebody wants it: by a press, or by /, which elsewhere finds games. */
export function SearchDoor() {
  const isOpen = useSyncExternalStore(subscribe, () => state.isOpen)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY || state.isOpen || !isForPage(event)) return
      event.preventDefault()
      event.stopPropagation()
      openSearch()
    }
    // Before the window hears it, where the search of games listens.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true })
      change(false)
    }
  }, [])
  return isOpen ? (
    <Suspense fallback={null}>
      <SearchDialog onClose={() => change(false)} />
    </Suspense>
  ) : null
}
