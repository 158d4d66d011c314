import { queryClient } from '../lib/api/query.ts'
import { whenOnline } from '../lib/browser/online.ts'
import { startRipples } from '../lib/browser/ripple.ts'
import { someoneIsHere, startUp } from '../lib/browser/start-up.ts'
import { BOOTSTRAP_QUERY, type Bootstrap, optionOf } from '../lib/content/bootstrap.ts'
import { leaveLostLanguage } from '../lib/language/languages.ts'
import { locale } from '../lib/language/translate.ts'
import { fingerprint } from '../lib/session/fingerprint.ts'
import { rememberShell } from '../lib/storage/shell-cookie.ts'
import { isStorageBlocked } from '../lib/storage/storage-blocked.ts'
import { startLiveChat } from '../lib/third-party/live-chat.ts'
import { startTagManager } from '../lib/third-party/tag-manager.ts'

/** The device is measured at the first sign of a person, or when nothing else goes on any more. */
const MEASURE_AT_LATEST_MS = 5_000
const NEVER_MS = 2 ** 31 - 1

/** Whoever does something may open a menu or a dialog next, with or without a network. */
async function fetchNext(): Promise<void> {
  await whenOnline()
  const parts = [import('./layout/side-panels.tsx'), import('./dialogs.tsx')]
  await Promise.allSettled(parts)
}

/** Kept, since it is shown when it cannot be fetched any more: the picture of being offline. */
const lantern = new Image()

async function fetchLantern(): Promise<void> {
  await whenOnline()
  lantern.src = '/art/empty-fener.svg'
}

/**
 * What a page load does beside drawing itself. The bootstrap carries the languages, the site
 * options, the first categories of games, the domains, the trial bonus and the icons, so one
 * answer settles them all; a player's notifications and the line to the hub follow the session.
 */
export async function start(): Promise<void> {
  startRipples()
  if (isStorageBlocked()) {
    void import('./layout/notices/storage-note.tsx').then(({ showStorageNote }) =>
      showStorageNote(),
    )
  }
  rememberShell(locale)
  void someoneIsHere(NEVER_MS).then(fetchNext)
  void someoneIsHere(MEASURE_AT_LATEST_MS).then(fingerprint)
  void someoneIsHere(MEASURE_AT_LATEST_MS).then(fetchLantern)
  let told: Bootstrap | undefined
  await startUp({
    first: [
      async () => {
        told = await queryClient.ensureQueryData({ ...BOOTSTRAP_QUERY, revalidateIfStale: true })
      },
    ],
    rest: [
      () => leaveLostLanguage(told),
      async () => (await import('../lib/content/site-texts.ts')).loadSiteTexts(),
      () =>
        startTagManager({
          id: optionOf(told, 'tagManagerId'),
          url: optionOf(told, 'tagManagerUrl'),
        }),
      () =>
        startLiveChat(
          {
            url: optionOf(told, 'liveChatUrl'),
            backupUrl: optionOf(told, 'liveChatBackupUrl'),
          },
          {
            add: async (frame) => (await import('./support/guest-chat.tsx')).addGuestChat(frame),
          },
        ),
    ],
  })
}
