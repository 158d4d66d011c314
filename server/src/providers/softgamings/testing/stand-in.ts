import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../../../testing/network/listen.ts'
import { requestHash } from '../signature.ts'

/** What Fundist knows us by. */
export const OPERATOR = {
  apiKey: 'KEY123',
  apiPassword: 'PWD456 of the tests',
  serverIp: '203.0.113.10',
  playerSecret: 'a secret of the tests for passwords',
  currency: 'TRY',
}

export const GAME = {
  ID: '2834532',
  Name: { en: 'Nar Bahçesi', tr: 'Nar Bahçesi' },
  MerchantID: '810',
  CategoryID: ['16'],
  PageCode: 'zr_nar',
  MobilePageCode: 'zr_nar_m',
  RTP: '96.40',
  MaxMultiplier: 2_000,
  hasDemo: 1,
  Freespins: '1',
}

export const LIST = {
  games: [GAME] as object[],
  categories: [{ ID: '16', Name: { en: 'Slots' }, Tags: ['slots'] }] as object[],
  merchants: { 810: { ID: '810', Name: 'Lale Stüdyo', Alias: 'lale' } } as object,
  merchantsCurrencies: [{ ID: '1', IDMerchant: '810', Currencies: ['TRY', 'EUR'] }] as object[],
  countriesRestrictions: {},
}

export const HTML =
  '<div id="game"></div><script>location.replace("http://games.example/play,1")</script>'

const TROUBLES = {
  silent: () => {},
  'HTTP 500': (response) => response.writeHead(500).end('1,<p>'),
  'a redirect': (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'no code': (response) => response.end('<html>'),
  'a success without a page': (response) => response.end('1,http://games.example'),
  'an endless page': (response) => response.end(`1,<p>${'x'.repeat(200_000)}`),
  refusal: (response) => response.writeHead(422).end('34,Invalid Request'),
  'refusal with HTTP 200': (response) => response.end('17,Page not found, or closed'),
} satisfies Record<string, (response: ServerResponse) => void>

export type Trouble = keyof typeof TROUBLES

const HASHED: Record<string, readonly string[]> = {
  'Game/FullList': [],
  'User/AuthHTML': ['Login', 'Password', 'System'],
  'Stats/Detailed': ['Date'],
}

/** Fundist's half over real HTTP: checks the hash, answers as told. */
export async function openStandIn() {
  const state = {
    trouble: undefined as Trouble | undefined,
    list: LIST,
    movements: [] as { time: string }[],
    movementsMax: Number.POSITIVE_INFINITY,
    /** What free rounds are answered. */
    answerFreeRounds: (_method: string, _fields: Record<string, string>) => '1',
    calls: [] as { method: string; fields: Record<string, string> }[],
  }
  const server = createServer((request, response) => {
    void serve(request, response)
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const [path, query = ''] = (request.url ?? '').split('?')
    const asked = request.method === 'GET' ? query : Buffer.concat(chunks).toString()
    const fields = Object.fromEntries(new URLSearchParams(asked))
    const method = /^\/System\/Api\/KEY123\/(\w+\/\w+)\/$/.exec(path ?? '')?.[1] ?? ''
    if (!isOurs(method, fields)) {
      response.writeHead(422).end('34,Invalid Request')
      return
    }
    state.calls.push({ method, fields })
    if (state.trouble) TROUBLES[state.trouble](response)
    else answer(method, fields, response)
  }

  function answer(method: string, fields: Record<string, string>, response: ServerResponse): void {
    if (method === 'Stats/Detailed') answerStats(fields, response)
    else if (method.startsWith('Freerounds/')) {
      response.end(state.answerFreeRounds(method, fields))
    } else response.end(method === 'Game/FullList' ? JSON.stringify(state.list) : `1,${HTML}`)
  }

  function answerStats(
    { Date: day, TimeFrom, TimeTo }: Record<string, string>,
    response: ServerResponse,
  ) {
    const [from, to] = [TimeFrom, TimeTo].map((clock) => new Date(`${day}T${clock}Z`).toISOString())
    const asked = state.movements.filter(({ time }) => time >= (from ?? '') && time < (to ?? ''))
    if (asked.length > state.movementsMax) response.writeHead(413).end('38,Too many lines')
    else response.end(JSON.stringify(asked))
  }

  return { ...(await listen(server)), state }
}

function isOurs(method: string, { TID = '', Hash, ...fields }: Record<string, string>): boolean {
  const own = HASHED[method]?.map((name) => fields[name] ?? '')
  if (!/^[\da-zA-Z]{1,32}$/.test(TID)) return false
  const { serverIp, apiKey, apiPassword } = OPERATOR
  if (method.startsWith('Freerounds/')) {
    const parts = [fields.Operator ?? '', 'Freerounds', serverIp, TID, apiKey, apiPassword]
    return Hash === requestHash(parts)
  }
  if (!own) return false
  return Hash === requestHash([method, serverIp, TID, apiKey, ...own, apiPassword])
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>
