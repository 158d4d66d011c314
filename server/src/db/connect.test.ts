import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freshDb, onServer } from '../testing/database/database.ts'
import { openProxy } from '../testing/network/proxy.ts'
import { openDb } from './db.ts'
import { takeLonger } from './take-longer.ts'

let database: Awaited<ReturnType<typeof freshDb>>
beforeAll(async () => {
  database = await freshDb()
})
afterAll(() => database.close())

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})

/** A pool of one connection: whoever asks next is given the one that was used last, if it was kept. */
function openOne(url = database.url) {
  const lost: Error[] = []
  const one = openDb({ url, poolSize: 1, onError: (error) => lost.push(error) })
  opened.push(one)
  return { ...one, lost }
}

const backendOf = async (client: pg.PoolClient): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid

test('O1, OPS-03: a connection that is in use may be ended by the database: it is told of, and another one serves', async () => {
  const { pool, lost } = openOne()
  const client = await pool.connect()
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await onServer(`select pg_terminate_backend(${await backendOf(client)})`)
  await ended
  expect(lost.length).toBeGreaterThan(0)
  client.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('O1: a transaction whose connection is ended fails, and the next one is served', async () => {
  const { db } = openOne()
  const cut = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await onServer(`select pg_terminate_backend(${rows[0]?.pid})`)
    await sql`select pg_sleep(0.1)`.execute(tx)
  })
  await expect(cut).rejects.toThrow()
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('O25, FLT-04: a database that falls silent fails what is asked, and serves again by another connection', async () => {
  const proxy = await openProxy(database.url)
  opened.push(proxy)
  const { db } = openOne(proxy.url)
  await sql`select 1`.execute(db)
  proxy.fallSilent()
  await expect(sql`select 1`.execute(db)).rejects.toThrow('Query read timeout')
  // Nobody answers who connects, either.
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/connection timeout/)
  proxy.serve()
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('O25: in the middle of a transaction it is given up at once, and not asked to roll back', async () => {
  const proxy = await openProxy(database.url)
  opened.push(proxy)
  const { db } = openOne(proxy.url)
  const silenced = db.transaction().execute(async (tx) => {
    proxy.fallSilent()
    await sql`select 1`.execute(tx)
  })
  await expect(silenced).rejects.toThrow()
  proxy.serve()
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('O25: a statement that may take longer is waited for, and only in its transaction', async () => {
  const { db } = openOne()
  await db.transaction().execute(async (tx) => {
    await takeLonger(tx, 10_000)
    await sql`select pg_sleep(3.7)`.execute(tx)
  })
  await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toThrow(/statement timeout/)
})

test('O29: a connection that may only read is given up, and the next one writes', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await onServer(`alter database ${name} set default_transaction_read_only = on`)
  const { db } = openOne()
  const write = () => sql`delete from outbox`.execute(db)
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  await expect(
    db.transaction().execute((tx) => sql`delete from outbox`.execute(tx)),
  ).rejects.toMatchObject({ code: '25006' })
  await onServer(`alter database ${name} reset default_transaction_read_only`)
  await write()
})
