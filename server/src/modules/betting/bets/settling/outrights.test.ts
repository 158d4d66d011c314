import { expect, test } from 'vitest'
import { openBettors } from '../../testing/bettors.ts'
import { openFeedFixture } from '../../testing/feed-fixture.ts'
import { fixture, odds, result } from '../../testing/said.ts'
import { outright, season, WINNER } from '../../testing/season.ts'
import { readBet } from '../mine/bet-page.ts'
import { quoteSlip } from '../slip/quote.ts'
import { verifyBets } from '../verify.ts'
import { applySettlements } from './apply-settlements.ts'

const E5 = 100_000n
const HOUR_MS = 3_600_000

/** A season and matches of two leagues on sale, and a player. */
async function openSale() {
  const feed = await openFeedFixture()
  const { casino, company, openProcess, isOpen, isApplied } = feed
  const { pre } = company
  // Bets are taken by the database’s clock.
  const nowMs = Date.now()
  const start = { start: nowMs + HOUR_MS }
  pre.say(season('s1', { start: nowMs + 24 * HOUR_MS }))
  pre.say(
    odds('s1', [
      outright('winner', WINNER),
      outright('topscorer', { 'gs-p0': 3_000, 'fb-p0': 2_400 }),
    ]),
  )
  pre.say(fixture('m1', start))
  pre.say(odds('m1', [result()]))
  pre.say(
    fixture('m2', { ...start, league: { id: 'en-1', name: 'Premier League', country: 'GB' } }),
  )
  pre.say(odds('m2', [result()]))
  const process = await openProcess()
  await isOpen('pre')
  await isApplied('pre')
  const { rows } = await casino.pool.query(
    `select event.source_id || ' ' || one.key as name, one.id::float8 as id from betting_selection one
       join betting_market market on market.id = market_id join betting_event event on event.id = event_id`,
  )
  const ids = new Map<string, number>(rows.map(({ name, id }) => [name, id]))
  const of = (name: string) => ids.get(name) ?? 0
  const bettors = openBettors(casino)
  const playerId = await casino.player({ cashE5: 1_000n * E5 })
  const place = async (...legs: [name: string, odds: number][]) => {
    // The feed is heard by the clock of the test, and silence is measured by the database’s.
    await casino.pool.query('update betting_producer set heard_at = now()')
    const { betId, code } = await bettors.place(playerId, {
      legs: legs.map(([name, odds]) => ({ on: of(name), odds })),
    })
    return { id: BigInt(betId ?? 0), code }
  }
  const apply = () => applySettlements(bettors.deps)
  const bet = (id: bigint) => readBet(casino.db, playerId, id)
  const isSound = async () => {
    expect(await casino.sumOfBooks()).toBe(0n)
    expect(await verifyBets(casino.db)).toEqual([])
  }
  return { ...feed, pre, process, of, place, apply, bet, isSound }
}

const settled = (certainty: 1 | 2, winners: object[]) => ({
  type: 'bet_settlement',
  event: 's1',
  certainty,
  markets: [
    { key: 'outright.winner', line: null, results: winners },
    {
      key: 'outright.topscorer',
      line: null,
      results: [
        ['gs-p0', 1, 0, [1, 2]],
        ['fb-p0', 1, 0, [1, 2]],
      ],
    },
  ],
  facts: { 'outright.winner': { order: [['fb'], ['gs'], ['bjk'], ['ts']] } },
})
const OF_FB = [
  ['gs', 0, 0],
  ['fb', 1, 0],
  ['bjk', 0, 0],
  ['ts', 0, 0],
]

test('bets on a season are paid as it ends, through a restart between: a winner whole, a dead heat by its share, who is out nothing', async () => {
  const { pre, process, openProcess, isOpen, isApplied, place, apply, bet, isSound, of } =
    await openSale()
  const winner = await place(['s1 fb', 2_500])
  const beaten = await place(['s1 gs', 2_000])
  const shared = await place(['s1 gs-p0', 3_000])
  const combo = await place(['s1 fb', 2_500], ['m2 1', 1_850])
  expect([winner, beaten, shared, combo].map(({ code }) => code)).toEqual([null, null, null, null])
  // While a match of the season is played nothing of it is sold, and what was placed stands.
  pre.say({ type: 'bet_stop', event: 's1', groups: ['all'], status: -1, reason: 'in_play' })
  await isApplied('pre')
  expect((await place(['s1 fb', 2_500])).code).toBe('R-110')
  await process.close()
  pre.say(season('s1', { status: 'ended', version: 2 }))
  pre.say({ type: 'bet_stop', event: 's1', groups: ['all'], status: 0 })
  pre.say(settled(1, OF_FB))
  await openProcess()
  await isOpen('pre')
  await isApplied('pre')
  await apply()
  pre.say(settled(2, OF_FB))
  await isApplied('pre')
  await apply()
  expect(await bet(winner.id)).toMatchObject({
    state: 'settled',
    paidKurus: 25_000,
    legs: [
      { result: 'won', selections: [{ id: of('s1 fb'), name: 'Fenerbahçe', home: 'Süper Lig' }] },
    ],
  })
  expect(await bet(beaten.id)).toMatchObject({
    state: 'settled',
    paidKurus: 0,
    legs: [{ selections: [{ result: 'lost', facts: { text: 'Fenerbahçe' } }] }],
  })
  // 100,00 at 3.00, one place for two: half of 300,00.
  expect(await bet(shared.id)).toMatchObject({
    state: 'settled',
    paidKurus: 15_000,
    legs: [{ result: 'dead_heat', deadHeat: [1, 2] }],
  })
  expect(await bet(combo.id)).toMatchObject({ state: 'open', paidKurus: 0 })
  await isSound()
})

test('a season stands in no combo with a match of its league, nor twice; with one of another league it does', async () => {
  const { place, casino, of, isSound } = await openSale()
  expect((await place(['s1 fb', 2_500], ['m1 1', 1_850])).code).toBe('R-130')
  expect((await place(['s1 fb', 2_500], ['s1 gs-p0', 3_000])).code).toBe('R-130')
  expect((await place(['s1 fb', 2_500], ['m2 1', 1_850])).code).toBeNull()
  const leg = (name: string, milli: number) => ({
    selections: [of(name)],
    odds: milli,
    isBanker: false,
  })
  const { legs, delayMs } = await quoteSlip(casino.db, [leg('s1 fb', 2_500), leg('m1 1', 1_850)])
  expect(legs.map(({ code, reason }) => [code, reason])).toEqual([
    ['R-130', 'related'],
    ['R-130', 'related'],
  ])
  expect(delayMs).toBe(0)
  await isSound()
})
