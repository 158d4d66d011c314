import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { systemChance } from '../../chance.ts'
import { freshDatabase } from '../../testing/database.ts'
import { bankRoutes } from '../bank.ts'
import type { BankDeps } from '../deps.ts'
import { isSigned, sign } from '../signature.ts'

/** What the merchant signs its orders with. */
export const SECRET = 'c3'.repeat(32)
const CALLBACK_SECRET = 'd7'.repeat(32)
const CUSTOMER = { id: '8a1b6a51-6b0e-4a55-9d36-0d3c5a1f2e70', name: 'Deniz Yılmaz' }

type ReceivedCallback = { body: Record<string, unknown>; isGenuine: boolean; atMs: number }

/** A merchant that hears the bank's callbacks and answers as it is told to. */
async function openMerchant(now: () => number) {
  const told: ReceivedCallback[] = []
  const merchant = { answers: [] as number[], hear: () => {} }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const isGenuine = isSigned(CALLBACK_SECRET, body, request.headers['x-bank-signature'], now())
    told.push({ body: JSON.parse(body.toString()), isGenuine, atMs: now() })
    reply.writeHead(merchant.answers.shift() ?? 200).end()
    merchant.hear()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(merchant, {
    told,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/payments/callback`,
    async heard(count: number) {
      while (told.length < count) {
        await new Promise<void>((resolve) => {
          merchant.hear = resolve
        })
      }
      return told
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  })
}

/** A bank on a database of its own, with a merchant and time that stands still. */
export async function openTestBank() {
  const clock = { nowMs: Date.parse('2026-03-01T12:00:00Z') }
  const database = await freshDatabase()
  const merchant = await openMerchant(() => clock.nowMs)
  let app = await start()

  async function start() {
    const opened = Fastify()
    const deps: BankDeps = {
      secrets: { orders: SECRET, callbacks: CALLBACK_SECRET },
      siteUrl: 'http://site.test',
      callbackUrl: merchant.url,
      publicUrl: 'http://bank.test',
      pool: database.pool,
      clock: () => clock.nowMs,
      chance: systemChance,
      pollMs: 10,
    }
    await opened.register(bankRoutes, deps)
    await opened.ready()
    return opened
  }

  const bank = {
    clock,
    database,
    merchant,
    async order(path: string, content: object, signature?: string) {
      const payload = JSON.stringify(content)
      const answer = await app.inject({
        method: 'POST',
        url: `/bank/${path}`,
        headers: {
          'content-type': 'application/json',
          'x-merchant-signature': signature ?? sign(SECRET, payload, clock.nowMs),
        },
        payload,
      })
      return { status: answer.statusCode, ...answer.json() }
    },
    checkout: (more: object = {}) =>
      bank.order('checkouts', {
        orderId: randomUUID(),
        amountKurus: 150_025,
        currency: 'TRY',
        kind: 'page',
        language: 'tr',
        customer: CUSTOMER,
        ...more,
      }),
    payout: (more: object = {}) =>
      bank.order('payouts', {
        orderId: randomUUID(),
        amountKurus: 20_000,
        currency: 'TRY',
        iban: 'TR330006100519786457841326',
        ...more,
      }),
    show: (path: string) => app.inject({ url: path }),
    choose: (path: string, decision: string, typed: object = {}) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ decision, ...typed }).toString(),
      }),
    /** The process ends, and another one takes its place. */
    stop: () => app.close(),
    async restart() {
      app = await start()
    },
    async close() {
      await app.close()
      await merchant.close()
      await database.close()
    },
  }
  return bank
}

export type TestBank = Awaited<ReturnType<typeof openTestBank>>

export const pathOf = (url: string) => new URL(url).pathname
