import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCasinoAddress } from '../testing/casino/casino-address.ts'
import { type CasinoFixture, openCasinoFixture } from '../testing/casino/casino-fixture.ts'
import { expectLedgerIntact } from '../testing/casino/expect-ledger.ts'
import { openLoad } from '../testing/casino/load.ts'
import { SEED, times } from '../testing/chance.ts'
import { seeded } from '../testing/seeded.ts'

const KILLS = times(5)
const PLAYERS = 12
/** Of each player: two games at once, which meet at one balance. */
const GAMES = 2
const CASH_E5 = 100_000_00000n

let casinoFixture: CasinoFixture
beforeAll(async () => {
  casinoFixture = await openCasinoFixture()
})
afterAll(() => casinoFixture.close())

test(`GAM-11, LED-08, FLT-01: killed ${KILLS} times under load, the casino keeps every acknowledged call, once`, {
  timeout: 240_000 + KILLS * 12_000,
}, async () => {
  const random = seeded(SEED)
  const casinoAddress = openCasinoAddress()
  const load = openLoad(casinoAddress, casinoFixture.keys.hub88PrivateKey)
  let casino = await casinoFixture.start()
  const seats = await Promise.all(
    Array.from({ length: PLAYERS }, () => casinoFixture.seat(casino.address, CASH_E5)),
  )
  casinoAddress.open(casino.address)
  const games = seats
    .flatMap((seat) => Array.from({ length: GAMES }, () => seat))
    .map((seat, index) => load.play(seat, seeded(SEED + index)))

  for (let kill = 0; kill < KILLS; kill += 1) {
    await load.acknowledges(PLAYERS + 1)
    await wait(random() * 500)
    casinoAddress.shut()
    expect(await casino.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    casino = await casinoFixture.start()
    casinoAddress.open(casino.address)
  }
  load.end()
  await Promise.all(games)

  expect(load.count.unheard).toBeGreaterThan(KILLS)
  expect(load.journal.length).toBeGreaterThan(KILLS * PLAYERS)
  expect(await load.repeat(casino.address)).toEqual([])
  const cashAtFirst = new Map(seats.map(({ playerId }) => [playerId, CASH_E5]))
  await expectLedgerIntact(casinoFixture, load.journal, cashAtFirst)
  expect(await openRounds(casinoFixture)).toEqual([])
})

/** Bets that were taken and neither paid nor returned. */
const openRounds = ({ testCasino }: CasinoFixture) =>
  testCasino.db
    .selectFrom('wallet_transaction as bet')
    .select('bet.id')
    .where('bet.kind', '=', 'bet')
    .where('bet.outcome', '=', 'ok')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wallet_transaction as end')
            .select('end.id')
            .whereRef('end.reference_id', '=', 'bet.id')
            .where('end.outcome', '=', 'ok'),
        ),
      ),
    )
    .execute()
