import { useEffect, useState } from 'react'
import type { GameMessage } from '../frame/game-message.ts'
import { addRound, NOTHING_PLAYED } from './session-sum.ts'

const MINUTE_MS = 60_000

/** Adds up the rounds the game tells of, and counts the minutes since it was opened. */
export function useSessionSum() {
  const [sum, setSum] = useState(NOTHING_PLAYED)
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setMinutes((played) => played + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const hear = (message: GameMessage) => {
    if (message.type === 'zar:round') setSum((before) => addRound(before, message))
  }
  return { sum, minutes, hear }
}
