import { ROUND_STATUS, type Round } from '@zar/contract/casino/game-history'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { GAME_CODE, openTable } from '../../../testing/players/play.ts'
import { openRoundsSite, type RoundsSite } from '../testing/rounds-site.ts'
import { verifyWallet, type WalletCommand } from '../wallet/index.ts'

const E5 = 100_000n
let site: RoundsSite
beforeAll(async () => {
  site = await openRoundsSite()
})
afterEach(async () => expect(await site.casino.sumOfBooks()).toBe(0n))
afterAll(() => site.close())

async function took(...commands: WalletCommand[]) {
  for (const command of commands) {
    expect(await site.wallet.post(command)).toMatchObject({ outcome: 'ok' })
  }
}

/** Seven rounds, one of each kind, oldest first. */
async function playedAll() {
  const playerId = await site.casino.player({ cashE5: 1_000n * E5 })
  const table = await openTable(site.casino, playerId)
  const bet = (round: string, liras: bigint, wish = {}) =>
    table.bet(liras * E5, { roundId: `${round} ${playerId}`, ...wish })
  const win = (of: WalletCommand, liras: bigint, wish = {}) =>
    table.win(of, liras * E5, { roundId: of.roundId, roundClosed: true, ...wish })

  const [won, lost, second, undone, taken] = [
    bet('won', 10n),
    bet('lost', 10n),
    bet('even', 5n),
    bet('undone', 20n),
    bet('taken back', 10n),
  ]
  await took(won, win(won, 25n), lost, win(lost, 0n))
  await took(bet('even', 10n), second, win(second, 15n))
  await took(undone, table.rollback(undone, { roundId: undone.roundId }))
  const free = bet('free', 10n, { movesCash: false })
  await took(free, win(free, 4n))
  const promised = bet('prize', 0n, { movesCash: false })
  await took(promised, win(promised, 7n))
  const wrongWin = win(taken, 30n)
  await took(taken, wrongWin, table.rollback(wrongWin, { roundId: taken.roundId }))
  await took(bet('open', 3n))
  return { playerId, table }
}

test('§3, ACC-04: a round is one row with what was staked and won, its status and its result', async () => {
  const { playerId } = await playedAll()
  const { rows, next } = await site.page(playerId)
  expect(next).toBeNull()
  const { Processing, Completed, Cancelled } = ROUND_STATUS
  const shown = rows.map((row) => [
    ...[row.stake, row.freeStake, row.win, row.net],
    ...[row.status, row.result],
  ])
  expect(shown).toEqual([
    [3, 0, 0, -3, Processing, 'open'],
    [10, 0, 0, -10, Completed, 'lost'],
    [0, 0, 7, 7, Completed, 'won'],
    [0, 10, 4, 4, Completed, 'won'],
    [0, 0, 0, 0, Cancelled, 'returned'],
    [15, 0, 15, 0, Completed, 'even'],
    [10, 0, 0, -10, Completed, 'lost'],
    [10, 0, 25, 15, Completed, 'won'],
  ])
  expect(rows[0]).toMatchObject({
    gameCode: GAME_CODE,
    game: 'Nar',
    studio: 'Zar',
    product: 'slot',
    cover: expect.stringContaining(GAME_CODE),
  })
  expect(await site.totals(playerId)).toEqual({ staked: 48, won: 51, net: 3, rounds: 7 })
  expect(await site.casino.cashE5(playerId)).toBe(1_003n * E5)
  expect(await verifyWallet(site.casino.db)).toEqual([])
})

test('a round opens with every movement, its number in the ledger and the supplier’s names', async () => {
  const { playerId } = await playedAll()
  const { rows } = await site.page(playerId)
  const [, taken, , free, undone, even] = rows
  const movesOf = async (round: Round | undefined) =>
    (await site.details(playerId, round?.id))?.movements.map((one) => [
      ...[one.kind, one.amount, one.freeStake, one.balanceAfter],
      one.ledgerId !== null,
    ])
  expect(await movesOf(even)).toEqual([
    ['bet', -10, 0, 995, true],
    ['bet', -5, 0, 990, true],
    ['win', 15, 0, 1_005, true],
  ])
  expect(await movesOf(undone)).toEqual([
    ['bet', -20, 0, 985, true],
    ['rollback', 20, 0, 1_005, true],
  ])
  expect(await movesOf(free)).toEqual([
    ['bet', 0, 10, null, true],
    ['win', 4, 0, 1_009, true],
  ])
  expect(await movesOf(taken)).toEqual([
    ['bet', -10, 0, 1_006, true],
    ['win', 30, 0, 1_036, true],
    ['rollback', -30, 0, 1_006, true],
  ])
  const numbers = (await site.details(playerId, taken?.id))?.movements.map(({ type }) => type)
  expect(numbers, '§3: Win 1, Bet 2').toEqual([2, 1, null])
  const round = await site.details(playerId, even?.id)
  expect(round).toMatchObject({ ...even, supplier: 'Hub88', roundId: `even ${playerId}` })
  const booked = await site.casino.db
    .selectFrom('transfer')
    .select(['key', 'id'])
    .where('player_id', '=', playerId)
    .execute()
  for (const { ledgerId, transactionId } of round?.movements ?? []) {
    expect(booked).toContainEqual({ key: `hub88:${transactionId}`, id: BigInt(ledgerId ?? 0) })
  }
})

test('a lost round shows that nothing was won, which no transfer says', async () => {
  const { playerId } = await playedAll()
  const lost = (await site.page(playerId)).rows.at(-2)
  const movements = (await site.details(playerId, lost?.id))?.movements
  expect(movements).toMatchObject([
    { kind: 'bet', amount: -10 },
    { kind: 'win', amount: 0, ledgerId: null },
  ])
})

