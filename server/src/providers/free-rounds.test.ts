import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readUnmatchedFreeRounds } from '../modules/bonuses/free-rounds/unmatched-free-rounds.ts'
import { readRounds } from '../modules/casino/rounds/read-rounds.ts'
import { readHistory } from '../modules/payments/history/history.ts'
import { giveTenRounds } from '../testing/bonuses/give-ten-rounds.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { withdrawFields } from './amusnet/testing/fields.ts'
import { openAmusnetWire } from './amusnet/testing/open-wire.ts'
import { transferFields } from './egt-digital/testing/fields.ts'
import { openEgtDigitalWire } from './egt-digital/testing/open-wire.ts'
import { resultFields } from './everymatrix/testing/fields.ts'
import { openEverymatrixWire } from './everymatrix/testing/open-wire.ts'
import { betFields } from './hub88/testing/fields.ts'
import { openHub88Wire } from './hub88/testing/open-wire.ts'
import { creditFields, rollbackFields } from './softgamings/testing/fields.ts'
import { openSoftgamingsWire } from './softgamings/testing/open-wire.ts'
import { bet, LIRA, openTable, rollbackOf } from './testing/cases/suite-case.ts'
import type { Seat, Wire } from './testing/wire.ts'

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(() => casino.close())

async function seated(wire: Wire) {
  return openTable(casino, wire, 'ok').seat(0n)
}

test('Hub88: a free bet and its win are one round by their reward_uuid, and a rolled-back one is none', async () => {
  const wire = await openHub88Wire(casino)
  const seat = await seated(wire)
  const { reward, played } = await giveTenRounds(casino, 'hub88', seat)
  const own = { ...bet(2n * LIRA), isFree: true }
  const fields = { ...betFields(seat, own), reward_uuid: reward }
  for (const _ of [1, 2]) {
    expect((await wire.sendFields('/transaction/bet', fields)).status).toBe('RS_OK')
  }
  const win = {
    ...fields,
    transaction_uuid: randomUUID(),
    amount: Number(5n * LIRA),
    reference_transaction_uuid: own.id,
  }
  expect((await wire.sendFields('/transaction/win', win)).balanceE5).toBe(5n * LIRA)
  expect(await played()).toEqual({ rounds: 1, wonE5: 5n * LIRA })
  const undone = { ...bet(2n * LIRA), isFree: true }
  const again = { ...betFields(seat, undone), reward_uuid: reward }
  await wire.sendFields('/transaction/bet', again)
  expect((await played())?.rounds).toBe(2)
  await wire.rollback(seat, rollbackOf(undone))
  expect((await played())?.rounds).toBe(1)
  await wire.close()
})

test('SoftGamings: a credit is one round by what follows FREEROUNDS_, and counts no more once it is rolled back', async () => {
  const wire = await openSoftgamingsWire(casino)
  const seat = await seated(wire)
  const { reward, played } = await giveTenRounds(casino, 'softgamings', seat)
  const credit = (amountE5: bigint) => {
    const own = { ...bet(amountE5), betId: '' }
    return { own, fields: { ...creditFields(seat, own), game_extra: `FREEROUNDS_${reward}` } }
  }
  const [nothing, won] = [credit(0n), credit(3n * LIRA)]
  for (const { fields } of [nothing, won, won]) {
    expect((await wire.sendFields(fields)).status).toBe('OK')
  }
  expect(await played()).toEqual({ rounds: 2, wonE5: 3n * LIRA })
  const back = { ...rollbackOf(won.own), amountE5: 3n * LIRA }
  expect((await wire.sendFields(rollbackFields(seat, back, 'win'))).status).toBe('OK')
  expect(await played()).toEqual({ rounds: 1, wonE5: 0n })
  await wire.close()
})

test('the histories name a free round, and tell what the operator staked, also where no bet came', async () => {
  const hub88 = await openHub88Wire(casino)
  const wire = await openSoftgamingsWire(casino)
  const [at, seat] = [await seated(hub88), await seated(wire)]
  const own = { ...bet(2n * LIRA), isFree: true }
  const fields = {
    ...betFields(at, own),
    reward_uuid: (await giveTenRounds(casino, 'hub88', at)).reward,
  }
  await hub88.sendFields('/transaction/bet', fields)
  await hub88.sendFields('/transaction/win', {
    ...fields,
    transaction_uuid: randomUUID(),
    amount: Number(5n * LIRA),
    reference_transaction_uuid: own.id,
  })
  const { reward } = await giveTenRounds(casino, 'softgamings', seat)
  const credit = creditFields(seat, { ...bet(3n * LIRA), betId: '' })
  await wire.sendFields({ ...credit, game_extra: `FREEROUNDS_${reward}` })
  for (const [player, won, game] of [
    [at, 5, 'Pomegranate Garden'],
    [seat, 3, 'Nar Bahçesi'],
  ] as const) {
    const asked = {
      playerId: player.playerId,
      locale: 'en' as const,
      before: null,
      take: 10,
      from: null,
      to: null,
    }
    const { rows } = await readRounds(casino.db, asked)
    expect(rows).toMatchObject([{ stake: 0, freeStake: 2, win: won }])
    const history = await readHistory(casino.db, { ...asked, type: 0 })
    expect(history.rows.map(({ title }) => title)).toEqual([`${game}: free round`])
  }
  await hub88.close()
  await wire.close()
})

