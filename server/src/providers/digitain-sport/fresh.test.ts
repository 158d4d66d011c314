import { E5 } from '@zar/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import {
  betOf,
  type DigitainSportWire,
  openDigitainSportWire,
  secondsOf,
} from './testing/open-wire.ts'

let casino: TestCasino
let wire: DigitainSportWire
beforeAll(async () => {
  casino = await openTestCasino()
  wire = await openDigitainSportWire(casino)
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await wire.close()
  await casino.close()
})

test('H11: a message is taken while its signed time is within five minutes, and a reply never is', async () => {
  const guest = await wire.guest(20n)
  const now = secondsOf(casino.clock.now())
  const at = (TimeStamp: unknown) => wire.call('CreditBet', { ...betOf(guest, 1), TimeStamp })
  for (const TimeStamp of [now - 301, now + 301, now * 1_000, 'noon', '', undefined]) {
    expect((await at(TimeStamp)).ResponseCode, String(TimeStamp)).toBe(1016)
  }
  expect((await at(now - 299)).ResponseCode).toBe(0)
  const { Signature, TimeStamp } = await at(String(now + 299))
  const replayed = JSON.stringify({ PartnerId: wire.partnerId, TimeStamp, Signature, Items: [] })
  expect((await wire.sendText('/wallet/DebitByBatch', replayed)).said.ResponseCode).toBe(1016)
  expect(await casino.cashE5(guest.playerId)).toBe(18n * E5)
})
