import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemRandom } from '../../platform/random.ts'
import { type GamesApiOptions, softgamingsGamesApi } from './games-api.ts'
import { loginOf, passwordOf } from './login.ts'
import {
  GAME,
  HTML,
  LIST,
  OPERATOR,
  openStandIn,
  type StandIn,
  type Trouble,
} from './testing/stand-in.ts'

const ORDER = {
  playerId: '6f1d0c1a-0000-4000-8000-000000000001',
  token: 'a-token-of-this-launch',
  gameCode: '810:zr_nar',
  currency: 'TRY',
  countryCode: 'TR',
  platform: 'desktop',
  locale: 'tr',
  lobbyUrl: 'http://localhost:3000/casino/slot',
  ip: '127.0.0.1',
} as const

let standIn: StandIn
const openApi = (wish: Partial<GamesApiOptions> = {}) =>
  softgamingsGamesApi({ ...OPERATOR, baseUrl: standIn.url, random: systemRandom, ...wish })
const listed = async (change: object) => {
  standIn.state.list = { ...LIST, ...change }
  return (await openApi().listGames()).games
}

beforeAll(async () => {
  standIn = await openStandIn()
})
beforeEach(() => {
  Object.assign(standIn.state, { trouble: undefined, list: LIST, calls: [] })
})
afterAll(() => standIn.close())

test('a launch is a hashed call with the contract’s fields, and answers the page with its script', async () => {
  expect(await openApi().launchUrl(ORDER)).toBe(HTML)
  const login = loginOf(ORDER.playerId)
  expect(standIn.state.calls).toEqual([
    {
      method: 'User/AuthHTML',
      fields: {
        Login: login,
        Password: passwordOf(login, OPERATOR.playerSecret),
        System: '810',
        Page: 'zr_nar',
        UserIP: '127.0.0.1',
        Currency: 'TRY',
        Country: 'TR',
        Language: 'tr',
        Referer: ORDER.lobbyUrl,
        ExtParam: ORDER.token,
        UserAutoCreate: '1',
        UniversalLaunch: '1',
        IsMobile: '0',
        TID: expect.stringMatching(/^[\da-f]{32}$/),
        Hash: expect.stringMatching(/^[\da-f]{32}$/),
      },
    },
  ])
})

test('a phone opens the page for phones once the list has named it', async () => {
  const api = openApi()
  const pageOf = async () => {
    await api.launchUrl({ ...ORDER, platform: 'mobile' })
    const { Page, IsMobile } = standIn.state.calls.at(-1)?.fields ?? {}
    return { Page, IsMobile }
  }
  expect(await pageOf()).toEqual({ Page: 'zr_nar', IsMobile: '1' })
  await api.listGames()
  expect(await pageOf()).toEqual({ Page: 'zr_nar_m', IsMobile: '1' })
})

test('no two calls have the same nonce', async () => {
  await openApi().launchUrl(ORDER)
  await openApi().launchUrl(ORDER)
  expect(new Set(standIn.state.calls.map(({ fields }) => fields.TID)).size).toBe(2)
})

test.each<Trouble>([
  'silent',
  'HTTP 500',
  'a redirect',
  'no code',
  'a success without a page',
  'an endless page',
])('a launch answered with %s throws (FLT-14)', async (trouble) => {
  standIn.state.trouble = trouble
  const api = openApi(trouble === 'silent' ? { timeoutMs: 100 } : {})
  await expect(api.launchUrl(ORDER)).rejects.toThrow()
})

test.each<Trouble>(['refusal', 'refusal with HTTP 200'])(
  'a launch answered with a %s has no page',
  async (trouble) => {
    standIn.state.trouble = trouble
    expect(await openApi().launchUrl(ORDER)).toBeUndefined()
  },
)

test('a list that is refused, or asked for with another password, throws', async () => {
  await expect(openApi({ apiPassword: 'PWD457' }).listGames()).rejects.toThrow('422')
  standIn.state.trouble = 'HTTP 500'
  await expect(openApi().listGames()).rejects.toThrow('500')
})

test('a listed game has its merchant for a studio and the code that its bets name', async () => {
  expect((await openApi().listGames()).games).toEqual([
    {
      code: '810:zr_nar',
      name: 'Nar Bahçesi',
      nameEn: 'Nar Bahçesi',
      studio: 'Lale Stüdyo',
      section: 'slot',
      kind: null,
      features: ['free-spins'],
      rtpBp: 9640,
      volatility: null,
      maxWin: 2_000,
      lines: null,
      stakes: null,
      isOpen: true,
      releasedAt: new Date(0),
    },
  ])
})

test('a game has its Turkish title where there is one, its English beside it, and the studio that its merchant passes on', async () => {
  const merchants = { ...LIST.merchants, 811: { ID: '811', Name: 'Mavi Çini', Alias: 'mavi' } }
  const Name = { en: 'Evil Eye', tr: 'Nazar' }
  const games = [
    { ...GAME, Name, SubMerchantID: '811' },
    { ...GAME, PageCode: 'en', Name: { en: 'Evil Eye', tr: '' }, SubMerchantID: null },
  ]
  expect(await listed({ merchants, games })).toMatchObject([
    { name: 'Nazar', nameEn: 'Evil Eye', studio: 'Mavi Çini', code: '810:zr_nar' },
    { name: 'Evil Eye', nameEn: 'Evil Eye', studio: 'Lale Stüdyo' },
  ])
})

test.each([
  ['Live Casino', 'live', 'dealer'],
  ['Crash Games', 'games', 'crash'],
  ['Something New', 'games', null],
])('a game of their category %s stands in %s, kind %s', async (en, section, kind) => {
  const categories = [{ ID: 16, Name: { en } }]
  expect(await listed({ categories })).toMatchObject([{ section, kind }])
})

test('ids and the return may be numbers, and what is finer than a hundredth is cut', async () => {
  const games = [{ ...GAME, MerchantID: 810, CategoryID: [16], RTP: 96.489 }]
  expect(await listed({ games })).toMatchObject([{ code: '810:zr_nar', rtpBp: 9648 }])
})

test('a game without its facts is named and left out, and the rest is taken', async () => {
  const { RTP: _, ...silentOnRtp } = GAME
  const games = [
    silentOnRtp,
    { ...GAME, RTP: '0.00' },
    { ...GAME, RTP: '101' },
    { ...GAME, RTP: null },
    { ...GAME, Name: { de: 'Nar' } },
    { ...GAME, MerchantID: '811' },
    { ...GAME, PageCode: 'with space' },
    { ...GAME, PageCode: 'good', CategoryID: undefined },
  ]
  standIn.state.list = { ...LIST, games }
  expect(await openApi().listGames()).toEqual({
    games: [expect.objectContaining({ code: '810:good', section: 'slot' })],
    broken: [
      ...Array.from({ length: 4 }, () => ({ row: 'zr_nar', why: 'wrong: RTP' })),
      { row: 'zr_nar', why: 'wrong: Name' },
      { row: 'zr_nar', why: 'wrong: MerchantID' },
      { row: 'with space', why: 'wrong: PageCode' },
    ],
  })
})

test('a game of a merchant that does not take the currency is not for us', async () => {
  const merchantsCurrencies = [{ ID: '1', IDMerchant: '810', Currencies: ['EUR'] }]
  expect(await listed({ merchantsCurrencies })).toEqual([])
  expect(await listed({ merchantsCurrencies: [] })).toHaveLength(1)
})
