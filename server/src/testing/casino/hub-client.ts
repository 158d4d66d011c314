import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
} from '@microsoft/signalr'
import { HUB_METHOD, HUB_PATH } from '@zar/contract/hub'

/** The official client at the hub, as the site runs it, with what it heard. */
export async function connectHub(address: string, bearer: string) {
  const connection = new HubConnectionBuilder()
    .withUrl(address + HUB_PATH, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
      accessTokenFactory: () => bearer,
    })
    .withAutomaticReconnect([0, 500, 500, 1_000, 1_000, 1_000, 1_000])
    .configureLogging(LogLevel.None)
    .build()
  const pushes = heardBy(connection)
  /** For good: the client was told not to come back. */
  const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()))
  /** For now: the client tries again. */
  const reconnecting = new Promise<void>((resolve) => connection.onreconnecting(() => resolve()))
  await connection.start()
  return { connection, closed, reconnecting, ...pushes }
}

function heardBy(connection: HubConnection) {
  const heard: { command: string; message: unknown }[] = []
  let hear = () => {}
  connection.on(HUB_METHOD, (command: string, message: unknown) => {
    heard.push({ command, message })
    hear()
  })
  return {
    heard,
    /** The first push of this command from here on, or one that came already. */
    async next(command: string): Promise<unknown> {
      for (;;) {
        const found = heard.find((push) => push.command === command)
        if (found) return found.message
        await new Promise<void>((resolve) => {
          hear = resolve
        })
      }
    },
  }
}
