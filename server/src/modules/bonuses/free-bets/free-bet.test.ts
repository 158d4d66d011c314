import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, E5, openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { HOUSE_ID, postTransfer } from '../../ledger/index.ts'
import { verifyBonuses } from '../index.ts'
import { claimOffer } from '../offers/claim-offer.ts'

const ID = 'free-bet'

let fixture: BonusFixture
beforeAll(async () => {
  fixture = await openBonusFixture({ takesFreeBets: true })
})
afterEach(async () => expect(await fixture.casino.sumOfBooks()).toBe(0n))
afterAll(() => fixture.close())

const find = async (playerId: string) =>
  (await fixture.mine(playerId)).bonuses.find(({ kind }) => kind === 'free_bet')

test('BON-02: a free bet is offered with its worth and its time, in both languages', async () => {
  const playerId = await fixture.casino.player()
  const of = async (locale: string) =>
    (await fixture.offers(playerId, locale)).find(({ id }) => id === ID)
  expect(await of('tr')).toMatchObject({
    kind: 'free_bet',
    title: '₺20’lik bedava bahis',
    amount: 20,
    terms: { wagering: 0, days: 7, maxStake: 20, maxWin: null, contribution: [] },
  })
  expect(await of('en')).toMatchObject({ title: 'A free bet of ₺20' })
})

test('where no sportsbook takes bets a free bet is neither offered nor given', async () => {
  const playerId = await fixture.casino.player()
  const closed = { ...fixture.deps, takesFreeBets: false }
  await expect(claimOffer(closed, { playerId, id: ID })).rejects.toMatchObject({
    code: 'bonus_unknown',
  })
  expect(await find(playerId)).toBeUndefined()
})

test.each(['excluded', 'blocked'] as const)('EXC-04: who is %s is given none', async (status) => {
  const playerId = await fixture.casino.player({ status })
  expect(await fixture.claim(playerId, ID)).toMatchObject({ success: false })
  expect(await find(playerId)).toBeUndefined()
})

test('a game’s supplier is told of no free bet, and no round is paid from one', async () => {
  const at = await fixture.table(5n * E5)
  await fixture.claim(at.playerId, ID)
  expect(await fixture.wallet.post(at.bet(20n * E5))).toMatchObject({
    outcome: 'not_enough_money',
    balanceE5: 5n * E5,
  })
  expect(await fixture.wallet.post(at.bet(5n * E5))).toMatchObject({ outcome: 'ok', balanceE5: 0n })
  expect(await find(at.playerId)).toMatchObject({ status: 'active', balance: 20 })
  await fixture.settle()
  expect(await find(at.playerId)).toMatchObject({ status: 'active', balance: 20 })
})

test('a casino bonus is wagered, ends and is given up beside a free bet that stays as it is', async () => {
  const at = await fixture.table()
  await fixture.claim(at.playerId, ID)
  await fixture.trial(at.playerId)
  for (let round = 0; round < 10; round++) {
    const bet = at.bet(10n * E5)
    expect(await fixture.wallet.post(bet)).toMatchObject({ outcome: 'ok' })
    await fixture.wallet.post(at.win(bet, 10n * E5))
  }
  await fixture.settle()
  const { bonuses } = await fixture.mine(at.playerId)
  expect(bonuses.map(({ kind, status }) => [kind, status])).toEqual([
    ['free_bet', 'active'],
    ['trial', 'completed'],
  ])
  const { id = '' } = (await find(at.playerId)) ?? {}
  expect(await fixture.send('POST', 'decline', at.playerId, { id })).toMatchObject({
    success: true,
  })
  expect(await find(at.playerId)).toMatchObject({ status: 'declined', balance: 0, wagered: 0 })
  expect(await fixture.casino.cashE5(at.playerId)).toBe(100n * E5)
  expect(await fixture.findings()).toEqual([])
})

test('BON-03: a free bet that holds another sum, or whose money went elsewhere, is found', async () => {
  const playerId = await fixture.casino.player()
  await fixture.claim(playerId, ID)
  const { id = '' } = (await find(playerId)) ?? {}
  await fixture.casino.db.transaction().execute((tx) =>
    postTransfer(tx, {
      playerId,
      currency: 'TRY',
      amountE5: 3n * E5,
      key: 'test:stray-free',
      reason: 'bet',
      source: { ownerId: id, kind: 'player_bonus' },
      target: { ownerId: HOUSE_ID, kind: 'games' },
    }),
  )
  const said = (await verifyBonuses(fixture.casino.db)).map(({ sentence }) => sentence)
  expect(said.filter((one) => one.includes('where none may go'))).toHaveLength(1)
  expect(said.filter((one) => one.includes('another sum than its worth'))).toHaveLength(1)
})
