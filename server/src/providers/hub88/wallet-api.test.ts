import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf } from '../testing/cases/suite-case.ts'
import type { Seat } from '../testing/wire.ts'
import { SIGNATURE_HEADER } from './signature.ts'
import { betFields, sharedFields } from './testing/fields.ts'
import { type Hub88Wire, openHub88Wire } from './testing/open-wire.ts'

let casino: TestCasino
let wire: Hub88Wire
let seat: Seat

beforeAll(async () => {
  casino = await openTestCasino()
  wire = await openHub88Wire(casino)
  seat = await openTable(casino, wire, 'ok').seat(100n * LIRA)
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(async () => {
  await wire.close()
  await casino.close()
})

const jsonOf = ({ body }: { body: string }) => JSON.parse(body)
const winFields = (of: { id: string; round: string } | null, amountE5: bigint) => ({
  ...betFields(seat, { id: randomUUID(), amountE5, round: of?.round ?? randomUUID() }),
  reference_transaction_uuid: of?.id,
})

test('an answer echoes the request and the user, with the balance as a whole number', async () => {
  const fields = betFields(seat, bet(LIRA))
  const cashE5 = await casino.cashE5(seat.playerId)
  expect(jsonOf(await wire.sendFields('/transaction/bet', fields))).toEqual({
    user: seat.playerId,
    status: 'RS_OK',
    request_uuid: fields.request_uuid,
    currency: 'TRY',
    balance: Number(cashE5 - LIRA),
  })
})

test('a refusal echoes the request and the user, and tells no balance but the one it is about', async () => {
  const refused = { ...betFields(seat, bet(LIRA)), currency: 'EUR' }
  expect(jsonOf(await wire.sendFields('/transaction/bet', refused))).toEqual({
    user: seat.playerId,
    status: 'RS_ERROR_WRONG_CURRENCY',
    request_uuid: refused.request_uuid,
  })
  const tooMuch = betFields(seat, bet(1_000n * LIRA))
  expect(jsonOf(await wire.sendFields('/transaction/bet', tooMuch))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    currency: 'TRY',
    balance: Number(await casino.cashE5(seat.playerId)),
  })
})

test('an unsigned request is told nothing', async () => {
  const text = JSON.stringify(betFields(seat, bet(LIRA)))
  const said = await wire.send('/transaction/bet', text, { [SIGNATURE_HEADER]: 'AAAA' })
  expect(jsonOf(said)).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' })
})

test('the signature is over the raw bytes: spaces and order of members do not matter to it', async () => {
  const spaced = JSON.stringify(betFields(seat, bet(LIRA)), null, 2)
  expect(await wire.send('/transaction/bet', spaced)).toMatchObject({ status: 'RS_OK' })
})

test.each(['text/plain', '', 'json', ';', 'application/json, text/plain'])(
  'the content type of a signed request does not matter: "%s"',
  async (type) => {
    const text = JSON.stringify(sharedFields(seat))
    const said = await wire.send('/user/balance', text, { 'content-type': type })
    expect(said.status).toBe('RS_OK')
  },
)

test('/user/info tells the country and the dates of a player, and nothing of a stranger', async () => {
  const fields = { user: seat.playerId, request_uuid: randomUUID() }
  expect(jsonOf(await wire.sendFields('/user/info', fields))).toEqual({
    ...fields,
    status: 'RS_OK',
    country: 'TR',
    sub_partner_id: null,
    birth_date: '1990-05-19',
    registration_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  const stranger = { user: randomUUID(), request_uuid: randomUUID() }
  expect(jsonOf(await wire.sendFields('/user/info', stranger))).toEqual({
    ...stranger,
    status: 'RS_ERROR_INVALID_TOKEN',
  })
})

test('/user/balance answers the holder of the token at its game alone', async () => {
  const other = await openTable(casino, wire, 'ok').seat(0n)
  const ask = async (change: Partial<Seat>) => (await wire.balance({ ...seat, ...change })).status
  expect(await ask({})).toBe('RS_OK')
  expect(await ask({ token: 'x'.repeat(43) })).toBe('RS_ERROR_INVALID_TOKEN')
  expect(await ask({ playerId: other.playerId })).toBe('RS_ERROR_INVALID_TOKEN')
  expect(await ask({ gameCode: 'another' })).toBe('RS_ERROR_INVALID_GAME')
})

test('a token is worth nothing until the launch was answered (SES-06)', async () => {
  const playerId = await casino.player({ cashE5: LIRA })
  wire.standIn.state.trouble = 'HTTP 500'
  const tokens: string[] = []
  const spied = {
    ...wire,
    provider: {
      ...wire.provider,
      launchUrl: async (order: Parameters<typeof wire.provider.launchUrl>[0]) => {
        tokens.push(order.token)
        return wire.provider.launchUrl(order)
      },
    },
  }
  const launched = openTable(casino, spied, 'ok').launch(playerId)
  await expect(launched).rejects.toMatchObject({ code: 'game_provider_down' })
  wire.standIn.state.trouble = undefined
  const unopened = { ...seat, playerId, token: tokens[0] ?? '' }
  expect(unopened.token.length).toBeGreaterThan(40)
  expect(await wire.bet(unopened, bet(1n))).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' })
  expect(await wire.balance(unopened)).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' })
})

test('a reward is a free bet: the stake is the operator’s, the win the player’s', async () => {
  const before = await casino.cashE5(seat.playerId)
  const message = bet(2n * LIRA)
  const reward = { ...betFields(seat, message), reward_uuid: randomUUID() }
  expect((await wire.sendFields('/transaction/bet', reward)).balanceE5).toBe(before)
  const won = { ...winFields(message, 3n * LIRA), reward_uuid: reward.reward_uuid }
  expect((await wire.sendFields('/transaction/win', won)).balanceE5).toBe(before + 3n * LIRA)
})

test('a supplier’s promotion: a bet of nothing on an expired token, and a prize without a reference', async () => {
  const table = openTable(casino, wire, 'ok')
  const winner = await table.seat(0n)
  await table.expire(winner)
  const announced = {
    ...betFields(winner, { ...bet(0n), round: 'promo' }),
    is_supplier_promo: true,
  }
  expect(await wire.sendFields('/transaction/bet', announced)).toMatchObject({ status: 'RS_OK' })
  const prize = {
    ...betFields(winner, { ...bet(50n * LIRA), round: 'promo' }),
    is_supplier_promo: true,
  }
  const said = await wire.sendFields('/transaction/win', prize)
  expect(said).toMatchObject({ status: 'RS_OK', balanceE5: 50n * LIRA })
  expect(await wire.sendFields('/transaction/win', prize)).toMatchObject({
    balanceE5: 50n * LIRA,
  })
  seat = await table.launch(seat.playerId)
})

const promo = (fields: ReturnType<typeof betFields>) => ({ ...fields, is_supplier_promo: true })

test.each(['excluded', 'blocked', 'closed game'])(
  'a promotion’s prize reaches its winner whatever became of them meanwhile: %s (W25)',
  async (why) => {
    const table = openTable(casino, wire, 'ok')
    const [winner, other] = [await table.seat(0n), await table.seat(0n)]
    const setOpen = (is_open: boolean) =>
      casino.db.updateTable('game').set({ is_open }).where('code', '=', winner.gameCode).execute()
    if (why === 'closed game') await setOpen(false)
    else await table.setStatus(winner, why as 'excluded' | 'blocked')
    const announced = bet(0n)
    const said = await wire.sendFields('/transaction/bet', promo(betFields(winner, announced)))
    expect(said.status).toBe('RS_OK')
    const stolen = promo(betFields({ ...winner, playerId: other.playerId }, bet(0n)))
    const refused = await wire.sendFields('/transaction/bet', stolen)
    expect(refused.status).toBe('RS_ERROR_INVALID_TOKEN')
    const prize = {
      ...promo(betFields(winner, { ...bet(50n * LIRA), round: announced.round })),
      reference_transaction_uuid: announced.id,
    }
    for (const _ of [1, 2]) {
      expect(await wire.sendFields('/transaction/win', prize)).toMatchObject({
        status: 'RS_OK',
        balanceE5: 50n * LIRA,
      })
    }
    await setOpen(true)
  },
)

test('a promotion’s prize whose bet never came is paid once; one whose bet was rolled back is not', async () => {
  const winner = await openTable(casino, wire, 'ok').seat(0n)
  const prizeOf = (of: { id: string; round: string }) => ({
    ...promo(betFields(winner, { ...bet(50n * LIRA), round: of.round })),
    reference_transaction_uuid: of.id,
  })
  const prize = prizeOf(bet(0n))
  for (const _ of [1, 2]) {
    expect(await wire.sendFields('/transaction/win', prize)).toMatchObject({
      status: 'RS_OK',
      balanceE5: 50n * LIRA,
    })
  }
  expect((await wire.sendFields('/transaction/win', { ...prize, amount: 7 })).status).toBe(
    'RS_ERROR_DUPLICATE_TRANSACTION',
  )
  const undone = bet(0n)
  await wire.rollback(winner, rollbackOf(undone))
  expect((await wire.sendFields('/transaction/win', prizeOf(undone))).status).toBe(
    'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  )
  expect(await casino.cashE5(winner.playerId)).toBe(50n * LIRA)
})

test('a promotion that stakes money is a bet like any other', async () => {
  const before = await casino.cashE5(seat.playerId)
  const staked = { ...betFields(seat, bet(LIRA)), is_supplier_promo: true }
  expect((await wire.sendFields('/transaction/bet', staked)).balanceE5).toBe(before - LIRA)
})

test('a win without a reference is refused where it is no promotion’s prize', async () => {
  const said = await wire.sendFields('/transaction/win', winFields(null, LIRA))
  expect(said.status).toBe('RS_ERROR_WRONG_TYPES')
})

test('a rollback needs neither a token, an amount nor a currency', async () => {
  const before = await casino.cashE5(seat.playerId)
  const message = bet(LIRA)
  await wire.bet(seat, message)
  const { id, ofId } = rollbackOf(message)
  const said = await wire.sendFields('/transaction/rollback', {
    user: seat.playerId,
    request_uuid: randomUUID(),
    transaction_uuid: id,
    reference_transaction_uuid: ofId,
    round: message.round,
    game_code: seat.gameCode,
  })
  expect(said).toMatchObject({ status: 'RS_OK', balanceE5: before })
})

test('what may differ between two sendings of one bet does not make it another', async () => {
  const fields = betFields(seat, bet(LIRA))
  const first = await wire.sendFields('/transaction/bet', fields)
  const again = { ...fields, request_uuid: randomUUID(), bet: 'other words', meta: {} }
  const second = await wire.sendFields('/transaction/bet', again)
  expect(second).toMatchObject({ status: 'RS_OK', balanceE5: first.balanceE5 })
  expect(jsonOf(second).request_uuid).toBe(again.request_uuid)
})

test('H23: a win that names its bet and another or an unknown game is refused, and the right one is paid', async () => {
  const staked = bet(LIRA)
  await wire.sendFields('/transaction/bet', betFields(seat, staked))
  const before = await casino.cashE5(seat.playerId)
  for (const game_code of ['zr_another', 'nobody-knows']) {
    const win = { ...winFields(staked, LIRA), game_code }
    expect(jsonOf(await wire.sendFields('/transaction/win', win))).toMatchObject({
      status: 'RS_ERROR_INVALID_GAME',
    })
  }
  expect(await casino.cashE5(seat.playerId)).toBe(before)
  const win = winFields(staked, LIRA)
  expect(jsonOf(await wire.sendFields('/transaction/win', win))).toMatchObject({ status: 'RS_OK' })
  expect(await casino.cashE5(seat.playerId)).toBe(before + LIRA)
})

test('H11: who does not call from an address of theirs is told nothing', async () => {
  const far = await openHub88Wire(casino, ['198.51.100.0/24'])
  const said = await far.sendFields('/transaction/bet', betFields(seat, bet(LIRA)))
  expect(jsonOf(said)).toEqual({ status: 'RS_ERROR_INVALID_PARTNER' })
  await far.close()
})
