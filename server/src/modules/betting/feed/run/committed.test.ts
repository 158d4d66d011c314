import { describe, expect, test, vi } from 'vitest'
import { holdOpen } from '../../../../testing/database/hold-open.ts'
import { type BoardChange, CHANGES_TOPIC } from '../../board/changes/board-change.ts'
import { openFeedFixture } from '../../testing/feed-fixture.ts'
import { clockAt, fixture, odds, result, scoreOf, total } from '../../testing/said.ts'

/** A live match on a feed that is open. */
async function openLive() {
  const feed = await openFeedFixture()
  const { live } = feed.company
  live.say(fixture('m1'))
  live.say(odds('m1', [result(), total()], { ...scoreOf(0, 0), ...clockAt('h1', 60) }))
  const process = await feed.openProcess()
  await feed.isOpen('live')
  const rows = async (text: string) => (await feed.casino.pool.query(text)).rows
  return { ...feed, live, process, rows }
}
const settled = (winner: string, certainty = 1) => ({
  type: 'bet_settlement',
  event: 'm1',
  certainty,
  markets: [
    {
      key: 'ft.result',
      line: null,
      results: ['1', 'X', '2'].map((key) => [key, key === winner ? 1 : 0, 0]),
    },
  ],
  facts: { F: [1, 0] },
})

test('BET-06: a suspension is committed before anybody is told of it', async () => {
  const { live, process, ...feed } = await openLive()
  const asOfTelling: Promise<string>[] = []
  process.bus.subscribe(CHANGES_TOPIC, (payload) => {
    const { events = [] } = payload as BoardChange
    for (const [id, state] of events.flatMap(({ markets = [] }) => markets)) {
      if (state !== 'suspended') continue
      const text = 'select state from betting_market where id = $1'
      asOfTelling.push(feed.casino.pool.query(text, [id]).then(({ rows }) => rows[0].state))
    }
  })
  live.say({ type: 'bet_stop', event: 'm1', groups: ['all'], status: -1, reason: 'goal' })
  await vi.waitFor(() => expect(asOfTelling).toHaveLength(2), 30_000)
  expect(await Promise.all(asOfTelling)).toEqual(['suspended', 'suspended'])
})

test('BET-06: a producer that closes waits for the bets that rely on it, and what is applied does not', async () => {
  const { live, clock, ...feed } = await openLive()
  const bet = await holdOpen(feed.casino.pool)
  await bet.query("select from betting_producer where producer = 'live' and is_open for key share")
  try {
    live.say(odds('m1', [result([1900, 3600, 4200])]))
    await feed.isApplied('live')
    live.now.isSilent = true
    feed.company.pre.now.isSilent = true
    clock.advance(5_000)
    await feed.isOpen('pre', false)
    const { rows } = await bet.query("select is_open from betting_producer where producer = 'live'")
    expect(rows[0].is_open).toBe(true)
    await bet.query('commit')
  } finally {
    bet.release(true)
  }
  await feed.isOpen('live', false)
})

test('settlements are written in versions, confirmed in place, and told to who pays', async () => {
  const { live, rows, ...feed } = await openLive()
  live.say(settled('1'))
  await feed.isApplied('live')
  const { id } = await feed.market('m1', 'ft.result')
  expect(feed.settled).toEqual([Number(id)])
  live.say(settled('1'))
  live.say(settled('1', 2))
  live.say(settled('X', 2))
  await feed.isApplied('live')
  expect(
    await rows('select version, certainty, results from betting_settlement order by version'),
  ).toMatchObject([
    { version: 1, certainty: 2, results: { 1: { outcome: 'win' } } },
    { version: 2, certainty: 2, results: { X: { outcome: 'win' } } },
  ])
  live.say({
    type: 'rollback_bet_settlement',
    event: 'm1',
    markets: [{ key: 'ft.result', line: null }],
  })
  await feed.isApplied('live')
  expect(await feed.market('m1', 'ft.result')).toMatchObject({ settlement: 3, state: 'inactive' })
  live.say(settled('2', 1))
  live.say(fixture('m1', { status: 'ended' }))
  await feed.isApplied('live')
  expect(await feed.market('m1', 'ft.result')).toMatchObject({ settlement: 4, state: 'settled' })
  // A match that is over is told of again: a correction finds what stands.
  live.say(settled('2', 2))
  live.say(settled('1', 2))
  await feed.isApplied('live')
  expect(
    await rows(
      'select version, certainty from betting_settlement where version > 3 order by version',
    ),
  ).toEqual([
    { version: 4, certainty: 2 },
    { version: 5, certainty: 2 },
  ])
})

test('types, fields and markets that nobody knows are passed over and counted', async () => {
  const { live, process, ...feed } = await openLive()
  live.say({ type: 'weather', event: 'm1' })
  live.say(odds('m1', [result([1900, 3600, 4200])], { mood: 'tense' }))
  live.say(odds('m1', [{ key: 'ft.streaker', line: null, status: 1, prices: [] }]))
  live.say(odds('m9', [result()]))
  await feed.isApplied('live')
  expect(process.counts.read()).toEqual({
    'unknown-type': 1,
    'unknown-field': 1,
    'unknown-market': 1,
    'unknown-event': 1,
  })
  expect(await feed.market('m1', 'ft.result')).toMatchObject({ odds: { 1: 1900 } })
})

