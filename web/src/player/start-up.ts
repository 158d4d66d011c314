import { BOOTSTRAP_QUERY, type Bootstrap, optionOf } from '../lib/bootstrap.ts'
import { fingerprint } from '../lib/fingerprint.ts'
import { leaveLostLanguage } from '../lib/languages.ts'
import { startLiveChat } from '../lib/live-chat.ts'
import { whenOnline } from '../lib/online.ts'
import { queryClient } from '../lib/query.ts'
import { startRipples } from '../lib/ripple.ts'
import { rememberShell } from '../lib/shell-cookie.ts'
import { someoneIsHere, startUp } from '../lib/start-up.ts'
import { isStorageBlocked } from '../lib/storage-blocked.ts'
import { startTagManager } from '../lib/tag-manager.ts'
import { locale } from '../lib/translate.ts'

/** The device is measured at the first sign of a person, or when nothing else goes on any more. */
const MEASURE_AT_LATEST_MS = 5_000
const NEVER_MS = 2 ** 31 - 1

/** Whoever does something may open a menu or a dialog next, with or without a network. */
async function fetchNext(): Promise<void> {
  await whenOnline()
  const parts = [import('./pages/side-panels.tsx'), import('./dialogs.tsx')]
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
    void import('./shell/storage-note.tsx').then(({ showStorageNote }) => showStorageNote())
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
      async () => (await import('../lib/site-texts.ts')).loadSiteTexts(),
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
