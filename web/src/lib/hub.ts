import type { HubConnection } from '@microsoft/signalr'
import { balance } from '@zar/contract/auth'
import { HUB_METHOD, HUB_PATH, type HubCommand, type HubMessages } from '@zar/contract/hub'
import { TIMINGS } from '@zar/contract/limits'
import { call, Refused } from './call.ts'
import { forgetHub, tellHubEvent } from './hub-state.ts'
import { keepConnected } from './keep-connected.ts'
import { fetchPart } from './lazily.ts'
import { waitOrOnline } from './online.ts'
import { session, setBalance } from './session.ts'
import { locale } from './translate.ts'

type Listener<C extends HubCommand> = (message: HubMessages[C]) => void
const listeners: { [C in HubCommand]: Set<Listener<C>> } = {
  Balance: new Set([(message) => setBalance(message.balance)]),
  Notification: new Set(),
  FreeRound: new Set(),
  Ticket: new Set(),
  Chat: new Set(),
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

/** Asks for the balance, for whoever has heard that it moved. */
export async function refreshBalance(): Promise<void> {
  const wasSignedIn = session() !== null
  try {
    setBalance((await call(balance, {})).balance)
  } catch (error) {
    // A lost poll is repaired by the next one. Who was signed out by it asked for nothing, and is told why.
    if (wasSignedIn && error instanceof Refused && error.status === 401) await say(error.message)
  }
}

async function say(message: string): Promise<void> {
  const { notify } = await fetchPart(() => import('../ui/toast.tsx'))
  notify.error(message)
}

/**
 * Keeps the signed-in player's balance true until the returned function is called: by the hub
 * while it is connected, by asking every three seconds while it is not.
 */
export function connectHub(): () => void {
  let connection: HubConnection | undefined
  let kept: { stop: () => Promise<void> } | undefined
  let isStopped = false

  void refreshBalance()
  const poll = setInterval(() => {
    if (connection?.state !== 'Connected' && navigator.onLine) void refreshBalance()
  }, TIMINGS.balancePollMs)

  void openConnection().then((opened) => {
    if (isStopped) return
    connection = opened
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
