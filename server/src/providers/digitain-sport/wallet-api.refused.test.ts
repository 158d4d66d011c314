import { E5 } from '@zar/contract/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closeGaming, openGaming } from '../../modules/casino/index.ts'
import { verifyLedger } from '../../modules/ledger/index.ts'
import { verifySportsbook } from '../../modules/sportsbook/index.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import {
  betOf,
  type DigitainSportWire,
  type Guest,
  type Members,
  openDigitainSportWire,
  payoutOf,
  secondsOf,
  signed,
} from './testing/open-wire.ts'

let casino: TestCasino
let wire: DigitainSportWire
beforeAll(async () => {
  casino = await openTestCasino()
  wire = await openDigitainSportWire(casino)
})
afterEach(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect(await verifySportsbook(casino.db)).toEqual([])
})
afterAll(async () => {
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  await wire.close()
  await casino.close()
})

const cash = async ({ playerId }: Guest) => Number(await casino.cashE5(playerId)) / Number(E5)

test('what cannot be read, signed or found is refused in the contract’s words, always with HTTP 200', async () => {
  const guest = await wire.guest(20n)
  const whole = {
    PartnerId: wire.partnerId,
    TimeStamp: secondsOf(casino.clock.now()),
    ...betOf(guest, 1),
  }
  const send = async (path: string, body: string | Buffer) => {
    const { http, said } = await wire.sendText(path, body)
    return [http, said.ResponseCode]
  }
  const json = (members: Members) => JSON.stringify(members)
  const bad = (members: Members) => send('/wallet/CreditBet', json(signed('CreditBet', members)))
  for (const body of ['', '[]', 'null', '{', Buffer.of(123, 255), '['.repeat(50_000)]) {
    expect(await send('/wallet/CreditBet', body)).toEqual([200, 400])
  }
  expect(await send('/wallet/CreditBet', `{"a":"${'x'.repeat(300_000)}"}`)).toEqual([200, 400])
  const forged = json({ ...signed('CreditBet', whole), PossibleWin: 1 })
  expect(await send('/wallet/CreditBet', forged)).toEqual([200, 1016])
  expect(await send('/wallet/CreditBet', json(whole))).toEqual([200, 1016])
  expect(await send('/wallet/CreditBet', json(signed('CreditBet', whole, 'other')))).toEqual([
    200, 1016,
  ])
  expect(await send('/not-them/CreditBet', json(signed('CreditBet', whole)))).toEqual([200, 403])
  expect(await bad({ ...whole, PartnerId: 1 })).toEqual([200, 70])
  for (const change of [
    { OrderNumber: undefined },
    { OrderNumber: 'an order' },
    { TransactionId: 'a\u0000b' },
    { TransactionId: 'x'.repeat(300) },
    { Info: 'x'.repeat(3_000) },
    { Token: '' },
    { OperationItems: [] },
    { OperationItems: 'none' },
    { PossibleWin: -1 },
  ]) {
    expect(await bad({ ...whole, ...change }), JSON.stringify(change)).toEqual([200, 1013])
  }
  expect(await cash(guest)).toBe(20)
})

test('W27: an amount that is no exact decimal above zero is refused, by its very characters', async () => {
  const guest = await wire.guest(20n)
  const amounts = ['-1', '0', '1e1', '1E+1', '0.000001', '90071992547.40993', '"1"', 'null', 'true']
  for (const amount of [...amounts, '[1]', '1.0000000000000000001']) {
    const members = {
      PartnerId: wire.partnerId,
      TimeStamp: secondsOf(casino.clock.now()),
      ...betOf(guest, 7),
    }
    const text = JSON.stringify(signed('CreditBet', members)).replace(
      '"Amount":7',
      `"Amount":${amount}`,
    )
    const { http, said } = await wire.sendText('/wallet/CreditBet', text)
    expect([amount, http, said.ResponseCode]).toEqual([amount, 200, 1013])
  }
  expect(await cash(guest)).toBe(20)
})

test('GAM-13: with all gaming closed no bet is taken, and those that are open are paid and given back', async () => {
  const guest = await wire.guest(20n)
  const bet = async (members: Members) => (await wire.call('CreditBet', members)).ResponseCode
  const [won, late] = [betOf(guest, 5), betOf(guest, 5)]
  expect(await bet(won)).toBe(0)
  const decision = { operator: 'ayla', because: 'an audit' }
  await closeGaming(casino.db, decision)
  expect(await bet(late)).toBe(68)
  const paid = await wire.call('DebitByBatch', { Items: [payoutOf(won, guest, 15)] })
  expect(paid).toMatchObject({ ResponseCode: 0, Items: [{ ResponseCode: 0 }] })
  expect(await cash(guest)).toBe(30)
  await openGaming(casino.db, decision)
  // Nothing was stored: the same message is taken now.
  expect(await bet(late)).toBe(0)
})
