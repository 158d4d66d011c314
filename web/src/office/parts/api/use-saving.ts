import { useState } from 'react'
import { failureText } from './failure.ts'

/** What a form does as it is sent: once at a time, and what went wrong in words. */
export function useSaving() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const save = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, save }
}