test('a message that was under way for more than five seconds suspends its event', async () => {
  const { live, clock, ...feed } = await openLive()
  live.say(odds('m1', [result([1900, 3600, 4200])]), { ts: clock.now().getTime() - 5_001 })
  await feed.isApplied('live')
  expect(await feed.states('m1')).toEqual({ 'ft.result': 'suspended', 'ft.total 2.5': 'suspended' })
  live.say(odds('m1', [result([1910, 3600, 4200])]), { ts: clock.now().getTime() - 5_000 })
  await feed.isApplied('live')
  expect(await feed.states('m1')).toEqual({ 'ft.result': 'active', 'ft.total 2.5': 'active' })
})

test('a fixture change that does not say all has the fixture read', async () => {
  const { company, ...feed } = await openLive()
  company.pre.say(fixture('m2', { home: { id: 'bjk', name: 'Beşiktaş' } }))
  company.pre.state.take(fixture('m3'))
  company.pre.state.take(fixture('m2', { home: { id: 'ts', name: 'Trabzonspor' } }))
  company.pre.say({ type: 'fixture_change', event: 'm2', id: 'm2', change: 'sides' })
  await vi.waitFor(
    async () => expect(await feed.event('m2')).toMatchObject({ home: 'Trabzonspor' }),
    30_000,
  )
  expect(await feed.event('m3')).toBeUndefined()
  company.pre.say({
    type: 'fixture_change',
    event: 'm2',
    id: 'm2',
    change: 'time',
    start: Date.UTC(2026, 2, 2),
  })
  company.pre.say({ type: 'fixture_change', event: 'm2', id: 'm2', change: 'cancelled' })
  await feed.isApplied('pre')
  expect(await feed.event('m2')).toMatchObject({
    state: 'cancelled',
    starts_at: new Date('2026-03-02'),
  })
})

describe('several processes', () => {
  test('a batch that takes longer than the lease keeps the feed', async () => {
    const { live, process, ...feed } = await openLive()
    const other = await feed.openProcess()
    const holder = async () => (await feed.rows('select holder from betting_feed'))[0].holder
    const before = await holder()
    const { pool } = feed.casino.owner
    await pool.query(`
      create function slow() returns trigger language plpgsql as
        'begin perform pg_sleep(0.8); return null; end'`)
    for (const table of ['event', 'market', 'selection']) {
      await pool.query(`
        create trigger slow after insert or update on betting_${table}
          for each statement execute function slow()`)
    }
    live.say(fixture('m2'))
    live.say(odds('m2', [result()]))
    live.say(odds('m1', [result([1900, 3600, 4200])]))
    await feed.isApplied('live')
    expect(await feed.market('m1', 'ft.result')).toMatchObject({ odds: { 1: 1900 } })
    expect(await holder()).toBe(before)
    expect(other.counts.read()).toEqual({})
  })

  test('one follows, and where it is closed another goes on from where it was', async () => {
    const { live, process, ...feed } = await openLive()
    const other = await feed.openProcess()
    live.say(odds('m1', [result([1900, 3600, 4200])]))
    await feed.isApplied('live')
    expect(live.joined.size).toBe(1)
    await process.close()
    live.say(odds('m1', [result([1920, 3600, 4200])]))
    await feed.isApplied('live')
    await feed.isOpen('live')
    expect(live.joined.size).toBe(1)
    expect(
      feed.company.calls.filter((url) => url.startsWith('/v1/snapshot?producer=live')),
    ).toHaveLength(1)
    expect(other.counts.read()).toEqual({})
  })

  test('a process that had lost the feed without knowing writes nothing more', async () => {
    const { live, rows, ...feed } = await openLive()
    await rows(
      `update betting_feed set holder = gen_random_uuid(), held_until = now() + interval '1 hour'`,
    )
    live.say(odds('m1', [result([1900, 3600, 4200])]))
    await vi.waitFor(() => expect(live.joined.size).toBe(0), 30_000)
    expect(await feed.market('m1', 'ft.result')).toMatchObject({ odds: { 1: 1850 } })
    await rows(`update betting_feed set held_until = now() - interval '1 second'`)
    await feed.isApplied('live')
    await feed.isOpen('live')
    expect(await feed.market('m1', 'ft.result')).toMatchObject({ odds: { 1: 1900 } })
  })
})

test('five hundred changes a second for some seconds are applied whole and in order', async () => {
  const { live, process, ...feed } = await openLive()
  const told: number[] = []
  process.bus.subscribe(CHANGES_TOPIC, (payload) => told.push((payload as BoardChange).s))
  for (let second = 0; second < 4; second += 1) {
    for (let at = 0; at < 500; at += 1) {
      live.say(odds('m1', [result([1850 + ((second * 500 + at) % 90), 3600, 4400])]))
      if (at % 25 === 0) await new Promise((done) => setTimeout(done, 50))
    }
  }
  await feed.isApplied('live')
  expect(await feed.market('m1', 'ft.result')).toMatchObject({ odds: { 1: 1850 + (1_999 % 90) } })
  await vi.waitFor(async () => {
    const { rows } = await feed.casino.pool.query('select seq from betting_board')
    expect(told.at(-1)).toBe(Number(rows[0].seq))
  }, 30_000)
  // A machine that is busy may say a number twice, and never one out of turn.
  const numbers = [...new Set(told)]
  expect(told.toSorted((a, b) => a - b)).toEqual(told)
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
})
