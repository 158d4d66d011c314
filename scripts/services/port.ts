import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Whether nobody listens on this port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map(
      (host) =>
        new Promise<boolean>((resolve) => {
          const socket = net.connect({ host, port }, () => resolve(true))
          socket.once('connect', () => socket.destroy())
          socket.once('error', () => resolve(false))
        }),
    ),
  )
  return !answers.includes(true)
}

/** Systems take the local ports of connections from above this; a port that is kept for later is not among them. */
const FIRST = 20_000
const COUNT = 12_000

/** One that nobody listens on now, and that no connection of another process takes until it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + randomInt(COUNT)
    if (await canListen(port)) return port
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
