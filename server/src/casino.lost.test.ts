import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksToHold } from './testing/casino/books.ts'
import { openDoorway } from './testing/casino/doorway.ts'
import { openLoad } from './testing/casino/load.ts'
import { openStage, type Stage } from './testing/casino/stage.ts'
import { onServer } from './testing/database.ts'
import { seeded } from './testing/seeded.ts'

const CUTS = 10
const PLAYERS = 8
const CASH_E5 = 100_000_00000n
const SEED = 20_261_123

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

test(`O1, FLT-02: all connections to the database ended ${CUTS} times while bets run, the process lives on and every acknowledged call is there once`, {
  timeout: 120_000,
}, async () => {
  const doorway = openDoorway()
  const load = openLoad(doorway, stage.keys.hub88PrivateKey)
  const casino = await stage.start()
  const seats = await Promise.all(
    Array.from({ length: PLAYERS }, () => stage.seat(casino.address, CASH_E5)),
  )
  doorway.open(casino.address)
  const random = seeded(SEED)
  const games = seats.map((seat, index) => load.play(seat, seeded(SEED + index)))
  const name = new URL(stage.house.url).pathname.slice(1)
  for (let cut = 0; cut < CUTS; cut += 1) {
    await wait(50 + random() * 250)
    await onServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
    const before = load.journal.length
    // The house serves again by itself, or this waits for ever.
    while (load.journal.length < before + PLAYERS) {
      expect(casino.child.exitCode).toBeNull()
      await wait(10)
    }
  }
  load.end()
  await Promise.all(games)
  expect(casino.child.exitCode).toBeNull()
  expect(load.count.unheard).toBeGreaterThan(0)
  expect(await load.repeat(casino.address)).toEqual([])
  const cashAtFirst = new Map(seats.map(({ playerId }) => [playerId, CASH_E5]))
  await expectBooksToHold(stage, load.journal, cashAtFirst)
  expect(await casino.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(casino.errors).toEqual([])
})
