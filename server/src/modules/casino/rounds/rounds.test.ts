import { randomInt } from 'node:crypto'
import type { Envelope } from '@zar/contract/endpoint'
import { ROUND_STATUS, type Round, type RoundDetails } from '@zar/contract/game-history'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mountRoutes, openHttp } from '../../../platform/http.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { GAME_CODE, openTable } from '../../../testing/play.ts'
import { openBreaker } from '../breaker.ts'
import { casinoRoutes } from '../routes.ts'
import { seedRounds } from '../testing/seed-rounds.ts'
import { openSupplier } from '../testing/supplier.ts'
import { openWallet, verifyWallet, type Wallet, type WalletCommand } from '../wallet/index.ts'
import { scanQuery } from './anchor.ts'
import { membersQuery } from './members.ts'

const E5 = 100_000n
const DAY_MS = 24 * 60 * 60_000
const log = pino({ level: 'silent' })
const supplier = openSupplier()

let house: House
let wallet: Wallet
let app: FastifyInstance
beforeAll(async () => {
  house = await openHouse()
  const { db, pool, clock, random } = house
  wallet = openWallet({ pool, clock, log })
  app = openHttp({ logger: log, random })
  const { provider } = supplier
  const routes = casinoRoutes({ db, clock, random, log, provider, breaker: openBreaker(clock) })
  // The token of these tests is the player's id.
  mountRoutes(app, routes, async (token) => ({ playerId: token, tokenHash: Buffer.alloc(32) }))
})
afterEach(async () => expect(await house.sumOfBooks()).toBe(0n))
afterAll(async () => {
  await wallet.close()
  await app.close()
  await house.close()
})

