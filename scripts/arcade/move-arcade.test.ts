import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openSchema as openBank } from '../../arcade/src/bank/store.ts'
import { signHeadDue } from '../../arcade/src/fairness/log/seal-log.ts'
import { openSchema as openSports } from '../../arcade/src/sports/store.ts'
import { openPool } from '../../arcade/src/store/database.ts'
import { migrate } from '../../arcade/src/store/migrate.ts'
import { emptyDatabase } from '../../arcade/src/testing/database.ts'
import { openTestArcade } from '../../arcade/src/testing/open-arcade.ts'
import { moveArcade } from './move-arcade.ts'

const MOVE = new URL('./move-arcade.ts', import.meta.url).href
const SCHEMAS = ['arcade', 'sports', 'bank']
type Rows = Record<string, string[]>

/** The casino's database with an arcade in it that was played at; and one for the arcade alone. */
let casino: pg.Client
let own: pg.Client
let urls: { fromUrl: string; toUrl: string }
beforeEach(async () => {
  const [arcade, target] = [await openTestArcade(), await emptyDatabase()]
  onTestFinished(target.close)
  urls = { fromUrl: arcade.database.url, toUrl: target.url }
  await play(arcade)
  casino = await connect(urls.fromUrl)
  own = await connect(urls.toUrl)
  onTestFinished(arcade.close)
})
afterEach(async () => Promise.all([casino.end(), own.end()]))

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`set time zone 'UTC'`)
  return client
}

const HASH = 'a'.repeat(64)

/** Rounds that are over and one that is not, free ones, seeds that were changed; a sports bet, a payment. */
async function play(arcade: Awaited<ReturnType<typeof openTestArcade>>): Promise<void> {
  const user = `player-${randomUUID()}`
  const reward = await arcade.give(user, 3)
  const token = await arcade.seat(user)
  const free = await arcade.spinFree(token, reward.id)
  await arcade.finish(token, free.body.round.id)
  for (const seed of ['nar', 'çay']) {
    arcade.later(10_000)
    const { round } = (await arcade.spin(token)).body
    await arcade.finish(token, round.id)
    await arcade.rotate(token, seed)
  }
  arcade.later(10_000)
  await arcade.spin(token)
  const tiles = await arcade.seat(user, 'zar_kirik_cini')
  const { body } = await arcade.begin(tiles, { stakeKurus: 2_000, broken: 1 })
  await arcade.move(tiles, body.round.id, { open: 0 })
  await signHeadDue(arcade.app.fairness)
  const { pool } = arcade.database
  await openSports(pool)
  await openBank(pool)
  // As in an installation of an earlier version, whose columns were added in another order.
  await pool.query('alter table bank.payout drop column account')
  await openBank(pool)
  await pool.query(`
    insert into sports.session values ('s', 'c', 'TRY', 't', clock_timestamp());
    insert into sports.bet (request_id, session_id, client_id, currency, match_id, pick, price, stake_kurus, info, state, created_at)
      select gen_random_uuid(), 's', 'c', 'TRY', 'football-1-0', 1, 330, 9007199254740991, E'İ "\\\\ \\n', 'open', clock_timestamp()
        from generate_series(1, 4500);
    insert into bank.checkout (id, order_id, kind, amount_kurus, currency, language, status, created_at, decided_at)
      values (gen_random_uuid(), gen_random_uuid(), 'card', 1, 'TRY', 'tr', 'open', clock_timestamp(), 'infinity');
    insert into bank.payout (id, order_id, amount_kurus, currency, account, outcome, settles_at, created_at)
      values (gen_random_uuid(), gen_random_uuid(), 2, 'TRY', 'T9y', 'paid', now(), now());
    insert into arcade.game_stop values ('g', 'why', 'me', now());
    insert into arcade.game_stop_log (game_code, is_stopped, reason, by, at) values ('g', true, 'why', 'me', now());
    insert into arcade.reward_order select wire, 'o-1', id from arcade.reward;
    insert into arcade.campaign values (gen_random_uuid(), 'g', 'TRY', 100, 10, 5, now(), now() + interval '1 day');
    insert into arcade.campaign_award select reward.id, code from arcade.reward, arcade.campaign;
    insert into bank.callback (id, body) values (gen_random_uuid(), '{"a": 1.10}');
    insert into arcade.room (code) values ('r');
    insert into arcade.room_chain values
      (gen_random_uuid(), 'r', 1, '${HASH}', 9, '${HASH}', '\\x00ff', 'çay', now());
    insert into arcade.room_round select gen_random_uuid(), 'r', id, 1, '1', 'over', now(), now(), '{"snap": 247}', '${HASH}'
      from arcade.room_chain;
    insert into arcade.room_journal select id, 1, now(), 0, 'phase', '{}' from arcade.room_round;
    insert into arcade.jackpot_stake select id, 500, now() from arcade.round limit 1;
    insert into arcade.jackpot_pot
      (level, number, chain_id, chain_number, seed_units, reserve_units, from_kurus, began_at)
      select 'yek', 1, id, 1, 0, 0, 0, now() from arcade.room_chain;
    insert into arcade.chat_line values (gen_random_uuid(), 'r', 'u', 'u•••1', 'İyi akşamlar', now());
    insert into arcade.chat_report select id, 'v', now() from arcade.chat_line;
    insert into arcade.chat_mute values ('u', now(), 'why', 'me', now())`)
}

