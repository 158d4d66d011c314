import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSignedBy } from '../supplier-clients/hub88/signature.ts'
import { type Body, openBooks } from './operator-books.ts'

export type Path = 'balance' | 'bet' | 'win' | 'rollback'

/** What goes wrong with a call: before the ledger is written, after, by a status instead, or nothing. */
export type Fault =
  | 'none-after'
  | `${'drop' | '500' | 'hang' | 'nonsense'}-${'before' | 'after'}`
  | `RS_ERROR_${string}`

/** Made once a file: new keys take their time. */
const arcade = generateKeyPairSync('rsa', { modulusLength: 2048 })
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** An operator's wallet over real HTTP that keeps its books as Hub88 asks, and fails on demand. */
export async function openOperator(balanceKurus = 1_000_000) {
  const books = openBooks(balanceKurus)
  const calls: { path: Path; body: Body }[] = []
  const faults: Record<Path, Fault[]> = { bet: [], win: [], rollback: [], balance: [] }
  const waiting = new Map<Path, () => void>()

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await bytesOf(request)
    const path = (request.url ?? '').split('/').at(-1) as Path
    const body = JSON.parse(bytes.toString()) as Body
    calls.push({ path, body })
    const signature = String(request.headers['x-hub88-signature'] ?? '')
    const isGenuine = isSignedBy(bytes, signature, arcade.publicKey)
    const fault = isGenuine ? faults[path].shift() : 'RS_ERROR_INVALID_SIGNATURE'
    const [way = '', when] = (fault ?? 'none-after').split('-')
    const status = when === 'after' ? books[path](body) : way
    const { user, request_uuid } = body
    const answer = { user, status, request_uuid, currency: 'TRY', balance: books.balanceE5 }
    waiting.get(path)?.()
    reply(way, JSON.stringify(answer), request, response)
  }

  const server = createServer((request, response) => {
    void serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    walletUrl: `http://127.0.0.1:${port}/wallet`,
    keys: {
      arcadePrivate: arcade.privateKey,
      arcadePublic: arcade.publicKey,
      private: own.privateKey,
      public: own.publicKey,
    },
    books,
    /** Every call that came in, in order. */
    calls,
    /** Faults for the next calls of a path, first come first served. */
    faults,
    /** Forgets the calls and faults so far; the ledger stays. */
    forgetCalls() {
      calls.length = 0
      for (const list of Object.values(faults)) list.length = 0
    },
    callsTo: (path: Path) => calls.filter((call) => call.path === path).map((call) => call.body),
    /** Resolves once the next call of the path has come in and its books are written. */
    nextCall: (path: Path) => new Promise<void>((resolve) => waiting.set(path, resolve)),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function reply(way: string, text: string, request: IncomingMessage, response: ServerResponse) {
  if (way === 'hang') return
  if (way === 'drop') request.socket.destroy()
  else if (way === '500') response.writeHead(500).end('boom')
  else response.end(way === 'nonsense' ? '<html>' : text)
}
