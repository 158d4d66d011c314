import { useEffect, useState } from 'react'

/** What was typed, once the typing has paused for so many milliseconds. Nothing typed is told at once. */
export function useSettled(typed: string, pauseMs: number): string {
  const [settled, settle] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), typed === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
