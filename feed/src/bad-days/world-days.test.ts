import { expect, test } from 'vitest'
import { openCompany } from '../company/company.ts'
import type { Teller } from '../company/match.ts'
import type { BodyOf, EventBody, ToldMarket } from '../protocol/message.ts'
import { nameOf } from '../telling/told.ts'
import { basketball } from '../world/basketball/basketball.ts'

const FROM = Date.UTC(2026, 10, 23, 9)
const HOUR_MS = 3_600_000

/** A company of basketball alone, and what its streams were told. */
async function openTestCompany() {
  const now = { ms: FROM }
  const said: EventBody[] = []
  const teller: Teller = {
    tell: async (bodies) => {
      said.push(...bodies)
    },
    marketsOf: () => [],
    unconfirmedOf: () => [],
    statusOf: () => undefined,
    forget: () => undefined,
  }
  const company = openCompany({
    seed: 'bad days',
    clock: () => now.ms,
    producers: { pre: teller, live: teller },
    openedPerTick: 1_000,
    seasonParts: 0,
    worlds: [basketball],
  })
  await company.tick()
  /** Everything that is said from a moment on. */
  const later = async (ms: number) => {
    const before = said.length
    now.ms += ms
    await company.tick()
    return said.slice(before)
  }
  return { company, now, said, later }
}

const of = <T extends EventBody['type']>(bodies: readonly EventBody[], type: T): BodyOf<T>[] =>
  bodies.filter((body): body is BodyOf<T> & EventBody => body.type === type)
const winnersIn = (bodies: readonly EventBody[], event: string): ToldMarket[] =>
  of(bodies, 'odds_change')
    .filter((body) => body.event === event)
    .flatMap(({ markets }) => markets.filter(({ key }) => key === 'match.winner'))

test('wrong-price: a price is far off, then the right one is told and the bets of meanwhile are cancelled', async () => {
  const { company, now, said, later } = await openTestCompany()
  const day = { kind: 'wrong-price', producer: 'pre', forMs: 10_000 } as const
  const { event } = (await company.beginDay(day)) as { event: string }
  const [right, wrong] = winnersIn(said, event)
  expect(Number(wrong?.prices[0]?.[1]) / Number(right?.prices[0]?.[1])).toBeGreaterThan(1.5)
  expect(wrong?.prices[1]).toEqual(right?.prices[1])

  expect(await later(9_999)).toEqual([])
  const end = await later(1)
  expect(winnersIn(end, event)).toEqual([right])
  expect(of(end, 'bet_cancel')).toEqual([
    expect.objectContaining({
      event,
      markets: [{ key: 'match.winner', line: null }],
      from: FROM,
      to: now.ms,
      reason: 10,
    }),
  ])
})

test('wrong-price in play: the right price is not told before the end', async () => {
  const { company, now, said, later } = await openTestCompany()
  const [first] = [...company.matches.values()].filter(({ fixture }) => fixture.startMs > FROM)
  if (!first) throw new Error('no match')
  const { id, startMs } = first.fixture
  now.ms = startMs + 60_000
  await company.tick()
  const day = { kind: 'wrong-price', producer: 'live', forMs: 60_000, event: id } as const
  await company.beginDay(day)
  const before = said.length
  for (let s = 0; s < 55; s++) await later(1_000)
  expect(winnersIn(said.slice(before), id)).toEqual([])
  expect(of(said.slice(before), 'odds_change').length).toBeGreaterThan(1)
  await company.endDays()
  expect(winnersIn(said.slice(before), id)).toHaveLength(1)
})

test('rollback: a settled match is settled otherwise, then that is taken back and it is settled right', async () => {
  const { company, now, said, later } = await openTestCompany()
  const [first] = [...company.matches.values()].filter(({ fixture }) => fixture.startMs > FROM)
  if (!first) throw new Error('no match')
  now.ms = first.fixture.startMs
  await company.tick()
  now.ms += first.play().endS * 1_000 + 61_000
  await company.tick()
  const isHis = (body: EventBody) => body.event === first.fixture.id
  const told = of(said.filter(isHis), 'bet_settlement').filter(({ certainty }) => certainty === 2)
  expect(told).toHaveLength(1)

  const before = said.length
  const day = { kind: 'rollback', producer: 'live', forMs: 5_000 } as const
  expect(await company.beginDay(day)).toMatchObject({ event: first.fixture.id })
  const [back, wrong] = said.slice(before)
  expect([back?.type, wrong?.type]).toEqual(['rollback_bet_settlement', 'bet_settlement'])
  const resultsOf = (body: EventBody | undefined) =>
    body?.type === 'bet_settlement'
      ? new Map(body.markets.map((market) => [nameOf(market), market.results]))
      : new Map()
  const winner = resultsOf(told[0] as EventBody | undefined).get('match.winner')
  expect(resultsOf(wrong).get('match.winner')).not.toEqual(winner)

  const end = await later(5_000)
  const his = end.filter(isHis)
  expect(his.map(({ type }) => type)).toEqual(['rollback_bet_settlement', 'bet_settlement'])
  expect(resultsOf(his[1])).toEqual(resultsOf(told[0] as EventBody | undefined))
  expect(now.ms - first.fixture.startMs).toBeLessThan(3 * HOUR_MS)
})

test('abandonment: a match that is played is given up, and what is decided by then is settled; it goes on no more', async () => {
  const { company, now, said, later } = await openTestCompany()
  const [first] = [...company.matches.values()].filter(({ fixture }) => fixture.startMs > FROM)
  if (!first) throw new Error('no match')
  const { id, startMs } = first.fixture
  const day = { kind: 'abandonment', event: id } as const
  await expect(company.beginDay(day)).rejects.toThrow('nothing_played')
  now.ms = startMs
  await company.tick()
  await later(1_800_000)
  expect(await company.beginDay(day)).toEqual({ event: id })
  const end = (await later(1_000)).filter(({ event }) => event === id)
  expect(of(end, 'fixture')).toMatchObject([{ status: 'abandoned' }])
  // It is half-time: what was decided was settled as the quarters ended, and is confirmed.
  const confirmed = (await later(60_000)).filter(({ event }) => event === id)
  expect(confirmed).toMatchObject([{ type: 'bet_settlement', certainty: 2 }])
  const keys = of(confirmed, 'bet_settlement').flatMap(({ markets }) =>
    markets.map(({ key }) => key),
  )
  expect(keys).toEqual(expect.arrayContaining(['q1.result', 'q2.result', 'h1.result']))
  expect(keys).not.toContain('match.winner')
  const rollback = { kind: 'rollback', producer: 'live', forMs: 1, event: id } as const
  await expect(company.beginDay(rollback)).rejects.toThrow('nothing_settled')
  const before = said.length
  await later(HOUR_MS)
  expect(said.slice(before).filter(({ event }) => event === id)).toEqual([])
})

test('a day that has nothing to be wrong about is refused', async () => {
  const { company } = await openTestCompany()
  const rollback = { kind: 'rollback', producer: 'pre', forMs: 1 } as const
  await expect(company.beginDay(rollback)).rejects.toThrow('nothing_settled')
  const wrong = { kind: 'wrong-price', producer: 'live', forMs: 1, event: 'nobody’s' } as const
  await expect(company.beginDay(wrong)).rejects.toThrow('nothing_on_sale')
})
