import type { Envelope } from '@zar/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mountRoutes, openHttp } from '../../platform/http/http.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { syncCatalogue } from './catalogue/import.ts'
import { openBreaker } from './launch/breaker.ts'
import { gameTokenHash } from './launch/launch.ts'
import { casinoRoutes } from './routes.ts'
import { listed, openSupplier } from './testing/supplier.ts'

const LAUNCH = {
  platform: 1,
  gameCode: 'nar',
  language: 'tr',
  lobbyUrl: 'http://localhost:3000/casino/slot',
}
const PAGE = { system: '810', pageCode: 'gul', isMobile: 1 }
const HOURS_12_MS = 12 * 60 * 60_000
const log = pino({ level: 'silent' })
const supplier = openSupplier([listed('nar'), listed('kiraz'), listed('shut', { isOpen: false })])
const softgamings = openSupplier([listed('810:gul', { section: 'bingo' })], 'softgamings')

let casino: TestCasino
let app: FastifyInstance
let playerId: string
/** When the log-in session of the next launch ends; undefined when it is over. */
let logInEndsAt: Date | undefined

beforeAll(async () => {
  casino = await openTestCasino()
  await syncCatalogue(casino.db, supplier.provider)
  await syncCatalogue(casino.db, softgamings.provider)
})
beforeEach(async () => {
  const { db, clock, house, random } = casino
  supplier.mood = 'opens'
  supplier.orders.length = 0
  softgamings.orders.length = 0
  softgamings.mood = 'opens'
  app = openHttp({ logger: log, random })
  logInEndsAt = new Date(clock.now().getTime() + HOURS_12_MS)
  const suppliers = [supplier, softgamings].map(({ provider }) => ({
    provider,
    breaker: openBreaker(clock),
  }))
  const routes = casinoRoutes({
    db,
    clock,
    house,
    random,
    log,
    suppliers,
    whenLogInEnds: async () => logInEndsAt,
    lobbyUrl: 'http://localhost:3000/casino/slot',
  })
  // The token of these tests is the player's id.
  mountRoutes(app, routes, async (token) => ({ playerId: token, tokenHash: Buffer.alloc(32) }))
  playerId = await casino.player()
})
afterAll(() => casino.close())

async function post(path: string, body: object, token: string | null = playerId) {
  const headers = { locale: 'tr', ...(token && { authorization: `Bearer ${token}` }) }
  const url = `/api/casino/${path}`
  const reply = await app.inject({ method: 'POST', url, payload: body, headers })
  return { status: reply.statusCode, ...reply.json<Envelope<unknown>>() }
}

async function favorites(): Promise<unknown> {
  const headers = { authorization: `Bearer ${playerId}` }
  const reply = await app.inject({ method: 'GET', url: '/api/casino/favorites', headers })
  return reply.json<Envelope<unknown>>().data
}

const sessions = () =>
  casino.db.selectFrom('game_session').selectAll().where('player_id', '=', playerId).execute()

test('a launch answers the provider’s url and opens a session of its own (SES-06)', async () => {
  expect(await post('hub88launchurl', LAUNCH)).toMatchObject({
    status: 200,
    success: true,
    data: 'http://games.example/play',
  })
  const [order] = supplier.orders
  expect(order).toMatchObject({
    playerId,
    gameCode: 'nar',
    currency: 'TRY',
    countryCode: 'TR',
    platform: 'desktop',
    locale: 'tr',
    lobbyUrl: LAUNCH.lobbyUrl,
  })
  // 256 bits, within the 10 to 255 characters that a provider takes; kept as a hash alone.
  expect(order?.token).toMatch(/^[\w-]{43}$/)
  const [session] = await sessions()
  expect(session).toMatchObject({
    is_open: true,
    game_code: 'nar',
    currency: 'TRY',
    provider: 'hub88',
  })
  expect(session?.token_hash).toEqual(gameTokenHash(order?.token ?? ''))
  expect(session?.expires_at.getTime()).toBe(casino.clock.now().getTime() + HOURS_12_MS)
})

