import { useEffect, useState } from 'react'

/**
 * What was typed, once the typing has paused for so many milliseconds; `first` until then. Nothing typed is told at
 * once.
 */
export function useSettled(typed: string, pauseMs: number, first = ''): string {
  const [settled, settle] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), typed === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
