import type { Envelope } from '@zar/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mountRoutes, openHttp } from '../../../platform/http/http.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { syncCatalogue } from '../catalogue/import.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { openBreaker } from './breaker.ts'
import { launchRoutes } from './routes.ts'

const LOBBY = 'http://localhost:3000/casino/slot'
const AMUSNET = { code: 'amusnet-805', isMobile: true }
const EGT = { platform: 1, gameCode: 'egt-805', language: 'en', lobbyUrl: `${LOBBY}?from=egt` }
const EM = { code: 'em-805', productId: '' }
const CALLS = [
  ['hub88launchurl', { ...EGT, gameCode: 'zr_nar' }],
  ['softgamingslaunchurl', { system: '810', pageCode: 'nar', isMobile: 0 }],
  ['amusnetlaunchurl', AMUSNET],
  ['egtlaunchurl', EGT],
  ['emlaunchurl', EM],
  ['dtlaunchurl', { code: 'tac' }],
] as const
const log = pino({ level: 'silent' })
const amusnet = openSupplier([listed('amusnet-805')])
const egt = openSupplier([listed('egt-805'), listed('egt-shut', { isOpen: false })])
const everymatrix = openSupplier([listed('em-805')])
const providers = [
  { ...amusnet.provider, name: 'amusnet' as const },
  { ...egt.provider, name: 'egt-digital' as const },
  { ...everymatrix.provider, name: 'everymatrix' as const },
]

let casino: TestCasino
let app: FastifyInstance
let playerId: string

beforeAll(async () => {
  casino = await openTestCasino()
  for (const provider of providers) await syncCatalogue(casino.db, provider)
})
beforeEach(async () => {
  amusnet.orders.length = 0
  egt.orders.length = 0
  everymatrix.orders.length = 0
  app = open(providers)
  playerId = await casino.player()
})
afterAll(() => casino.close())

function open(connected: typeof providers): FastifyInstance {
  const { db, clock, house, random } = casino
  const opened = openHttp({ logger: log, random })
  const suppliers = connected.map((provider) => ({ provider, breaker: openBreaker(clock) }))
  const routes = launchRoutes({
    db,
    clock,
    house,
    random,
    log,
    suppliers,
    lobbyUrl: LOBBY,
    whenLogInEnds: async () => new Date(clock.now().getTime() + 3_600_000),
  })
  // The token of these tests is the player's id.
  mountRoutes(opened, routes, async (token) => ({ playerId: token, tokenHash: Buffer.alloc(32) }))
  return opened
}

async function post(path: string, payload: object, token: string | null = playerId) {
  const headers = { locale: 'tr', ...(token && { authorization: `Bearer ${token}` }) }
  const reply = await app.inject({ method: 'POST', url: `/api/casino/${path}`, payload, headers })
  return { status: reply.statusCode, ...reply.json<Envelope<unknown>>() }
}
const sessions = () =>
  casino.db.selectFrom('game_session').selectAll().where('player_id', '=', playerId).execute()

test('an Amusnet launch answers the url of the game, and opens a session of its own (SES-06)', async () => {
  expect(await post('amusnetlaunchurl', AMUSNET)).toMatchObject({
    status: 200,
    success: true,
    data: 'http://games.example/play',
  })
  expect(amusnet.orders).toMatchObject([
    { playerId, gameCode: 'amusnet-805', platform: 'mobile', locale: 'tr', lobbyUrl: LOBBY },
  ])
  expect(await sessions()).toMatchObject([{ provider: 'amusnet', is_open: true }])
  await post('amusnetlaunchurl', { ...AMUSNET, isMobile: 0 })
  expect(amusnet.orders[1]).toMatchObject({ platform: 'desktop' })
})

