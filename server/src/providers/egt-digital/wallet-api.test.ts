import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import { seatEach } from '../testing/seat-each.ts'
import type { BetMessage, Seat } from '../testing/wire.ts'
import { gameKeyOf } from './message.ts'
import { type Members, sharedFields, transferFields } from './testing/fields.ts'
import { type EgtDigitalWire, openEgtDigitalWire } from './testing/open-wire.ts'

let casino: TestCasino
let wire: EgtDigitalWire
let seat: Seat
seatEach(openEgtDigitalWire, (seated) => {
  casino = seated.casino
  wire = seated.wire
  seat = seated.seat
})

const jsonOf = ({ body }: { body: string }) => JSON.parse(body)
const mine = () => ({
  ...sharedFields(wire.sessionOf(seat)),
  gameKey: gameKeyOf(seat.gameCode),
})
const deposit = (message: BetMessage, change: Members = {}) =>
  wire.sendFields('/deposit', {
    ...transferFields(wire.sessionOf(seat), message),
    ...change,
  })

test('an answer has the balance, the id that the ledger has, and whose money it was', async () => {
  const message = bet(4n * LIRA)
  expect(jsonOf(await wire.bet(seat, message))).toEqual({
    statusCode: 'OK',
    balance: 9600,
    casinoTransferId: message.id,
    realAmount: 400,
    bonusAmount: 0,
  })
  expect(jsonOf(await wire.bet(seat, { ...bet(4n * LIRA), isFree: true }))).toMatchObject({
    statusCode: 'OK',
    balance: 9600,
    realAmount: 0,
    bonusAmount: 400,
  })
})

test('a refusal tells no balance but the one it is about', async () => {
  const refused = await wire.bet(seat, { ...bet(LIRA), currency: 'EUR' })
  expect(jsonOf(refused)).toEqual({ statusCode: 'ERR_INVALID_ACCOUNT' })
  expect(jsonOf(await wire.bet(seat, bet(1_000n * LIRA)))).toEqual({
    statusCode: 'ERR_NOT_ENOUGH_MONEY',
    balance: 10_000,
  })
})

test('a code opens one session, once, within two minutes, for its player', async () => {
  const other = await openTable(casino, wire, 'ok').seat(0n)
  const authenticate = (change: Members) =>
    wire.sendFields('/authenticate', {
      ...sharedFields(wire.sessionOf(seat, randomUUID())),
      ...change,
    })
  const newCode = async () => jsonOf(await wire.sendFields('/defence-code', mine())).defenceCode

  expect((await authenticate({ defenceCode: seat.token })).status).toBe('ERR_INVALID_TOKEN')
  const defenceCode = await newCode()
  const stolen = { defenceCode, playerId: other.playerId }
  expect((await authenticate(stolen)).status).toBe('ERR_INVALID_TOKEN')
  const sessionId = randomUUID()
  expect(jsonOf(await authenticate({ defenceCode, sessionId }))).toEqual({
    statusCode: 'OK',
    currency: 'TRY',
    balance: 10_000,
  })
  const staked = transferFields(wire.sessionOf(seat, sessionId), bet(LIRA))
  expect((await wire.sendFields('/api/withdraw', staked)).status).toBe('OK')
  expect((await authenticate({ defenceCode })).status).toBe('ERR_INVALID_TOKEN')

  const late = await newCode()
  casino.clock.advance(2 * 60_000)
  expect((await authenticate({ defenceCode: late })).status).toBe('ERR_INVALID_TOKEN')
})

test('a code is given for the game of a session that runs, and no other', async () => {
  const ask = async (change: Members) =>
    (await wire.sendFields('/defence-code', { ...mine(), ...change })).status
  expect(await ask({})).toBe('OK')
  expect(await ask({ gameKey: 'another' })).toBe('ERR_UNKNOWN')
  expect(await ask({ sessionId: randomUUID() })).toBe('ERR_UNKNOWN')
  casino.clock.advance(12 * 60 * 60_000)
  expect(await ask({})).toBe('ERR_UNKNOWN')
})

test('a session that was ended takes no bet, and pays what was staked in it', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const other = await openTable(casino, wire, 'ok').seat(LIRA)
  const theirs = { ...mine(), sessionId: wire.sessionOf(other).sessionId }
  expect((await wire.sendFields('/terminate', theirs)).status).toBe('ERR_UNKNOWN')
  expect((await wire.bet(other, bet(LIRA))).status).toBe('OK')

  expect(jsonOf(await wire.sendFields('/terminate', mine()))).toEqual({ statusCode: 'OK' })
  expect((await wire.bet(seat, bet(LIRA))).status).toBe('ERR_UNKNOWN')
  expect((await wire.win(seat, winOf(staked, LIRA))).status).toBe('OK')
  expect((await wire.balance(seat)).balanceE5).toBe(97n * LIRA)
})

