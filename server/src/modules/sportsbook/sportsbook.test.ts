import type { Envelope } from '@zar/contract/endpoint'
import {
  SPORT_SECTIONS,
  type SportFrame,
  type SportHighlight,
  type SportVisit,
  sportFrame,
  sportHighlights,
  sportVisit,
} from '@zar/contract/sports'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountRoutes, openHttp } from '../../platform/http/http.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { sportRoutes } from './index.ts'
import type { Partners } from './partners.ts'
import { changeToken, endVisits, forgetVisits, readSportSession } from './session.ts'

const NONE: Partners = {}
const CLIENT = '6f1d3c52-9a0e-4d57-8c1b-2f1f0c6f7a11'
const FCG: Partners = { fcg: { url: 'https://fcg.example/loader?v=2', clientId: CLIENT } }
const BOTH: Partners = { ...FCG, betco: { url: 'https://betco.example' } }
const SITE = 'https://zar.example'
const LOG_IN = Buffer.alloc(32, 7)

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

function open(partners: Partners): FastifyInstance {
  const app = openHttp({ logger: pino({ level: 'silent' }), random: casino.random })
  const { db, clock, house, random } = casino
  const routes = sportRoutes({ db, clock, house, random, partners, siteUrl: SITE })
  // The token of these tests is the player's id.
  mountRoutes(app, routes, async (playerId) => ({ playerId, tokenHash: LOG_IN }))
  return app
}

async function frame(partners: Partners, section: string, locale = 'tr') {
  const url = sportFrame.path
  const reply = await open(partners).inject({
    method: 'POST',
    url,
    headers: { locale },
    payload: { section },
  })
  return { status: reply.statusCode, data: reply.json<{ data: SportFrame }>().data }
}

async function visit(partners: Partners, section: string, playerId?: string, locale = 'en') {
  const headers = { locale, ...(playerId && { authorization: `Bearer ${playerId}` }) }
  const reply = await open(partners).inject({
    method: 'POST',
    url: sportVisit.path,
    headers,
    payload: { section },
  })
  const { success, data } = reply.json<Envelope<SportVisit>>()
  return { status: reply.statusCode, success, data }
}

async function highlights(partners: Partners, locale = 'tr') {
  const reply = await open(partners).inject({ url: sportHighlights.path, headers: { locale } })
  return reply.json<{ data: SportHighlight[] }>().data
}

const sessionDeps = (endsInMs: number | null = 3_600_000) => ({
  db: casino.db,
  clock: casino.clock,
  house: casino.house,
  random: casino.random,
  whenLogInEnds: async () =>
    endsInMs === null ? undefined : new Date(casino.clock.now().getTime() + endsInMs),
})

test.each(SPORT_SECTIONS)(
  '%s without a partner says what is coming, in both languages (§2 Routes)',
  async (section) => {
    const [tr, en] = [await frame(NONE, section, 'tr'), await frame(NONE, section, 'en')]
    expect(tr.data.partner).toBeNull()
    expect(tr.data.opening.length).toBeGreaterThanOrEqual(4)
    expect(en.data.opening.map(({ key }) => key)).toEqual(tr.data.opening.map(({ key }) => key))
    for (const [index, one] of tr.data.opening.entries()) {
      const other = en.data.opening[index]
      expect(one.title && one.note && other?.title && other.note, one.key).toBeTruthy()
      expect(one.note).not.toBe(other?.note)
      expect(one.points.length, one.key).toBeGreaterThanOrEqual(3)
      expect(other?.points).toHaveLength(one.points.length)
    }
  },
)

/** What Digitain's loader boots with. */
const bootedWith = (address = '') =>
  Object.fromEntries(new URLSearchParams(new URL(address).hash.slice(1)))

test('a visitor sees the Digitain-style partner without a name, and no token is in the path', async () => {
  const { data } = await frame(BOTH, 'sports', 'tr')
  expect(data.partner?.name).toBe('fcg')
  expect(data.partner?.address.startsWith('https://fcg.example/loader?v=2#')).toBe(true)
  expect(bootedWith(data.partner?.address)).toEqual({
    server: 'https://fcg.example/',
    token: '-',
    currentPage: 'Overview',
    language: 'tr',
    oddsFormat: '0',
    theme: 'dark',
    parent: SITE,
    sportPartner: CLIENT,
  })
  const live = await frame(BOTH, 'live-sports', 'en')
  expect(bootedWith(live.data.partner?.address)).toMatchObject({
    currentPage: 'Live',
    language: 'en',
  })
})

test('a visitor’s BetConstruct-style address names nobody', async () => {
  const { data } = await frame(BOTH, 'esports', 'en')
  expect(data.partner).toEqual({
    name: 'betco',
    address: 'https://betco.example/iframe-sportsbook/en/esports?odds_type=decimal',
  })
  expect((await frame(FCG, 'esports')).data.partner).toBeNull()
})

