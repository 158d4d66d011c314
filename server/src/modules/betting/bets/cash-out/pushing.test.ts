import { randomUUID } from 'node:crypto'
import type { Sport } from '@zar/contract/betting/sport'
import { expect, test } from 'vitest'
import { holdOpen } from '../../../../testing/database/hold-open.ts'
import { whenWaiting } from '../../../../testing/database/when-waiting.ts'
import { openBettingCasino } from '../../testing/betting-casino.ts'
import { fireAutos, setAuto } from './auto.ts'
import { cashOut, quoteCashOut } from './cash-out.ts'

const E5 = 100_000n

const { casino, offers, bettors } = await openBettingCasino()

const LINES: Partial<Record<Sport, { key: string; whole: number }>> = {
  basketball: { key: 'match.total', whole: 160 },
  'american-football': { key: 'match.total', whole: 44 },
  'ice-hockey': { key: 'ft.total', whole: 6 },
  tennis: { key: 'match.total', whole: 21 },
  volleyball: { key: 'match.total', whole: 180 },
  cs2: { key: 'map1.rounds.total', whole: 22 },
  dota2: { key: 'map1.kills.total', whole: 45 },
}
const NOW: Partial<Record<Sport, { score: object; clock: object }>> = {
  basketball: { score: { total: [20, 18], parts: [[20, 18]] }, clock: clockAt('q1') },
  'american-football': { score: { total: [7, 3], parts: [[7, 3]] }, clock: clockAt('q1') },
  'ice-hockey': { score: { total: [1, 0], parts: [[1, 0]] }, clock: clockAt('p1') },
  tennis: {
    score: { total: [0, 0], parts: [[3, 2]], points: ['15', '0'], server: '1' },
    clock: clockAt('set1'),
  },
  volleyball: { score: { total: [0, 0], parts: [[12, 9]] }, clock: clockAt('set1') },
  cs2: { score: { total: [0, 0], parts: [[5, 4]] }, clock: clockAt('map1') },
  dota2: { score: { total: [0, 0], parts: [[8, 5]] }, clock: clockAt('map1') },
}

function clockAt(period: string) {
  return { period, elapsedS: 300, isRunning: true }
}

/** 100.00 at 1.90 on over a whole line that wins by 50 %, comes back by 10 % and loses by 40 %. */
async function openBet(sport: Sport = 'tennis', hasNeighbours = true) {
  const { key, whole } = LINES[sport] ?? { key: 'match.total', whole: 21 }
  const market = (line: number, over: number) => ({
    key,
    line: String(line),
    odds: { over: 1_900, under: 1_900 },
    fairPpm: { over, under: 1_000_000 - over },
  })
  const { id, markets } = await offers.event({
    sport,
    markets: [
      market(whole, 555_556),
      ...(hasNeighbours ? [market(whole - 0.5, 600_000), market(whole + 0.5, 500_000)] : []),
    ],
  })
  const [line, below, above] = markets
  const on = line?.of('over') ?? 0
  const playerId = await casino.player({ cashE5: 100n * E5 })
  const { betId } = await bettors.place(playerId, { legs: [{ on, odds: 1_900 }] })
  const around = { below: below?.of('over') ?? 0, above: above?.of('over') ?? 0 }
  return { playerId, betId: betId ?? '', eventId: id, marketId: line?.id ?? 0n, on, ...around }
}
type Open = Awaited<ReturnType<typeof openBet>>
const quote = ({ playerId, betId }: Open) =>
  quoteCashOut(casino.db, { playerId, betId: BigInt(betId), percent: 100 })
const sold = ({ playerId, betId }: Open, token: string | null) =>
  cashOut(bettors.deps, { id: randomUUID(), playerId, betId, percent: 100, token: token ?? '' })

const SPORTS_ASKED = Object.keys(LINES) as Sport[]

