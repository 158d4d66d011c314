import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/database.ts'
import { type House, openArcade } from '../testing/open-arcade.ts'
import { migrate } from './migrate.ts'

let house: House
beforeAll(async () => {
  house = await openArcade()
  const token = await house.seat()
  const spun = await house.spin(token)
  await house.finish(token, spun.body.round.id)
})
afterAll(() => house.close())

test('eight processes that start at once migrate an empty database once', async () => {
  const database = await emptyDatabase()
  await Promise.all(Array.from({ length: 8 }, () => migrate(database.url)))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('select name from arcade.migration')
  await client.end()
  await database.close()
  expect(rows.map((row) => row.name)).toEqual([
    '001-arcade.sql',
    '002-lists.sql',
    '003-free-rounds.sql',
    '004-campaigns.sql',
  ])
})

test.each([
  ["update arcade.seed_pair set server_seed = 'x'", /never changed/],
  ["update arcade.seed_pair set client_seed = 'x'", /never changed/],
  ["update arcade.seed_pair set commitment = 'x'", /never changed/],
  ['update arcade.seed_pair set next_nonce = next_nonce + 2', /without a gap/],
  ['update arcade.round set win_kurus = win_kurus + 1', /outcome is never changed/],
  ["update arcade.round set outcome = '{}'", /outcome is never changed/],
  ['update arcade.round set stake_kurus = 1', /started with is never changed/],
  ["update arcade.round set state = 'open', closed_at = null", /cannot go from settled to open/],
])('FAIR-01: the database itself refuses: %s', async (statement, words) => {
  await expect(house.database.pool.query(statement)).rejects.toThrow(words)
})

test('demos are forgotten after a day, with their rounds, and players are not', async () => {
  const { token } = await house.demo()
  await house.spin(token)
  const count = async () => {
    const { rows } = await house.database.pool.query(
      `select count(*) filter (where user_ref is null)::int as demos,
              count(*) filter (where user_ref is not null)::int as players from arcade.seat`,
    )
    return rows[0]
  }
  const { forgetDemos } = await import('./seats.ts')
  await forgetDemos(house.database.pool, new Date(house.clock.nowMs))
  expect(await count()).toEqual({ demos: 1, players: 1 })
  await forgetDemos(house.database.pool, new Date(house.clock.nowMs + 1))
  expect(await count()).toEqual({ demos: 0, players: 1 })
})
