import { expect, test } from 'vitest'
import type { EventBody, SettledMarket } from '../protocol/message.ts'
import { nameOf } from '../telling/told.ts'
import { football } from '../world/football/football.ts'
import { openCompany } from './company.ts'
import type { Teller } from './match.ts'

const HOUR_MS = 3_600_000
const FROM = Date.UTC(2026, 10, 23, 9)
/** A day of six leagues. */
const world = { ...football, aheadH: 24, leagues: football.leagues.slice(0, 6) }

type Markets = Map<string, { key: string; line: string | null }>

function apply(known: Markets, body: EventBody): void {
  if (body.type === 'bet_settlement') for (const one of body.markets) known.delete(nameOf(one))
  if (body.type !== 'odds_change') return
  for (const market of body.markets) {
    if (market.status === -2) known.delete(nameOf(market))
    else known.set(nameOf(market), market)
  }
}

/** What was settled stays unconfirmed until it is told once more. */
function confirm(unconfirmed: Map<string, Map<string, SettledMarket>>, body: EventBody): void {
  if (body.type !== 'bet_settlement') return
  const settled = unconfirmed.get(body.event) ?? new Map()
  unconfirmed.set(body.event, settled)
  for (const market of body.markets) {
    if (body.certainty === 1) settled.set(nameOf(market), market)
    else settled.delete(nameOf(market))
  }
}

/** A stream that keeps what it was told. */
function openTeller() {
  const said: EventBody[] = []
  const markets = new Map<string, Markets>()
  const unconfirmed = new Map<string, Map<string, SettledMarket>>()
  const teller: Teller = {
    async tell(bodies) {
      for (const body of bodies) {
        said.push(body)
        const known = markets.get(body.event) ?? new Map()
        markets.set(body.event, known)
        apply(known, body)
        confirm(unconfirmed, body)
      }
    },
    unconfirmedOf: (event) => [...(unconfirmed.get(event)?.values() ?? [])],
    marketsOf: (event) => [...(markets.get(event)?.values() ?? [])] as never,
    statusOf: () => undefined,
    forget: (events) => {
      for (const event of events) markets.delete(event)
    },
  }
  return { teller, said, markets, unconfirmed }
}

test('a match is told by one stream before its start and by the other from then on, and all of it is settled', async () => {
  const now = { ms: FROM }
  const [pre, live] = [openTeller(), openTeller()]
  const producers = { pre: pre.teller, live: live.teller }
  const open = () =>
    openCompany({
      seed: 'test',
      clock: () => now.ms,
      producers,
      pacedMs: 60_000,
      openedPerTick: 10_000,
      seasonParts: 0,
      worlds: [world],
    })
  let company = open()
  await company.tick()
  expect(company.matches.size).toBeGreaterThan(20)
  const begun = [...pre.markets].filter(([, markets]) => markets.size >= 35)
  expect(begun.length).toBeGreaterThan(15)

  // A restart tells the matches, and no price that is known.
  const before = pre.said.length
  company = open()
  await company.tick()
  const again = pre.said.slice(before)
  expect(again.length).toBeGreaterThan(15)
  expect(again.filter(({ type }) => type !== 'fixture')).toEqual([])

  const [start] = pre.said.flatMap((body) => (body.type === 'fixture' ? [body] : []))
  if (!start) throw new Error('a match is told first')
  now.ms = start.start - 1_000
  await company.tick()
  expect(live.said.filter(({ event }) => event === start.event)).toEqual([])
  now.ms = start.start
  await company.tick()
  expect(pre.markets.get(start.event)?.size).toBe(0)
  expect(live.markets.get(start.event)?.size).toBeGreaterThan(30)

  // The company is closed while the match is played, and comes back after its end.
  now.ms = start.start + HOUR_MS
  await company.tick()
  now.ms = start.start + 2.2 * HOUR_MS
  company = open()
  await company.tick()
  expect(live.markets.get(start.event)?.size).toBe(0)
  const confirmed = new Set(
    live.said.flatMap((body) =>
      body.type === 'bet_settlement' && body.event === start.event && body.certainty === 2
        ? body.markets.map(nameOf)
        : [],
    ),
  )
  // Also what was settled at half-time, before the restart.
  expect(confirmed).toContain('h1.result')
  expect(confirmed).toContain('ft.result')
  expect(live.unconfirmed.get(start.event)?.size).toBe(0)
})

test('the next to start get their first prices first, whatever their sport', async () => {
  const clock = () => FROM
  const { teller, said } = openTeller()
  const producers = { pre: teller, live: openTeller().teller }
  const company = openCompany({ seed: 'one', clock, producers, seasonParts: 0 })
  for (let tick = 0; tick < 20; tick++) await company.tick()
  const starts = said.flatMap((body) => (body.type === 'fixture' ? [body.start] : []))
  expect(starts.length).toBeGreaterThan(20)
  expect(starts).toEqual(starts.toSorted())
  const sports = new Set([...company.matches.values()].slice(0, 60).map(({ world }) => world.sport))
  expect(sports.size).toBeGreaterThan(3)
})
