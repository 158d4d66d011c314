import { useSyncExternalStore } from 'react'
import { useSearchParams } from '../../lib/router/router.tsx'

/** What a history opens by its address: under which name, and what an id looks like. */
const KINDS = {
  transaction: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  round: /^\d{1,18}$/,
}
type Kind = keyof typeof KINDS

/** The row that the address names, and how to open another one or none. */
export function useOpenOne(kind: Kind) {
  const [params, setParams] = useSearchParams()
  const id = params.get(kind)
  const set = (next: string | undefined) =>
    setParams(
      (before) => {
        if (next === undefined) before.delete(kind)
        else before.set(kind, next)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    openId: id !== null && KINDS[kind].test(id) ? id : undefined,
    open: (next: string) => set(next),
    close: () => set(undefined),
  }
}

/** What the button of an open row controls. */
export const OPEN_ID = 'open-row'
/** Where the focus goes back to. */
export const rowId = (id: string) => `row-${id}`

const wide = matchMedia('(min-width: 1400px)')
const watch = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
/** Whether one row has room beside the list. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => wide.matches)
