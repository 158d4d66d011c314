import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { expect, test } from 'vitest'
import { endGames, openWallet } from '../../modules/casino/index.ts'
import { openAddressList } from '../../platform/http/address-list.ts'
import { openHttp } from '../../platform/http/http.ts'
import type { TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import { seatEach } from '../testing/seat-each.ts'
import type { Seat } from '../testing/wire.ts'
import { countryCode3 } from './country-code.ts'
import {
  balanceFields,
  CREDENTIALS,
  type Members,
  resultFields,
  sharedFields,
  wagerFields,
} from './testing/fields.ts'
import { type EverymatrixWire, openEverymatrixWire } from './testing/open-wire.ts'
import { everymatrixWalletApi } from './wallet-api.ts'

let casino: TestCasino
let wire: EverymatrixWire
let seat: Seat
seatEach(openEverymatrixWire, (seated) => {
  casino = seated.casino
  wire = seated.wire
  seat = seated.seat
})

const jsonOf = ({ body }: { body: string }) => JSON.parse(body)
const asked = async (members: Members) => jsonOf(await wire.sendFields(members))
const withBonus = (members: Members): Members => ({
  ...members,
  AdditionalData: { ...(members.AdditionalData as Members), BonusId: 'b-1' },
})

test('an answer tells the balance, what was moved, and the id that the ledger has; again the same', async () => {
  const message = bet(4n * LIRA + 1n)
  const taken = {
    ApiVersion: '1.0',
    Request: 'WalletDebit',
    ReturnCode: 0,
    Message: 'Success',
    Details: '',
    SessionId: seat.token,
    AccountTransactionId: message.id,
    Currency: 'TRY',
    Balance: 95.99999,
    RealMoneyAffected: 4.00001,
    BonusMoneyAffected: 0,
  }
  expect(jsonOf(await wire.bet(seat, message))).toEqual(taken)
  expect(jsonOf(await wire.bet(seat, message))).toEqual(taken)
})

test('a refusal tells no balance but the one it is about', async () => {
  expect(jsonOf(await wire.bet(seat, { ...bet(LIRA), currency: 'EUR' }))).toEqual({
    ApiVersion: '1.0',
    Request: 'WalletDebit',
    ReturnCode: 106,
    Message: 'Currency is not supported',
    Details: '',
    SessionId: seat.token,
  })
  expect(jsonOf(await wire.bet(seat, bet(1_000n * LIRA)))).toMatchObject({
    ReturnCode: 104,
    Balance: 100,
    Currency: 'TRY',
  })
})

test('200 identical bets at once are one debit, and every answer is the same (LED-05)', async () => {
  const message = bet(4n * LIRA)
  const said = await Promise.all(Array.from({ length: 200 }, () => wire.bet(seat, message)))
  expect(new Set(said.map(({ body }) => body)).size).toBe(1)
  expect(said[0]?.status).toBe('0')
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
})

test('a session is told whose it is, and of the player no more than a game needs', async () => {
  expect(await asked({ ...sharedFields(seat, 'GetAccount'), ExternalUserId: '' })).toEqual({
    ApiVersion: '1.0',
    Request: 'GetAccount',
    ReturnCode: 0,
    Message: 'Success',
    Details: '',
    SessionId: seat.token,
    ExternalUserId: seat.playerId,
    City: '',
    Country: 'TUR',
    Currency: 'TRY',
    UserName: `player-${seat.playerId.slice(0, 8)}`,
    FirstName: '',
    LastName: '',
    Alias: `player-${seat.playerId.slice(0, 8)}`,
    Birthdate: '1990-05-19',
  })
})

test('every country has three letters of its own', async () => {
  const countries = await casino.db.selectFrom('country').select('code').execute()
  const three = countries.map(({ code }) => countryCode3(code))
  expect(three.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true)
  expect(new Set(three).size).toBe(countries.length)
  expect(countryCode3('XX')).toBe('')
})

test('a session is its player’s alone, and ends', async () => {
  const other = await openTable(casino, wire, 'ok').seat(0n)
  for (const request of ['GetAccount', 'GetBalance']) {
    const ask = async (change: Members) =>
      (await asked({ ...sharedFields(seat, request), ...change })).ReturnCode
    expect(await ask({})).toBe(0)
    expect(await ask({ SessionId: other.token })).toBe(103)
    expect(await ask({ SessionId: 'x'.repeat(43) })).toBe(103)
    expect(await ask({ SessionId: '' })).toBe(101)
    expect(await ask({ ValidateSession: undefined, SessionId: other.token })).toBe(103)
  }
  casino.clock.advance(12 * 60 * 60_000)
  expect((await asked(sharedFields(seat, 'GetAccount'))).ReturnCode).toBe(114)
  expect((await asked(sharedFields(seat, 'GetBalance'))).ReturnCode).toBe(114)
  expect(await asked(balanceFields(seat))).toMatchObject({
    ReturnCode: 0,
    Balance: 100,
    RealMoney: 100,
    BonusMoney: 0,
    Currency: 'TRY',
  })
  expect((await asked({ ...balanceFields(seat), ExternalUserId: randomUUID() })).ReturnCode).toBe(
    103,
  )
})

test('after a log-out no bet is taken, and what was staked before is paid and given back (SES-03, W23)', async () => {
  const [won, undone] = [bet(4n * LIRA), bet(5n * LIRA)]
  await wire.bet(seat, won)
  await wire.bet(seat, undone)
  await endGames(casino, Buffer.alloc(32))
  expect((await wire.bet(seat, bet(LIRA))).status).toBe('114')
  // Not asking for a session does not make one.
  const unasked = { ...wagerFields(seat, bet(LIRA)), ValidateSession: false }
  expect((await wire.sendFields(unasked)).status).toBe('114')
  expect(await wire.win(seat, winOf(won, LIRA))).toMatchObject({
    status: '0',
    balanceE5: 92n * LIRA,
  })
  expect(await wire.rollback(seat, rollbackOf(undone))).toMatchObject({
    status: '0',
    balanceE5: 97n * LIRA,
  })
})

test('a bet of another player’s session is taken from nobody', async () => {
  const other = await openTable(casino, wire, 'ok').seat(10n * LIRA)
  const stolen = { ...wagerFields(seat, bet(LIRA)), ExternalUserId: other.playerId }
  expect((await wire.sendFields(stolen)).status).toBe('103')
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
  expect(await casino.cashE5(other.playerId)).toBe(10n * LIRA)
})

test('the kind of a transaction may be written in any letters, and ids as whole numbers', async () => {
  const digits = '9007199254740993'
  const text = JSON.stringify({
    ...wagerFields(seat, bet(LIRA)),
    TransactionType: 'WAGER',
    TransactionId: '@',
  }).replace('"@"', digits)
  const said = await wire.send(text)
  expect(jsonOf(said)).toMatchObject({ ReturnCode: 0, AccountTransactionId: digits })
})

test.each(['Close', 'closed', 'CLOSED'])('a status of %s closes the round', async (RoundStatus) => {
  const message = bet(LIRA)
  await wire.sendFields({ ...wagerFields(seat, message), RoundStatus })
  const { round_closed } = await casino.db
    .selectFrom('wallet_transaction')
    .select('round_closed')
    .where('id', '=', message.id)
    .executeTakeFirstOrThrow()
  expect(round_closed).toBe(true)
})

test('free spins pay without a stake, once, also where the round is known', async () => {
  const prize = winOf(bet(LIRA), 7n * LIRA)
  expect((await wire.win(seat, prize)).status).toBe('108')
  const free = withBonus(resultFields(seat, prize))
  const said = await Promise.all(Array.from({ length: 20 }, () => wire.sendFields(free)))
  expect(new Set(said.map(({ body }) => body)).size).toBe(1)
  expect(said[0]).toMatchObject({ status: '0', balanceE5: 107n * LIRA })
  expect(
    (await wire.sendFields(withBonus(resultFields(seat, { ...prize, amountE5: LIRA })))).status,
  ).toBe('101')

  const staked = { ...bet(4n * LIRA), isFree: true }
  expect(jsonOf(await wire.bet(seat, staked))).toMatchObject({
    Balance: 107,
    RealMoneyAffected: 0,
    BonusMoneyAffected: 4,
  })
  const won = winOf(staked, 3n * LIRA)
  expect((await wire.sendFields(withBonus(resultFields(seat, won)))).balanceE5).toBe(110n * LIRA)
  // Paid, so its stake stands.
  expect((await wire.rollback(seat, rollbackOf(staked))).status).toBe('108')
})

test.each([0, '0', '', null])(
  'a BonusId of %j is none: the stake is the player’s, and a result without one is unknown',
  async (BonusId) => {
    const at = await openTable(casino, wire, 'ok').seat(10n * LIRA)
    const named = (fields: Members) => ({
      ...fields,
      AdditionalData: { ...(fields.AdditionalData as Members), BonusId },
    })
    const staked = bet(4n * LIRA)
    expect(await asked(named(wagerFields(at, staked)))).toMatchObject({
      ReturnCode: 0,
      Balance: 6,
      RealMoneyAffected: 4,
      BonusMoneyAffected: 0,
    })
    const unknown = resultFields(at, winOf(bet(LIRA), LIRA))
    expect(await asked(named(unknown))).toMatchObject({ ReturnCode: 108 })
  },
)

test('free spins are not paid once the bet of their round was given back, free or not (W13)', async () => {
  for (const isFree of [true, false]) {
    const staked = { ...bet(4n * LIRA), isFree }
    await wire.bet(seat, staked)
    await wire.rollback(seat, rollbackOf(staked))
    const prize = withBonus(resultFields(seat, winOf(staked, LIRA)))
    expect((await wire.sendFields(prize)).status).toBe('107')
  }
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
})

test('of the words of the request nothing is told to who has not the password', async () => {
  const forged = { ...sharedFields(seat, 'GetAccount'), Password: 'guess' }
  expect(await asked(forged)).toEqual({
    ApiVersion: '1.0',
    ReturnCode: 101,
    Message: 'Unknown error',
    Details: 'wrong credentials',
  })
})

test('who does not call from an address of theirs is told nothing', async () => {
  const { db, clock, house, random } = casino
  const log = pino({ level: 'silent' })
  const wallet = openWallet({ pool: casino.pool, clock, house, log })
  const app = openHttp({ logger: log, random })
  await app.register(everymatrixWalletApi, {
    prefix: '/wallet/everymatrix',
    db,
    clock,
    wallet,
    log,
    credentials: CREDENTIALS,
    isTheirAddress: openAddressList(['198.51.100.0/24']),
  })
  const ask = async (remoteAddress: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/wallet/everymatrix',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
      payload: balanceFields(seat),
      remoteAddress,
    })
    return { http: reply.statusCode, ...reply.json() }
  }
  expect(await ask('198.51.100.9')).toMatchObject({ http: 200, ReturnCode: 0, Balance: 100 })
  expect(await ask('203.0.113.7')).toEqual({
    http: 200,
    ApiVersion: '1.0',
    ReturnCode: 105,
    Message: 'IP is not allowed',
    Details: '',
  })
  await app.close()
  await wallet.close()
})