test('§3: a visit gives the client id, url and token of one partner, url and token of the other', async () => {
  const playerId = await casino.player()
  const fcg = (await visit(BOTH, 'live-sports', playerId)).data
  expect(fcg).toMatchObject({
    name: 'fcg',
    clientId: CLIENT,
    url: 'https://fcg.example/loader?v=2',
  })
  expect(bootedWith(fcg?.address)).toMatchObject({ token: fcg?.token, currentPage: 'Live' })
  const betco = (await visit(BOTH, 'esports', playerId)).data
  expect(betco).toMatchObject({ name: 'betco', clientId: null, url: 'https://betco.example' })
  const query = new URL(betco?.address ?? '').searchParams
  expect(Object.fromEntries(query)).toEqual({
    user_id: playerId,
    auth_token: betco?.token,
    odds_type: 'decimal',
  })
  expect(betco?.token).not.toBe(fcg?.token)
  expect(fcg?.token.length).toBeGreaterThanOrEqual(43)
})

test('a visit needs a player who may stake, and a partner', async () => {
  expect((await visit(BOTH, 'sports')).status).toBe(401)
  const excluded = await casino.player({ status: 'excluded' })
  expect(await visit(BOTH, 'sports', excluded)).toMatchObject({
    data: { code: 'player_excluded' },
  })
  const playerId = await casino.player()
  expect((await visit(NONE, 'sports', playerId)).status).toBe(404)
  const visits = await casino.db
    .selectFrom('sport_session')
    .select('token_hash')
    .where('player_id', 'in', [excluded, playerId])
    .execute()
  expect(visits).toEqual([])
})

test('SES-06: a visit’s token opens one session, of its own partner, within two minutes', async () => {
  const playerId = await casino.player()
  const tokenOf = async (section: string) => {
    const { data } = await visit(BOTH, section, playerId)
    return data?.token ?? ''
  }
  const token = await tokenOf('sports')
  // Before it is changed it is good for nothing else.
  expect(await readSportSession(casino, 'fcg', token)).toBeUndefined()
  expect(await changeToken(sessionDeps(), 'betco', token)).toBeUndefined()
  const changed = await changeToken(sessionDeps(), 'fcg', token)
  expect(changed?.playerId).toBe(playerId)
  expect(await changeToken(sessionDeps(), 'fcg', token)).toBeUndefined()
  const held = await readSportSession(casino, 'fcg', changed?.token ?? '')
  expect(held).toMatchObject({ playerId, currency: 'TRY' })
  expect(await readSportSession(casino, 'betco', changed?.token ?? '')).toBeUndefined()

  const [late, over] = [await tokenOf('sports'), await tokenOf('sports')]
  expect(await changeToken(sessionDeps(null), 'fcg', over)).toBeUndefined()
  casino.clock.advance(2 * 60_000)
  expect(await changeToken(sessionDeps(), 'fcg', late)).toBeUndefined()
  // The session outlives its visit, and ends with its log-in.
  expect(await readSportSession(casino, 'fcg', changed?.token ?? '')).toBeDefined()
  casino.clock.advance(3_600_000)
  expect(await readSportSession(casino, 'fcg', changed?.token ?? '')).toBeUndefined()
})

test('SES-03: a log-out ends the visits and sessions that were opened from it', async () => {
  const playerId = await casino.player()
  const { data } = await visit(BOTH, 'sports', playerId)
  const changed = await changeToken(sessionDeps(), 'fcg', data?.token ?? '')
  const waiting = (await visit(BOTH, 'sports', playerId)).data?.token ?? ''
  await endVisits(casino, LOG_IN)
  expect(await readSportSession(casino, 'fcg', changed?.token ?? '')).toBeUndefined()
  expect(await changeToken(sessionDeps(), 'fcg', changed?.token ?? '')).toBeUndefined()
  expect(await changeToken(sessionDeps(), 'fcg', waiting)).toBeUndefined()
  await forgetVisits(casino.db, casino.clock.now())
  expect(await casino.db.selectFrom('sport_session').select('token_hash').execute()).toEqual([])
})

test('the home page tells of every section, and who serves it', async () => {
  const told = await highlights(FCG)
  expect(new Set(told.map(({ section }) => section))).toEqual(new Set(SPORT_SECTIONS))
  for (const { section, key, partner } of told) {
    // The pitch tracker comes with our own board.
    const isSoon = section === 'esports' || key === 'tracker'
    expect(partner, key).toBe(isSoon ? null : 'fcg')
  }
  expect((await highlights(NONE)).every(({ partner }) => partner === null)).toBe(true)
  expect((await highlights(NONE, 'en'))[0]?.title).toBe('Football')
})

test.each(['', 'spor', 'SPORTS', '__proto__'])(
  'section %j is refused with 400',
  async (section) => {
    expect((await frame(NONE, section)).status).toBe(400)
    expect((await visit(BOTH, section, await casino.player())).status).toBe(400)
  },
)
