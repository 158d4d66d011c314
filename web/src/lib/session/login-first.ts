import { useEffect } from 'react'
import { openDialog } from '../dialog/dialog.ts'
import { useSignedIn } from './session.ts'

/** Whether someone is signed in; opens the log-in in place of a dialog for players when not. */
export function useLoginFirst(): boolean {
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (!isSignedIn) openDialog({ name: 'login' })
  }, [isSignedIn])
  return isSignedIn
}
