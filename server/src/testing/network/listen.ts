import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Has a server of a test listen on a free port of this machine. Closing waits for nobody. */
export async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
