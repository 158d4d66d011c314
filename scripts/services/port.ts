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

/** One that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
