import { useState } from 'react'
import { Refused } from '../parts/api/call.ts'
import { failureText, isCode } from '../parts/api/failure.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-room.ts'
import { movedWords } from './words.ts'

/** The sentence of a failure; of a board that moved how it was and is. */
export function actFailure(error: unknown, of: 'price' | 'state' = 'state'): string {
  const moved =
    error instanceof Refused && isCode(error, 'board_moved')
      ? movedWords(error.fields, of)
      : undefined
  return moved ? t('moved', moved) : failureText(error)
}

/** Does something once at a time, says what was done, and reads the room anew. */
export function useAct(of: 'price' | 'state' = 'state') {
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const act = async (work: () => Promise<string>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setFailed(undefined)
    try {
      notify(await work())
      return true
    } catch (error) {
      setFailed(actFailure(error, of))
      return false
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  return { act, isBusy, failed, forget: () => setFailed(undefined) }
}
