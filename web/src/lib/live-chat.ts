import { TIMINGS } from '@zar/contract/limits'
import { openDialog } from './dialog.ts'
import { addScript } from './script.ts'
import { session } from './session.ts'

/** What a chat's script leaves in the page: `window.liveChat.open()` shows its window. */
type Chat = { open: () => void }

const chat = (): Chat | undefined => {
  const { liveChat } = globalThis as typeof globalThis & { liveChat?: Chat }
  return typeof liveChat?.open === 'function' ? liveChat : undefined
}

type Addresses = { url: string | undefined; backupUrl: string | undefined }
type Ways = {
  add: (address: string) => Promise<void>
  wait: (ms: number) => Promise<void>
  isThere: () => boolean
}

const WAYS: Ways = {
  add: addScript,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isThere: () => chat() !== undefined,
}

/**
 * Loads the operator's chat; when it is not there after five seconds, its backup. Without an
 * address nothing is asked for, and support is the site's own chat.
 */
export async function startLiveChat(
  { url, backupUrl }: Addresses,
  { add, wait, isThere }: Ways = WAYS,
): Promise<void> {
  if (!url) return
  let hasLoaded = false
  void add(url).then(
    () => {
      hasLoaded = true
    },
    () => undefined,
  )
  await wait(TIMINGS.chatBackupMs)
  if (hasLoaded || isThere() || !backupUrl) return
  await add(backupUrl).catch(() => undefined)
}

/** The way to people: the operator's chat where there is one, else our own, for whom we know. */
export function openSupport(): void {
  const there = chat()
  if (there) there.open()
  else openDialog({ name: session() ? 'chat' : 'support' })
}
