import { useEffect } from 'react'
import { useSession } from '../../../lib/session/session.ts'
import { keepWithAccount } from './account.ts'

/** Keeps favourites and settings with the account of who is signed in. Draws nothing. */
export function KeepPreferences() {
  const owner = useSession()?.usercode
  useEffect(() => (owner ? keepWithAccount(owner) : undefined), [owner])
  return null
}
