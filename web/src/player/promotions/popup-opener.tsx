import { useEffect } from 'react'
import { useBootstrap } from '../../lib/content/bootstrap.ts'
import { openDialog, useDialog } from '../../lib/dialog/dialog.ts'
import { usePageCovered } from '../../lib/dialog/page-cover.ts'
import { useLocation } from '../../lib/router/router.tsx'
import { useSignedIn } from '../../lib/session/session.ts'
import { atRest } from './at-rest.ts'
import { isDue, rememberSeen } from './popup-seen.ts'

/** So long the visitor must have left the page alone: nobody is interrupted while doing something. */
const REST_MS = 5_000

/** Opens the operator's banner over the home page, when the page rests and nothing lies over it. */
export function PopupOpener() {
  const popup = useBootstrap().data?.popup
  const isHome = useLocation().pathname === '/'
  const hasDialog = useDialog() !== null
  const isCovered = usePageCovered()
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (!isHome || hasDialog || isCovered || !isDue(popup, isSignedIn)) return
    return atRest(REST_MS, () => {
      rememberSeen(popup)
      openDialog({ name: 'popup' })
    })
  }, [isHome, hasDialog, isCovered, isSignedIn, popup])
  return null
}