test('the balance is of the session’s own player in their own currency', async () => {
  const other = await openTable(casino, wire, 'ok').seat(0n)
  const ask = async (change: Members) =>
    (await wire.sendFields('/balance', { ...mine(), currency: 'TRY', ...change })).status
  expect(await ask({})).toBe('OK')
  expect(await ask({ currency: 'EUR' })).toBe('ERR_INVALID_ACCOUNT')
  expect(await ask({ playerId: other.playerId })).toBe('ERR_UNKNOWN')
  expect(await ask({ sessionId: randomUUID() })).toBe('ERR_UNKNOWN')
})

test('a jackpot’s deduction is not paid with the round; more than the round is refused', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const jackpotWins = [
    { type: 'LEVEL', jackpotName: 'j', levelName: 'l', amount: 500, winId: 'w-1', deduction: 150 },
    { type: 'LEVEL', jackpotName: 'j', levelName: 'l', amount: 500, winId: 'w-2', deduction: 50 },
  ]
  const won = winOf(staked, 10n * LIRA)
  const tooMuch = { jackpotWins: [{ ...jackpotWins[0], deduction: 1_001 }] }
  expect((await deposit(won, tooMuch)).status).toBe('ERR_INVALID_FIELDS')
  expect((await deposit(won, { jackpotWins: 'none' })).status).toBe('ERR_INVALID_FIELDS')
  expect((await deposit(won, { jackpotWins: [{ amount: 1 }] })).status).toBe('ERR_FIELD_MISSING')
  const paid = await deposit(won, { jackpotWins })
  expect(paid).toMatchObject({ status: 'OK', balanceE5: 104n * LIRA })
  expect(jsonOf(paid).realAmount).toBe(800)
})

test('a reverse tells its transfer once; again, of nothing or of a deposit it has none', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const back = rollbackOf(staked)
  expect(jsonOf(await wire.rollback(seat, back))).toEqual({
    statusCode: 'OK',
    casinoTransferId: back.id,
    balance: 10_000,
  })
  expect(jsonOf(await wire.rollback(seat, back))).toEqual({
    statusCode: 'ERR_TRANSFER_ROLLED_BACK',
    casinoTransferId: null,
  })
  expect(jsonOf(await wire.rollback(seat, rollbackOf(bet(LIRA))))).toEqual({
    statusCode: 'ERR_TRANSFER_DOES_NOT_EXIST',
    casinoTransferId: null,
  })
})

test('no other player’s transfer is reversed, and no other player’s round is paid', async () => {
  const other = await openTable(casino, wire, 'ok').seat(10n * LIRA)
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  expect((await wire.rollback(other, rollbackOf(staked))).status).toBe(
    'ERR_TRANSFER_DOES_NOT_EXIST',
  )
  expect((await wire.win(other, winOf(staked, LIRA))).status).toBe('ERR_TRANSFER_DOES_NOT_EXIST')
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
  expect(await casino.cashE5(other.playerId)).toBe(10n * LIRA)
})

test('every call is signed, also one that moves nothing', async () => {
  for (const path of ['/authenticate', '/defence-code', '/terminate', '/balance', '/deposit']) {
    const said = await wire.send(path, JSON.stringify(mine()), {
      'content-type': 'application/json',
    })
    expect(jsonOf(said)).toEqual({ statusCode: 'ERR_MISSING_HEADERS' })
  }
})

test('H11: a time of theirs within five minutes is taken, before and after', async () => {
  for (const ms of [-299_000, 299_000]) {
    const members = { ...mine(), timestamp: casino.clock.now().getTime() + ms, currency: 'TRY' }
    expect((await wire.sendFields('/balance', members)).status).toBe('OK')
  }
})

test('H11: who does not call from an address of theirs is told nothing', async () => {
  const far = await openEgtDigitalWire(casino, ['198.51.100.0/24'])
  const said = await far.sendFields('/balance', { ...mine(), currency: 'TRY' })
  expect(jsonOf(said)).toEqual({ statusCode: 'ERR_INTEGRITY_CHECK_FAILED' })
  await far.close()
})
