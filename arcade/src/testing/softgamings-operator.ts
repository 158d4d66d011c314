import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SoftgamingsOperator } from '../supplier-clients/softgamings/operator.ts'
import { type Fields, hmacOf, isSigned } from '../supplier-clients/softgamings/signature.ts'

/** What goes wrong with a call: its error, or what happens once the ledger is written. */
export type Fault =
  | { error: string }
  | 'drop'
  | 'hang'
  | '500'
  | 'nonsense'
  | 'unsigned'
  | 'another tid'

/** An operator's wallet over real HTTP that keeps its books as Fundist asks, and fails on demand. */
export async function openSoftgamingsOperator(balanceKurus = 1_000_000) {
  const hmacSecret = 's3cret'
  const calls: Fields[] = []
  const faults: Fault[] = []
  const books = { balanceKurus, taken: new Set<string>() }

  function take(fields: Fields): Record<string, string> {
    const { type, tid = '' } = fields
    const error = type === 'balance' || books.taken.has(tid) ? undefined : move(fields)
    if (error) return { error }
    const balance = (books.balanceKurus / 100).toFixed(2)
    return type === 'balance' ? { status: 'OK', balance } : { status: 'OK', balance, tid }
  }

  function move({ type, tid = '', amount = '0.00', i_rollback }: Fields): string | undefined {
    if (i_rollback !== undefined && !books.taken.has(i_rollback)) {
      return 'there is no DEBIT with provided i_actionid'
    }
    const kurus = Number(amount.replace('.', '')) * (type === 'debit' ? -1 : 1)
    if (books.balanceKurus + kurus < 0) return 'insufficient funds'
    books.balanceKurus += kurus
    books.taken.add(tid)
    return undefined
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { hmac = '', ...fields } = await fieldsOf(request)
    calls.push(fields)
    const isTheirs = isSigned({ ...fields, hmac }, hmacSecret)
    const fault = isTheirs ? faults.shift() : { error: 'wrong hmac parameter' }
    const said = typeof fault === 'object' ? fault : take(fields)
    if (typeof fault === 'string') WAYS[fault](response, said, hmacSecret)
    else send(response, said, hmacSecret)
  }

  const server = createServer((request, response) => {
    void serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const operator: SoftgamingsOperator = {
    apiKey: 'KEY123',
    apiPassword: 'PWD456',
    serverIp: '203.0.113.10',
    walletUrl: `http://127.0.0.1:${port}/wallet/softgamings`,
    hmacSecret,
  }
  return {
    operator,
    books,
    /** Every call that came in, in order, without its signature. */
    calls,
    /** Faults for the next calls, first come first served. */
    faults,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as Fields
}

type Send = (response: ServerResponse, said: Record<string, string>, secret: string) => void

const send: Send = (response, said, secret) =>
  void response.end(JSON.stringify({ ...said, hmac: hmacOf(said, secret) }))

const WAYS: Record<Extract<Fault, string>, Send> = {
  hang: () => {},
  drop: (response) => void response.destroy(),
  '500': (response) => void response.writeHead(500).end('{}'),
  nonsense: (response) => void response.end('<html>'),
  unsigned: (response, said) => send(response, said, 'another secret'),
  'another tid': (response, said, secret) => send(response, { ...said, tid: 'of-another' }, secret),
}
