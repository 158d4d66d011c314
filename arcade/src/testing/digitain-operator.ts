import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DigitainOperator } from '../supplier-clients/digitain/operator.ts'
import { isSigned, signatureOf } from '../supplier-clients/digitain/signature.ts'

type Item = Record<string, unknown> & { txId: string; originalTxId?: string }
export type Call = { path: string; item: Item; fields: Record<string, unknown> }

/** What goes wrong with a call: its code, or what happens once the ledger is written. */
export type Fault = number | 'drop' | 'hang' | '500' | 'nonsense' | 'unsigned' | 'another tx'

/** An operator's wallet over real HTTP that keeps its books as Digitain asks, and fails on demand. */
export async function openDigitainOperator(balanceKurus = 1_000_000) {
  const operator: DigitainOperator = { operatorId: '42', hmacKey: 'digikey', walletUrl: '' }
  const calls: Call[] = []
  const faults: Fault[] = []
  const books = { balanceKurus, taken: new Map<string, number>(), refunded: new Set<string>() }

  function take(path: string, item: Item): number {
    if (books.taken.has(item.txId)) return 8
    if (path === 'refund') return refund(item)
    return path === 'bet' ? stake(item) : move(item.txId, kurusOf(item.winAmount))
  }

  function stake({ txId, betAmount }: Item): number {
    if (books.refunded.has(txId)) return 14
    const kurus = kurusOf(betAmount)
    return books.balanceKurus < kurus ? 6 : move(txId, -kurus)
  }

  function refund({ originalTxId = '', txId }: Item): number {
    if (books.refunded.has(originalTxId)) return 14
    books.refunded.add(originalTxId)
    return move(txId, -(books.taken.get(originalTxId) ?? 0))
  }

  function move(txId: string, kurus: number): number {
    books.balanceKurus += kurus
    books.taken.set(txId, kurus)
    return 1
  }

  function said({ path, item }: Call, fault: Fault | undefined): object {
    const isMoney = ['bet', 'win', 'refund'].includes(path)
    const code = typeof fault === 'number' ? fault : isMoney ? take(path, item) : 1
    const balance = books.balanceKurus / 100
    if (!isMoney) {
      return { errorCode: code, balance, playerId: 'ayse-17', currencyId: 'TRY' }
    }
    const externalTxId = fault === 'another tx' ? 'of-another' : item.txId
    return { errorCode: 1, items: [{ externalTxId, balance, errorCode: code }] }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const heard = callOf(request.url ?? '', await fieldsOf(request))
    const { timestamp, signature } = heard.fields
    const isTheirs = isSigned(operator, String(timestamp), String(signature))
    calls.push(heard)
    const fault = faults.shift()
    const answer = isTheirs ? said(heard, fault) : { errorCode: 12 }
    const signer = fault === 'unsigned' ? { ...operator, hmacKey: 'another' } : operator
    const time = '20260301120000'
    const reply = { timestamp: time, signature: signatureOf(signer, time), ...answer }
    const way = typeof fault === 'string' ? WAYS[fault] : undefined
    if (way) way(response)
    else response.end(JSON.stringify(reply))
  }

  const server = createServer((request, response) => {
    void serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  operator.walletUrl = `http://127.0.0.1:${port}/wallet/digitain`
  return {
    operator,
    books,
    /** Every call that came in, in order. */
    calls,
    /** Faults for the next calls, first come first served. */
    faults,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const kurusOf = (amount: unknown) => Math.round(Number(amount) * 100)

function callOf(url: string, fields: Record<string, unknown>): Call {
  const [item = { txId: '' }] = (fields.items ?? []) as Item[]
  return { path: url.slice(url.lastIndexOf('/') + 1), item, fields }
}

async function fieldsOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
}

const WAYS: Partial<Record<Extract<Fault, string>, (response: ServerResponse) => void>> = {
  hang: () => {},
  drop: (response) => void response.destroy(),
  '500': (response) => void response.writeHead(500).end('{}'),
  nonsense: (response) => void response.end('<html>'),
}