test('an EGT Digital launch answers the url of the game, and opens a session of its own (SES-06)', async () => {
  expect(await post('egtlaunchurl', EGT)).toMatchObject({
    status: 200,
    success: true,
    data: 'http://games.example/play',
  })
  expect(egt.orders).toMatchObject([
    { playerId, gameCode: 'egt-805', platform: 'desktop', locale: 'en', lobbyUrl: EGT.lobbyUrl },
  ])
  expect(await sessions()).toMatchObject([{ provider: 'egt-digital', is_open: true }])
})

test('a game sends nobody to another site: what is no page of ours is the lobby', async () => {
  const origin = new URL(LOBBY).origin
  const elsewhere = [
    'https://evil.example/casino/slot',
    'http://localhost:3001/casino/slot',
    `http://localhost:3000@evil.example/`,
    'https://localhost:3000/casino/slot',
  ]
  for (const lobbyUrl of elsewhere) await post('egtlaunchurl', { ...EGT, lobbyUrl })
  await post('egtlaunchurl', { ...EGT, lobbyUrl: `${origin}/casino/live?q=1` })
  expect(egt.orders.map(({ lobbyUrl }) => lobbyUrl)).toEqual([
    ...elsewhere.map(() => LOBBY),
    `${origin}/casino/live?q=1`,
  ])
  const asked = egt.orders.length
  for (const lobbyUrl of [
    'javascript:alert(1)',
    'http://[',
    `${LOBBY}"`,
    `${LOBBY}\u0000`,
    '/slot',
  ])
    expect(await post('egtlaunchurl', { ...EGT, lobbyUrl })).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'lobbyUrl' }] },
    })
  expect(egt.orders).toHaveLength(asked)
})

test('an EveryMatrix launch answers the url of the game, and opens a session of its own (SES-06)', async () => {
  expect(await post('emlaunchurl', EM)).toMatchObject({
    status: 200,
    success: true,
    data: 'http://games.example/play',
  })
  expect(everymatrix.orders).toMatchObject([
    { playerId, gameCode: 'em-805', locale: 'tr', lobbyUrl: LOBBY },
  ])
  expect(await sessions()).toMatchObject([{ provider: 'everymatrix', is_open: true }])
})

test('a supplier opens no game of another’s, none that is shut, and nothing while it is not connected', async () => {
  const refused = { success: false, message: 'Bu oyun bulunamadı ya da şu an kapalı.' }
  expect(await post('amusnetlaunchurl', { ...AMUSNET, code: 'egt-805' })).toMatchObject(refused)
  expect(await post('egtlaunchurl', { ...EGT, gameCode: 'egt-shut' })).toMatchObject(refused)
  expect(await post('emlaunchurl', { ...EM, code: 'egt-805' })).toMatchObject(refused)
  app = open([])
  for (const [call, input] of CALLS) expect(await post(call, input), call).toMatchObject(refused)
  expect(await sessions()).toEqual([])
})

test.each([
  ['amusnetlaunchurl', { ...AMUSNET, code: '' }],
  ['amusnetlaunchurl', { ...AMUSNET, isMobile: 2 }],
  ['amusnetlaunchurl', { ...AMUSNET, lobbyUrl: LOBBY }],
  ['emlaunchurl', { ...EM, code: '' }],
  ['emlaunchurl', { code: EM.code }],
  ['dtlaunchurl', { code: 7 }],
  ['egtlaunchurl', { ...EGT, platform: 3 }],
  ['egtlaunchurl', { ...EGT, language: 'de' }],
  ['egtlaunchurl', { ...EGT, lobbyUrl: 'javascript:alert(1)' }],
  ['emlaunchurl', { ...EM, code: '' }],
  ['emlaunchurl', { ...EM, productId: 5 }],
  ['emlaunchurl', { code: 'em-805' }],
  ['emlaunchurl', { ...EM, lobbyUrl: LOBBY }],
])('%s refuses %j, and who is not signed in', async (path, input) => {
  expect(await post(path, input)).toMatchObject({ status: 400, success: false })
  expect(await post(path, input, null)).toMatchObject({ status: 401, success: false })
  expect(await sessions()).toEqual([])
})
