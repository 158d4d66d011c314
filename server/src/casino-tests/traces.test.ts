/** Traces of a whole casino: one bet from its call to the ledger, at a collector on this machine. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { betFields } from '../providers/hub88/testing/fields.ts'
import { signRequest } from '../providers/hub88/testing/sign-request.ts'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'

type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string }

const spans: Sent[] = []
const collector = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const [{ scopeSpans }] = JSON.parse(text).resourceSpans
  spans.push(...scopeSpans[0].spans)
  response.end('{}')
})

let casino: CasinoHere
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  casino = await openCasinoHere({ tracesUrl: `http://127.0.0.1:${port}` })
})
afterAll(() => collector.close())

test('OPS-08: spans of one bet have one trace id from its call to the ledger, and tell nothing of the player', async () => {
  const seat = await casino.seat(casino.address, 10_000_000n)
  const fields = betFields(seat, { id: randomUUID(), amountE5: 100_000n, round: randomUUID() })
  const { body, headers } = signRequest(casino.keys.hub88PrivateKey, JSON.stringify(fields))
  const response = await fetch(`${casino.address}/wallet/hub88/transaction/bet`, {
    method: 'POST',
    body: Uint8Array.from(body),
    headers,
  })
  expect(await response.json()).toMatchObject({ status: 'RS_OK' })
  await casino.close()

  const named = (name: string) => spans.filter((span) => span.name === name)
  const [call] = named('POST /wallet/hub88/transaction/bet')
  const [command] = named('wallet bet')
  const [batch] = named('wallet batch')
  expect(call?.traceId).toMatch(/^[\da-f]{32}$/)
  expect([command?.traceId, command?.parentSpanId]).toEqual([call?.traceId, call?.spanId])
  expect([batch?.traceId, batch?.parentSpanId]).toEqual([call?.traceId, command?.spanId])
  // The test's own call of the casino, and the casino's of the supplier at the launch.
  const { host } = new URL(casino.standIn.url)
  expect(named(`POST ${host}`).length).toBeGreaterThan(0)
  for (const told of [seat.playerId, seat.token, seat.bearer, fields.transaction_uuid])
    expect(JSON.stringify(spans)).not.toContain(told)
})
