import type { Locale } from '@zar/contract/limits'
import { localStore } from './browser-storage.ts'

const YEAR_SECONDS = 31_536_000
const NOTICE_KEY = 'topNotifyRead'

/**
 * Tells the server which drawing of the home page this browser should see while the script is on
 * its way. It names a language and nothing about the person.
 */
export function rememberShell(locale: Locale): void {
  const shell = localStore.getItem(NOTICE_KEY) === null ? locale : `${locale}.read`
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = `shell=${shell}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

/** The next visit begins as a stranger's does. */
export function forgetShell(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'shell=; path=/; max-age=0; samesite=lax'
}
