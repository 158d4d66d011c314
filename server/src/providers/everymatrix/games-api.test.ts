import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { everymatrixGamesApi, type GamesApiOptions } from './games-api.ts'
import { DATA, linesOf, openStandIn, ROW, type StandIn } from './testing/stand-in.ts'

let standIn: StandIn

beforeAll(async () => {
  standIn = await openStandIn()
})
beforeEach(() => {
  Object.assign(standIn.state, { status: 200, text: linesOf(ROW), isSilent: false, asked: [] })
})
afterAll(() => standIn.close())

const openApi = (wish: Partial<GamesApiOptions> = {}) =>
  everymatrixGamesApi({
    launchUrl: 'https://games.example',
    operatorId: '2407',
    feedUrl: standIn.feedUrl,
    cashierUrl: 'http://localhost:3000/dashboard/deposit',
    ...wish,
  })
const listed = async (...rows: unknown[]) => {
  standIn.state.text = linesOf(...rows)
  return (await openApi().listGames()).games
}
const row = (data: object, change: object = {}) => ({
  ...ROW,
  ...change,
  data: { ...DATA, ...data },
})

test('a launch is the loader’s address of the game, with the session of this launch', async () => {
  const url = new URL(
    (await openApi().launchUrl({
      playerId: '6f1d0c1a-0000-4000-8000-000000000001',
      token: 'a-session-of-this-launch',
      gameCode: 'em-yirmi ates/ü',
      currency: 'TRY',
      countryCode: 'TR',
      platform: 'mobile',
      locale: 'tr',
      lobbyUrl: 'http://localhost:3000/casino/slot?a=1&b=2',
      ip: '127.0.0.1',
    })) ?? '',
  )
  expect(url.origin).toBe('https://games.example')
  expect(url.pathname).toBe('/Loader/Start/2407/yirmi%20ates%2F%C3%BC')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    language: 'tr',
    funMode: 'False',
    _sid: 'a-session-of-this-launch',
    casinolobbyurl: 'http://localhost:3000/casino/slot?a=1&b=2',
    cashierurl: 'http://localhost:3000/dashboard/deposit',
  })
})

test('a line of the feed is a game, and games alone are asked for', async () => {
  const { games, broken } = await openApi().listGames()
  expect(broken).toEqual([])
  expect(games).toEqual([
    {
      code: 'em-yirmi-ates',
      name: 'Yirmi Ateş Meyvesi',
      nameEn: null,
      studio: 'Lale Stüdyo',
      section: 'slot',
      kind: null,
      features: ['free-spins'],
      rtpBp: 9580,
      volatility: null,
      maxWin: null,
      lines: null,
      stakes: null,
      isOpen: true,
      releasedAt: new Date(0),
    },
  ])
  expect(standIn.state.asked).toEqual(['/feed?key=k1&types=game'])
})

test.each([
  [0.96489, 9648],
  [0.57, 5700],
  [96.4, 9640],
  [96.489, 9648],
  [100, 10_000],
])('a payout of %d is %d hundredths of a percent: what is finer is cut', async (pay, rtpBp) => {
  expect(await listed(row({ theoreticalPayOut: pay }))).toMatchObject([{ rtpBp }])
})

test.each([
  [['LIVEDEALER'], 'live', 'dealer'],
  [['new', 'Crash-Games'], 'games', 'crash'],
  [['constructor'], 'games', null],
  [[], 'slot', null],
])('a game of %j stands in %s, kind %s', async (categories, section, kind) => {
  expect(await listed(row({ categories }))).toMatchObject([{ section, kind }])
})

test.each([
  [{ '*': 'Nazar' }, { name: 'Nazar', nameEn: null }],
  [
    { '*': 'Nazar', en: 'Evil Eye' },
    { name: 'Nazar', nameEn: 'Evil Eye' },
  ],
  [
    { '*': 'Evil Eye', tr: 'Nazar' },
    { name: 'Nazar', nameEn: 'Evil Eye' },
  ],
])('a game that the feed calls %j is called so in each language', async (gameName, names) => {
  expect(await listed(row({ presentation: { gameName } }))).toMatchObject([names])
})

test('a game that is switched off, or not played for money, is closed', async () => {
  expect(await listed(row({ enabled: false }))).toMatchObject([{ isOpen: false }])
  expect(await listed(row({ playMode: { realMoney: false } }))).toMatchObject([{ isOpen: false }])
})

test('of the lines about one game the last counts, and a game that was removed is gone', async () => {
  const other = row({ slug: 'other' }, { id: 806, seq: 7 })
  expect(
    await listed(
      row({ vendor: 'Newer' }, { seq: 5 }),
      row({ vendor: 'Older' }, { seq: 4 }),
      { ...other, type: 'table' },
      other,
      { ...other, seq: 8, action: 'remove', data: undefined },
    ),
  ).toMatchObject([{ studio: 'Newer' }])
})

test('a broken line is left out and named, and the rest is taken', async () => {
  const { theoreticalPayOut: _, ...silentOnPay } = DATA
  const broken = [
    ...[{ ...ROW, id: 1, data: silentOnPay }, row({ theoreticalPayOut: 0 }, { id: 2 })],
    ...[row({ theoreticalPayOut: 101 }, { id: 3 }), row({ theoreticalPayOut: 0.00001 }, { id: 4 })],
    ...[row({ slug: 'with space' }, { id: 5 }), row({ presentation: {} }, { id: 6 })],
    ...[row({ enabled: 'yes' }, { id: 7 }), null, { ...ROW, id: 9, data: 'text' }],
  ]
  standIn.state.text = `${linesOf(...broken)}{"type":"ga\n\n${linesOf(ROW, row({}, { id: 806 }))}`
  const list = await openApi().listGames()
  expect(list.games).toMatchObject([{ code: 'em-yirmi-ates' }])
  expect(list.broken).toHaveLength(11)
  expect(list.broken[0]).toEqual({ row: 'line 1', why: 'theoreticalPayOut is missing or wrong' })
  expect(list.broken[9]).toEqual({ row: 'line 10', why: 'not JSON' })
  expect(list.broken[10]).toEqual({ row: 'line 13', why: 'em-yirmi-ates is there already' })
})

test.each([
  ['HTTP 500', { status: 500 }],
  ['a redirect', { status: 302 }],
  ['a page', { text: '<html>\n</html>' }],
  ['nothing', { text: '' }],
  ['silent', { isSilent: true }],
])('a feed that is %s throws, so that no game is closed for it (FLT-14)', async (_, trouble) => {
  Object.assign(standIn.state, trouble)
  await expect(openApi({ timeoutMs: 200 }).listGames()).rejects.toThrow()
})
