import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCasinoAddress } from '../testing/casino/casino-address.ts'
import { type CasinoFixture, openCasinoFixture } from '../testing/casino/casino-fixture.ts'
import { expectLedgerIntact } from '../testing/casino/expect-ledger.ts'
import { openLoad } from '../testing/casino/load.ts'
import { seeded } from '../testing/seeded.ts'

/** Over the five seconds after which the database ends a transaction that nobody goes on with. */
const PAUSES_MS = [7_000, 10_000, 8_000, 10_000]
const PLAYERS = 12
const CASH_E5 = 100_000_00000n
const SEED = 20_261_124

let casinoFixture: CasinoFixture
beforeAll(async () => {
  casinoFixture = await openCasinoFixture()
})
afterAll(() => casinoFixture.close())

test('O1: a process that stood still for ten seconds serves in the next one, and has lost nothing', async () => {
  const casinoAddress = openCasinoAddress()
  const load = openLoad(casinoAddress, casinoFixture.keys.hub88PrivateKey)
  const casino = await casinoFixture.start()
  const seats = await Promise.all(
    Array.from({ length: PLAYERS }, () => casinoFixture.seat(casino.address, CASH_E5)),
  )
  casinoAddress.open(casino.address)
  const games = seats.map((seat, index) => load.play(seat, seeded(SEED + index)))
  for (const pauseMs of PAUSES_MS) {
    await wait(1_500)
    casino.child.kill('SIGSTOP')
    await wait(pauseMs)
    const before = load.journal.length
    casino.child.kill('SIGCONT')
    await wait(1_000)
    expect(casino.child.exitCode).toBeNull()
    expect(load.journal.length).toBeGreaterThan(before + PLAYERS)
  }
  load.end()
  await Promise.all(games)
  expect(await load.repeat(casino.address)).toEqual([])
  const cashAtFirst = new Map(seats.map(({ playerId }) => [playerId, CASH_E5]))
  await expectLedgerIntact(casinoFixture, load.journal, cashAtFirst)
  expect(await casino.end('SIGTERM')).toEqual({ code: 0, signal: null })
})
