import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { syncCatalogue } from '../catalogue/import.ts'
import type { ListedGame } from '../provider.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { findGames } from './find-games.ts'
import { askLobby } from './lobby.ts'
import { type Catalogue, openCatalogue } from './open-games.ts'
import { describeSection } from './section.ts'

const ours = (code: string, name: string, kind: ListedGame['kind']) =>
  listed(code, { name, kind, section: 'games' })
const GAMES = [
  ours('zar_kirik_cini', 'Kırık Çini', 'instant'),
  ours('zar_nar_tanesi', 'Nar Tanesi', 'instant'),
  ours('egt-zar_terazi', 'Terazi', 'instant'),
  ours('990:zar_fisek', 'Fişek', 'instant'),
  ours('egt-zar_kirk_kup', 'Kırk Küp', 'instant'),
  ours('amusnet-zar_alt_ust', 'Alt Üst', 'instant'),
  ours('em-zar_degirmen', 'Değirmen', 'instant'),
  ours('digitain-zar_sedef', 'Sedef', 'scratch'),
  ours('zar_han_blackjack', 'Han Blackjack', 'table'),
  ours('amusnet-zar_konak_rulet', 'Konak Rulet', 'table'),
  ours('990:zar_kosk_bakara', 'Köşk Bakara', 'table'),
  ours('digitain-zar_liman_holdem', 'Liman Hold’em', 'table'),
  ours('egt-zar_besli', 'Beşli', 'table'),
  ours('em-zar_uc_zar', 'Üç Zar', 'table'),
]

let casino: TestCasino
let catalogue: Catalogue
const deps = () => ({ ...casino, catalogue })

beforeAll(async () => {
  casino = await openTestCasino()
  catalogue = openCatalogue(casino.db)
  await syncCatalogue(casino.db, openSupplier(GAMES).provider)
})
afterAll(() => casino.close())

const namesFor = async (search: string) =>
  (await findGames(deps(), { live: false, search, skip: 0, take: 50 })).map(({ name }) => name)

test.each([
  ['mayın', ['Kırık Çini']],
  ['MAYIN', ['Kırık Çini']],
  ['mayin tarlasi', ['Kırık Çini']],
  ['Mines', ['Kırık Çini']],
  ['cracked', ['Kırık Çini']],
  ['plinko', ['Nar Tanesi']],
  ['dice', ['Terazi', 'Üç Zar']],
  ['limbo', ['Fişek']],
  ['KENO', ['Kırk Küp']],
  ['hi-lo', ['Alt Üst']],
  ['hilo', ['Alt Üst']],
  ['çark', ['Değirmen']],
  ['Wheel', ['Değirmen']],
  ['kazı kazan', ['Sedef']],
  ['kazi', ['Sedef']],
  ['scratch', ['Sedef']],
  ['21', ['Han Blackjack']],
  ['blackjack', ['Han Blackjack']],
  ['rulet', ['Konak Rulet']],
  ['Roulette', ['Konak Rulet']],
  ['baccarat', ['Köşk Bakara']],
  ['poker', ['Liman Hold’em', 'Beşli']],
  ['sic bo', ['Üç Zar']],
])('“%s” finds its game in either language', async (search, names) => {
  expect((await namesFor(search)).toSorted()).toEqual([...names].sort())
})

test('a die in Turkish finds both games that are played with dice', async () => {
  expect(await namesFor('zar')).toEqual(expect.arrayContaining(['Terazi', 'Üç Zar']))
})

test('the games page parts the games by their kinds, and a search finds within one', async () => {
  const { kinds } = await describeSection(deps(), 'games', 'tr')
  expect(kinds).toEqual([
    { id: 'instant', count: 7 },
    { id: 'scratch', count: 1 },
    { id: 'table', count: 6 },
  ])
  const table = { slug: 'games', kind: 'table', search: 'poker', skip: 0, take: 20 } as const
  expect((await askLobby(deps(), table)).total).toBe(2)
  expect((await askLobby(deps(), { ...table, kind: 'scratch' })).total).toBe(0)
})
