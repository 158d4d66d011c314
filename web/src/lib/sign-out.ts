import { logout } from '@zar/contract/auth'
import { TIMINGS } from '@zar/contract/limits'
import { call } from './call.ts'
import { leaveHub } from './hub.ts'
import { forgetShell } from './shell-cookie.ts'

function clearStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
  forgetShell()
}

/** Ends the session on the server, leaves nothing in this browser, and starts afresh at the root. */
export async function signOut(): Promise<void> {
  await leaveHub()
  // Whatever the server answers, the player wanted out of this browser.
  await call(logout, {}).catch(() => undefined)
  clearStorage()
  history.replaceState(null, '', '/')
  dispatchEvent(new PopStateEvent('popstate'))
  setTimeout(() => {
    // A balance that came in meanwhile was stored again.
    clearStorage()
    location.reload()
  }, TIMINGS.logoutReloadMs)
}