test('SES-02: a game is open no longer than the log-in session it was opened from', async () => {
  logInEndsAt = new Date(casino.clock.now().getTime() + HOURS_12_MS / 2)
  await post('hub88launchurl', LAUNCH)
  expect(await sessions()).toMatchObject([{ is_open: true, expires_at: logInEndsAt }])
})

test('SES-03: a launch whose log-in session ends while the provider is asked opens nothing', async () => {
  supplier.onLaunch = async () => {
    logInEndsAt = undefined
  }
  expect(await post('hub88launchurl', LAUNCH)).toMatchObject({
    status: 401,
    data: { code: 'not_signed_in' },
  })
  supplier.onLaunch = async () => {}
  expect(await sessions()).toMatchObject([{ is_open: false }])
})

test('a launch over SoftGamings answers its page, for the merchant’s page and a session of its own', async () => {
  expect(await post('softgamingslaunchurl', PAGE)).toMatchObject({
    status: 200,
    success: true,
    data: 'http://games.example/play',
  })
  expect(softgamings.orders).toMatchObject([
    {
      playerId,
      gameCode: '810:gul',
      platform: 'mobile',
      locale: 'tr',
      lobbyUrl: 'http://localhost:3000/casino/slot',
    },
  ])
  expect(await sessions()).toMatchObject([{ provider: 'softgamings', is_open: true }])
  expect(supplier.orders).toEqual([])
})

test('a supplier opens no game of another’s, and its silence leaves the others alone', async () => {
  expect(await post('hub88launchurl', { ...LAUNCH, gameCode: '810:gul' })).toMatchObject({
    success: false,
    message: 'Bu oyun bulunamadı ya da şu an kapalı.',
  })
  const unknown = { ...PAGE, pageCode: 'nar' }
  expect(await post('softgamingslaunchurl', unknown)).toMatchObject({ success: false })
  softgamings.mood = 'is down'
  for (let i = 0; i < 7; i++) {
    expect(await post('softgamingslaunchurl', PAGE)).toMatchObject({ success: false })
  }
  expect(softgamings.orders).toHaveLength(5)
  expect(await post('hub88launchurl', LAUNCH)).toMatchObject({ success: true })
})

test.each([
  ['a merchant that is no number', { system: '../1' }],
  ['a page with a space', { pageCode: 'g l' }],
  ['a third kind of device', { isMobile: 2 }],
  ['a language', { language: 'tr' }],
])('a launch over SoftGamings with %s is refused', async (_, change) => {
  expect(await post('softgamingslaunchurl', { ...PAGE, ...change })).toMatchObject({ status: 400 })
  expect(await post('softgamingslaunchurl', PAGE, null)).toMatchObject({ status: 401 })
  expect(softgamings.orders).toEqual([])
})

test('each launch has another token', async () => {
  await post('hub88launchurl', LAUNCH)
  await post('hub88launchurl', { ...LAUNCH, platform: 2, language: 'en' })
  const [first, second] = supplier.orders
  expect(first?.token).not.toBe(second?.token)
  expect(second).toMatchObject({ platform: 'mobile', locale: 'en' })
  expect(await sessions()).toHaveLength(2)
})

test('while the provider is asked, its session is not open', async () => {
  const seen: boolean[] = []
  supplier.onLaunch = async () => {
    seen.push(...(await sessions()).map((session) => session.is_open))
  }
  await post('hub88launchurl', LAUNCH)
  supplier.onLaunch = async () => {}
  expect(seen).toEqual([false])
})

test.each(['declines', 'is down'] as const)(
  'a provider that %s: the player is told, and the session stays shut',
  async (mood) => {
    supplier.mood = mood
    expect(await post('hub88launchurl', LAUNCH)).toMatchObject({
      status: 200,
      success: false,
      data: { code: 'game_provider_down' },
    })
    expect(await sessions()).toMatchObject([{ is_open: false }])
  },
)

