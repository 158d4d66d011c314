import pino from 'pino'
import { expect, test } from 'vitest'
import { openWallet } from '../../modules/casino/index.ts'
import { openAddressList } from '../../platform/http/address-list.ts'
import { openHttp } from '../../platform/http/http.ts'
import type { TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import { seatEach } from '../testing/seat-each.ts'
import type { BetMessage, Seat } from '../testing/wire.ts'
import {
  CREDENTIALS,
  type Fields,
  PORTAL,
  sharedFields,
  withdrawFields,
  xmlOf,
} from './testing/fields.ts'
import { type AmusnetWire, openAmusnetWire } from './testing/open-wire.ts'
import { amusnetWalletApi } from './wallet-api.ts'
import { readXml } from './xml.ts'

let casino: TestCasino
let wire: AmusnetWire
let seat: Seat
seatEach(openAmusnetWire, (seated) => {
  casino = seated.casino
  wire = seated.wire
  seat = seated.seat
})

const elementsOf = ({ body }: { body: string }) => {
  const { name, content } = readXml(body)
  return { name, ...Object.fromEntries(content as Map<string, string>) }
}
const transfer = (path: string, message: BetMessage, change: Fields = {}) =>
  wire.sendFields(path, { ...withdrawFields(seat, wire.sessionOf(seat), message), ...change })
const both = (message: BetMessage, winKurus: number, reason = 'ROUND_END') =>
  transfer('/WithdrawAndDeposit', message, { WinAmount: String(winKurus), Reason: reason })

test('an answer is a document of its call, with the balance and the id that the ledger has', async () => {
  const message = bet(4n * LIRA)
  const taken = {
    name: 'WithdrawResponse',
    ErrorCode: '1000',
    ErrorMessage: 'OK',
    Balance: '9600',
    CasinoTransferId: message.id,
  }
  expect(elementsOf(await wire.bet(seat, message))).toEqual(taken)
  expect(elementsOf(await wire.bet(seat, message))).toEqual({
    ...taken,
    ErrorCode: '1100',
    ErrorMessage: 'DUPLICATE',
  })
})

test('a refusal tells no balance but the one it is about', async () => {
  const refused = await wire.bet(seat, { ...bet(LIRA), currency: 'EUR' })
  expect(elementsOf(refused)).toEqual({
    name: 'WithdrawResponse',
    ErrorCode: '3000',
    ErrorMessage: 'INTERNAL_ERROR',
  })
  expect(elementsOf(await wire.bet(seat, bet(1_000n * LIRA)))).toMatchObject({
    ErrorCode: '3100',
    Balance: '10000',
  })
})

test('a balance finer than the unit is told without its rest', async () => {
  await casino.deposit(seat.playerId, 999n)
  expect(elementsOf(await wire.balance(seat))).toMatchObject({ Balance: '10000' })
})

test('a cancel gives the very stake back, and never after the round has paid', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  for (const amountE5 of [3n * LIRA, 5n * LIRA]) {
    const said = await wire.rollback(seat, { ...rollbackOf(staked), amountE5 })
    expect(said.status).toBe('3000')
  }
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
  const won = winOf(staked, LIRA)
  expect((await wire.win(seat, won)).status).toBe('1000')
  expect((await wire.rollback(seat, rollbackOf(staked))).status).toBe('3000')
  expect(await casino.cashE5(seat.playerId)).toBe(97n * LIRA)
})

test.each([10n, 5n])(
  'no stake of a round is given back after its result, one of %i beside one of 10 neither (LED-07)',
  async (lira) => {
    const [first, second] = [bet(10n * LIRA, `r-${lira}`), bet(lira * LIRA, `r-${lira}`)]
    for (const each of [first, second]) expect((await wire.bet(seat, each)).status).toBe('1000')
    expect((await wire.win(seat, winOf(first, 40n * LIRA))).status).toBe('1000')
    for (const each of [first, second]) {
      expect((await wire.rollback(seat, rollbackOf(each))).status).toBe('3000')
    }
    expect(await casino.cashE5(seat.playerId)).toBe((130n - lira) * LIRA)
  },
)

test('a stake and its result in one message pay their round; a stake and its cancel come to nothing in any', async () => {
  const message = bet(4n * LIRA)
  const [beside, late] = [bet(LIRA, message.round), bet(2n * LIRA, message.round)]
  await wire.bet(seat, beside)
  expect(await both(message, 1_000)).toMatchObject({ status: '1000', balanceE5: 105n * LIRA })
  expect((await wire.rollback(seat, rollbackOf(beside))).status).toBe('3000')
  expect(await both(late, 200, 'ROUND_CANCEL')).toMatchObject({ status: '1000' })
  expect(await casino.cashE5(seat.playerId)).toBe(105n * LIRA)
})

test('a cancel that overtakes a second stake of its round is kept, and the late stake refused (W17, W18)', async () => {
  const first = bet(10n * LIRA)
  const [second, third] = [bet(5n * LIRA, first.round), bet(3n * LIRA, first.round)]
  await wire.bet(seat, first)
  const early = rollbackOf(second)
  expect((await wire.rollback(seat, early)).status).toBe('3000')
  expect((await wire.rollback(seat, early)).status).toBe('1100')
  expect((await wire.bet(seat, second)).status).toBe('3000')
  expect((await wire.bet(seat, third)).status).toBe('1000')
  expect((await wire.win(seat, winOf(first, 20n * LIRA))).status).toBe('1000')
  expect(await casino.cashE5(seat.playerId)).toBe(107n * LIRA)
})