test.each(SPORTS_ASKED)(
  'a whole line of %s is sold by its half lines, before the start and while it is played, in every state of the score',
  async (sport) => {
    const open = await openBet(sport)
    // 100.00 × (0.5 × 1.90 + 0.1)
    const worth = { fairKurus: 10_500, feeKurus: 315, paidKurus: 10_185, closed: null }
    expect(await quote(open)).toMatchObject(worth)
    await offers.play(open.eventId, NOW[sport] ?? { score: {}, clock: {} })
    expect(await quote(open)).toMatchObject(worth)
    await offers.play(open.eventId, { score: { total: [0, 0], parts: [] }, clock: clockAt('?') })
    expect(await quote(open)).toMatchObject(worth)
  },
)

test.each(SPORTS_ASKED)(
  'without them a whole line of %s has the value of its model, and is closed only with its market',
  async (sport) => {
    const open = await openBet(sport, false)
    const values = [(await quote(open)).fairKurus]
    await offers.play(open.eventId, NOW[sport] ?? { score: {}, clock: {} })
    values.push((await quote(open)).fairKurus)
    for (const fairKurus of values) {
      // Between no push at all and one of 30 %.
      expect(fairKurus).toBeLessThan(10_556)
      expect(fairKurus).toBeGreaterThan(10_389)
    }
    await offers.suspend(open.marketId)
    expect(await quote(open)).toMatchObject({ closed: 'suspended', token: null })
  },
)

test('a sale that meets a price change of its neighbours waits for it, and pays what is told then or asks again', async () => {
  for (const [above, state] of [
    [450_000, 'changed'],
    [520_000, 'paid'],
  ] as const) {
    const open = await openBet()
    const { token } = await quote(open)
    const holder = await holdOpen(casino.owner.pool)
    try {
      // One message of the company: its transaction holds the market as the sale comes.
      await holder.query('update betting_market set told = told where id = $1', [open.marketId])
      await holder.query('update betting_selection set fair_ppm = $2 where id = $1', [
        open.above,
        above,
      ])
      await holder.query('update betting_selection set fair_ppm = $2 where id = $1', [
        open.on,
        Math.round((above / (above + 400_000)) * 1_000_000),
      ])
      const selling = sold(open, token)
      await whenWaiting(casino.owner.pool, 1)
      await holder.query('commit')
      const answer = await selling
      // 0.45 × 1.90 + 0.15 and 0.52 × 1.90 + 0.08 of 100.00.
      const fairKurus = state === 'paid' ? 10_680 : 10_050
      const paidKurus = Math.ceil(fairKurus * 0.97)
      expect(answer.state).toBe(state)
      expect(answer.quote?.paidKurus ?? answer.paidKurus).toBe(paidKurus)
      const cash = await casino.cashE5(open.playerId)
      expect(cash).toBe(state === 'paid' ? BigInt(paidKurus) * 1_000n : 0n)
    } finally {
      holder.release(true)
    }
  }
})

test('ten sales of a pushing line while its prices move pay it once, at a value that was told', async () => {
  const open = await openBet('basketball')
  const { token } = await quote(open)
  const moves = [510_000, 505_000, 500_000].map((above) => offers.fair(open.above, above))
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => sold(open, token)),
    ...moves,
  ])
  const paid = answers.slice(0, 10).filter((one) => 'state' in one && one.state === 'paid')
  expect(paid).toHaveLength(1)
  const cash = await casino.cashE5(open.playerId)
  expect(cash).toBeGreaterThan(10_100_000n)
  expect(cash).toBeLessThan(10_300_000n)
})

test('a rule sells a line that can push once it is worth its sum', async () => {
  const open = await openBet('volleyball')
  const { playerId, betId } = open
  await setAuto(casino.db, { playerId, betId, upKurus: 10_300, downKurus: null })
  await fireAutos(bettors.deps)
  expect(await casino.cashE5(playerId)).toBe(0n)
  // 0.52 × 1.90 + 0.08
  await offers.fair(open.above, 520_000)
  await offers.fair(open.on, 565_217)
  await fireAutos(bettors.deps)
  expect(await casino.cashE5(playerId)).toBe(10_360_000n)
})
