import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { verifyWallet } from '../../modules/casino/index.ts'
import { times } from '../../testing/chance.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import type { Seat } from '../testing/wire.ts'
import { creditFields, idOf } from './testing/fields.ts'
import { openSoftgamingsWire, type SoftgamingsWire } from './testing/open-wire.ts'

const TIMES = times(10)
const NO_DEBIT = 'there is no DEBIT with provided i_actionid'

let casino: TestCasino
let here: SoftgamingsWire
/** Another process of ours, which takes the same calls. */
let elsewhere: SoftgamingsWire
let seat: Seat

beforeAll(async () => {
  casino = await openTestCasino()
  here = await openSoftgamingsWire(casino)
  elsewhere = await openSoftgamingsWire(casino)
  seat = await openTable(casino, here, 'ok').seat(1_000n * LIRA)
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(async () => {
  expect(await verifyWallet(casino.db)).toEqual([])
  await Promise.all([here.close(), elsewhere.close()])
  await casino.close()
})

const cash = () => casino.cashE5(seat.playerId)

const CASES = [
  { what: 'a credit', isFree: false, other: () => here },
  { what: 'a credit in two processes', isFree: false, other: () => elsewhere },
  { what: 'a prize of free rounds', isFree: true, other: () => here },
  { what: 'a prize of free rounds in two processes', isFree: true, other: () => elsewhere },
]

for (const { what, isFree, other } of CASES) {
  test(`${what} is paid though one of its round’s two bets is given back meanwhile, ${TIMES} times (W08)`, async () => {
    let undone = 0
    for (let count = 0; count < TIMES; count++) {
      if (await race(other(), isFree, count)) undone++
    }
    expect(undone).toBeGreaterThan(0)
  })
}

/**
 * Either bet is given back, and either call is sent first; the first time the rollback is over before the
 * credit is sent. Answers whether the bet was given back.
 */
async function race(other: SoftgamingsWire, isFree: boolean, count: number): Promise<boolean> {
  const before = await cash()
  const first = { ...bet(LIRA), isFree }
  const second = { ...bet(LIRA, first.round), isFree }
  for (const staked of [first, second]) await here.bet(seat, staked)
  const credit = creditFields(seat, { ...winOf(first, 2n * LIRA), isFree })
  const rollback = rollbackOf(count % 2 ? first : second)
  const early = count % 4 < 2 ? other.rollback(seat, rollback) : undefined
  if (count === 0) await early
  const [paid, back] = await Promise.all([
    here.sendFields(credit),
    early ?? other.rollback(seat, rollback),
  ])
  expect({ count, status: paid.status }).toEqual({ count, status: 'OK' })
  expect((await other.sendFields(credit)).body).toBe(paid.body)
  // The very bet may have been paid before.
  expect(['OK', NO_DEBIT]).toContain(back.status)
  const isUndone = back.status === 'OK'
  const stakedE5 = isFree ? 0n : isUndone ? LIRA : 2n * LIRA
  expect(await cash()).toBe(before - stakedE5 + 2n * LIRA)
  return isUndone
}

test('a credit that overtook its bet is paid when it comes again (W14)', async () => {
  const before = await cash()
  const staked = bet(LIRA)
  const credit = creditFields(seat, winOf(staked, 3n * LIRA))
  expect(await here.sendFields(credit)).toMatchObject({ status: NO_DEBIT })
  await here.bet(seat, staked)
  expect(await here.sendFields(credit)).toMatchObject({ status: 'OK' })
  expect(await cash()).toBe(before + 2n * LIRA)
})

test('a prize of a round in which no bet was taken stands alone', async () => {
  const before = await cash()
  const tooMuch = bet(5_000n * LIRA)
  expect(await here.bet(seat, tooMuch)).toMatchObject({ status: 'insufficient funds' })
  const prize = creditFields(seat, { ...winOf(tooMuch, LIRA), isFree: true })
  for (const wire of [here, here, elsewhere]) {
    expect(await wire.sendFields(prize)).toMatchObject({ status: 'OK' })
  }
  expect(await cash()).toBe(before + LIRA)
})

test('bets keep their round as those of rounds begun long ago do, so that those are paid too', async () => {
  const staked = bet(LIRA)
  await here.bet(seat, staked)
  const { reference_id } = await casino.db
    .selectFrom('wallet_transaction')
    .select('reference_id')
    .where('id', '=', idOf(staked.id))
    .executeTakeFirstOrThrow()
  expect(reference_id).toBe(`round ${idOf(staked.round)}`)
})
