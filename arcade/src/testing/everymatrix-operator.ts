import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EverymatrixOperator } from '../supplier-clients/everymatrix/operator.ts'

type Fields = Record<string, unknown> & { Request: string; TransactionId?: string }
type Reply = { ReturnCode: number } & Record<string, unknown>

/** What goes wrong with a call: its code instead, or what happens once the ledger is written. */
export type Fault = { code: number } | 'drop' | 'hang' | '500' | 'nonsense' | 'of another' | 'no id'

/** An operator's wallet over real HTTP that keeps its books as CasinoEngine asks, and fails on demand. */
export async function openEverymatrixOperator(balanceKurus = 1_000_000) {
  const credentials = { loginName: 'em-login', password: 's3cret' }
  const calls: Fields[] = []
  const faults: Fault[] = []
  const books = { balanceKurus, taken: new Map<string, Reply>() }
  const sessions = new Map<string, { user: string; currency: string }>()

  function answer(fields: Fields): Reply {
    if (fields.Request === 'GetAccount') return account(String(fields.SessionId))
    if (fields.Request === 'GetBalance') return ok({})
    const id = String(fields.TransactionId)
    const said = books.taken.get(id) ?? move(fields, id)
    if (said.ReturnCode === 0) books.taken.set(id, said)
    return said
  }

  function account(sessionId: string): Reply {
    const session = sessions.get(sessionId)
    if (!session) return { ReturnCode: 103 }
    return { ReturnCode: 0, ExternalUserId: session.user, Currency: session.currency }
  }

  const ok = (more: object): Reply => ({
    ReturnCode: 0,
    Balance: books.balanceKurus / 100,
    Currency: 'TRY',
    ...more,
  })

  function move({ Request, Amount, RollbackTransactionId: reversed }: Fields, id: string): Reply {
    if (reversed !== undefined && !books.taken.has(String(reversed))) return { ReturnCode: 108 }
    const kurus = Math.round(Number(Amount) * 100) * (Request === 'WalletDebit' ? -1 : 1)
    if (books.balanceKurus + kurus < 0) return { ReturnCode: 104 }
    books.balanceKurus += kurus
    return ok({ AccountTransactionId: `own-${id}` })
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { LoginName, Password, ...fields } = await fieldsOf(request)
    calls.push(fields)
    const isTheirs = LoginName === credentials.loginName && Password === credentials.password
    const fault = isTheirs ? faults.shift() : { code: 101 }
    const said = typeof fault === 'object' ? { ReturnCode: fault.code } : answer(fields)
    const told = { ApiVersion: '1.0', Request: fields.Request, ...said }
    if (typeof fault === 'string') WAYS[fault](response, told)
    else send(response, told)
  }

  const server = createServer((request, response) => {
    void serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const operator: EverymatrixOperator = {
    operatorId: '2407',
    walletUrl: `http://127.0.0.1:${port}/wallet/everymatrix`,
    ...credentials,
  }
  return {
    operator,
    books,
    /** Whose session each token is. */
    sessions,
    /** Every call that came in, in order, without its credentials. */
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

const send = (response: ServerResponse, said: object) => void response.end(JSON.stringify(said))

const WAYS: Record<Extract<Fault, string>, (response: ServerResponse, said: object) => void> = {
  hang: () => {},
  drop: (response) => void response.destroy(),
  '500': (response) => void response.writeHead(500).end('{}'),
  nonsense: (response) => void response.end('<html>'),
  'of another': (response, said) => send(response, { ...said, Request: 'GetBalance' }),
  'no id': (response, said) => send(response, { ...said, AccountTransactionId: null }),
}
