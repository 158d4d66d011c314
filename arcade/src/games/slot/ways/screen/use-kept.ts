import { useLayoutEffect, useState } from 'react'
import { type ReelShown, symbolsOf } from './shown.ts'

/** The symbols of a reel; while it leaves, those that stood there before. */
export function useKept(shown: ReelShown): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([])
  const own = symbolsOf(shown)
  const isShown = own.length > 0
  useLayoutEffect(() => {
    if (isShown) setKept(own)
  }, [isShown, own])
  if (isShown) return own
  return shown.state === 'leaves' ? kept : []
}
