import type { HubConnection } from '@microsoft/signalr'
import { HUB_METHOD, HUB_PATH, type HubCommand, type HubMessages } from '@zar/contract/hub'
import { TIMINGS } from '@zar/contract/limits'
import { balance } from '@zar/contract/players/auth'
import { request } from '../api/call.ts'
import { fetchPart } from '../browser/lazily.ts'
import { waitOrOnline } from '../browser/online.ts'
import { locale } from '../language/translate.ts'
import { session, setBalance } from '../session/session.ts'
import { forgetHub, tellHubEvent } from './hub-state.ts'
import { keepConnected } from './keep-connected.ts'
import { tellSlotOpen } from './slot-open.ts'

type Listener<C extends HubCommand> = (message: HubMessages[C]) => void
const listeners: { [C in HubCommand]: Set<Listener<C>> } = {
  Balance: new Set([takeBalance]),
  Notification: new Set(),
  FreeRound: new Set(),
  SlotOpen: new Set([tellSlotOpen]),
  SupplierClosed: new Set(),
  Ticket: new Set(),
  Chat: new Set(),
  Bet: new Set(),
}

/** Hears every message of one command until the returned function is called. */
export function onHub<C extends HubCommand>(command: C, listener: Listener<C>): () => void {
  listeners[command].add(listener)
  return () => {
    listeners[command].delete(listener)
  }
}

function tell<C extends HubCommand>(command: C, message: HubMessages[C]): void {
  for (const listener of listeners[command]) listener(message)
}

/** What the balance that is shown is known by; empty where it came without. */
let tag = ''

/** One that is pushed has no tag: asked by the one before, a balance that is back there would not be told. */
function takeBalance(message: HubMessages['Balance']): void {
  tag = ''
  setBalance(message.balance)
}

/** Asks for the balance, for whoever has heard that it moved. */
export const refreshBalance = (): Promise<void> => askBalance({})

/** Asks whether the balance still holds: the server tells it only where it has moved. */
const pollBalance = (): Promise<void> => askBalance(tag ? { 'if-none-match': tag } : {})

async function askBalance(headers: Record<string, string>): Promise<void> {
  try {
    const { data, etag = '' } = await request(balance, {}, { headers })
    if (data === undefined) return
    setBalance(balance.output.parse(data).balance)
    tag = etag
  } catch {
    // A lost poll is repaired by the next one.
  }
}

/** Whether anyone may be looking at this page, and the network is there. */
const isWatched = () => document.visibilityState === 'visible' && navigator.onLine

/**
 * Keeps the signed-in player's balance true until the returned function is called: by the hub,
 * and by asking every three seconds while the page is seen, as the specification has it (4.62).
 */
export function connectHub(): () => void {
  let kept: { stop: () => Promise<void> } | undefined
  let isStopped = false

  tag = ''
  void refreshBalance()
  const poll = setInterval(() => isWatched() && void pollBalance(), TIMINGS.balancePollMs)
  const onSeen = () => isWatched() && void pollBalance()
  document.addEventListener('visibilitychange', onSeen)

  void openConnection().then((opened) => {
    if (isStopped) return
    // The server hangs up for good when it ends the session: the next answer says why.
    opened.onclose(() => !isStopped && void refreshBalance())
    kept = keepConnected(opened, {
      delaysMs: TIMINGS.hubReconnectMs,
      tell: tellHubEvent,
      // A tab that slept through a push learns the truth when it is connected again.
      onConnected: () => void refreshBalance(),
      wait: waitOrOnline,
    })
  })

  leave = async () => {
    isStopped = true
    clearInterval(poll)
    document.removeEventListener('visibilitychange', onSeen)
    forgetHub()
    await kept?.stop()
  }
  return () => void leaveHub()
}

let leave = async () => {}
/** Hangs up, and does not come back: the server would refuse a session that has ended. */
export const leaveHub = (): Promise<void> => leave()

async function openConnection(): Promise<HubConnection> {
  const { HttpTransportType, HubConnectionBuilder, LogLevel } = await fetchPart(
    () => import('@microsoft/signalr'),
  )
  const connection = new HubConnectionBuilder()
    .withUrl(`${HUB_PATH}?x-fingerprint=web&locale=${locale}`, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
      accessTokenFactory: () => session()?.token ?? '',
    })
    .withAutomaticReconnect([...TIMINGS.hubReconnectMs])
    .withServerTimeout(TIMINGS.hubServerTimeoutMs)
    .withKeepAliveInterval(TIMINGS.hubPingMs)
    .configureLogging(LogLevel.None)
    .build()
  // Braces, because a returned value would be sent back as the answer to an invocation.
  connection.on(HUB_METHOD, (command: string, message: unknown) => {
    if (Object.hasOwn(listeners, command)) tell(command as HubCommand, message as never)
  })
  return connection
}
