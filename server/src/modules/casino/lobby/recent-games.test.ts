import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { syncCatalogue } from '../catalogue/import.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { type Catalogue, openCatalogue } from './open-games.ts'
import { recentGames } from './recent-games.ts'

const MINUTE_MS = 60_000
let casino: TestCasino
let catalogue: Catalogue
const deps = () => ({ ...casino, catalogue })

beforeAll(async () => {
  casino = await openTestCasino()
  catalogue = openCatalogue(casino.db)
  const shut = listed('shut', { isOpen: false })
  await syncCatalogue(casino.db, openSupplier([listed('a'), listed('b'), shut]).provider)
})
afterAll(() => casino.close())

async function open(playerId: string, gameCode: string, isOpen = true): Promise<void> {
  casino.clock.advance(MINUTE_MS)
  const created_at = casino.clock.now()
  await casino.db
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
  (await recentGames(deps(), { playerId, locale: 'tr' })).map(({ gameCode }) => gameCode)

test('the games opened last come first, each once, and only this player’s', async () => {
  const [player, other] = [await casino.player(), await casino.player()]
  expect(await recent(player)).toEqual([])
  for (const code of ['a', 'b', 'a', 'shut']) await open(player, code)
  await open(other, 'b')
  expect(await recent(player)).toEqual(['a', 'b'])
  expect(await recent(other)).toEqual(['b'])
})

test('a launch that the provider did not answer is not a game played', async () => {
  const player = await casino.player()
  await open(player, 'a', false)
  expect(await recent(player)).toEqual([])
})

test('the look-up reads an index, not the table', async () => {
  const player = await casino.player()
  const { rows } = await casino.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`
      explain select game_code, created_at from game_session where player_id = ${sql.lit(player)} and is_open
      order by created_at desc limit 200`.execute(tx)
  })
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('game_session_of_player')
})
