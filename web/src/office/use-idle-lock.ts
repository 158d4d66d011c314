import { useEffect } from 'react'
import { localStore } from '../lib/storage/browser-storage.ts'
import { lock } from './parts/api/enter.ts'

/** Minutes without a key, press or touch after which the office locks, as the server does. */
const IDLE_MS = 15 * 60_000
const LOOK_MS = 10_000
/** What other tabs of the same person write too: who works in one of them is not idle in another. */
const STORED = 'office-input-at'
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const

/** Locks the office when nobody has touched it for fifteen minutes. */
export function useIdleLock(): void {
  useEffect(() => {
    let writtenAt = 0
    const touch = () => {
      const now = Date.now()
      if (now - writtenAt < 1_000) return
      writtenAt = now
      localStore.setItem(STORED, String(now))
    }
    const look = () => {
      const last = Number(localStore.getItem(STORED)) || writtenAt
      if (Date.now() - last >= IDLE_MS) void lock()
    }
    touch()
    for (const sign of SIGNS) addEventListener(sign, touch, { passive: true })
    // A machine that slept wakes up locked.
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, LOOK_MS)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const sign of SIGNS) removeEventListener(sign, touch)
    }
  }, [])
}
