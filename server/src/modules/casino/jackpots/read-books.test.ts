import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { readJackpotBooks } from './read-books.ts'

let casino: TestCasino
let arcadeUrl: string
const arcade = Fastify()
let says: { status: number; body: object }
const warned: unknown[] = []
beforeAll(async () => {
  casino = await openTestCasino()
  arcade.get('/api/jackpots/books', (_, reply) => reply.status(says.status).send(says.body))
  arcadeUrl = await arcade.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await arcade.close()
  await casino.close()
})

const LIRA = 100_000n
/** A level in liras; what is neither won nor in the pot is in the reserve. */
const level = (paidIn: bigint, won: bigint, pot: bigint) => ({
  level: 'cihar',
  paidInUnits: `${paidIn * LIRA}`,
  wonUnits: `${won * LIRA}`,
  potUnits: `${pot * LIRA}`,
  reserveUnits: `${(paidIn - won - pot) * LIRA}`,
  ceilingUnits: `${75_000n * LIRA}`,
  falls: won > 0n ? 1 : 0,
})
const read = () =>
  readJackpotBooks({
    db: casino.db,
    arcadeUrl,
    log: { warn: (told: unknown) => void warned.push(told) } as never,
  })
const hear = (...levels: object[]) => {
  says = { status: 200, body: { levels } }
  return read()
}
const readings = () =>
  casino.db
    .selectFrom('jackpot_reading')
    .select(['pool', 'paid_in_e5', 'won_e5', 'amount_e5', 'reserve_e5'])
    .orderBy('day')
    .execute()
const fold = () => sql`select fold_jackpots_v1()`.execute(casino.owner.db)
const rollUp = () =>
  casino.db
    .selectFrom('rollup_jackpot')
    .select(['pool', 'contributions_e5', 'seeds_e5', 'drops_e5'])
    .orderBy('day')
    .execute()

test('a reading is kept as the last of its day, and the fold brings the roll-up to it once', async () => {
  await hear(level(500n, 0n, 10_400n))
  await hear(level(900n, 0n, 10_700n))
  expect(await readings()).toEqual([
    {
      pool: 'cihar',
      paid_in_e5: 900n * LIRA,
      won_e5: 0n,
      amount_e5: 10_700n * LIRA,
      reserve_e5: -9_800n * LIRA,
    },
  ])
  await fold()
  await fold()
  const made = { pool: 'cihar', seeds_e5: 0n, drops_e5: 0n }
  expect(await rollUp()).toEqual([{ ...made, contributions_e5: 900n * LIRA }])
})

test('each day has what the days before it have not; a closed day stays as it was', async () => {
  await sql`update jackpot_reading set day = day - 1`.execute(casino.owner.db)
  await sql`update rollup_jackpot set day = day - 1`.execute(casino.owner.db)
  await hear(level(12_000n, 11_000n, 10_100n))
  // A word of the day before that came once it was closed.
  await sql`update rollup_mark set closed_through = day_of_istanbul_v1(clock_timestamp()) - 1`.execute(
    casino.owner.db,
  )
  await sql`update jackpot_reading set paid_in_e5 = paid_in_e5 + 1, reserve_e5 = reserve_e5 + 1
    where day < day_of_istanbul_v1(clock_timestamp())`.execute(casino.owner.db)
  await fold()
  expect(await rollUp()).toMatchObject([
    { contributions_e5: 900n * LIRA, drops_e5: 0n },
    { contributions_e5: 11_100n * LIRA, drops_e5: 11_000n * LIRA },
  ])
})

test('an arcade that is away, errs, lies or tells what does not add up changes nothing', async () => {
  const before = await readings()
  says = { status: 503, body: {} }
  await read()
  says = { status: 200, body: { levels: [{ level: 'yek' }] } }
  await read()
  await hear({ ...level(1n, 0n, 1n), reserveUnits: '5' })
  await hear({ ...level(1n, 0n, 1n), level: 'other' })
  await readJackpotBooks({
    db: casino.db,
    arcadeUrl: 'http://127.0.0.1:1',
    log: { warn: (told: unknown) => void warned.push(told) } as never,
  })
  expect(await readings()).toEqual(before)
  expect(warned).toHaveLength(5)
})
