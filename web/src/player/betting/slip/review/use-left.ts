import { useEffect, useState } from 'react'

const EVERY_MS = 100

/** How long it still is until a moment of this page’s clock, in ms; 0 afterwards. */
export function useLeftMs(until: number): number {
  const [leftMs, setLeft] = useState(() => until - performance.now())
  useEffect(() => {
    const look = () => setLeft(until - performance.now())
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, leftMs)
}
