import { TIMINGS } from '@zar/contract/limits'
import { logout } from '@zar/contract/players/auth'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query.ts'
import { leaveHub } from '../hub/hub.ts'
import { localStore, sessionStore } from '../storage/browser-storage.ts'
import { forgetShell } from '../storage/shell-cookie.ts'
import { forgetSession } from './session.ts'

function clearStorage(): void {
  localStore.clear()
  sessionStore.clear()
  forgetShell()
}

/** Goes to the root, off every page that would ask who is there to log in. */
function goHome(): void {
  history.replaceState(null, '', '/')
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}

/** Leaves nothing of the player in this browser, where the server has ended the session itself. */
export async function leaveBrowser(): Promise<void> {
  goHome()
  await leaveHub()
  await new Promise((resolve) => setTimeout(resolve, TIMINGS.logoutReloadMs))
  clearStorage()
  forgetSession()
}

/** A log-out waits so long for what was asked before it. */
const ANSWERED_WITHIN_MS = 1_000

/** What was asked for as this player is answered first: afterwards it would be refused. */
async function answered(): Promise<void> {
  const isAsked = () => queryClient.isFetching({ queryKey: ['me'] }) > 0
  if (!isAsked()) return
  await new Promise<void>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => !isAsked() && done())
    const timer = setTimeout(done, ANSWERED_WITHIN_MS)
    function done(): void {
      stop()
      clearTimeout(timer)
      resolve()
    }
  })
}

/** Ends the session on the server, leaves nothing in this browser, and starts afresh at the root. */
export async function signOut(): Promise<void> {
  await leaveHub()
  await answered()
  // Whatever the server answers, the player wanted out of this browser.
  await call(logout, {}).catch(() => undefined)
  clearStorage()
  goHome()
  setTimeout(() => {
    // A balance that came in meanwhile was stored again.
    clearStorage()
    location.reload()
  }, TIMINGS.logoutReloadMs)
}
