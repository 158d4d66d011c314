import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { JackpotPayout } from '../rounds/wallet.ts'
import { openAmusnetOperator } from '../testing/amusnet-operator.ts'
import { openDigitainOperator } from '../testing/digitain-operator.ts'
import { openEgtDigitalOperator } from '../testing/egt-digital-operator.ts'
import { openTestArcade } from '../testing/open-arcade.ts'
import { openSoftgamingsOperator } from '../testing/softgamings-operator.ts'
import type { Operators } from './open-supplier-clients.ts'

const WON_KURUS = 41_260

/** A jackpot of a round that was staked in and has paid, asked for twice under one id. */
async function payTwice(
  supplier: string,
  { operators, books }: { operators: Omit<Operators, 'hub88'>; books: { balanceKurus: number } },
) {
  const arcade = await openTestArcade(operators)
  onTestFinished(() => arcade.close())
  const { wallet } = arcade.arcade
  const [transactionUuid, stakeUuid, roundId] = [randomUUID(), randomUUID(), randomUUID()]
  const movement = {
    user: `${supplier}:ayse-17`,
    token: 'session-1',
    gameCode: 'zar_game',
    currency: 'TRY',
    roundId,
    supplierUser: randomUUID(),
    stakeUuid,
    rewardRef: null,
  }
  await wallet.takeStake({ ...movement, transactionUuid: stakeUuid, amountKurus: 2_000 })
  await wallet.payWin({ ...movement, transactionUuid: randomUUID(), amountKurus: 0 })
  const before = books.balanceKurus
  const payout: JackpotPayout = {
    ...movement,
    transactionUuid,
    amountKurus: WON_KURUS,
    level: 'Yek',
  }
  const paid = [await wallet.payJackpot?.(payout), await wallet.payJackpot?.(payout)]
  expect(books.balanceKurus).toBe(before + WON_KURUS)
  expect(paid).toEqual([books.balanceKurus, books.balanceKurus])
  return { transactionUuid, stakeUuid, roundId }
}

test('Amusnet: a jackpot is a deposit for its own reason', async () => {
  const { operator, books, calls, close } = await openAmusnetOperator()
  onTestFinished(close)
  books.sessions.set('session-1', 'ayse-17')
  const { transactionUuid, roundId } = await payTwice('amusnet', {
    operators: { amusnet: operator },
    books,
  })
  expect(calls.at(-1)?.fields).toMatchObject({
    Reason: 'JACKPOT_END',
    TransferId: transactionUuid,
    GameNumber: roundId,
    Amount: '41260',
  })
})

test('EGT Digital: a jackpot is a deposit that is all of a level’s', async () => {
  const { operator, books, calls, close } = await openEgtDigitalOperator()
  onTestFinished(close)
  books.sessions.set('session-1', 'ayse-17')
  const { transactionUuid, roundId } = await payTwice('egt-digital', {
    operators: { egtDigital: operator },
    books,
  })
  expect(calls.at(-1)?.fields).toMatchObject({
    transferId: transactionUuid,
    roundNumber: roundId,
    amount: WON_KURUS,
    jackpotWins: [
      { levelName: 'Yek', amount: WON_KURUS, winId: transactionUuid, deduction: 0, type: 'LEVEL' },
    ],
  })
})

test('SoftGamings: a jackpot is a credit with its flag raised', async () => {
  const { operator, books, calls, close } = await openSoftgamingsOperator()
  onTestFinished(close)
  await payTwice('softgamings', { operators: { softgamings: operator }, books })
  expect(calls.at(-1)).toMatchObject({ type: 'credit', jackpot_win: '1', amount: '412.60' })
  expect(calls.filter(({ jackpot_win }) => jackpot_win !== undefined)).toHaveLength(2)
})

test('Digitain: a jackpot is a win of operation 26 of its bet', async () => {
  const { operator, books, calls, close } = await openDigitainOperator()
  onTestFinished(close)
  const { stakeUuid } = await payTwice('digitain', { operators: { digitain: operator }, books })
  expect(calls.at(-1)?.item).toMatchObject({
    operationType: 26,
    betTxId: stakeUuid,
    winAmount: 412.6,
  })
})
