import { useState } from 'react'
import { useRealityWatch, useReminderAnswers } from '../../../lib/account/reality-check.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { useNavigate } from '../../../lib/router/router.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import type { GameMessage } from '../frame/game-message.ts'

const PLACES = { history: '/dashboard/game-history', limits: '/dashboard/limits' }

/**
 * The reminder of whoever plays this game (LIM-06): a card of the game itself where it shows such cards,
 * else a dialog that takes the game's place. Whoever has had enough is led to `leaveTo`.
 */
export function useReminder(leaveTo?: string) {
  const navigate = useNavigate()
  /** Whether the game can show it: it said that it is there, and took the last one that it was given. */
  const [hasGame, setHasGame] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const watch = useRealityWatch(leaveTo, hasGame)
  const { goOn, stop } = useReminderAnswers(watch.due)
  const leave = (to: string | undefined) => {
    stop()
    if (to) navigate(to)
  }
  const hear = (message: GameMessage) => {
    if (message.type === 'zar:ready') setHasGame(true)
    if (message.type !== 'zar:reminded' || message.answer === 'shown' || !watch.due) return
    const { answer } = message
    if (answer === 'leave') leave(leaveTo)
    else if (answer !== 'goOn') leave(PLACES[answer])
    else
      goOn({
        onError: (failure) => {
          notify.error(failureText(failure))
          // The card is answered anew.
          setAttempt((count) => count + 1)
        },
      })
  }
  return {
    ...watch,
    hear,
    /** For the frame of the game; undefined while there is nothing to say there. */
    inGame: hasGame && watch.due ? { check: watch.due, attempt } : undefined,
    onSilent: () => setHasGame(false),
  }
}

export type Reminder = Pick<ReturnType<typeof useReminder>, 'inGame' | 'onSilent'>
