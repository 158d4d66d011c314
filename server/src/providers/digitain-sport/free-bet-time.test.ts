import { E5 } from '@zar/contract/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '../../testing/bonuses/bonus-fixture.ts'
import { codeOf, type FreeBetTable, openFreeBetTable, WORTH } from './testing/free-bet-table.ts'
import { betOf, nextId, payoutOf } from './testing/open-wire.ts'

let at: FreeBetTable
beforeAll(async () => {
  at = await openFreeBetTable()
})
afterEach(() => at.check())
afterAll(() => at.close())

/** Another free bet that can be claimed, of this many liras. */
async function offerAnother(id: string, worth: bigint): Promise<void> {
  const row = await at.casino.db
    .selectFrom('bonus_offer')
    .selectAll()
    .where('id', '=', 'free-bet')
    .executeTakeFirstOrThrow()
  const sums = { amount_e5: worth * E5, max_stake_e5: worth * E5 }
  await at.casino.db
    .insertInto('bonus_offer')
    .values({ ...row, ...sums, id, contribution: '{}' })
    .execute()
}

test('after its time a used free bet still pays its profit, and a returned one is the operator’s', async () => {
  const [winner, returned] = [await at.gifted(), await at.gifted()]
  const [won, undone] = [await at.placed(winner), await at.placed(returned)]
  at.casino.clock.advance(7 * DAY_MS)
  await at.fixture.settle()
  expect(await at.pay(payoutOf(won, winner, 64))).toEqual([0])
  expect(await at.cash(winner)).toBe(44)
  expect(await at.giveBack(undone)).toEqual([0])
  expect(await at.freeBet(returned)).toMatchObject({ status: 'spent', balance: 0 })
  expect(await at.cash(returned)).toBe(0)
})

test('an unused free bet is told of a day before it runs out, and is nobody’s stake after', async () => {
  const guest = await at.gifted()
  at.casino.clock.advance(6 * DAY_MS)
  await at.fixture.settle()
  const warned = (await at.fixture.notes(guest.playerId)).filter((note) =>
    note.includes('süresi doluyor'),
  )
  expect(warned).toHaveLength(1)
  at.casino.clock.advance(DAY_MS)
  // Before any job has seen it.
  expect(codeOf(await at.bet(betOf(guest, WORTH)))).toBe(37)
  await at.fixture.settle()
  expect(await at.freeBet(guest)).toMatchObject({ status: 'expired', balance: 0, paidBet: null })
})

test('a free bet whose time is over pays nothing, also before any job has ended it', async () => {
  const guest = await at.gifted()
  await at.casino.db
    .updateTable('bonus')
    .set({ expires_at: at.casino.clock.now() })
    .where('player_id', '=', guest.playerId)
    .execute()
  expect(await at.told(guest)).toBe(0)
  expect(codeOf(await at.bet(betOf(guest, WORTH)))).toBe(71)
})

test('a decline and a bet that race: one of them has the free bet', async () => {
  for (let turn = 0; turn < 12; turn++) {
    const guest = await at.gifted()
    const { id } = await at.freeBet(guest)
    const decline = () => at.fixture.send('POST', 'decline', guest.playerId, { id })
    const early = turn % 2 ? decline() : undefined
    const [code, declined] = await Promise.all([
      at.bet(betOf(guest, WORTH)).then(codeOf),
      early ?? decline(),
    ])
    const { status, balance } = await at.freeBet(guest)
    expect([code, declined.success, status, balance]).toEqual(
      code === 0 ? [0, false, 'spent', 0] : [71, true, 'declined', 0],
    )
  }
})

