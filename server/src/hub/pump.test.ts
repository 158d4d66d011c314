import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCKS } from '../db/locks.ts'
import type { Bus } from '../platform/bus/bus.ts'
import { openLog } from '../platform/log/log.ts'
import { freshDb } from '../testing/database/database.ts'
import { tellPlayer } from './outbox.ts'
import { openPump, type Push } from './pump.ts'

const log = openLog('silent')
let database: Awaited<ReturnType<typeof freshDb>>
beforeAll(async () => {
  database = await freshDb()
})
afterAll(() => database.close())

const tell = (playerId: string, balance: number) =>
  database.db.transaction().execute((tx) => tellPlayer(tx, playerId, 'Balance', { balance }))

/** A bus that only remembers, and that can be away. */
function openMemoryBus({ failures = 0 } = {}) {
  const heard: Push[] = []
  let failuresLeft = failures
  let hear: () => void = () => {}
  const bus: Bus = {
    publish: async (_, payload) => {
      failuresLeft -= 1
      if (failuresLeft >= 0) throw new Error('away')
      heard.push(...(payload as { pushes: Push[] }).pushes)
      hear()
    },
    subscribe: () => () => {},
    close: async () => {},
  }
  const until = async (count: number) => {
    while (heard.length < count) await new Promise<void>((resolve) => (hear = resolve))
  }
  const balancesOf = (playerId: string) =>
    heard
      .filter((push) => push.playerId === playerId)
      .map((push) => (push.message as { balance: number }).balance)
  return { bus, heard, until, balancesOf }
}

test('a row committed before a crash is sent by the process that starts next, without a kick', async () => {
  const playerId = randomUUID()
  await tell(playerId, 1)
  const { bus, until, balancesOf } = openMemoryBus()
  const pump = openPump({ db: database.db, bus, log })
  await until(1)
  await pump.close()
  expect(balancesOf(playerId)).toEqual([1])
})

test('a row that another process promised is found by the poll', async () => {
  const { bus, until, balancesOf } = openMemoryBus()
  const pump = openPump({ db: database.db, bus, log, pollMs: 20 })
  const playerId = randomUUID()
  await tell(playerId, 1)
  await until(1)
  await pump.close()
  expect(balancesOf(playerId)).toEqual([1])
})

test('no other job of the casino keeps a push waiting: the ledger is sealed beside it', async () => {
  const { bus, until } = openMemoryBus()
  const others = Object.entries(LOCKS).filter(([name]) => name !== 'pump')
  await database.db.transaction().execute(async (tx) => {
    for (const [, lock] of others) await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    const pump = openPump({ db: database.db, bus, log })
    await tell(randomUUID(), 1)
    pump.kick()
    await until(1)
    await pump.close()
  })
})

test('a bus that is away loses nothing', async () => {
  const { bus, until, balancesOf } = openMemoryBus({ failures: 3 })
  const playerId = randomUUID()
  await tell(playerId, 1)
  await tell(playerId, 2)
  const pump = openPump({ db: database.db, bus, log, pollMs: 20 })
  await until(2)
  await pump.close()
  expect(balancesOf(playerId)).toEqual([1, 2])
})

test('what was rolled back is never sent', async () => {
  const playerId = randomUUID()
  const { bus, heard } = openMemoryBus()
  const pump = openPump({ db: database.db, bus, log })
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await tellPlayer(tx, playerId, 'Balance', { balance: 1 })
    pump.kick()
    throw new Error('refused')
  })
  await expect(rolledBack).rejects.toThrow('refused')
  await pump.close()
  expect(heard).toEqual([])
})

test('two pumps on one outbox send every row once and each player’s rows in order', async () => {
  const players = Array.from({ length: 5 }, () => randomUUID())
  const { bus, until, balancesOf, heard } = openMemoryBus()
  const pumps = [1, 2].map(() => openPump({ db: database.db, bus, log, pollMs: 5 }))
  const balances = Array.from({ length: 60 }, (_, index) => index)
  await Promise.all(
    players.map(async (playerId) => {
      for (const balance of balances) {
        await tell(playerId, balance)
        for (const pump of pumps) pump.kick()
      }
    }),
  )
  await until(players.length * balances.length)
  await Promise.all(pumps.map((pump) => pump.close()))
  for (const playerId of players) expect(balancesOf(playerId)).toEqual(balances)
  expect(heard.length).toBe(players.length * balances.length)
})

test('a backlog larger than a batch is sent whole', async () => {
  const playerId = randomUUID()
  await database.db.transaction().execute(async (tx) => {
    for (let balance = 0; balance < 1_100; balance += 1) {
      await tellPlayer(tx, playerId, 'Balance', { balance })
    }
  })
  const { bus, until, balancesOf } = openMemoryBus()
  const pump = openPump({ db: database.db, bus, log })
  await until(1_100)
  await pump.close()
  expect(balancesOf(playerId)).toEqual(Array.from({ length: 1_100 }, (_, index) => index))
})
