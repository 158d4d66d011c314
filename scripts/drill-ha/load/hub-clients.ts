import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
} from '@microsoft/signalr'
import { HUB_METHOD, HUB_PATH } from '@zar/contract/hub'
import { until } from '../until.ts'
import type { Person } from './players.ts'

const AGAIN_MS = 500

type Listening = {
  playerId: string
  connection: HubConnection
  pushes: number
  balance: number
}

/** Pages of players at the hub, which come back as often as they are cut off. */
export async function openHubClients(siteUrl: string, people: readonly Person[]) {
  let reconnects = 0
  let longestMs = 0
  let heardAt = performance.now()

  async function listen({ playerId, bearer }: Person): Promise<Listening> {
    const connection = new HubConnectionBuilder()
      .withUrl(siteUrl + HUB_PATH, {
        transport: HttpTransportType.WebSockets,
        skipNegotiation: true,
        accessTokenFactory: () => bearer,
      })
      .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => AGAIN_MS })
      .configureLogging(LogLevel.None)
      .build()
    connection.onreconnected(() => {
      reconnects += 1
    })
    const own = { playerId, connection, pushes: 0, balance: Number.NaN }
    connection.on(HUB_METHOD, (command: string, message: { balance: number }) => {
      if (command !== 'Balance') return
      longestMs = Math.max(longestMs, performance.now() - heardAt)
      heardAt = performance.now()
      own.pushes += 1
      own.balance = message.balance
    })
    await connection.start()
    return own
  }

  const all = await Promise.all(people.map(listen))
  return {
    /** The longest time in which none heard a push since the last time this was asked, in milliseconds. */
    takeLongestMs(): number {
      const longest = Math.max(longestMs, performance.now() - heardAt)
      longestMs = 0
      return longest
    },
    /** From here on: while nobody plays nothing is pushed. */
    beginAnew(): void {
      heardAt = performance.now()
      longestMs = 0
    },
    counts: () => ({ pushes: all.reduce((sum, { pushes }) => sum + pushes, 0), reconnects }),
    /** Until each has been told the balance that its player has. */
    told: (kurusOf: (playerId: string) => number, withinMs: number) =>
      until('the last balance at the hub', withinMs, async () =>
        all.every(({ playerId, balance }) => Math.round(balance * 100) === kurusOf(playerId)),
      ),
    close: () => Promise.all(all.map(({ connection }) => connection.stop())),
  }
}

export type HubClients = Awaited<ReturnType<typeof openHubClients>>
