import { GUEST_FRAMES, type GuestFrame } from '@zar/contract/guest-frames'
import { TIMINGS } from '@zar/contract/limits'
import { openDialog } from '../dialog/dialog.ts'
import { session } from '../session/session.ts'

/** The operator's chat, which shows its window. */
export type Chat = { open: () => void }

type Addresses = { url: string | undefined; backupUrl: string | undefined }
type LiveChatPorts = {
  /** Loads a chat into its frame; resolves when it is there, rejects when it could not be had. */
  add: (frame: GuestFrame) => Promise<Chat>
  wait?: (ms: number) => Promise<void>
}

let chat: Chat | undefined

/**
 * Loads the operator's chat; when it is not there after five seconds, its backup. Without an
 * address nothing is asked for, and support is the site's own chat.
 */
export async function startLiveChat(
  { url, backupUrl }: Addresses,
  { add, wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }: LiveChatPorts,
): Promise<void> {
  if (!url) return
  let isThere = false
  const take = async (frame: GuestFrame) => {
    try {
      const found = await add(frame)
      isThere = true
      chat ??= found
    } catch {
      // Support is the site's own chat then.
    }
  }
  void take(GUEST_FRAMES.chat)
  await wait(TIMINGS.chatBackupMs)
  if (!isThere && backupUrl) await take(GUEST_FRAMES.chatBackup)
}

/** The way to people: the operator's chat where there is one, else our own, for whom we know. */
export function openSupport(): void {
  if (chat) chat.open()
  else openDialog({ name: session() ? 'chat' : 'support' })
}
