import { sayInChat } from '@zar/contract/support/chat'
import { call, Refused } from '../../lib/api/call.ts'
import { waitOrOnline } from '../../lib/browser/online.ts'
import { session } from '../../lib/session/session.ts'
import { localStore } from '../../lib/storage/browser-storage.ts'
import { isRecord, readStored, writeStored } from '../../lib/storage/stored.ts'
import { type Outbox, type Outcome, openOutbox, type Waiting } from './outbox.ts'

const PREFIX = 'chat-outbox:'
const AGAIN_MS = [1_000, 2_000, 5_000, 15_000]

const isWaiting = (value: unknown): value is Waiting =>
  isRecord(value) &&
  ['id', 'text', 'at'].every((key) => typeof value[key as keyof typeof value] === 'string')
const isList = (value: unknown): value is Waiting[] =>
  Array.isArray(value) && value.every(isWaiting)

let opened: { usercode: string; outbox: Outbox } | undefined

/** The outbox of this player. What one player typed is never sent in the name of the next. */
export function outboxOf(usercode: string): Outbox {
  if (opened?.usercode === usercode) return opened.outbox
  opened?.outbox.close()
  const key = `${PREFIX}${usercode}`
  const outbox = openOutbox({
    read: () => readStored(key, isList) ?? [],
    write: (list) => (list.length > 0 ? writeStored(key, list) : localStore.removeItem(key)),
    send: async (one) => (session()?.usercode === usercode ? say(one) : 'later'),
    wait: waitToTry,
  })
  addEventListener('storage', (event) => event.key === key && outbox.look())
  opened = { usercode, outbox }
  return outbox
}

export function closeOutbox(): void {
  opened?.outbox.close()
  opened = undefined
}

async function say({ id, text }: Waiting): Promise<Outcome> {
  try {
    await call(sayInChat, { messageId: id, text })
    return 'said'
  } catch (error) {
    // Too fast, no session, or a platform that fails: none of it is the message's fault.
    const isFinal = error instanceof Refused && ![401, 429].includes(error.status)
    return isFinal && error.status < 500 ? 'never' : 'later'
  }
}

/** Waits longer each time, and not at all once the network is back. */
const waitToTry = (tries: number): Promise<void> =>
  waitOrOnline(AGAIN_MS[Math.min(tries, AGAIN_MS.length) - 1] ?? 1_000)
