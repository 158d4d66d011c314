import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'

const MIGRATION = new URL('./migrations/021-games-by-supplier.sql', import.meta.url)

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

/** A game as a casino holds it in which every game came over Hub88. */
const addGame = (code: string, name: string) =>
  casino.db
    .insertInto('game')
    .values({
      code,
      name,
      provider: 'hub88',
      category_id: 1,
      studio: 'Mavi Çini',
      rtp_bp: 9_650,
      volatility: 3,
      released_at: new Date(0),
    })
    .execute()
const games = () =>
  casino.db
    .selectFrom('game')
    .select(['code', 'provider', 'name', 'is_open'])
    .orderBy('code')
    .execute()
const favorites = (playerId: string) =>
  casino.db.selectFrom('favorite').select('game_code').where('player_id', '=', playerId).execute()

test('a game that comes over another supplier now keeps its players’ favourites, however often it is moved', async () => {
  await addGame('zar_nar_bahcesi', 'Nar Bahçesi')
  await addGame('zar_nazar_degmez', 'Nazar Değmez')
  const playerId = await casino.player()
  for (const game_code of ['zar_nar_bahcesi', 'zar_nazar_degmez']) {
    await casino.db.insertInto('favorite').values({ player_id: playerId, game_code }).execute()
  }
  const sql = await readFile(MIGRATION, 'utf8')
  for (const turn of ['once', 'twice']) {
    await casino.owner.pool.query(`begin; ${sql}; commit`)
    expect(await games(), turn).toEqual([
      {
        code: '990:zar_nazar_degmez',
        provider: 'softgamings',
        name: 'Nazar Değmez',
        is_open: false,
      },
      { code: 'zar_nar_bahcesi', provider: 'hub88', name: 'Nar Bahçesi', is_open: true },
      { code: 'zar_nazar_degmez', provider: 'hub88', name: 'Nazar Değmez', is_open: false },
    ])
    expect((await favorites(playerId)).map(({ game_code }) => game_code).sort()).toEqual([
      '990:zar_nazar_degmez',
      'zar_nar_bahcesi',
    ])
  }
})