/** Every row of every table, as text. */
async function rowsOf(client: pg.Client): Promise<Rows> {
  const { rows: tables } = await client.query(
    `select schemaname || '.' || tablename as name from pg_tables
       where schemaname = any($1) and tablename not in ('migration', 'moved') order by 1`,
    [SCHEMAS],
  )
  const all: Rows = {}
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select to_jsonb(one)::text as text from ${name} one order by 1`,
    )
    all[name] = rows.map(({ text }) => text)
  }
  return all
}

/** The arcade's tables, empty. */
async function prepare(url: string): Promise<void> {
  await migrate(url)
  const pool = openPool(url)
  await openSports(pool)
  await openBank(pool)
  await pool.end()
}

const move = () => moveArcade({ ...urls, tell: () => {} })

/** The move in a process of its own, once it waits for what is held; it is killed then. */
async function killedWaiting(holder: pg.Client): Promise<void> {
  const script = `import { moveArcade } from ${JSON.stringify(MOVE)}
    await moveArcade({ ...${JSON.stringify(urls)}, tell: () => {} })`
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const held = `select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and not granted`
  await expect.poll(async () => (await holder.query(held)).rowCount).toBeGreaterThan(0)
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('H12: all of the arcade moves as it is, and the next start has nothing to do', async () => {
  const before = await rowsOf(casino)
  expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual([])
  expect(before['sports.bet']).toHaveLength(4_500)
  await move()
  expect(await rowsOf(own)).toEqual(before)
  expect(await rowsOf(casino)).toEqual({})
  // Numbers go on, and the tables keep their word.
  const { rows } = await own.query(
    `insert into sports.bet (request_id, session_id, client_id, currency, match_id, pick, price, stake_kurus, info, state, created_at)
       select gen_random_uuid(), session_id, client_id, currency, match_id, pick, price, stake_kurus, info, state, created_at
       from sports.bet limit 1 returning id::text, payout_transaction::text`,
  )
  expect(rows).toEqual([{ id: '504501', payout_transaction: '1009002' }])
  await expect(own.query(`update arcade.seed_pair set server_seed = 'x'`)).rejects.toThrow('seed')
  await expect(own.query('delete from arcade.seat')).rejects.toThrow('foreign key')
  const after = await rowsOf(own)
  await move()
  await migrate(urls.toUrl)
  expect(await rowsOf(own)).toEqual(after)
})

test('H12: killed before all of the copy is kept it leaves the old whole and the new empty, and the next start completes it', async () => {
  const before = await rowsOf(casino)
  await prepare(urls.toUrl)
  // The last thing before it commits.
  await own.query('begin')
  await own.query('alter sequence sports.transaction_number restart 5')
  await killedWaiting(own)
  expect(await rowsOf(casino)).toEqual(before)
  await own.query('rollback')
  expect(Object.values(await rowsOf(own)).flat()).toEqual([])
  await move()
  expect(await rowsOf(own)).toEqual(before)
  expect(await rowsOf(casino)).toEqual({})
})

test('H12: killed before the old is deleted, the next start deletes it and keeps what was played since', async () => {
  const before = await rowsOf(casino)
  await casino.query('create view arcade.held as select 1 as one')
  await casino.query('begin')
  await casino.query('lock table arcade.held in access share mode')
  await killedWaiting(casino)
  expect(await rowsOf(own)).toEqual(before)
  await casino.query('rollback')
  expect(await rowsOf(casino)).toEqual(before)
  await own.query(`update sports.bet set state = 'lost'`)
  const played = await rowsOf(own)
  await move()
  expect(await rowsOf(own)).toEqual(played)
  expect(await rowsOf(casino)).toEqual({})
})

test('H12: what an older arcade wrote after the move, or a database that is in use, is never deleted or mixed', async () => {
  const before = await rowsOf(casino)
  await migrate(urls.toUrl)
  await own.query(`insert into arcade.seat (id, user_ref, game_code, currency, created_at)
    values (gen_random_uuid(), 'somebody', 'g', 'TRY', now())`)
  await expect(move()).rejects.toThrow('arcade.seat of its own database is not empty')
  await own.query('delete from arcade.seat')
  expect(await rowsOf(casino)).toEqual(before)
  await move()
  await migrate(urls.fromUrl)
  await casino.query(`insert into arcade.seat (id, user_ref, game_code, currency, created_at)
    values (gen_random_uuid(), 'somebody', 'g', 'TRY', now())`)
  await expect(move()).rejects.toThrow('other data in arcade.seat than were moved')
  expect((await rowsOf(casino))['arcade.seat']).toHaveLength(1)
  expect(await rowsOf(own)).toEqual(before)
})

test('H12: a database that is the casino’s own is refused in one sentence', async () => {
  const one = { fromUrl: urls.fromUrl, toUrl: urls.fromUrl, tell: () => {} }
  await expect(moveArcade(one)).rejects.toThrow(
    /^ARCADE_DATABASE_URL leads to the casino’s database/,
  )
})