async function post<Data>(path: string, playerId: string | undefined, body: object) {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/casino/${path}`,
    payload: body,
    headers: { locale: 'tr', ...(playerId && { authorization: `Bearer ${playerId}` }) },
  })
  return { status: reply.statusCode, ...reply.json<Envelope<Data>>() }
}
type Page = { rows: Round[]; next: string | null }
const NO_PAGE: Page = { rows: [], next: null }
const page = async (playerId: string, question: object = {}): Promise<Page> =>
  (await post<Page>('rounds', playerId, { before: null, take: 20, ...question })).data ?? NO_PAGE
const details = async (playerId: string, id: string) =>
  (await post<RoundDetails>('round', playerId, { id })).data
const totals = async (playerId: string, question: object = {}) =>
  (await post('roundtotals', playerId, question)).data

async function took(...commands: WalletCommand[]) {
  for (const command of commands) {
    expect(await wallet.post(command)).toMatchObject({ outcome: 'ok' })
  }
}

/** Seven rounds, one of each kind, oldest first. */
async function playedAll() {
  const playerId = await house.player({ cashE5: 1_000n * E5 })
  const table = await openTable(house, playerId)
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
  const { rows, next } = await page(playerId)
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
    ...{ gameCode: GAME_CODE, game: 'Nar', studio: 'Zar', product: 'slot' },
    cover: expect.stringContaining(GAME_CODE),
  })
  expect(await totals(playerId)).toEqual({ staked: 48, won: 51, net: 3, rounds: 7 })
  expect(await house.cashE5(playerId)).toBe(1_003n * E5)
  expect(await verifyWallet(house.db)).toEqual([])
})

test('a round opens with every movement, its number in the ledger and the supplier’s names', async () => {
  const { playerId } = await playedAll()
  const { rows } = await page(playerId)
  const [, taken, , free, undone, even] = rows
  const movesOf = async (round: Round | undefined) =>
    (await details(playerId, round?.id ?? ''))?.movements.map((one) => [
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
    ['bet', 0, 10, 1_005, true],
    ['win', 4, 0, 1_009, true],
  ])
  expect(await movesOf(taken)).toEqual([
    ['bet', -10, 0, 1_006, true],
    ['win', 30, 0, 1_036, true],
    ['rollback', -30, 0, 1_006, true],
  ])
  const round = await details(playerId, even?.id ?? '')
  expect(round).toMatchObject({ ...even, supplier: 'Hub88', roundId: `even ${playerId}` })
  const booked = await house.db
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
  const lost = (await page(playerId)).rows.at(-2)
  const movements = (await details(playerId, lost?.id ?? ''))?.movements
  expect(movements).toMatchObject([
    { kind: 'bet', amount: -10 },
    { kind: 'win', amount: 0, ledgerId: null },
  ])
})

test('a win taken back that was spent already is owed, and counts as not won', async () => {
  const playerId = await house.player({ cashE5: 10n * E5 })
  const table = await openTable(house, playerId)
  const bet = table.bet(10n * E5, { roundId: `debt ${playerId}` })
  const win = table.win(bet, 30n * E5, { roundId: bet.roundId, roundClosed: true })
  await took(bet, win, table.bet(25n * E5, { roundId: `spent ${playerId}` }))
  await took(table.rollback(win, { roundId: bet.roundId }))
  expect((await page(playerId)).rows).toMatchObject([
    { stake: 25, win: 0, result: 'open' },
    { stake: 10, win: 0, net: -10, result: 'lost' },
  ])
  expect(await totals(playerId)).toEqual({ staked: 35, won: 0, net: -35, rounds: 2 })
})

test('pages join without a gap or a double, whatever their size and their filter', async () => {
  const { playerId } = await playedAll()
  const whole = (await page(playerId)).rows
  for (const result of [null, 'won', 'lost', 'even', 'open', 'returned'] as const) {
    const wanted = whole.filter((row) => !result || row.result === result)
    expect(wanted.length).toBeGreaterThan(0)
    for (const take of [1, 2, 3, 7]) {
      const joined: Round[] = []
      let before: string | null = null
      do {
        const one: Page = await page(playerId, { take, before, result })
        expect(one.rows.length).toBeLessThanOrEqual(take)
        joined.push(...one.rows)
        before = one.next
      } while (before !== null)
      expect(joined).toEqual(wanted)
    }
  }
})

test('AUZ-01: a player sees, opens and proves no round of another', async () => {
  const { playerId } = await playedAll()
  const other = await house.player()
  const [round] = (await page(playerId)).rows
  expect(await page(other)).toEqual({ rows: [], next: null })
  expect(await totals(other)).toEqual({ staked: 0, won: 0, net: 0, rounds: 0 })
  for (const path of ['round', 'roundproof']) {
    const asked = await post(path, other, { id: round?.id })
    expect(asked).toMatchObject({ status: 404, success: false, data: { code: 'not_found' } })
    expect((await post(path, undefined, { id: round?.id })).status).toBe(401)
  }
  expect((await post('rounds', undefined, { before: null, take: 1 })).status).toBe(401)
  expect((await post('roundtotals', undefined, {})).status).toBe(401)
})

test('the later bet of a round, its win and a deposit are no rounds of their own', async () => {
  const { playerId } = await playedAll()
  const { rows } = await page(playerId)
  const known = new Set(rows.map(({ id }) => id))
  const all = await house.db
    .selectFrom('transfer')
    .select('id')
    .where('player_id', '=', playerId)
    .execute()
  for (const { id } of all) {
    const asked = await post('round', playerId, { id: String(id) })
    expect(asked.status).toBe(known.has(String(id)) ? 200 : 404)
  }
})

test('the supplier’s page about a round is theirs to give: none, or out of reach, is said', async () => {
  const { playerId } = await playedAll()
  const [round] = (await page(playerId)).rows
  const ask = () => post('roundproof', playerId, { id: round?.id })
  supplier.mood = 'opens'
  expect((await ask()).data).toBe(`http://games.example/open ${playerId}`)
  expect(supplier.askedRounds.at(-1)).toMatchObject({ playerId, roundId: `open ${playerId}` })
  supplier.mood = 'declines'
  expect(await ask()).toMatchObject({ success: true, data: null })
  supplier.mood = 'is down'
  expect(await ask()).toMatchObject({ success: false, data: { code: 'game_provider_down' } })
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
  const playerId = await house.player()
  const asked = await post('rounds', playerId, { before: null, take: 10, ...question })
  expect(asked.status).toBe(400)
})