test('EveryMatrix: a result is one round by its BonusId, also one that wins nothing', async () => {
  const wire = await openEverymatrixWire(casino)
  const seat = await seated(wire)
  const { reward, played } = await giveTenRounds(casino, 'everymatrix', seat)
  for (const amountE5 of [0n, 3n * LIRA]) {
    const fields = resultFields(seat, bet(amountE5))
    const data = { ...(fields.AdditionalData as object), BonusId: reward }
    const told = { ...fields, RoundStatus: 'Close', AdditionalData: data }
    for (const _ of [1, 2]) expect((await wire.sendFields(told)).status).toBe('0')
  }
  expect(await played()).toEqual({ rounds: 2, wonE5: 3n * LIRA })
  expect(await casino.cashE5(seat.playerId)).toBe(3n * LIRA)
  await wire.close()
})

type Movement = Parameters<typeof withdrawFields>[2]
/** What each of the two names a spin's award by, in its own words of the wire. */
const SPINS = {
  amusnet: {
    ok: '1000',
    again: '1100',
    async open(home: TestCasino) {
      const wire = await openAmusnetWire(home)
      const fields = (seat: Seat, message: Movement, reward: string) => ({
        ...withdrawFields(seat, wire.sessionOf(seat), message),
        Freespin: {
          CampaignUniqueCode: 'c-1',
          Identification: reward,
          Total: '10',
          Remaining: '9',
        },
      })
      return {
        wire,
        bet: (seat: Seat, message: Movement, reward: string) =>
          wire.sendFields('/Withdraw', fields(seat, message, reward)),
        win: (seat: Seat, message: Movement, reward: string) =>
          wire.sendFields('/Deposit', { ...fields(seat, message, reward), Reason: 'ROUND_END' }),
      }
    },
  },
  'egt-digital': {
    ok: 'OK',
    again: 'OK',
    async open(home: TestCasino) {
      const wire = await openEgtDigitalWire(home)
      const fields = (seat: Seat, message: Movement, reward: string) => ({
        ...transferFields(wire.sessionOf(seat), message),
        giftSpin: { bonusCode: reward, campaignId: 'c-1', totalSpins: 10, remainingSpins: 9 },
      })
      return {
        wire,
        bet: (seat: Seat, message: Movement, reward: string) =>
          wire.sendFields('/api/withdraw', fields(seat, message, reward)),
        win: (seat: Seat, message: Movement, reward: string) =>
          wire.sendFields('/deposit', {
            ...fields(seat, { ...message, roundClosed: true }, reward),
            reason: 'ROUND_END',
            jackpotWins: [],
          }),
      }
    },
  },
}
const BY_NAME = Object.entries(SPINS) as [keyof typeof SPINS, (typeof SPINS)['amusnet']][]

test.each(BY_NAME)(
  '%s: a free spin and its win are one round by what they name, its stake is the operator’s, and a rolled-back one is none',
  async (provider, { open, ok, again }) => {
    const { wire, ...send } = await open(casino)
    const seat = await seated(wire)
    const { reward, played } = await giveTenRounds(casino, provider, seat)
    const own = { ...bet(2n * LIRA), isFree: true }
    expect((await send.bet(seat, own, reward)).status).toBe(ok)
    expect((await send.bet(seat, own, reward)).status).toBe(again)
    expect(await played()).toEqual({ rounds: 1, wonE5: 0n })
    const won = { ...own, id: randomUUID(), amountE5: 5n * LIRA }
    expect(await send.win(seat, won, reward)).toMatchObject({ status: ok, balanceE5: 5n * LIRA })
    expect((await send.win(seat, won, reward)).status).toBe(again)
    expect(await played()).toEqual({ rounds: 1, wonE5: 5n * LIRA })
    expect(await casino.cashE5(seat.playerId)).toBe(5n * LIRA)

    const nothing = { ...bet(2n * LIRA), isFree: true }
    await send.bet(seat, nothing, reward)
    await send.win(seat, { ...nothing, id: randomUUID(), amountE5: 0n }, reward)
    expect(await played()).toEqual({ rounds: 2, wonE5: 5n * LIRA })

    const undone = { ...bet(2n * LIRA), isFree: true }
    await send.bet(seat, undone, reward)
    expect((await played())?.rounds).toBe(3)
    expect((await wire.rollback(seat, rollbackOf(undone))).status).toBe(ok)
    expect((await played())?.rounds).toBe(2)
    expect(await casino.cashE5(seat.playerId)).toBe(5n * LIRA)
    await wire.close()
  },
)

