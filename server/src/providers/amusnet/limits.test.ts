import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable } from '../testing/cases/suite-case.ts'
import type { Seat } from '../testing/wire.ts'
import { withdrawFields } from './testing/fields.ts'
import { type AmusnetWire, openAmusnetWire } from './testing/open-wire.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Istanbul's midnight in the time of Greenwich. */
const MIDNIGHT_MS = 21 * 60 * MINUTE_MS
const CASH_E5 = 100n * LIRA
const STEP_MINUTES = 5

let casino: TestCasino
let wire: AmusnetWire
let table: ReturnType<typeof openTable>
beforeAll(async () => {
  casino = await openTestCasino()
  // Whatever the hour is now, no midnight comes into these hours of play.
  const days = Math.ceil((casino.clock.now().getTime() - MIDNIGHT_MS) / DAY_MS)
  casino.clock.set(new Date(days * DAY_MS + MIDNIGHT_MS))
  wire = await openAmusnetWire(casino)
  table = openTable(casino, wire, 'ok')
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(async () => {
  await wire.close()
  await casino.close()
})

/** A stake of a lira every five minutes, and what each was answered. */
async function play(seat: Seat, minutes: number): Promise<string[]> {
  const said: string[] = []
  for (let minute = 0; minute <= minutes; minute += STEP_MINUTES) {
    if (minute > 0) casino.clock.advance(STEP_MINUTES * MINUTE_MS)
    said.push((await wire.bet(seat, bet(LIRA))).status)
  }
  return said
}
const times = (count: number, code: string): string[] => Array(count).fill(code)

test('a stake is told that another hour began (1300), that the last tenth of the time did (1400), and that it is over (3500)', async () => {
  const seat = await table.seat(CASH_E5)
  await table.limit(seat, 'time', 120n)
  const said = await play(seat, 120)
  expect(said).toEqual([
    ...times(12, '1000'),
    '1300',
    ...times(9, '1000'),
    ...times(2, '1400'),
    '3500',
  ])
  // What comes with a word is taken; what is refused is not.
  await table.holds(seat, CASH_E5 - 24n * LIRA)
})

test('a round of one message is told so too, and its result is paid (1400)', async () => {
  const seat = await table.seat(CASH_E5)
  await table.limit(seat, 'time', 20n)
  expect(await play(seat, 15)).toEqual(times(4, '1000'))
  casino.clock.advance(4 * MINUTE_MS)
  const fields = withdrawFields(seat, wire.sessionOf(seat), bet(LIRA))
  const round = { ...fields, WinAmount: '300', Reason: 'ROUND_END' }
  expect((await wire.sendFields('/WithdrawAndDeposit', round)).status).toBe('1400')
  await table.holds(seat, CASH_E5 - 2n * LIRA)
})

test('who sets no limit of time is told nothing in two hours of play', async () => {
  const seat = await table.seat(CASH_E5)
  expect(await play(seat, 125)).toEqual(times(26, '1000'))
})

test.each([
  ['the stakes of the day are used up', '3300', (seat: Seat) => table.limit(seat, 'stake', LIRA)],
  ['the loss of the day is used up', '3400', (seat: Seat) => table.limit(seat, 'loss', LIRA)],
  ['the time of the day is used up', '3500', (seat: Seat) => table.limit(seat, 'time', 0n)],
  ['the player shut themselves out', '3500', (seat: Seat) => table.setStatus(seat, 'excluded')],
  ['the player is blocked', '3500', (seat: Seat) => table.setStatus(seat, 'blocked')],
  ['the session is over', '3500', (seat: Seat) => table.end(seat)],
  ['there is no money left', '3100', (seat: Seat) => wire.bet(seat, bet(CASH_E5 - LIRA))],
])('a stake is refused where %s (%s), and takes nothing', async (_, code, come) => {
  const seat = await table.seat(CASH_E5)
  expect((await wire.bet(seat, bet(LIRA))).status).toBe('1000')
  await come(seat)
  const heldE5 = await casino.cashE5(seat.playerId)
  expect((await wire.bet(seat, bet(LIRA))).status).toBe(code)
  await table.holds(seat, heldE5)
})
