import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { syncCatalogue } from '../catalogue/import.ts'
import type { ListedGame } from '../provider.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { findGames } from './find-games.ts'
import { askLobby } from './lobby.ts'
import { type Catalogue, openCatalogue } from './open-games.ts'
import { describeSection } from './section.ts'

const ours = (code: string, kind: ListedGame['kind'], name: string, nameEn: string) =>
  listed(code, { name, nameEn, kind, section: 'games' })
const GAMES = [
  ours('zar_kirik_cini', 'instant', 'Kırık Çini', 'Cracked Tile'),
  ours('zar_nar_tanesi', 'instant', 'Nar Tanesi', 'Pomegranate Seed'),
  ours('egt-zar_terazi', 'instant', 'Terazi', 'Scales'),
  ours('990:zar_fisek', 'instant', 'Fişek', 'Firework'),
  ours('egt-zar_kirk_kup', 'instant', 'Kırk Küp', 'Forty Jars'),
  ours('amusnet-zar_alt_ust', 'instant', 'Alt Üst', 'High Low'),
  ours('em-zar_degirmen', 'instant', 'Değirmen', 'Mill'),
  ours('digitain-zar_sedef', 'scratch', 'Sedef', 'Mother-of-Pearl'),
  ours('zar_han_blackjack', 'table', 'Han Blackjack', 'Inn Blackjack'),
  ours('amusnet-zar_konak_rulet', 'table', 'Konak Rulet', 'Mansion Roulette'),
  ours('990:zar_kosk_bakara', 'table', 'Köşk Bakara', 'Pavilion Baccarat'),
  ours('digitain-zar_liman_holdem', 'table', 'Liman Hold’em', 'Harbour Hold’em'),
  ours('egt-zar_besli', 'table', 'Beşli', 'Fives'),
  ours('em-zar_uc_zar', 'table', 'Üç Zar', 'Three Dice'),
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
  (await findGames(deps(), { live: false, search, skip: 0, take: 50 }, 'tr')).map(
    ({ name }) => name,
  )

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
  expect((await askLobby(deps(), table, 'tr')).total).toBe(2)
  expect((await askLobby(deps(), { ...table, kind: 'scratch' }, 'tr')).total).toBe(0)
})
