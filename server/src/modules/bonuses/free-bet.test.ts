import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusDesk, E5, openBonusDesk } from '../../testing/bonus-desk.ts'
import { HOUSE_ID, postTransfer } from '../ledger/index.ts'
import { claimOffer } from './claim-offer.ts'
import { verifyBonuses } from './index.ts'

const ID = 'free-bet'

let desk: BonusDesk
beforeAll(async () => {
  desk = await openBonusDesk({ takesFreeBets: true })
})
afterEach(async () => expect(await desk.house.sumOfBooks()).toBe(0n))
afterAll(() => desk.close())

const find = async (playerId: string) =>
  (await desk.mine(playerId)).bonuses.find(({ kind }) => kind === 'free_bet')

test('BON-02: a free bet is offered with its worth and its time, in both languages', async () => {
  const playerId = await desk.house.player()
  const of = async (locale: string) =>
    (await desk.offers(playerId, locale)).find(({ id }) => id === ID)
  expect(await of('tr')).toMatchObject({
    ...{ kind: 'free_bet', title: '₺20’lik bedava bahis', amount: 20 },
    terms: { wagering: 0, days: 7, maxStake: 20, maxWin: null, contribution: [] },
  })
  expect(await of('en')).toMatchObject({ title: 'A free bet of ₺20' })
})

test('where no sportsbook takes bets a free bet is neither offered nor given', async () => {
  const playerId = await desk.house.player()
  const closed = { ...desk.deps, takesFreeBets: false }
  await expect(claimOffer(closed, { playerId, id: ID })).rejects.toMatchObject({
    code: 'bonus_unknown',
  })
  expect(await find(playerId)).toBeUndefined()
})

test.each(['excluded', 'blocked'] as const)('EXC-04: who is %s is given none', async (status) => {
  const playerId = await desk.house.player({ status })
  expect(await desk.claim(playerId, ID)).toMatchObject({ success: false })
  expect(await find(playerId)).toBeUndefined()
})

test('a game’s supplier is told of no free bet, and no round is paid from one', async () => {
  const at = await desk.table(5n * E5)
  await desk.claim(at.playerId, ID)
  expect(await desk.wallet.post(at.bet(20n * E5))).toMatchObject({
    ...{ outcome: 'not_enough_money', balanceE5: 5n * E5 },
  })
  expect(await desk.wallet.post(at.bet(5n * E5))).toMatchObject({ outcome: 'ok', balanceE5: 0n })
  expect(await find(at.playerId)).toMatchObject({ status: 'active', balance: 20 })
  await desk.settle()
  expect(await find(at.playerId)).toMatchObject({ status: 'active', balance: 20 })
})

test('a casino bonus is wagered, ends and is given up beside a free bet that stays as it is', async () => {
  const at = await desk.table()
  await desk.claim(at.playerId, ID)
  await desk.trial(at.playerId)
  for (let round = 0; round < 10; round++) {
    const bet = at.bet(10n * E5)
    expect(await desk.wallet.post(bet)).toMatchObject({ outcome: 'ok' })
    await desk.wallet.post(at.win(bet, 10n * E5))
  }
  await desk.settle()
  const { bonuses } = await desk.mine(at.playerId)
  expect(bonuses.map(({ kind, status }) => [kind, status])).toEqual([
    ['free_bet', 'active'],
    ['trial', 'completed'],
  ])
  const { id = '' } = (await find(at.playerId)) ?? {}
  expect(await desk.send('POST', 'decline', at.playerId, { id })).toMatchObject({ success: true })
  expect(await find(at.playerId)).toMatchObject({ status: 'declined', balance: 0, wagered: 0 })
  expect(await desk.house.cashE5(at.playerId)).toBe(100n * E5)
  expect(await desk.findings()).toEqual([])
})

test('BON-03: a free bet that holds another sum, or whose money went elsewhere, is found', async () => {
  const playerId = await desk.house.player()
  await desk.claim(playerId, ID)
  const { id = '' } = (await find(playerId)) ?? {}
  await desk.house.db.transaction().execute((tx) =>
    postTransfer(tx, {
      ...{ playerId, currency: 'TRY', amountE5: 3n * E5, key: 'test:stray-free', reason: 'bet' },
      source: { ownerId: id, kind: 'player_bonus' },
      target: { ownerId: HOUSE_ID, kind: 'games' },
    }),
  )
  const said = (await verifyBonuses(desk.house.db)).map(({ sentence }) => sentence)
  expect(said.filter((one) => one.includes('where none may go'))).toHaveLength(1)
  expect(said.filter((one) => one.includes('another sum than its worth'))).toHaveLength(1)
})
