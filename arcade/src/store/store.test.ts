import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/database.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { inTransaction, openPool } from './database.ts'
import { migrate } from './migrate.ts'

let fixture: ArcadeFixture
beforeAll(async () => {
  fixture = await openTestArcade()
  const token = await fixture.seat()
  const spun = await fixture.spin(token)
  await fixture.finish(token, spun.body.round.id)
})
afterAll(() => fixture.close())

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
    '005-commitment-first.sql',
    '006-demos-in-memory.sql',
    '007-moves.sql',
    '008-game-digest.sql',
    '009-returns.sql',
    '010-rooms.sql',
    '011-chat.sql',
    '012-jackpots.sql',
    '013-room-moves.sql',
    '014-fairness-log.sql',
    '015-rounds-in-the-log.sql',
  ])
})

test.each([
  ["update arcade.seed_pair set server_seed = 'x'", /never changed/],
  ["update arcade.seed_pair set client_seed = 'x' where client_seed is not null", /never changed/],
  [
    "update arcade.seed_pair set client_seed = 'x' where client_seed is null",
    /with_its_client_seed/,
  ],
  [
    'update arcade.seed_pair set begun_at = now(), replaces = null',
    /never changed|with_its_client/,
  ],
  ['update arcade.seed_pair set next_nonce = 1 where client_seed is null', /before_it_begins/],
  ['update arcade.seed_pair set revealed_at = now() where client_seed is null', /before_it_begins/],
  [
    `insert into arcade.seed_pair
       (id, seat_id, server_seed, commitment, client_seed, begun_at, created_at)
     select gen_random_uuid(), seat_id, 's', 'c', 'x', now(), now() from arcade.seed_pair`,
    /committed to before its client seed is known/,
  ],
  ["update arcade.seed_pair set commitment = 'x'", /never changed/],
  ['update arcade.seed_pair set next_nonce = next_nonce + 2', /without a gap/],
  ['update arcade.round set win_kurus = win_kurus + 1', /outcome is never changed/],
  ["update arcade.round set outcome = '{}'", /outcome is never changed/],
  ['update arcade.round set stake_kurus = 1', /started with is never changed/],
  ["update arcade.round set state = 'open', closed_at = null", /cannot go from settled to open/],
])('FAIR-01: the database itself refuses: %s', async (statement, words) => {
  await expect(fixture.database.pool.query(statement)).rejects.toThrow(words)
})
test('O1, O25: a connection that ends while it is used, or falls silent, costs what was asked on it alone', async () => {
  const { pool } = fixture.database
  const cut = inTransaction(pool, async (tx) => {
    const { rows } = await tx.query('select pg_backend_pid() as pid')
    await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
    await tx.query('select 1')
  })
  await expect(cut).rejects.toThrow()

  const silent: Socket[] = []
  const server = createServer((socket) => void silent.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const away = openPool(`postgres://nobody@127.0.0.1:${port}/nothing`)
  await expect(away.query('select 1')).rejects.toThrow(/timeout/)
  await away.end()
  for (const socket of silent) socket.destroy()
  server.close()

  await expect(pool.query('select pg_sleep(10)')).rejects.toThrow(/statement timeout/)
  expect(await inTransaction(pool, async (tx) => (await tx.query('select 1')).rowCount)).toBe(1)
})
