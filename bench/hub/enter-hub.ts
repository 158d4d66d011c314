import { WebSocket } from 'ws'

const HANDSHAKE = '{"protocol":"json","version":1}\x1e'

/** A socket that is through the hub's handshake. */
export async function enterHub(address: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address}?access_token=${token}`, { perMessageDeflate: false })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(HANDSHAKE)
  await new Promise((resolve) => socket.once('message', resolve))
  return socket
}
