/**
 * Hub88's half of a bet, in a process of its own: signs its requests beforehand, then sends them
 * over as many kept connections as it is told, and reports. Started by `callback.ts`. It shares the
 * machine with what is measured, so it writes prepared bytes to bare sockets and reads no more of an
 * answer than it must to know that it is whole and that it says yes.
 */
import { createPrivateKey, type KeyObject, randomInt, randomUUID, sign } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { drive, type Measured } from './drive.ts'

export type Order = {
  url: string
  privatePem: string
  playerIds: string[]
  requests: number
  connections: number
  seconds: number
}
export type Report = { measured: Measured; acknowledged: number }

process.once('message', async (order: Order) => {
  const requests = await signAll(order)
  const { hostname, port } = new URL(order.url)
  const lines = await Promise.all(
    Array.from({ length: order.connections }, () => openLine(hostname, Number(port))),
  )
  let acknowledged = 0
  const measured = await drive(order.connections, order.seconds, async (caller) => {
    const [next, line] = [requests.pop(), lines[caller]]
    // More was done than was signed for: the run ends early, and its rate is right all the same.
    if (!next || !line) return false
    if ((await line.send(next)).includes('"RS_OK"')) acknowledged++
    return true
  })
  for (const line of lines) line.close()
  process.send?.({ measured, acknowledged } satisfies Report)
})

/** One after the other on each of two cores: a signature takes half a millisecond. */
async function signAll(order: Order): Promise<Buffer[]> {
  const key = createPrivateKey(order.privatePem)
  const requests: Buffer[] = []
  const signer = async () => {
    while (requests.length < order.requests) requests.push(await signedRequest(order, key))
  }
  await Promise.all([signer(), signer()])
  return requests
}

async function signedRequest({ url, playerIds }: Order, key: KeyObject): Promise<Buffer> {
  const id = randomUUID()
  const user = playerIds[randomInt(playerIds.length)]
  const body = JSON.stringify({
    user,
    token: user,
    transaction_uuid: id,
    supplier_transaction_id: id,
    request_uuid: randomUUID(),
    round: id,
    round_closed: false,
    is_free: false,
    is_supplier_promo: false,
    is_aggregated: false,
    game_code: 'bench',
    currency: 'TRY',
    bet: 'lines:20',
    amount: 100_000,
  })
  const signature = await new Promise<Buffer>((resolve, reject) =>
    sign('RSA-SHA256', Buffer.from(body), key, (error, made) =>
      error ? reject(error) : resolve(made),
    ),
  )
  const { host, pathname } = new URL(url)
  return Buffer.from(
    `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
      `x-hub88-signature: ${signature.toString('base64')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** A kept connection with one request on it at a time. */
async function openLine(host: string, port: number) {
  const socket: Socket = connect(port, host)
  socket.setNoDelay(true)
  let received = ''
  let resolve: (answer: string) => void = () => {}
  let reject: (reason: Error) => void = () => {}
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part
    const bodyAt = received.indexOf('\r\n\r\n') + 4
    if (bodyAt < 4) return
    const length = /content-length: (\d+)/i.exec(received.slice(0, bodyAt))?.[1]
    if (!length) return reject(new Error(`an answer without a length: ${received}`))
    if (received.length < bodyAt + Number(length)) return
    const answer = received
    received = ''
    resolve(answer)
  })
  socket.on('error', (error) => reject(error))
  socket.on('close', () => reject(new Error('the connection was closed')))
  await new Promise<void>((opened) => socket.once('connect', () => opened()))
  return {
    send: (request: Buffer) =>
      new Promise<string>((answered, failed) => {
        resolve = answered
        reject = failed
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}