test('a round that came to nothing is told so twice, and no other player’s round is touched', async () => {
  const other = await openTable(casino, wire, 'ok').seat(10n * LIRA)
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  expect((await wire.rollback(other, rollbackOf(staked))).status).toBe('3000')
  expect((await wire.win(other, winOf(staked, LIRA))).status).toBe('3000')
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
  expect(await casino.cashE5(other.playerId)).toBe(10n * LIRA)
  expect((await wire.rollback(seat, rollbackOf(staked))).status).toBe('1000')
  expect((await wire.win(seat, winOf(staked, LIRA))).status).toBe('3000')
})

test('a jackpot is paid beside its round, once, and needs no stake', async () => {
  const message = bet(50n * LIRA)
  const jackpot = () => transfer('/Deposit', message, { Reason: 'JACKPOT_END' })
  expect(await jackpot()).toMatchObject({ status: '1000', balanceE5: 150n * LIRA })
  expect(await jackpot()).toMatchObject({ status: '1100', balanceE5: 150n * LIRA })
})

test('a stake and its result in one message are both taken, or answered as done before', async () => {
  const message = bet(4n * LIRA)
  expect(await both(message, 1_000)).toMatchObject({ status: '1000', balanceE5: 106n * LIRA })
  expect(await both(message, 1_000)).toMatchObject({ status: '1100', balanceE5: 106n * LIRA })
  expect((await both(message, 1_001)).status).toBe('3000')
  expect((await both(bet(1_000n * LIRA), 5_000)).status).toBe('3100')
  expect(await both(bet(LIRA), 0)).toMatchObject({ status: '1000', balanceE5: 105n * LIRA })
  expect(await both(bet(LIRA), 100, 'ROUND_CANCEL')).toMatchObject({
    status: '1000',
    balanceE5: 105n * LIRA,
  })
  expect((await both(bet(LIRA), 99, 'ROUND_CANCEL')).status).toBe('3000')
  expect(await casino.cashE5(seat.playerId)).toBe(105n * LIRA)
})

test('20 times the same message of both at once is taken once', async () => {
  const message = bet(4n * LIRA)
  const said = await Promise.all(Array.from({ length: 20 }, () => both(message, 1_000)))
  expect(said.every(({ status }) => ['1000', '1100'].includes(status))).toBe(true)
  expect(await casino.cashE5(seat.playerId)).toBe(106n * LIRA)
})

test('of a message of both that cannot be finished nothing is begun', async () => {
  const message = bet(4n * LIRA)
  for (const change of [{ WinAmount: null }, { WinAmount: '-1' }, { WinAmount: '1e3' }]) {
    const said = await transfer('/WithdrawAndDeposit', message, { Reason: 'ROUND_END', ...change })
    expect(said.status).toBe('3000')
  }
  expect((await both(message, 1_000, 'JACKPOT_END')).status).toBe('3000')
  expect((await both(message, 1_000, 'ROUND_BEGIN')).status).toBe('3000')
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
  expect((await both(message, 1_000)).status).toBe('1000')
})

test('a message of both that broke in its middle is finished by the next of its id', async () => {
  let isBroken = true
  const breaking = await openAmusnetWire(casino, ({ post, ...wallet }) => ({
    ...wallet,
    async post(command) {
      if (isBroken && command.kind === 'win') throw new Error('broken')
      return post(command)
    },
  }))
  const fields = {
    ...withdrawFields(seat, wire.sessionOf(seat), bet(4n * LIRA)),
    WinAmount: '1000',
    Reason: 'ROUND_END',
  }
  const send = () => breaking.sendFields('/WithdrawAndDeposit', fields)
  expect((await send()).status).toBe('3000')
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
  isBroken = false
  expect(await send()).toMatchObject({ status: '1000', balanceE5: 106n * LIRA })
  expect(await send()).toMatchObject({ status: '1100', balanceE5: 106n * LIRA })
  await breaking.close()
})

test('who does not call from an address of theirs is told nothing', async () => {
  const { db, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ pool: casino.pool, clock, house, log })
  const app = openHttp({ logger: log, random })
  await app.register(amusnetWalletApi, {
    prefix: '/wallet/amusnet',
    db,
    clock,
    random,
    wallet,
    log,
    portal: PORTAL,
    credentials: CREDENTIALS,
    isTheirAddress: openAddressList(['198.51.100.0/24']),
  })
  const ask = async (remoteAddress: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/wallet/amusnet/GetPlayerBalance',
      headers: { 'content-type': 'text/xml', 'x-forwarded-for': '198.51.100.9' },
      payload: xmlOf('GetPlayerBalanceRequest', sharedFields(seat, wire.sessionOf(seat))),
      remoteAddress,
    })
    return elementsOf(reply)
  }
  expect(await ask('198.51.100.9')).toMatchObject({ ErrorCode: '1000', Balance: '10000' })
  expect(await ask('203.0.113.7')).toEqual({
    name: 'GetPlayerBalanceResponse',
    ErrorCode: '3000',
    ErrorMessage: 'INTERNAL_ERROR',
  })
  await app.close()
  await wallet.close()
})
