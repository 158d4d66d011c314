import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../app.ts'
import { systemChance } from '../../chance.ts'
import { TEST_LOG } from '../../fairness/log/testing/test-log.ts'
import { narBahcesi } from '../../games/slot/titles/nar-bahcesi.ts'
import { sweep } from '../../rounds/sweep.ts'
import { openPool } from '../../store/database.ts'
import { slotListing } from '../../supplier-clients/listing.ts'
import { httpTransport } from '../../supplier-clients/transport.ts'
import { beginSeeds } from '../begin-seeds.ts'
import { freshDatabase, TEST_LIMITS } from '../database.ts'
import { exampleClient } from './client.ts'
import type { ExampleOperator } from './operator.ts'
import { isSigned, SIGNATURE_HEADER, signatureOf } from './signature.ts'

export type Call = { path: string; fields: Record<string, unknown> }
/** A status instead, or what happens once the ledger is written. */
export type Fault = { status: string } | keyof typeof WAYS

const SECRET = 'a secret of the tests'
const WAYS = {
  hang: () => {},
  drop: (response) => void response.destroy(),
  '500': (response) => void response.writeHead(500).end('{}'),
  nonsense: (response) => void response.end('<html>'),
  'no balance': (response) => void response.end('{"status":"ok"}'),
} satisfies Record<string, (response: ServerResponse) => void>

/** An arcade with this supplier client alone, and an operator who keeps books and fails on demand. */
export async function openExampleArcade() {
  const wallet = await openWallet()
  const database = await freshDatabase()
  const clock = { nowMs: Date.parse('2026-03-01T12:00:00Z') }
  const pool = openPool(database.url, TEST_LIMITS)
  const sheets = [narBahcesi]
  const games = sheets.map((sheet, place) => ({ ...slotListing(sheet), place }))
  const app = await buildApp({
    pool,
    clock: () => clock.nowMs,
    chance: systemChance,
    fairnessLog: TEST_LOG,
    rooms: { chainKey: 'k'.repeat(64), chainRounds: 1_000 },
    logLevel: 'silent',
    siteOrigin: 'http://site.test',
    publicUrl: 'http://arcade.test',
    pagesDir: '/nowhere',
    clients: [
      (deps) =>
        exampleClient(wallet.operator, { ...deps, transport: httpTransport, games, sheets }),
    ],
  })

  async function post(url: string, fields: object, headers: Record<string, string> = {}) {
    const payload = JSON.stringify(fields)
    const reply = await app.http.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signatureOf(payload, SECRET),
        ...headers,
      },
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  return {
    ...wallet,
    post,
    clock,
    sheets,
    async spin(token: string, stakeKurus = 2_000) {
      await beginSeeds(app.arcade, token)
      return post('/api/begin', { token, bet: { stakeKurus }, commandId: systemChance.uuid() })
    },
    finish: (token: string, roundId: string) => post('/api/finish', { token, roundId }),
    async sweepAll() {
      while ((await sweep(app.arcade, (round) => app.rooms.tellBet(round))) > 0);
    },
    async close() {
      await app.http.close()
      await pool.end()
      await database.close()
      await wallet.close()
    },
  }
}

async function openWallet() {
  const calls: Call[] = []
  const faults: Fault[] = []
  const books = { balanceKurus: 1_000_000, moved: new Map<string, number>() }

  function take({ path, fields }: Call): string {
    const id = String(fields.transactionId)
    const isDone = path === '/balance' || books.moved.has(id)
    const movedKurus = isDone ? 0 : movement(path, fields)
    if (books.balanceKurus + movedKurus < 0) return 'not_enough_money'
    books.balanceKurus += movedKurus
    if (!isDone) books.moved.set(id, movedKurus)
    return 'ok'
  }

  function movement(path: string, { amount, reversedId }: Call['fields']): number {
    if (path === '/rollback') return -(books.moved.get(String(reversedId)) ?? 0)
    return Number(amount) * (path === '/bet' ? -1 : 1)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const isTheirs = isSigned(body, request.headers[SIGNATURE_HEADER], SECRET)
    const call = { path: `/${request.url?.split('/').at(-1)}`, fields: JSON.parse(body.toString()) }
    calls.push(call)
    const fault = isTheirs ? faults.shift() : { status: 'bad_signature' }
    const status = typeof fault === 'object' ? fault.status : take(call)
    if (typeof fault === 'string') WAYS[fault](response)
    else response.end(JSON.stringify({ status, balance: books.balanceKurus }))
  }

  const server = createServer((request, response) => {
    void serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const walletUrl = `http://127.0.0.1:${port}/wallet/example`
  const operator: ExampleOperator = { walletUrl, secret: SECRET }
  return {
    operator,
    books,
    calls,
    faults,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
