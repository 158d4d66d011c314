import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { loginOf } from '../../server/src/providers/softgamings/login.ts'
import { listen } from '../../server/src/testing/network/listen.ts'

/** Where a player's next calls stop: before the casino has the call of this number, or once it has answered. */
export type Stop = { playerId: string; call: number; when: 'before' | 'after' }
type Hold = Stop & { seen: number; reached: () => void }

/** Stands before the casino's wallets, and holds calls and answers until they are let go. */
export async function openGate() {
  let casino: string | undefined
  const holds = new Set<Hold>()
  const held: ((isLetThrough: boolean) => void)[] = []

  /** Resolves once it is let go: whether it may go through. */
  function wait({ reached }: Hold): Promise<boolean> {
    reached()
    return new Promise((resolve) => held.push(resolve))
  }

  /** Where this call stops. Once one of a player's has, all that come after it do. */
  function stopOf(body: Buffer): Hold | undefined {
    const hold = [...holds].find(({ playerId }) => isOf(body, playerId))
    if (hold) hold.seen += 1
    return hold && hold.seen >= hold.call ? hold : undefined
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request)
    const hold = stopOf(body)
    if (hold?.when === 'before' && !(await wait(hold))) throw new Error('the call is lost')
    const answer = await ask(request, body)
    if (hold?.when === 'after') {
      await wait(hold)
      throw new Error('the answer is lost')
    }
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text)
  }

  async function ask({ url, headers }: IncomingMessage, body: Buffer) {
    if (!casino) throw new Error('the casino is away')
    const { host: _, connection: __, 'content-length': ___, ...kept } = headers
    const answer = await fetch(casino + url, {
      method: 'POST',
      headers: kept as Record<string, string>,
      body: new Uint8Array(body),
    })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    return { status: answer.status, type, text: await answer.text() }
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  return {
    ...(await listen(server)),
    open(address: string) {
      casino = address
    },
    shut() {
      casino = undefined
    },
    /** Resolves once the call is where it stops. */
    stop: (stop: Stop) => new Promise<void>((reached) => holds.add({ ...stop, seen: 0, reached })),
    /** What was held goes on: calls to the casino or to nowhere, answers to nowhere. */
    letGo({ throughCalls }: { throughCalls: boolean }) {
      holds.clear()
      for (const go of held.splice(0)) go(throughCalls)
    },
  }
}

/** SoftGamings knows the player by a shorter name. */
const isOf = (body: Buffer, playerId: string) =>
  body.includes(playerId) || body.includes(loginOf(playerId))

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
