import { randomUUID } from 'node:crypto'
import { myBet, myBets } from '@zar/contract/betting/bets'
import { placeBet, sharedSlip, shareSlip } from '@zar/contract/betting/slip'
import type { Endpoint } from '@zar/contract/endpoint'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { mountRoutes, openHttp } from '../../../../platform/http/http.ts'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { betOf } from '../../testing/bettors.ts'
import { betRoutes } from '../bet-routes.ts'
import { cashOut, quoteCashOut } from '../cash-out/cash-out.ts'
import { applySettlements } from '../settling/apply-settlements.ts'
import { copyBets } from './copy-bets.ts'

const E5 = 100_000n

const { casino, offers, bettors } = await openBettingCasino()
const app = openHttp({ logger: pino({ level: 'silent' }), random: casino.random })
// The token of these tests is the player's id.
const signedIn = async (playerId: string) => ({ playerId, tokenHash: Buffer.alloc(32) })
mountRoutes(app, betRoutes(bettors.deps), signedIn)
afterAll(() => app.close())

async function call(endpoint: Endpoint, payload: object, playerId?: string) {
  const headers = playerId ? { authorization: `Bearer ${playerId}` } : {}
  const reply = await app.inject({ method: 'POST', url: endpoint.path, headers, payload })
  return reply.json()
}
const pageOf = (playerId: string, isOpen: boolean, before: string | null = null, take = 10) =>
  call(myBets, { isOpen, before, take }, playerId)

test('BET-04: a player’s bets are listed newest first with the sums of all of them, over the calls of the contract', async () => {
  const playerId = await casino.player({ cashE5: 1_000n * E5 })
  const [won, lost, open] = [await offers.match(), await offers.match(), await offers.match()]
  for (const { one } of [won, lost, open]) {
    const { playerId: _, ...bet } = betOf(playerId, { legs: [{ on: one, odds: 1_850 }] })
    const { data } = await call(placeBet, bet, playerId)
    expect(data).toMatchObject({ state: 'open' })
  }
  await offers.settle(won.marketId, 1, { outcomes: { '1': 'win' } })
  await offers.settle(lost.marketId, 1, { outcomes: { '1': 'loss' } })
  await applySettlements(bettors.deps)
  const first = await pageOf(playerId, false, null, 1)
  expect(first.data.sums).toEqual({ bets: 2, stakedKurus: 20_000, paidKurus: 18_500 })
  expect(first.data.rows).toMatchObject([{ paidKurus: 0, legs: [{ result: 'lost' }] }])
  const second = await pageOf(playerId, false, first.data.next, 1)
  expect(second.data).toMatchObject({
    next: null,
    rows: [{ state: 'settled', paidKurus: 18_500, version: 1, possibleKurus: 18_500 }],
  })
  const kinds = second.data.rows[0].history.map((step: { kind: string }) => step.kind)
  expect(kinds).toEqual(['stake', 'settlement'])
  const running = await pageOf(playerId, true)
  expect(running.data.rows).toMatchObject([
    { state: 'open', settledAt: null, legs: [{ odds: 1_850, result: 'open' }], auto: null },
  ])
})

test('a void leg says why, and nobody else sees the bet', async () => {
  const [playerId, other] = [await casino.player({ cashE5: 100n * E5 }), await casino.player()]
  const match = await offers.match()
  const { betId } = await bettors.place(playerId, { legs: [{ on: match.one, odds: 1_850 }] })
  await offers.settle(match.marketId, 1, { outcomes: { '1': 'void' }, voidReason: 2 })
  await applySettlements(bettors.deps)
  const { data } = await call(myBet, { id: betId }, playerId)
  expect(data).toMatchObject({
    state: 'void',
    legs: [
      { result: 'void', selections: [{ voidReason: 2, key: '1', facts: { source: 'test' } }] },
    ],
  })
  expect(await call(myBet, { id: betId }, other)).toMatchObject({ data: { code: 'not_found' } })
})

test('a shared slip has no stake, and says what its odds were and are', async () => {
  const match = await offers.match()
  const { legs } = betOf('', { legs: [{ on: match.one, odds: 1_850 }] })
  const { data } = await call(shareSlip, { legs })
  expect(data.code).toMatch(/^[A-Z2-9]{7}$/)
  await offers.price(match.one, 1_950)
  const shared = await call(sharedSlip, { code: data.code })
  expect(shared.data.legs).toMatchObject([{ asked: legs[0], now: { odds: 1_950 } }])
  expect(await call(sharedSlip, { code: 'AAAAAA2' })).toMatchObject({
    data: { code: 'slip_code_unknown' },
  })
})

test('PRV-02: the copy of a player’s data has every bet with its legs, what was paid and what was sold', async () => {
  const playerId = await casino.player({ cashE5: 1_000n * E5 })
  const [sold, lost] = [await offers.match(2_500), await offers.match()]
  await offers.fair(sold.one, 500_000)
  const legs = [{ on: sold.one, odds: 2_500 }]
  const { betId } = await bettors.place(playerId, { legs })
  const part = { playerId, percent: 40 }
  const { token } = await quoteCashOut(casino.db, { ...part, betId: BigInt(betId ?? 0) })
  const sale = { ...part, id: randomUUID(), betId: betId ?? '', token: token ?? '' }
  const { paidKurus } = await cashOut(bettors.deps, sale)
  await bettors.place(playerId, { legs: [...legs, { on: lost.one, odds: 1_850 }] })
  await offers.settle(lost.marketId, 1, { outcomes: { '1': 'loss' } })
  await applySettlements(bettors.deps)
  const copy = await copyBets(casino.db, playerId)
  const ofMatch = {
    match: 'Galatasaray – Fenerbahçe',
    market: 'ft.ah',
    line: '-0.5',
    selection: '1',
  }
  expect(copy).toMatchObject({
    total: 2,
    rows: [
      {
        state: 'settled',
        stake: 100,
        paid: 0,
        sales: [],
        legs: [
          { odds: 2.5, result: 'open', selections: [ofMatch] },
          { odds: 1.85, result: 'lost', selections: [ofMatch] },
        ],
      },
      { id: betId, state: 'open', sales: [{ percent: 40, state: 'paid', paid: paidKurus / 100 }] },
    ],
  })
  expect(await copyBets(casino.db, await casino.player())).toEqual({ total: 0, rows: [] })
})
