import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCasinoAddress } from '../testing/casino/casino-address.ts'
import { type CasinoFixture, openCasinoFixture } from '../testing/casino/casino-fixture.ts'
import { expectLedgerIntact } from '../testing/casino/expect-ledger.ts'
import { openLoad } from '../testing/casino/load.ts'
import { onServer } from '../testing/database/database.ts'
import { seeded } from '../testing/seeded.ts'

const CUTS = 10
const PLAYERS = 8
const CASH_E5 = 100_000_00000n
const SEED = 20_261_123

let casinoFixture: CasinoFixture
beforeAll(async () => {
  casinoFixture = await openCasinoFixture()
})
afterAll(() => casinoFixture.close())

test(`O1, FLT-02: all connections to the database ended ${CUTS} times while bets run, the process lives on and every acknowledged call is there once`, async () => {
  const casinoAddress = openCasinoAddress()
  const load = openLoad(casinoAddress, casinoFixture.keys.hub88PrivateKey)
  const casino = await casinoFixture.start()
  const seats = await Promise.all(
    Array.from({ length: PLAYERS }, () => casinoFixture.seat(casino.address, CASH_E5)),
  )
  casinoAddress.open(casino.address)
  const random = seeded(SEED)
  const games = seats.map((seat, index) => load.play(seat, seeded(SEED + index)))
  const name = new URL(casinoFixture.testCasino.url).pathname.slice(1)
  for (let cut = 0; cut < CUTS; cut += 1) {
    await wait(50 + random() * 250)
    await onServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
    // The casino serves again by itself, or this waits for ever.
    await load.acknowledges(PLAYERS)
    expect(casino.child.exitCode).toBeNull()
  }
  load.end()
  await Promise.all(games)
  expect(casino.child.exitCode).toBeNull()
  expect(load.count.unheard).toBeGreaterThan(0)
  expect(await load.repeat(casino.address)).toEqual([])
  const cashAtFirst = new Map(seats.map(({ playerId }) => [playerId, CASH_E5]))
  await expectLedgerIntact(casinoFixture, load.journal, cashAtFirst)
  expect(await casino.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(casino.errors).toEqual([])
})
