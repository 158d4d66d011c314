import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import type { Seat } from '../testing/wire.ts'
import { loginOf } from './login.ts'
import { balanceFields, creditFields, debitFields, idOf, rollbackFields } from './testing/fields.ts'
import { openSoftgamingsWire, type SoftgamingsWire } from './testing/open-wire.ts'

const NO_DEBIT = 'there is no DEBIT with provided i_actionid'
const MISMATCH = 'Transaction Parameter mismatch'

let casino: TestCasino
let wire: SoftgamingsWire
let seat: Seat

beforeAll(async () => {
  casino = await openTestCasino()
  wire = await openSoftgamingsWire(casino)
  seat = await openTable(casino, wire, 'ok').seat(100n * LIRA)
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(async () => {
  await wire.close()
  await casino.close()
})

const jsonOf = ({ body }: { body: string }) => JSON.parse(body)
const cash = () => casino.cashE5(seat.playerId)
const table = () => openTable(casino, wire, 'ok')
const hmac = expect.stringMatching(/^[\da-f]{64}$/)

test('a taken debit is answered with its tid and a balance of two decimals, signed', async () => {
  const fields = debitFields(seat, bet(LIRA))
  expect(jsonOf(await wire.sendFields(fields))).toEqual({
    status: 'OK',
    tid: fields.tid,
    balance: '99.00',
    hmac,
  })
})

test('a refusal has no status, and tells no balance but the one it is about', async () => {
  const wrong = { ...debitFields(seat, bet(LIRA)), currency: 'EUR' }
  const error = 'Currency mismatch with user wallet currency'
  expect(jsonOf(await wire.sendFields(wrong))).toEqual({ error, hmac })
  const tooMuch = debitFields(seat, bet(1_000n * LIRA))
  expect(jsonOf(await wire.sendFields(tooMuch))).toEqual({
    error: 'insufficient funds',
    balance: '99.00',
    hmac,
  })
})

test('an unsigned request is told nothing but that', async () => {
  const said = await wire.send(JSON.stringify(balanceFields(seat)))
  expect(jsonOf(said)).toEqual({ error: 'wrong hmac parameter', hmac })
})

test('a ping and what is told of a round are answered OK, where they are signed', async () => {
  const actions = [{ actid: 'A1', type: 'debit', amount: '5.00', timestamp: 1_700_000_000 }]
  for (const fields of [{ type: 'ping' }, { type: 'roundinfo', gameid: 'R1', actions }]) {
    expect(jsonOf(await wire.sendFields(fields))).toEqual({ status: 'OK', hmac })
    expect(await wire.send(JSON.stringify(fields))).toMatchObject({
      status: 'wrong hmac parameter',
    })
  }
})

test('neither spaces nor the content type matter to the signature', async () => {
  const spaced = JSON.stringify(JSON.parse(wire.signed(balanceFields(seat))), null, 2)
  expect(await wire.send(spaced, { 'content-type': 'text/plain' })).toMatchObject({ status: 'OK' })
})

test('a debit sent again gets the very reply that is stored', async () => {
  const fields = debitFields(seat, bet(LIRA))
  const first = await wire.sendFields(fields)
  await wire.bet(seat, bet(2n * LIRA))
  expect((await wire.sendFields(fields)).body).toBe(first.body)
})

test('what is finer than a cent is never told as more', async () => {
  const rich = await table().seat(LIRA + 999n)
  expect(jsonOf(await wire.balance(rich))).toMatchObject({ balance: '1.00' })
})

test('a balance is told of the login, and to nobody else’s token', async () => {
  const other = await table().seat(0n)
  const ask = async (change: object) =>
    (await wire.sendFields({ ...balanceFields(seat), ...change })).status
  expect(await ask({})).toBe('OK')
  expect(await ask({ i_extparam: '' })).toBe('OK')
  expect(await ask({ i_extparam: other.token })).toBe('SESSION_EXPIRED')
  expect(await ask({ i_extparam: 'x'.repeat(43) })).toBe('SESSION_EXPIRED')
  expect(await ask({ currency: 'EUR' })).toBe('Currency mismatch with user wallet currency')
  expect(await ask({ userid: loginOf(randomUUID()) })).toBe('wrong `userid` parameter')
})

test('until the launch is answered a token takes no bet, though it is told the balance (SES-06)', async () => {
  const playerId = await casino.player({ cashE5: LIRA })
  wire.standIn.state.trouble = 'HTTP 500'
  await expect(table().launch(playerId)).rejects.toMatchObject({
    code: 'game_provider_down',
  })
  wire.standIn.state.trouble = undefined
  const token = wire.standIn.state.calls.at(-1)?.fields.ExtParam ?? ''
  expect(token.length).toBeGreaterThan(40)
  const unopened = { ...seat, playerId, token }
  expect(await wire.bet(unopened, bet(LIRA))).toMatchObject({ status: 'SESSION_EXPIRED' })
  expect(await wire.balance(unopened)).toMatchObject({ status: 'OK', balanceE5: LIRA })
})

test('a prize of a promotion or of free rounds needs no debit, and is paid once', async () => {
  const before = await cash()
  const { subtype: _, ...credit } = creditFields(seat, { ...bet(5n * LIRA), betId: '' })
  const { type, userid, currency, amount, tid } = credit
  const promotion = { type, userid, currency, amount, tid, subtype: 'promotion' }
  expect((await wire.sendFields(promotion)).balanceE5).toBe(before + 5n * LIRA)
  expect((await wire.sendFields(promotion)).balanceE5).toBe(before + 5n * LIRA)
  const free = creditFields(seat, { ...bet(3n * LIRA), betId: '', isFree: true })
  expect((await wire.sendFields(free)).balanceE5).toBe(before + 8n * LIRA)
  expect((await wire.sendFields(free)).balanceE5).toBe(before + 8n * LIRA)
  expect(await cash()).toBe(before + 8n * LIRA)
})

test('a free round may stake nothing', async () => {
  const before = await cash()
  const free = debitFields(seat, { ...bet(0n), isFree: true })
  expect(await wire.sendFields(free)).toMatchObject({ status: 'OK', balanceE5: before })
})

test('a prize of free rounds is refused once the bet of its round was given back, free or not (W13)', async () => {
  const before = await cash()
  for (const isFree of [true, false]) {
    const staked = { ...bet(LIRA), isFree }
    await wire.bet(seat, staked)
    await wire.rollback(seat, rollbackOf(staked))
    const prize = creditFields(seat, { ...winOf(staked, LIRA), isFree: true })
    expect(await wire.sendFields(prize)).toMatchObject({ status: NO_DEBIT })
  }
  expect(await cash()).toBe(before)
})

test('a round pays as many credits as come, each once, also 20 times at once', async () => {
  const before = await cash()
  const staked = bet(2n * LIRA)
  await wire.bet(seat, staked)
  const first = creditFields(seat, winOf(staked, LIRA))
  const said = await Promise.all(Array.from({ length: 20 }, () => wire.sendFields(first)))
  expect(new Set(said.map(({ body }) => body)).size).toBe(1)
  await wire.win(seat, winOf(staked, 4n * LIRA))
  expect(await cash()).toBe(before + 3n * LIRA)
})

test('a credit finds no bet in another player’s round, or in one where none was taken', async () => {
  const other = await table().seat(LIRA)
  const staked = bet(LIRA)
  await wire.bet(seat, staked)
  expect(await wire.win(other, winOf(staked, LIRA))).toMatchObject({ status: NO_DEBIT })
  const tooMuch = bet(5n * LIRA)
  await wire.bet(other, tooMuch)
  expect(await wire.win(other, winOf(tooMuch, LIRA))).toMatchObject({ status: NO_DEBIT })
  expect(await casino.cashE5(other.playerId)).toBe(LIRA)
})

const CREDITS: [members: object, isOver: boolean][] = [
  ...['2026-03-01 12:00:00', 'R1', 1_772_366_400, 1, true].map(ended(true)),
  ...[false, 0, '0', '', null].map(ended(false)),
  [{ i_actionid: 'a'.repeat(200) }, true],
  [{ i_actionid: null }, true],
  [{ i_actionid: 7 }, true],
]
function ended(isOver: boolean) {
  return (round_ended: unknown): [object, boolean] => [{ round_ended }, isOver]
}
test.each(CREDITS)(
  'a credit is paid whatever decides nothing says: %j',
  async (members, isOver) => {
    const at = await table().seat(LIRA)
    const staked = bet(LIRA)
    await wire.bet(at, staked)
    const credit = { ...creditFields(at, winOf(staked, 2n * LIRA)), ...members }
    expect(await wire.sendFields(credit)).toMatchObject({ status: 'OK', balanceE5: 2n * LIRA })
    expect((await table().roundsClosed(at)).win).toEqual([isOver])
  },
)

test('a debit’s round_ended is a flag, and its action has an id', async () => {
  const debit = debitFields(seat, bet(LIRA))
  const ended = { ...debit, round_ended: 'R1' }
  expect(await wire.sendFields(ended)).toMatchObject({ status: 'wrong `round_ended` parameter' })
  const long = { ...debit, i_actionid: 'a'.repeat(33) }
  expect(await wire.sendFields(long)).toMatchObject({ status: 'wrong `i_actionid` parameter' })
})

test('a credit with the token of a live session is taken as one without', async () => {
  const staked = bet(LIRA)
  await wire.bet(seat, staked)
  const won = { ...creditFields(seat, winOf(staked, LIRA)), i_extparam: seat.token }
  expect(await wire.sendFields(won)).toMatchObject({ status: 'OK' })
})

test('a rollback of another amount, or of the other kind, reverses nothing', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const before = await cash()
  const partly = { ...rollbackOf(staked), amountE5: LIRA }
  expect(await wire.rollback(seat, partly)).toMatchObject({ status: MISMATCH })
  const turned = rollbackFields(seat, rollbackOf(staked), 'win')
  expect(await wire.sendFields(turned)).toMatchObject({ status: MISMATCH })
  expect(await cash()).toBe(before)
  await wire.rollback(seat, rollbackOf(staked))
  expect(await cash()).toBe(before + 4n * LIRA)
})

test('a rollback of another amount that races its bet reverses nothing', async () => {
  const before = await cash()
  for (let count = 0; count < 50; count++) {
    const staked = bet(2n * LIRA)
    const partly = { ...rollbackOf(staked), amountE5: LIRA }
    const [taken, back] = await Promise.all([wire.bet(seat, staked), wire.rollback(seat, partly)])
    // Where it came first it called off whatever was to come under that id.
    expect([taken.status, back.status]).toEqual(
      taken.status === 'OK' ? ['OK', MISMATCH] : [MISMATCH, NO_DEBIT],
    )
    if (taken.status === 'OK') await wire.rollback(seat, rollbackOf(staked))
  }
  expect(await cash()).toBe(before)
})

test('no player’s rollback reverses another’s bet (AUZ-01)', async () => {
  const other = await table().seat(0n)
  const staked = bet(LIRA)
  await wire.bet(seat, staked)
  const before = await cash()
  expect(await wire.rollback(other, rollbackOf(staked))).toMatchObject({ status: NO_DEBIT })
  expect([await cash(), await casino.cashE5(other.playerId)]).toEqual([before, 0n])
})

test('a rollback that came before its bet is answered the same when both are there', async () => {
  const late = bet(LIRA)
  const rollback = rollbackOf(late)
  const first = await wire.rollback(seat, rollback)
  expect(first).toMatchObject({ status: NO_DEBIT, balanceE5: await cash() })
  expect(await wire.bet(seat, late)).toMatchObject({ status: MISMATCH })
  expect((await wire.rollback(seat, rollback)).body).toBe(first.body)
})

test('a rollback that overtook its win is kept for later, and then takes the win back once', async () => {
  const staked = bet(LIRA)
  await wire.bet(seat, staked)
  const before = await cash()
  const won = winOf(staked, 6n * LIRA)
  const early = rollbackFields(seat, rollbackOf(won), 'win')
  expect(await wire.sendFields(early)).toMatchObject({ status: 'wrong `i_rollback` parameter' })
  await wire.win(seat, won)
  for (const again of [1, 2]) {
    expect({ again, ...(await wire.sendFields(early)) }).toMatchObject({
      status: 'OK',
      balanceE5: before,
    })
  }
  expect(await cash()).toBe(before)
})

test('a tid that was a bet’s is no win’s and no rollback’s', async () => {
  const staked = bet(LIRA)
  await wire.bet(seat, staked)
  const before = await cash()
  const tid = idOf(staked.id)
  const won = { ...creditFields(seat, winOf(staked, LIRA)), tid }
  expect(await wire.sendFields(won)).toMatchObject({ status: MISMATCH })
  const undone = { ...rollbackFields(seat, rollbackOf(staked), 'bet'), tid }
  expect(await wire.sendFields(undone)).toMatchObject({ status: MISMATCH })
  expect(await cash()).toBe(before)
})

test('H11: who does not call from an address of theirs is told nothing', async () => {
  const far = await openSoftgamingsWire(casino, ['198.51.100.0/24'])
  const said = await far.sendFields(balanceFields(seat))
  expect(jsonOf(said)).toEqual({ error: 'wrong hmac parameter', hmac })
  await far.close()
})