test.each(BY_NAME)(
  '%s: the same id with another award, or for cash, is another message and spends no free spin',
  async (provider, { open, ok }) => {
    const { wire, ...send } = await open(casino)
    const seat = await openTable(casino, wire, 'ok').seat(10n * LIRA)
    const { reward, played } = await giveTenRounds(casino, provider, seat)
    const own = { ...bet(2n * LIRA), isFree: true }
    expect((await send.bet(seat, own, reward)).status).toBe(ok)
    expect((await send.bet(seat, own, randomUUID())).status).toBe(wire.says.changed)
    const cash = bet(2n * LIRA)
    expect((await wire.bet(seat, cash)).status).toBe(ok)
    expect((await send.bet(seat, cash, reward)).status).toBe(wire.says.changed)
    expect((await played())?.rounds).toBe(1)
    expect(await casino.cashE5(seat.playerId)).toBe(8n * LIRA)
    await wire.close()
  },
)

test.each(BY_NAME)(
  '%s: a spin that was never awarded posts as it came, counts for no order, and is shown',
  async (provider, { open, ok }) => {
    const { wire, ...send } = await open(casino)
    const seat = await seated(wire)
    const { played } = await giveTenRounds(casino, provider, seat)
    const [own, stray] = [{ ...bet(2n * LIRA), isFree: true }, `never-${randomUUID()}`]
    expect((await send.bet(seat, own, stray)).status).toBe(ok)
    const won = { ...own, id: randomUUID(), amountE5: 3n * LIRA }
    expect((await send.win(seat, won, stray)).status).toBe(ok)
    expect(await casino.cashE5(seat.playerId)).toBe(3n * LIRA)
    expect(await played()).toBeUndefined()
    const { unmatched } = await readUnmatchedFreeRounds(casino.db, new Date(0))
    const shown = unmatched.filter(({ reward }) => reward === stray)
    expect(shown.map((one) => [one.provider, one.transactionId, one.why]).sort()).toEqual(
      [own.id, won.id].sort().map((id) => [provider, id, 'never_given']),
    )
    await wire.close()
  },
)

test('Amusnet: a stake and its result in one message are one free round, and a jackpot beside it is none', async () => {
  const wire = await openAmusnetWire(casino)
  const seat = await seated(wire)
  const { reward, played } = await giveTenRounds(casino, 'amusnet', seat)
  const own = { ...bet(2n * LIRA), isFree: true }
  const fields = {
    ...withdrawFields(seat, wire.sessionOf(seat), own),
    Freespin: { CampaignUniqueCode: 'c-1', Identification: reward, Total: '10', Remaining: '9' },
  }
  const both = { ...fields, Reason: 'ROUND_END', WinAmount: '300' }
  expect((await wire.sendFields('/WithdrawAndDeposit', both)).status).toBe('1000')
  expect((await wire.sendFields('/WithdrawAndDeposit', both)).status).toBe('1100')
  expect(await played()).toEqual({ rounds: 1, wonE5: 3n * LIRA })
  const jackpot = { ...fields, TransferId: randomUUID(), Amount: '1000', Reason: 'JACKPOT_END' }
  expect((await wire.sendFields('/Deposit', jackpot)).status).toBe('1000')
  expect(await played()).toEqual({ rounds: 1, wonE5: 3n * LIRA })
  expect(await casino.cashE5(seat.playerId)).toBe(13n * LIRA)
  await wire.close()
})

test('no win is refused for an award that cannot be read', async () => {
  const [amusnet, egt] = [await openAmusnetWire(casino), await openEgtDigitalWire(casino)]
  const [one, other] = [await seated(amusnet), await seated(egt)]
  const long = 'x'.repeat(300)
  const [first, second] = [bet(2n * LIRA), bet(2n * LIRA)]
  await amusnet.bet(one, { ...first, isFree: true })
  await egt.bet(other, { ...second, isFree: true })
  const won = { id: randomUUID(), amountE5: 3n * LIRA }
  const spins = { Identification: long }
  const fields = withdrawFields(one, amusnet.sessionOf(one), { ...first, ...won })
  const deposit = { ...fields, Freespin: spins, Reason: 'ROUND_END' }
  expect((await amusnet.sendFields('/Deposit', deposit)).status).toBe('1000')
  const members = transferFields(egt.sessionOf(other), { ...second, ...won })
  for (const giftSpin of ['none', { bonusCode: long }]) {
    const told = { ...members, transferId: randomUUID(), giftSpin, roundCompleted: false }
    expect((await egt.sendFields('/deposit', told)).status).toBe('OK')
  }
  await amusnet.close()
  await egt.close()
})
