/**
 * A supplier's half of a bet, in a process of its own: signs its requests beforehand, then sends them
 * over as many kept connections as it is told, and reports. Started by `callback.ts`. It shares the
 * machine with what is measured, so it writes prepared bytes to bare sockets and reads no more of an
 * answer than it must to know that it is whole and that it says yes.
 */
import { createPrivateKey, randomInt } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { ProviderName } from '@zar/contract/casino/casino'
import { drive, type Measured } from '../load/drive.ts'
import { betRequest, SAYINGS } from './supplier-bets.ts'

export type Order = {
  provider: ProviderName
  url: string
  hub88PrivatePem: string
  playerIds: string[]
  requests: number
  connections: number
  seconds: number
}
export type Report = { measured: Measured; acknowledged: number }

process.once('message', async (order: Order) => {
  const requests = signAll(order)
  const { yes } = SAYINGS[order.provider]
  const { hostname, port } = new URL(order.url)
  const lines = await Promise.all(
    Array.from({ length: order.connections }, () => openLine(hostname, Number(port))),
  )
  let acknowledged = 0
  const measured = await drive(order.connections, order.seconds, async (caller) => {
    const [next, line] = [requests.pop(), lines[caller]]
    // More was done than was signed for: the run ends early, and its rate is right all the same.
    if (!next || !line) return false
    if ((await line.send(next)).includes(yes)) acknowledged++
    return true
  })
  for (const line of lines) line.close()
  process.send?.({ measured, acknowledged } satisfies Report)
})

function signAll({ provider, url, hub88PrivatePem, playerIds, requests }: Order): Buffer[] {
  const { host } = new URL(url)
  const hub88Key = createPrivateKey(hub88PrivatePem)
  return Array.from({ length: requests }, () => {
    const playerId = playerIds[randomInt(playerIds.length)] ?? ''
    return betRequest(provider, { playerId, host, hub88Key })
  })
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
