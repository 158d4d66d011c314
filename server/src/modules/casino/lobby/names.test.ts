import type { Category, Game } from '@zar/contract/casino/casino'
import type { Round } from '@zar/contract/casino/game-history'
import { LOCALES, type Locale } from '@zar/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { commandsFor, openTable } from '../../../testing/players/play.ts'
import { openRoundsSite, type Page, type RoundsSite } from '../testing/rounds-site.ts'
import { listed, listOnly } from '../testing/supplier.ts'
import { openCatalogue } from './open-games.ts'
import { recentGames } from './recent-games.ts'
import { openTopWinners } from './top-winners.ts'

const LIRA = 100_000n
const GAMES = [
  listed('mill', { name: 'Değirmen', nameEn: 'Mill', section: 'games', kind: 'instant' }),
  listed('jars', { name: 'Kırk Küp', nameEn: 'Forty Jars', section: 'games', kind: 'instant' }),
  listed('ice', { name: 'Buz', nameEn: 'Ice', section: 'games', kind: 'instant' }),
  listed('one', { name: 'Selsebil', section: 'games', kind: 'instant' }),
]
const PAGE = { skip: 0, take: 10 }
const ALL = { skip: 0, take: 20 }

let site: RoundsSite
let playerId: string
beforeAll(async () => {
  site = await openRoundsSite()
  await listOnly(site.casino.db, site.supplier, GAMES)
  playerId = await site.casino.player({ cashE5: 100n * LIRA })
  const { tokenHash } = await openTable(site.casino, playerId, 'mill')
  const at = commandsFor(playerId, tokenHash, 'mill')
  const bet = at.bet(LIRA)
  await site.wallet.post(bet)
  await site.wallet.post(at.win(bet, 40n * LIRA, { roundClosed: true }))
})
afterAll(async () => {
  expect(await site.casino.sumOfBooks()).toBe(0n)
  await site.close()
})

async function ask<Data>(path: string, locale: Locale, input: object): Promise<Data> {
  const { data } = await site.post<Data>(path, playerId, input, locale)
  if (data === null) throw new Error(`${path} answered nothing`)
  return data
}
const names = (games: readonly { name: string }[]) => games.map(({ name }) => name)
const search = async (locale: Locale, words: string) =>
  names(await ask<Game[]>('games', locale, { live: false, search: words, ...PAGE }))

test('a game list has the name in the language of who asks; without one in English the one it has', async () => {
  const asked = async (locale: Locale) => [
    names(await ask<Game[]>('games', locale, { systemCategory: 3 })),
    names(
      (await ask<Category[]>('categories', locale, ALL)).find(({ id }) => id === 3)?.games ?? [],
    ),
    names((await ask<{ games: Game[] }>('lobby', locale, { slug: 'games', ...PAGE })).games),
  ]
  expect(await asked('tr')).toEqual(Array(3).fill(['Değirmen', 'Kırk Küp', 'Buz', 'Selsebil']))
  expect(await asked('en')).toEqual(Array(3).fill(['Mill', 'Forty Jars', 'Ice', 'Selsebil']))
})

test('a game is the same in either language but for its name', async () => {
  const [tr, en] = await Promise.all(
    LOCALES.map((locale) => ask<Game[]>('games', locale, { systemCategory: 3 })),
  )
  expect(tr?.map(({ name: _, ...game }) => game)).toEqual(en?.map(({ name: _, ...game }) => game))
})

test('games are put in order by the name that is read', async () => {
  const sorted = async (locale: Locale) => {
    const question = { slug: 'games', sort: 'name', ...PAGE }
    return names((await ask<{ games: Game[] }>('lobby', locale, question)).games)
  }
  expect(await sorted('tr')).toEqual(['Buz', 'Değirmen', 'Kırk Küp', 'Selsebil'])
  expect(await sorted('en')).toEqual(['Forty Jars', 'Ice', 'Mill', 'Selsebil'])
})

test('either name finds a game, whatever language is read', async () => {
  for (const words of ['değirmen', 'MILL', 'mıll']) {
    expect(await search('tr', words)).toEqual(['Değirmen'])
    expect(await search('en', words)).toEqual(['Mill'])
  }
  expect(await search('en', 'kırk jars')).toEqual(['Forty Jars'])
})

test('what begins with the search, in either language, comes first', async () => {
  await listOnly(site.casino.db, site.supplier, [
    listed('late', { name: 'Ay Buz', nameEn: 'Warm Ice', section: 'games' }),
    ...GAMES,
  ])
  expect(await search('tr', 'bu')).toEqual(['Buz', 'Ay Buz'])
  expect(await search('en', 'bu')).toEqual(['Ice', 'Warm Ice'])
  expect(await search('tr', 'ic')).toEqual(['Buz', 'Ay Buz'])
})

test('winners, the games played last and the history have it too', async () => {
  const { casino } = site
  const winners = openTopWinners({ ...casino, clock: systemClock })
  const lobby = { ...casino, catalogue: openCatalogue(casino.db) }
  const told = async (locale: Locale) => {
    const page = await ask<Page>('rounds', locale, { before: null, take: 5 })
    const [round] = page.rows
    return [
      round?.game,
      (await ask<Round>('round', locale, { id: round?.id })).game,
      names(await recentGames(lobby, { playerId, locale }))[0],
      (await winners({ isLive: false, count: 1, locale }))[0]?.game,
    ]
  }
  expect(await told('tr')).toEqual(Array(4).fill('Değirmen'))
  expect(await told('en')).toEqual(Array(4).fill('Mill'))
})

test('a list that tells another English name changes the game; one that tells none leaves the one it has', async () => {
  await listOnly(site.casino.db, site.supplier, [
    listed('mill', { name: 'Değirmen', nameEn: 'Windmill' }),
    listed('jars', { name: 'Kırk Küp' }),
  ])
  expect(names(await ask<Game[]>('games', 'en', { systemCategory: 1 }))).toEqual([
    'Windmill',
    'Kırk Küp',
  ])
})