test('a win taken back that was spent already is owed, and counts as not won', async () => {
  const playerId = await site.casino.player({ cashE5: 10n * E5 })
  const table = await openTable(site.casino, playerId)
  const bet = table.bet(10n * E5, { roundId: `debt ${playerId}` })
  const win = table.win(bet, 30n * E5, { roundId: bet.roundId, roundClosed: true })
  await took(bet, win, table.bet(25n * E5, { roundId: `spent ${playerId}` }))
  await took(table.rollback(win, { roundId: bet.roundId }))
  expect((await site.page(playerId)).rows).toMatchObject([
    { stake: 25, win: 0, result: 'open' },
    { stake: 10, win: 0, net: -10, result: 'lost' },
  ])
  expect(await site.totals(playerId)).toEqual({ staked: 35, won: 0, net: -35, rounds: 2 })
})

test('pages join without a gap or a double, whatever their size and their filter', async () => {
  const { playerId } = await playedAll()
  const whole = (await site.page(playerId)).rows
  for (const result of [null, 'won', 'lost', 'even', 'open', 'returned'] as const) {
    const wanted = whole.filter((row) => !result || row.result === result)
    expect(wanted.length).toBeGreaterThan(0)
    for (const take of [1, 2, 3, 7]) {
      const pages = await site.pages(playerId, { take, result })
      expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(take)
      expect(pages.flat()).toEqual(wanted)
    }
  }
})

test('AUZ-01: a player sees, opens and proves no round of another', async () => {
  const { playerId } = await playedAll()
  const other = await site.casino.player()
  const [round] = (await site.page(playerId)).rows
  expect(await site.page(other)).toEqual({ rows: [], next: null })
  expect(await site.totals(other)).toEqual({ staked: 0, won: 0, net: 0, rounds: 0 })
  for (const path of ['round', 'roundproof']) {
    const asked = await site.post(path, other, { id: round?.id })
    expect(asked).toMatchObject({ status: 404, success: false, data: { code: 'not_found' } })
    expect((await site.post(path, undefined, { id: round?.id })).status).toBe(401)
  }
  expect((await site.post('rounds', undefined, { before: null, take: 1 })).status).toBe(401)
  expect((await site.post('roundtotals', undefined, {})).status).toBe(401)
})

test('the later bet of a round, its win and a deposit are no rounds of their own', async () => {
  const { playerId } = await playedAll()
  const { rows } = await site.page(playerId)
  const known = new Set(rows.map(({ id }) => id))
  const all = await site.casino.db
    .selectFrom('transfer')
    .select('id')
    .where('player_id', '=', playerId)
    .execute()
  for (const { id } of all) {
    const asked = await site.post('round', playerId, { id: String(id) })
    expect(asked.status).toBe(known.has(String(id)) ? 200 : 404)
  }
})

test('the supplier’s page about a round is theirs to give: none, or out of reach, is said', async () => {
  const { playerId } = await playedAll()
  const [round] = (await site.page(playerId)).rows
  const ask = () => site.post('roundproof', playerId, { id: round?.id })
  site.supplier.mood = 'opens'
  expect((await ask()).data).toBe(`http://games.example/open ${playerId}`)
  expect(site.supplier.askedRounds.at(-1)).toMatchObject({ playerId, roundId: `open ${playerId}` })
  site.supplier.mood = 'declines'
  expect(await ask()).toMatchObject({ success: true, data: null })
  site.supplier.mood = 'is down'
  expect(await ask()).toMatchObject({ success: false, data: { code: 'game_provider_down' } })
  expect(site.other.askedRounds).toEqual([])
})

test('the page about a round is asked of the supplier it was played with', async () => {
  const playerId = await site.casino.player({ cashE5: 10n * E5 })
  const table = await openTable(site.casino, playerId)
  await site.casino.db
    .updateTable('game_session')
    .set({ provider: 'softgamings' })
    .where('player_id', '=', playerId)
    .execute()
  await took(table.bet(E5, { provider: 'softgamings', roundId: `theirs ${playerId}` }))
  const [round] = (await site.page(playerId)).rows
  const before = site.supplier.askedRounds.length
  expect((await site.post('roundproof', playerId, { id: round?.id })).data).toBe(
    `http://games.example/theirs ${playerId}`,
  )
  expect(site.other.askedRounds).toMatchObject([{ playerId, roundId: `theirs ${playerId}` }])
  expect(site.supplier.askedRounds).toHaveLength(before)
})

test.each([
  [{ before: 'x' }],
  [{ before: '9'.repeat(19) }],
  [{ take: 0 }],
  [{ take: 101 }],
  [{ product: 'poker' }],
  [{ result: 'lucky' }],
  [{ from: '2026-02-30' }],
  [{ from: '0000-01-01' }],
  [{ to: '21.11.2026' }],
  [{ playerId: 'someone' }],
])('a list of rounds of %j is refused', async (question) => {
  const playerId = await site.casino.player()
  const asked = await site.post('rounds', playerId, { before: null, take: 10, ...question })
  expect(asked.status).toBe(400)
})

test('rounds of another product are not in the list, nor in its totals', async () => {
  const { playerId } = await playedAll()
  expect((await site.page(playerId, { product: 'slot' })).rows).toHaveLength(8)
  expect(await site.page(playerId, { product: 'live' })).toEqual({ rows: [], next: null })
  expect(await site.totals(playerId, { product: 'slot' })).toMatchObject({ staked: 48, rounds: 7 })
  expect(await site.totals(playerId, { product: 'live' })).toMatchObject({ staked: 0, rounds: 0 })
})
