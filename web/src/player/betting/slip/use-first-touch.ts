import { useEffect } from 'react'

/** Fetches a part as soon as a finger or the pointer is on a price, before the price is in the slip. */
export function useFirstTouch(fetch: () => Promise<unknown>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) return
    const onTouch = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.odd')) fetch().catch(() => {})
    }
    document.addEventListener('pointerdown', onTouch)
    return () => document.removeEventListener('pointerdown', onTouch)
  }, [fetch, isWanted])
}
