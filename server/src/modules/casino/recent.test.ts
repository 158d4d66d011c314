import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../testing/house.ts'
import { syncCatalogue } from './catalogue.ts'
import { type Catalogue, openCatalogue } from './catalogue-index.ts'
import { recentGames } from './recent.ts'
import { listed, openSupplier } from './testing/supplier.ts'

const MINUTE_MS = 60_000
let house: House
let catalogue: Catalogue
const deps = () => ({ ...house, catalogue })

beforeAll(async () => {
  house = await openHouse()
  catalogue = openCatalogue(house.db)
  const shut = listed('shut', { isOpen: false })
  await syncCatalogue(house.db, openSupplier([listed('a'), listed('b'), shut]).provider)
})
afterAll(() => house.close())

async function open(playerId: string, gameCode: string, isOpen = true): Promise<void> {
  house.clock.advance(MINUTE_MS)
  const created_at = house.clock.now()
  await house.db
    .insertInto('game_session')
    .values({
      token_hash: Buffer.from(randomUUID()),
      player_id: playerId,
      provider: 'hub88',
      game_code: gameCode,
      currency: 'TRY',
      is_open: isOpen,
      created_at,
      expires_at: created_at,
      log_in_hash: null,
    })
    .execute()
}

const recent = async (playerId: string) =>
  (await recentGames(deps(), playerId)).map(({ gameCode }) => gameCode)

test('the games opened last come first, each once, and only this player’s', async () => {
  const [player, other] = [await house.player(), await house.player()]
  expect(await recent(player)).toEqual([])
  for (const code of ['a', 'b', 'a', 'shut']) await open(player, code)
  await open(other, 'b')
  expect(await recent(player)).toEqual(['a', 'b'])
  expect(await recent(other)).toEqual(['b'])
})

test('a launch that the provider did not answer is not a game played', async () => {
  const player = await house.player()
  await open(player, 'a', false)
  expect(await recent(player)).toEqual([])
})

test('the look-up reads an index, not the table', async () => {
  const player = await house.player()
  const { rows } = await house.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`
      explain select game_code, created_at from game_session where player_id = ${sql.lit(player)} and is_open
      order by created_at desc limit 200`.execute(tx)
  })
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('game_session_of_player')
})
