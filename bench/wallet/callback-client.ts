/**
 * A supplier's half of a bet, in a process of its own: signs its requests beforehand, then sends them
 * over as many kept connections as it is told, and reports. Started by `signed-callbacks.ts`.
 */
import { createPrivateKey, randomInt } from 'node:crypto'
import type { ProviderName } from '@zar/contract/casino/casino'
import { drive, type Measured } from '../load/drive.ts'
import { openLine } from '../load/line.ts'
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
