import { useEffect, useRef, useState } from 'react'
import { notify } from '../../ui/toast.tsx'
import { formatResult } from './format-result.ts'
import type { GameMessage } from './game-message.ts'
import { addRound, NOTHING_PLAYED, resultKurus } from './session-sum.ts'
import { t } from './texts.ts'

/** A session is spoken of once when it is this old. */
export const REMIND_AFTER_MIN = 60
const MINUTE_MS = 60_000

/** Adds up the rounds the game tells of, and counts the minutes since it was opened. */
export function useSessionSum() {
  const [sum, setSum] = useState(NOTHING_PLAYED)
  const [minutes, setMinutes] = useState(0)
  const latest = useRef(sum)
  latest.current = sum
  useEffect(() => {
    const timer = setInterval(() => setMinutes((played) => played + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (minutes !== REMIND_AFTER_MIN) return
    notify.info(t('remind', { result: formatResult(resultKurus(latest.current)) }))
  }, [minutes])
  const hear = (message: GameMessage) => {
    if (message.type === 'zar:round') setSum((before) => addRound(before, message))
  }
  return { sum, minutes, hear }
}