test('rounds of another product are not in the list, nor in its totals', async () => {
  const { playerId } = await playedAll()
  expect((await page(playerId, { product: 'slot' })).rows).toHaveLength(8)
  expect(await page(playerId, { product: 'live' })).toEqual({ rows: [], next: null })
  expect(await totals(playerId, { product: 'slot' })).toMatchObject({ staked: 48, rounds: 7 })
  expect(await totals(playerId, { product: 'live' })).toMatchObject({ staked: 0, rounds: 0 })
})

const istanbulDay = (moment: Date) =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' })

test('ACC-03, ACC-04: of thirteen months, any 200 periods are exactly the ledger’s', async () => {
  const playerId = await house.player()
  await openTable(house, playerId)
  await seedRounds(house, playerId, 2_000, 396)
  const rowsOfLedger = await house.db
    .selectFrom('transfer')
    .select(['created_at', 'reason', 'amount_e5'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute()
  const moved = rowsOfLedger.map((row) => ({ ...row, day: istanbulDay(row.created_at) }))
  const now = moved.at(-1)?.created_at.getTime() ?? 0
  const dayBack = (days: number) => istanbulDay(new Date(now - days * DAY_MS))
  for (let asked = 0; asked < 200; asked += 1) {
    const [from, to] = [randomInt(0, 398), randomInt(0, 398)].sort((a, b) => b - a).map(dayBack)
    const inside = moved.filter(({ day }) => day >= (from ?? '') && day <= (to ?? ''))
    const sum = (reason: string) =>
      Number(inside.reduce((all, one) => all + (one.reason === reason ? one.amount_e5 : 0n), 0n)) /
      100_000
    const [staked, won] = [sum('bet'), sum('win')]
    const rounds = inside.filter(({ reason }) => reason === 'bet').length
    expect(await totals(playerId, { from, to })).toEqual({ staked, won, net: won - staked, rounds })
  }
  const [quarter, year] = [dayBack(91), dayBack(365)]
  for (const from of [quarter, year]) {
    let count = 0
    let before: string | null = null
    do {
      const one: Page = await page(playerId, { from, before, take: 100 })
      count += one.rows.length
      before = one.next
    } while (before !== null)
    const bets = moved.filter((one) => one.reason === 'bet' && one.day >= (from ?? ''))
    expect(count).toBe(bets.length)
  }
})

test('among a hundred thousand bets a page is read by index, the last like the first', async () => {
  const playerId = await house.player()
  await openTable(house, playerId)
  await seedRounds(house, playerId, 100_000, 396)
  const first = await house.db
    .selectFrom('transfer')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const deepId = first.id + 40n
  const [top, deep, nobody] = [
    await page(playerId),
    await page(playerId, { before: String(deepId), take: 100 }),
    await page(playerId, { result: 'returned' }),
  ]
  expect(top.rows).toHaveLength(20)
  expect(deep.rows.at(-1)).toMatchObject({ id: String(first.id), stake: 2, win: 1 })
  expect(deep.next).toBeNull()
  // What is rare is looked for a stretch at a time, and the page says where to go on.
  expect(nobody.rows).toEqual([])
  expect(Number(nobody.next)).toBeLessThan(Number(top.rows[0]?.id) - 2_000)

  const explain = async (query: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(house.db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  for (const beforeId of [deepId, first.id + 150_000n]) {
    const span = { fromId: 0n, beforeId }
    const scan = await explain(scanQuery({ playerId, span, product: 'slot', limit: 60 }))
    expect(scan).toMatch(/transfer_of_player|transfer_pkey/)
    expect(scan).toMatch(/wallet_transaction_once/)
    expect(scan).toMatch(/wallet_bet_of_round/)
    expect(scan).not.toMatch(/Seq Scan on (transfer|wallet_transaction)/)
  }
  const { rows } = await scanQuery({
    ...{ playerId, product: null, limit: 60 },
    span: { fromId: 0n, beforeId: deepId },
  }).execute(house.db)
  const members = await explain(
    membersQuery(
      playerId,
      rows.filter(({ isAnchor }) => isAnchor),
    ),
  )
  expect(members).toMatch(/wallet_bet_of_round/)
  expect(members).toMatch(/wallet_transaction_of_reference/)
  expect(members).not.toMatch(/Seq Scan on wallet_transaction/)
})