test('of two free bets one runs; one that is given back while the other runs waits with its time running', async () => {
  await offerAnother('free-bet-next', 15n)
  const guest = await at.gifted()
  expect(await at.fixture.claim(guest.playerId, 'free-bet-next')).toMatchObject({ success: true })
  expect(await at.told(guest)).toBe(WORTH)
  const first = await at.placed(guest)
  await at.fixture.settle()
  expect(await at.told(guest)).toBe(15)
  expect(await at.giveBack(first)).toEqual([0])
  const statuses = async () =>
    (await at.fixture.mine(guest.playerId)).bonuses.map(({ amount, status }) => [amount, status])
  expect(await statuses()).toEqual([
    [15, 'active'],
    [WORTH, 'waiting'],
  ])
  expect(codeOf(await at.bet(betOf(guest, WORTH)))).toBe(71)
  await at.placed(guest, 15)
  await at.fixture.settle()
  expect(await at.told(guest)).toBe(WORTH)
  await at.placed(guest)
  expect(await at.told(guest)).toBe(0)

  const late = await at.gifted()
  await at.fixture.claim(late.playerId, 'free-bet-next')
  const lateBet = await at.placed(late)
  await at.fixture.settle()
  await at.giveBack(lateBet)
  at.casino.clock.advance(7 * DAY_MS)
  await at.fixture.settle()
  const ended = (await at.fixture.mine(late.playerId)).bonuses.map(({ status }) => status)
  expect(ended).toEqual(['expired', 'expired'])
})

test('EXC-04: who may not play places no free bet, and one that comes back meanwhile waits', async () => {
  const guest = await at.gifted()
  const members = await at.placed(guest)
  const set = (status: 'active' | 'excluded') => at.casino.setStatus(guest.playerId, status)
  await set('excluded')
  expect(await at.giveBack(members)).toEqual([0])
  expect(await at.freeBet(guest)).toMatchObject({ status: 'waiting', balance: WORTH })
  expect(codeOf(await at.bet(betOf(guest, WORTH)))).toBe(13)
  await set('active')
  await at.fixture.settle()
  expect(await at.freeBet(guest)).toMatchObject({ status: 'active', balance: WORTH })
})

test('LIM-05: a free bet is taken at a limit of money that is used up, and takes no room of one', async () => {
  const guest = await at.gifted(50n)
  const limit = { player_id: guest.playerId, period: 'day' as const, wished: null, wished_at: null }
  const of = { ...limit, changed_at: at.casino.clock.now() }
  await at.casino.db
    .insertInto('player_limit')
    .values([
      { ...of, kind: 'stake', most: 10n * E5 },
      { ...of, kind: 'loss', most: 10n * E5 },
    ])
    .execute()
  await at.placed(guest, 10)
  expect(codeOf(await at.bet(betOf(guest, 1)))).toBe(45)
  const free = await at.placed(guest)
  expect(codeOf(await at.bet(betOf(guest, WORTH)))).toBe(45)
  // Nor does it give any when it is returned.
  expect(await at.giveBack(free)).toEqual([0])
  expect(codeOf(await at.bet(betOf(guest, 1)))).toBe(45)
})

test('a free bet runs beside a bonus of the casino, which neither pays the other’s bets nor is told of it', async () => {
  const guest = await at.gifted()
  await at.fixture.trial(guest.playerId)
  expect((await at.fixture.mine(guest.playerId)).bonuses.map(({ status }) => status)).toEqual([
    ...['active', 'active'],
  ])
  expect(await at.told(guest)).toBe(WORTH)
  expect(codeOf(await at.bet(betOf(guest, 10)))).toBe(71)
  await at.placed(guest)
  expect((await at.fixture.mine(guest.playerId)).bonuses).toMatchObject([
    { kind: 'trial', balance: 100, wagered: 0 },
    { kind: 'free_bet', status: 'spent' },
  ])
})

test('a bet under an order that was refused for want of money may be asked for anew and be free', async () => {
  const guest = await at.wire.guest(0n)
  const members = betOf(guest, WORTH)
  expect(codeOf(await at.bet(members))).toBe(71)
  await at.fixture.claim(guest.playerId, 'free-bet')
  expect(codeOf(await at.bet(members))).toBe(71)
  expect(codeOf(await at.bet({ ...members, TransactionId: nextId() }))).toBe(0)
})
