import { useSyncExternalStore } from 'react'
import { useSearchParams } from '../../lib/router.tsx'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const NAME = 'transaction'

/** The payment that the address names, and how to open another one or none. */
export function useOpenTransaction() {
  const [params, setParams] = useSearchParams()
  const id = params.get(NAME)
  const set = (next: string | undefined) =>
    setParams(
      (before) => {
        if (next === undefined) before.delete(NAME)
        else before.set(NAME, next)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    openId: id !== null && UUID.test(id) ? id : undefined,
    open: (next: string) => set(next),
    close: () => set(undefined),
  }
}

/** Where the focus goes back to. */
export const rowId = (transactionId: string) => `transaction-${transactionId}`

const wide = matchMedia('(min-width: 1400px)')
const watch = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
/** Whether a payment has room beside the list. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => wide.matches)
