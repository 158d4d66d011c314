import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksToHold } from './testing/casino/books.ts'
import { openDoorway } from './testing/casino/doorway.ts'
import { openLoad } from './testing/casino/load.ts'
import { openStage, type Stage } from './testing/casino/stage.ts'
import { seeded } from './testing/seeded.ts'

const KILLS = 20
const PLAYERS = 12
/** Of each player: two games at once, which meet at one balance. */
const GAMES = 2
const CASH_E5 = 100_000_00000n
const SEED = 20_260_301

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

test(`GAM-11, LED-08, FLT-01: killed ${KILLS} times under load, the house keeps every acknowledged call, once`, {
  timeout: 240_000,
}, async () => {
  const random = seeded(SEED)
  const doorway = openDoorway()
  const load = openLoad(doorway, stage.keys.hub88PrivateKey)
  let casino = await stage.start()
  const seats = await Promise.all(
    Array.from({ length: PLAYERS }, () => stage.seat(casino.address, CASH_E5)),
  )
  doorway.open(casino.address)
  const games = seats
    .flatMap((seat) => Array.from({ length: GAMES }, () => seat))
    .map((seat, index) => load.play(seat, seeded(SEED + index)))

  for (let kill = 0; kill < KILLS; kill += 1) {
    await wait(200 + random() * 500)
    doorway.shut()
    expect(await casino.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    casino = await stage.start()
    doorway.open(casino.address)
  }
  load.end()
  await Promise.all(games)

  expect(load.count.unheard).toBeGreaterThan(KILLS)
  expect(load.journal.length).toBeGreaterThan(KILLS * PLAYERS)
  expect(await load.repeat(casino.address)).toEqual([])
  const cashAtFirst = new Map(seats.map(({ playerId }) => [playerId, CASH_E5]))
  await expectBooksToHold(stage, load.journal, cashAtFirst)
  expect(await openRounds(stage)).toEqual([])
})

/** Bets that were taken and neither paid nor returned. */
const openRounds = ({ house }: Stage) =>
  house.db
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
