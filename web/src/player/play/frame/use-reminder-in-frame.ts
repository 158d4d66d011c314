import { useEffect, useRef, useState } from 'react'
import type { Reminder } from '../session/use-reminder.ts'

/** A game that has not taken a reminder after this long does not show it. */
const TAKEN_WITHIN_MS = 1_500
const KURUS = 100

type Frame = {
  frame: { current: HTMLIFrameElement | null }
  /** Where the game is, for its origin. */
  url: string | undefined
  isReady: boolean
}

/** Hands a reminder that is due to the game, and tells it once the player goes on; answers what hears that it was taken. */
export function useReminderInFrame({ frame, url, isReady }: Frame, reminder: Reminder) {
  const { inGame, onSilent } = reminder
  const { check, attempt } = inGame ?? {}
  const [isTaken, setTaken] = useState(false)
  useEffect(() => {
    if (!check || !url || !isReady || attempt === undefined) return
    const tell = (message: object) =>
      frame.current?.contentWindow?.postMessage(message, new URL(url).origin)
    tell({
      type: 'zar:reminder',
      minutes: check.minutes,
      stakedKurus: Math.round(check.staked * KURUS),
      netKurus: Math.round(check.net * KURUS),
    })
    return () => {
      tell({ type: 'zar:goOn' })
      setTaken(false)
    }
  }, [frame, url, isReady, check, attempt])
  const silent = useRef(onSilent)
  silent.current = onSilent
  useEffect(() => {
    if (!check || isTaken) return
    const timer = setTimeout(() => silent.current(), TAKEN_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [check, isTaken])
  return () => setTaken(true)
}
