import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSigned, SIGNATURE_HEADER } from '../signature.ts'
import type { Members } from './fields.ts'

export const SECRET = 'a secret of the tests'

export const GAME = {
  id: 'nar',
  name: 'Nar Bahçesi',
  nameEn: 'Pomegranate Garden',
  studio: 'Lale Stüdyo',
  section: 'slot',
  features: ['free-spins'],
  rtpBp: 9640,
  volatility: 3,
  isOpen: true,
  releasedAt: '2026-01-01',
}

const TROUBLES = {
  silent: () => {},
  'HTTP 500': (response) => response.writeHead(500).end('{}'),
  'HTTP 404': (response) => response.writeHead(404).end('{}'),
  'a redirect': (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'no JSON': (response) => response.end('<html>'),
  'a url that is a script': (response) => response.end('{"url":"javascript:alert(1)"}'),
} satisfies Record<string, (response: ServerResponse) => void>

export type Trouble = keyof typeof TROUBLES

/** Example's half over real HTTP: checks the signature, answers as told. */
export async function openStandIn() {
  const state = {
    trouble: undefined as Trouble | undefined,
    games: [GAME] as unknown[],
    calls: [] as { path: string; body: Members }[],
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    if (!isSigned(bytes, request.headers[SIGNATURE_HEADER], SECRET)) {
      response.writeHead(401).end('{}')
      return
    }
    const path = request.url ?? ''
    state.calls.push({ path, body: JSON.parse(bytes.toString()) })
    if (state.trouble) TROUBLES[state.trouble](response)
    else if (path === '/games') response.end(JSON.stringify({ games: state.games }))
    else response.end(JSON.stringify({ url: 'http://games.test/play' }))
  }

  const server = createServer((request, response) => {
    void serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>
