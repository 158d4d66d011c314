import { TIMINGS } from '@zar/contract/limits'
import { logout } from '@zar/contract/players/auth'
import { call } from '../api/call.ts'
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

/** Ends the session on the server, leaves nothing in this browser, and starts afresh at the root. */
export async function signOut(): Promise<void> {
  await leaveHub()
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
