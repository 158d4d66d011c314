import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OperatorRequest, type Outcome, openRoundBooks } from './round-books.ts'

/**
 * An answer in the operator's words, with the ledger written only if it takes what was asked; a call
 * that never arrives; or what befalls the answer.
 */
export type Fault =
  | { says: string; isTaken?: true }
  | 'unheard'
  | 'drop'
  | 'hang'
  | '500'
  | 'nonsense'
  | 'another call'
  | 'no transfer id'
  | 'no balance'

/** An answer to what moves money that never comes, or says nothing of it. */
export const LOST: Fault[] = ['drop', 'hang', '500', 'nonsense', 'another call', 'no transfer id']

export type RawRequest = { path: string; text: string; headers: IncomingHttpHeaders }
export type Call = OperatorRequest & { fields: Record<string, unknown> }
export type OperatorReply = {
  word: string
  balanceKurus?: number | undefined
  transferId?: string | undefined
}

/** A contract as its operator speaks it. */
export type OperatorProtocol = {
  /** Throws where the call is not signed, or says less than it has to. */
  read: (raw: RawRequest) => Call
  word: (request: OperatorRequest, outcome: Outcome) => string
  write: (path: string, reply: OperatorReply) => string
}

/** An operator's wallet over real HTTP that keeps its books as the contract asks, and fails on demand. */
export async function openRoundOperator(
  { read, word, write }: OperatorProtocol,
  mount = '/wallet',
) {
  const books = openRoundBooks(1_000_000)
  const calls: Call[] = []
  const faults: Fault[] = []
  const errors: unknown[] = []

  function replyOf(request: OperatorRequest, fault: Fault | undefined): OperatorReply {
    const own = typeof fault === 'object' ? fault : undefined
    if (own && !own.isTaken) return { word: own.says }
    const usual = word(request, books.post(request))
    return { word: own?.says ?? usual, balanceKurus: books.balanceKurus, transferId: request.id }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', headers } = request
    const path = url.slice(mount.length)
    const call = read({ path, text: await textOf(request), headers })
    calls.push(call)
    const fault = faults.shift()
    if (fault === 'unheard') return void response.destroy()
    const reply = replyOf(call, fault)
    const written = (change: Partial<OperatorReply> = {}, as = path) =>
      write(as, { ...reply, ...change })
    if (typeof fault === 'string') WAYS[fault](response, written)
    else response.end(written())
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error) => {
      errors.push(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    walletUrl: `http://127.0.0.1:${port}${mount}`,
    books,
    /** Every call that came in, in order. */
    calls,
    /** Faults for the next calls, first come first served. */
    faults,
    /** What was wrong with calls that could not be read. */
    errors,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

type Written = (change?: Partial<OperatorReply>, as?: string) => string
type Way = (response: ServerResponse, written: Written) => void

const WAYS: Record<Exclude<Extract<Fault, string>, 'unheard'>, Way> = {
  hang: () => {},
  drop: (response) => void response.destroy(),
  '500': (response, written) => void response.writeHead(500).end(written()),
  nonsense: (response) => void response.end('<html>'),
  'another call': (response, written) => void response.end(written({}, '/another')),
  'no transfer id': (response, written) => void response.end(written({ transferId: undefined })),
  'no balance': (response, written) => void response.end(written({ balanceKurus: undefined })),
}
