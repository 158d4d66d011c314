import { expect, test } from 'vitest'
import type { TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import { seatEach } from '../testing/seat-each.ts'
import type { Seat } from '../testing/wire.ts'
import { rollbackFields } from './testing/fields.ts'
import { type EverymatrixWire, openEverymatrixWire } from './testing/open-wire.ts'

let casino: TestCasino
let wire: EverymatrixWire
let seat: Seat
seatEach(openEverymatrixWire, (seated) => {
  casino = seated.casino
  wire = seated.wire
  seat = seated.seat
})

const jsonOf = ({ body }: { body: string }) => JSON.parse(body)

test('a rollback is told once as done; the same again the same, another one as rolled back', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const back = rollbackOf(staked)
  const done = await wire.rollback(seat, back)
  expect(jsonOf(done)).toMatchObject({
    ReturnCode: 0,
    AccountTransactionId: back.id,
    Balance: 100,
    RealMoneyAffected: 4,
  })
  expect((await wire.rollback(seat, back)).body).toBe(done.body)
  const other = rollbackOf(staked)
  expect((await wire.rollback(seat, other)).status).toBe('107')
  expect((await wire.rollback(seat, other)).status).toBe('107')
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
})

test('the rollback of a refused bet moved nothing, and says so', async () => {
  const refused = bet(1_000n * LIRA)
  await wire.bet(seat, refused)
  expect(jsonOf(await wire.rollback(seat, rollbackOf(refused)))).toMatchObject({
    ReturnCode: 0,
    RealMoneyAffected: 0,
    Balance: 100,
  })
})

test('a rollback of what has not come is not found, then and later, and stops a late bet (W17, W18)', async () => {
  const late = bet(4n * LIRA)
  const early = rollbackOf(late)
  expect((await wire.rollback(seat, early)).status).toBe('108')
  expect((await wire.bet(seat, late)).status).toBe('107')
  expect((await wire.rollback(seat, early)).status).toBe('108')
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
})

test('a rollback of a win that has not come is not found either, and stops the late win', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const won = winOf(staked, 9n * LIRA)
  const early = rollbackOf(won)
  expect((await wire.rollback(seat, early)).status).toBe('108')
  expect((await wire.win(seat, won)).status).toBe('107')
  expect((await wire.rollback(seat, early)).status).toBe('108')
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
})

test('money goes the way the request says: a debit undoes no bet, a credit no win', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const won = winOf(staked, 9n * LIRA)
  await wire.win(seat, won)
  const wrong = [
    { ...rollbackOf(staked), ofKind: 'win' as const },
    { ...rollbackOf(won), ofKind: 'bet' as const },
    ...[0n, LIRA, 10n * LIRA].map((amountE5) => ({ ...rollbackOf(won), amountE5 })),
  ]
  for (const rollback of wrong) expect((await wire.rollback(seat, rollback)).status).toBe('108')
  expect(await casino.cashE5(seat.playerId)).toBe(105n * LIRA)
})

test('either member names what is reversed; two that disagree name nothing', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const fields = rollbackFields(seat, rollbackOf(staked))
  const { RollbackTransactionId: id, ...rest } = fields
  expect((await wire.sendFields(rest)).status).toBe('101')
  expect((await wire.sendFields({ ...fields, ReversalTransactionId: 'other' })).status).toBe('101')
  expect((await wire.sendFields({ ...rest, ReversalTransactionId: id })).status).toBe('0')
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
})

test('no other player’s transaction is reversed, and no other player’s round is paid', async () => {
  const other = await openTable(casino, wire, 'ok').seat(10n * LIRA)
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  expect((await wire.rollback(other, rollbackOf(staked))).status).toBe('108')
  expect((await wire.win(other, winOf(staked, LIRA))).status).toBe('108')
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
  expect(await casino.cashE5(other.playerId)).toBe(10n * LIRA)
})