test('a provider that keeps failing is left alone, and asked again after ten seconds (FLT-14)', async () => {
  supplier.mood = 'is down'
  for (let i = 0; i < 7; i++) await post('hub88launchurl', LAUNCH)
  expect(supplier.orders).toHaveLength(5)
  supplier.mood = 'opens'
  expect(await post('hub88launchurl', LAUNCH)).toMatchObject({ success: false })
  casino.clock.advance(10_000)
  expect(await post('hub88launchurl', LAUNCH)).toMatchObject({ success: true })
  expect(supplier.orders).toHaveLength(6)
})

test('a provider that declines one game is not down', async () => {
  supplier.mood = 'declines'
  for (let i = 0; i < 6; i++) await post('hub88launchurl', LAUNCH)
  expect(supplier.orders).toHaveLength(6)
})

test.each(['no-such-game', 'shut'])('%s cannot be launched', async (gameCode) => {
  expect(await post('hub88launchurl', { ...LAUNCH, gameCode })).toMatchObject({
    status: 200,
    success: false,
    data: { code: 'game_unknown' },
  })
  expect(supplier.orders).toEqual([])
})

test.each([
  ['blocked', 'player_disabled'],
  ['excluded', 'player_excluded'],
] as const)('a player who is %s cannot launch: %s (EXC-03)', async (status, code) => {
  await casino.setStatus(playerId, status)
  expect(await post('hub88launchurl', LAUNCH)).toMatchObject({ success: false, data: { code } })
  expect(supplier.orders).toEqual([])
})

test.each([
  { platform: 3 },
  { gameCode: '' },
  { language: 'de' },
  { lobbyUrl: 'javascript:alert(1)' },
  { lobbyUrl: '//elsewhere' },
  { extra: 1 },
])('a launch with %o is refused', async (change) => {
  expect(await post('hub88launchurl', { ...LAUNCH, ...change })).toMatchObject({
    status: 400,
    success: false,
  })
  expect(supplier.orders).toEqual([])
})

test('a favourite is added, listed newest first, and taken out', async () => {
  const toggle = (code: string) => post('togglefavorite', { code, providerId: 2 })
  expect(await toggle('nar')).toMatchObject({
    message: 'Favorilere eklendi',
    data: { isFavorite: true },
  })
  await toggle('kiraz')
  expect(await favorites()).toEqual(['kiraz', 'nar'])
  expect(await toggle('nar')).toMatchObject({
    message: 'Favorilerden çıkarıldı',
    data: { isFavorite: false },
  })
  expect(await favorites()).toEqual(['kiraz'])
  for (const wrong of [
    { code: 'no-such-game', providerId: 2 },
    { code: 'nar', providerId: 9 },
  ]) {
    expect(await post('togglefavorite', wrong)).toMatchObject({
      success: false,
      data: { code: 'game_unknown' },
    })
  }
})

test('two taps at once on a heart leave it full or empty, never broken', async () => {
  const taps = await Promise.all(
    Array.from({ length: 8 }, () => post('togglefavorite', { code: 'nar', providerId: 2 })),
  )
  expect(taps.map(({ status }) => status)).toEqual(taps.map(() => 200))
  expect([[], ['nar']]).toContainEqual(await favorites())
})

test('anyone may look for games; the rest needs a player', async () => {
  const found = await post('games', { systemCategory: 1 }, null)
  expect(found).toMatchObject({ status: 200, data: [{ gameCode: 'nar' }, { gameCode: 'kiraz' }] })
  expect(await post('games', { systemCategory: 1, extra: 1 }, null)).toMatchObject({ status: 400 })
  expect(
    await post('games', { live: false, search: 'x'.repeat(61), skip: 0, take: 5 }, null),
  ).toMatchObject({ status: 400 })
  expect(await post('hub88launchurl', LAUNCH, null)).toMatchObject({ status: 401 })
  expect(await post('togglefavorite', { code: 'nar', providerId: 2 }, null)).toMatchObject({
    status: 401,
  })
})
