import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tellJackpots } from '../modules/casino/index.ts'
import { ExactNumber } from '../platform/http/exact-json.ts'
import { openLog } from '../platform/log/log.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { withdrawFields } from './amusnet/testing/fields.ts'
import { openAmusnetWire } from './amusnet/testing/open-wire.ts'
import { betWinItem, winItem } from './digitain/testing/fields.ts'
import { openDigitainWire } from './digitain/testing/open-wire.ts'
import { transferFields } from './egt-digital/testing/fields.ts'
import { openEgtDigitalWire } from './egt-digital/testing/open-wire.ts'
import { creditFields } from './softgamings/testing/fields.ts'
import { openSoftgamingsWire } from './softgamings/testing/open-wire.ts'
import { bet, LIRA, openTable, winOf } from './testing/cases/suite-case.ts'
import type { Seat, Wire } from './testing/wire.ts'

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(() => casino.close())

const seated = (wire: Wire) => openTable(casino, wire, 'ok').seat(100n * LIRA)

/** The titles and notes of what the player was told of jackpots. */
async function told({ playerId }: Seat): Promise<string[]> {
  await tellJackpots({ ...casino, log: openLog('silent'), onCommitted: () => {} })
  const rows = await casino.db
    .selectFrom('notification')
    .select(['type', 'title_tr', 'note_tr'])
    .where('player_id', '=', playerId)
    .execute()
  return rows.map(({ type, title_tr, note_tr }) => `${type} ${title_tr} | ${note_tr}`)
}
const sumOf = (lira: number) =>
  expect.stringMatching(
    `^3 ₺${lira},00 jackpot: (.+) \\| \\1 oyununda jackpot çıktı: ₺${lira},00 senin.$`,
  )
const within = (lira: number) =>
  expect.stringMatching(
    `^3 Jackpot: (.+) \\| \\1 oyununda jackpot çıktı. Onunla birlikte kazandığın: ₺${lira},00.$`,
  )

/** What 50 at once and one more do as one does. */
const often = async (send: () => Promise<unknown>) => {
  await Promise.all(Array.from({ length: 50 }, send))
  await send()
}

test('SoftGamings: a credit whose jackpot_win is raised is a jackpot of a sum that is not told, any other is none', async () => {
  const wire = await openSoftgamingsWire(casino)
  const seat = await seated(wire)
  const staked = bet(LIRA)
  await wire.bet(seat, staked)
  const credit = async (lira: bigint, jackpot_win: unknown) => {
    const fields = { ...creditFields(seat, winOf(staked, lira * LIRA)), jackpot_win }
    await often(async () => expect((await wire.sendFields(fields)).status).toBe('OK'))
  }
  for (const [index, raised] of [1, '1', true, '12.50'].entries()) {
    await credit(BigInt(11 + index), raised)
  }
  for (const down of [0, '0', '0.00', false, '']) await credit(10n, down)
  expect(await told(seat)).toEqual([11, 12, 13, 14].map(within))
  await wire.close()
})

test.each([
  ['what it pays', { amount: 3_000, deduction: 500 }, () => sumOf(25)],
  ['no sum where that is more than the win', { amount: 9_000, deduction: 500 }, () => within(35)],
  ['no sum where that is not readable', { amount: 'much', deduction: 500 }, () => within(35)],
])('EGT Digital: of jackpotWins the player is told %s', async (_what, jackpotWin, says) => {
  const wire = await openEgtDigitalWire(casino)
  const seat = await seated(wire)
  const staked = bet(LIRA)
  await wire.bet(seat, staked)
  const fields = (message = winOf(staked, 40n * LIRA), jackpotWins: object[] = [jackpotWin]) => ({
    ...transferFields(wire.sessionOf(seat), message),
    jackpotWins,
  })
  const jackpot = fields()
  await often(async () => expect((await wire.sendFields('/deposit', jackpot)).status).toBe('OK'))
  await wire.sendFields('/deposit', fields(winOf(staked, LIRA), []))
  await wire.sendFields('/deposit', fields(winOf(staked, LIRA), [{ amount: 0, deduction: 0 }]))
  expect(await casino.cashE5(seat.playerId)).toBe(136n * LIRA)
  expect(await told(seat)).toEqual([says()])
  await wire.close()
})

test('Amusnet: a deposit that ends a jackpot is one, and a round’s result is none', async () => {
  const wire = await openAmusnetWire(casino)
  const seat = await seated(wire)
  const staked = bet(LIRA)
  await wire.bet(seat, staked)
  await wire.win(seat, winOf(staked, 2n * LIRA))
  const fields = {
    ...withdrawFields(seat, wire.sessionOf(seat), bet(50n * LIRA)),
    Reason: 'JACKPOT_END',
  }
  await often(async () =>
    expect(['1000', '1100']).toContain((await wire.sendFields('/Deposit', fields)).status),
  )
  expect(await told(seat)).toEqual([sumOf(50)])
  await wire.close()
})

const JACKPOT = new ExactNumber('26')

test('Digitain: a win of operation 26 is a jackpot, by itself and among others of a message', async () => {
  const wire = await openDigitainWire(casino)
  const [seat, other] = [await seated(wire), await seated(wire)]
  const [mine, theirs] = [bet(LIRA), bet(LIRA)]
  await wire.bet(seat, mine)
  await wire.bet(other, theirs)
  const items = [
    { ...winItem(seat, winOf(mine, 30n * LIRA)), operationType: JACKPOT },
    winItem(other, winOf(theirs, 2n * LIRA)),
  ]
  await often(() => wire.ask('/win', { allOrNone: true, items }))
  await often(() => wire.items('/win', ...items))
  expect(await told(seat)).toEqual([sumOf(30)])
  expect(await told(other)).toEqual([])
  expect(await casino.cashE5(seat.playerId)).toBe(129n * LIRA)
  await wire.close()
})

test('Digitain: a jackpot of a bet that has won already is paid beside that win', async () => {
  const wire = await openDigitainWire(casino)
  const seat = await seated(wire)
  const staked = bet(LIRA)
  await wire.bet(seat, staked)
  await wire.win(seat, winOf(staked, 2n * LIRA))
  const item = { ...winItem(seat, winOf(staked, 30n * LIRA)), operationType: JACKPOT }
  await often(() => wire.items('/win', item))
  expect(await told(seat)).toEqual([sumOf(30)])
  expect(await casino.cashE5(seat.playerId)).toBe(131n * LIRA)
  await wire.close()
})

test('Digitain: a stake and its jackpot in one message are told of once', async () => {
  const wire = await openDigitainWire(casino)
  const seat = await seated(wire)
  const item = { ...betWinItem(seat, bet(LIRA), 20n * LIRA), winOperationType: JACKPOT }
  await often(() => wire.items('/betwin', item))
  expect(await told(seat)).toEqual([sumOf(20)])
  expect(await casino.cashE5(seat.playerId)).toBe(119n * LIRA)
  await wire.close()
})
