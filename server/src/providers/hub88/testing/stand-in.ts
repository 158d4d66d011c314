import type { KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { listen } from '../../../testing/network/listen.ts'
import { isSignedBy, SIGNATURE_HEADER } from '../signature.ts'

export const GAME = {
  game_code: 'zr_nar',
  name: 'Nar Bahçesi',
  translations: { en: 'Pomegranate Garden' },
  product: 'Lale Stüdyo',
  category: 'Video Slots',
  features: ['FREE_SPINS'],
  enabled: true,
  rtp: '96.40',
  volatility: 3,
  paylines: 20,
  max_win: 4_990,
  min_bet: 200_000,
  max_bet: 200_000_000,
  release_date: '2026-01-01',
  url_thumb: null,
}

const TROUBLES = {
  silent: () => {},
  'HTTP 500': (response) => response.writeHead(500).end('{"error":"no"}'),
  'HTTP 404': (response) => response.writeHead(404).end('{"error":"no"}'),
  'a redirect': (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'no JSON': (response) => response.end('<html>'),
  'a list without end': pourFor50Mb,
  'a url that is a script': (response) => response.end('{"url":"javascript:alert(1)"}'),
} satisfies Record<string, (response: ServerResponse) => void>

/** A list of 50 MB, which stops when nobody listens any more. */
function pourFor50Mb(response: ServerResponse): void {
  const megabyte = `${JSON.stringify(GAME)},`.repeat(4_000)
  Readable.from(Array.from({ length: 50 }, (_, at) => (at === 0 ? '[' : '') + megabyte)).pipe(
    response,
  )
}

export type Trouble = keyof typeof TROUBLES

/** Hub88's Games API over real HTTP: checks the signature, answers as told. */
export async function openStandIn(operatorPublicKey: KeyObject) {
  const state = {
    trouble: undefined as Trouble | undefined,
    games: [GAME] as object[],
    /** By the time in `inserted_at`; asked for more than this many it wants to be asked for less. */
    movements: [] as { inserted_at: string; [member: string]: unknown }[],
    movementsMax: Number.POSITIVE_INFINITY,
    /** What a test answers itself, by the end of the path. */
    replies: {} as Record<
      string,
      (body: Record<string, unknown>, response: ServerResponse) => void
    >,
    calls: [] as { path: string; body: Record<string, unknown> }[],
  }
  const server = createServer((request, response) => {
    void serve(request, response)
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const path = request.url ?? ''
    if (!isSignedBy(bytes, request.headers[SIGNATURE_HEADER], operatorPublicKey)) {
      response.writeHead(401).end('{"error":"invalid signature"}')
      return
    }
    const body = JSON.parse(bytes.toString())
    state.calls.push({ path, body })
    answer(path, body, response)
  }

  function answer(path: string, body: Record<string, string>, response: ServerResponse): void {
    const { trouble } = state
    const reply = Object.entries(state.replies).find(([end]) => path.endsWith(end))?.[1]
    if (trouble) TROUBLES[trouble](response)
    else if (reply) reply(body, response)
    else if (path.endsWith('/transactions/list')) answerList(body, response)
    else if (path.endsWith('/game/list')) response.end(JSON.stringify(state.games))
    else response.end(JSON.stringify({ url: 'http://games.example/play' }))
  }

  function answerList({ start_time = '', end_time = '' }, response: ServerResponse): void {
    const asked = state.movements.filter(
      ({ inserted_at }) => inserted_at >= start_time && inserted_at < end_time,
    )
    if (asked.length > state.movementsMax) response.writeHead(413).end('{"error":"too many"}')
    else response.end(JSON.stringify(asked))
  }

  return { ...(await listen(server)), state }
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>
