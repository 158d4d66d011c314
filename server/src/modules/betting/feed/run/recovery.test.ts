import { describe, expect, test, vi } from 'vitest'
import { COMPANY_KEY } from '../../testing/company.ts'
import { openFeedFixture } from '../../testing/feed-fixture.ts'
import { fixture, market, odds, result, scoreOf, total } from '../../testing/said.ts'
import { outright, season, WINNER } from '../../testing/season.ts'

/** A feed that is open, with one match before its start. */
async function openWithMatch() {
  const feed = await openFeedFixture()
  const { pre } = feed.company
  pre.say(fixture('m1'))
  pre.say(odds('m1', [result(), total()]))
  const process = await feed.openProcess()
  await feed.isOpen('pre')
  await feed.isOpen('live')
  const asked = (path: string) => feed.company.calls.filter((url) => url.startsWith(path)).length
  return { ...feed, pre, process, asked }
}
const price = (home: number) => odds('m1', [result([home, 3600, 4400])])

describe('what is missing', () => {
  test('FRD-08: a gap suspends the producer, what came after it waits, and nothing is lost or doubled', async () => {
    const { pre, process, ...feed } = await openWithMatch()
    pre.say(price(1860), { lost: true })
    pre.say(price(1870), { lost: true })
    pre.say(price(1880))
    await feed.isApplied('pre')
    await feed.isOpen('pre')
    expect(await feed.market('m1', 'ft.result')).toMatchObject({ odds: { 1: 1880 } })
    expect(feed.asked('/v1/recovery?producer=pre')).toBe(2)
    // The frame that showed the gap, and the two before it, once more each.
    expect(process.counts.read().duplicate).toBe(1)
  })

  test('ten thousand messages are missing: the state is the company’s afterwards', async () => {
    const { pre, ...feed } = await openWithMatch()
    for (let at = 0; at < 10_000; at += 1) {
      pre.say(
        odds('m1', [result([1850 + (at % 40), 3600, 4400]), total('2.5', [1900 + (at % 7), 1900])]),
        {
          lost: true,
        },
      )
    }
    pre.say(price(1851))
    await feed.isApplied('pre')
    await feed.isOpen('pre')
    // It opened by the comparison of the digests alone.
    expect(feed.asked('/v1/digest?producer=pre')).toBe(2)
    expect(feed.asked('/v1/snapshot?producer=pre')).toBe(1)
    expect(await feed.market('m1', 'ft.total', '2.5')).toMatchObject({ odds: { over: 1903 } })
  })

  test('BET-08: while nothing was heard a match was given up and a tournament came: both are known, with what was settled', async () => {
    const { live, pre, ...feed } = await openWithMatch().then(({ company, ...rest }) => ({
      ...rest,
      ...company,
    }))
    const players = [{ id: 'ef-p0', name: 'A. Hazarlı', side: '1' }]
    const about = { sport: 'basketball', players, bestOf: null }
    const points = market('player.points', '9.5', [['ef-p0', 1_700, 535_000]])
    live.say(fixture('b1', { ...about, status: 'live' }))
    live.say(odds('b1', [points, total()], scoreOf(0, 0)), { lost: true })
    live.say({ type: 'bet_stop', event: 'b1', groups: ['all'], status: 0 }, { lost: true })
    live.say(fixture('b1', { ...about, status: 'abandoned', version: 2 }), { lost: true })
    live.say(
      {
        type: 'bet_settlement',
        event: 'b1',
        certainty: 1,
        markets: [{ key: 'player.points', line: '9.5', results: [['ef-p0', 1, 0]] }],
        facts: { quarters: [[24, 20]], over: 1 },
      },
      { lost: true },
    )
    pre.say(
      season('t1', {
        sport: 'tennis',
        league: { id: 'tn-m-1', name: 'Antalya Open', country: 'Türkiye' },
        home: { id: 'tn-m-1', name: 'Antalya Open' },
      }),
      { lost: true },
    )
    pre.say(odds('t1', [outright('winner', WINNER)]), { lost: true })
    live.alive()
    pre.alive()
    for (const producer of ['pre', 'live'] as const) {
      await feed.isApplied(producer)
      await feed.isOpen(producer)
    }
    expect(await feed.event('b1')).toMatchObject({ state: 'abandoned', sport: 'basketball' })
    const settled = await feed.market('b1', 'player.points', '9.5')
    expect(settled).toMatchObject({ settlement: 1 })
    expect(await feed.event('t1')).toMatchObject({ sport: 'tennis', is_outright: true })
    expect(await feed.market('t1', 'outright.winner')).toMatchObject({
      state: 'active',
      odds: { gs: 2_000, ts: 15_000 },
    })
    // The digests of both streams were the company’s.
    expect(feed.asked('/v1/snapshot?producer=live')).toBe(1)
    expect(feed.asked('/v1/snapshot?producer=pre')).toBe(1)
  })

  test('a state that is not the company’s is read anew before it opens', async () => {
    const { pre, process, ...feed } = await openWithMatch()
    // The company says something else of its state than what it told.
    pre.state.take(odds('m1', [total('3.5', [2500, 1500])]))
    pre.say(price(1860), { lost: true })
    pre.say(price(1870))
    await feed.isApplied('pre')
    await feed.isOpen('pre')
    expect(feed.asked('/v1/snapshot?producer=pre')).toBe(2)
    expect(process.counts.read()['digest-differs']).toBe(1)
    expect(await feed.market('m1', 'ft.total', '3.5')).toMatchObject({ odds: { over: 2500 } })
  })

  test('the company has forgotten: prices are dropped and read anew, and settlements are asked for', async () => {
    const { pre, ...feed } = await openWithMatch()
    pre.say({
      type: 'bet_settlement',
      event: 'm1',
      certainty: 1,
      markets: [
        {
          key: 'ft.total',
          line: '2.5',
          results: [
            ['over', 1, 0],
            ['under', 0, 0],
          ],
        },
      ],
      facts: {},
    })
    await feed.isApplied('pre')
    pre.forget('9c01')
    pre.state.take(odds('m1', [total('3.5', [2500, 1500])]))
    pre.say(price(1900))
    await feed.isApplied('pre')
    await feed.isOpen('pre')
    expect(feed.asked('/v1/snapshot?producer=pre')).toBe(2)
    expect(feed.asked('/v1/recovery?producer=pre&kind=settlement')).toBe(1)
    expect(await feed.market('m1', 'ft.result')).toMatchObject({ odds: { 1: 1900 } })
    expect(await feed.market('m1', 'ft.total', '3.5')).toMatchObject({ odds: { over: 2500 } })
  })

  test('what is missing is older than what the company keeps: all is read anew', async () => {
    const { pre, ...feed } = await openWithMatch()
    pre.say(price(1860), { lost: true })
    pre.keepFrom(pre.now.seq + 1)
    pre.say(price(1870))
    await feed.isApplied('pre')
    await feed.isOpen('pre')
    expect(feed.asked('/v1/snapshot?producer=pre')).toBe(2)
    expect(await feed.market('m1', 'ft.result')).toMatchObject({ odds: { 1: 1870 } })
  })

  test('a market that the new image does not name is offered no more', async () => {
    const { pre, ...feed } = await openWithMatch()
    pre.forget('9c01')
    const fresh = await openFeedFixture()
    fresh.company.pre.say(fixture('m1'))
    Object.assign(pre.state, fresh.company.pre.state)
    pre.say(odds('m1', [result()]))
    await feed.isApplied('pre')
    await feed.isOpen('pre')
    expect(await feed.market('m1', 'ft.total', '2.5')).toMatchObject({
      state: 'inactive',
      odds: { over: null, under: null },
    })
    expect(await feed.market('m1', 'ft.result')).toMatchObject({ state: 'active' })
  })
})

describe('a line that is not well', () => {
  test('FRD-08: silence of five seconds suspends all of the producer, and it opens again once it is recovered', async () => {
    const { pre, clock, ...feed } = await openWithMatch()
    pre.now.isSilent = true
    pre.say(price(1860))
    clock.advance(4_999)
    await vi.waitFor(async () => {
      const { rows } = await feed.casino.pool.query('select now()')
      expect(rows).toHaveLength(1)
    })
    clock.advance(1)
    await feed.isOpen('pre', false)
    pre.now.isSilent = false
    // A recovery that was asked for in vain is given up after as long again.
    clock.advance(5_000)
    await feed.isOpen('pre')
    expect(await feed.market('m1', 'ft.result')).toMatchObject({ odds: { 1: 1860 } })
  })

  test('the company says that we are not subscribed: suspended, connected anew, recovered', async () => {
    const { pre, ...feed } = await openWithMatch()
    const before = feed.asked('/v1/stream?producer=pre')
    pre.alive({ subscribed: false })
    await vi.waitFor(() => expect(feed.asked('/v1/stream?producer=pre')).toBe(before + 1), 30_000)
    await feed.isApplied('pre')
    await feed.isOpen('pre')
  })

  test('a frame that the company did not sign closes the connection and is counted', async () => {
    const { pre, process, ...feed } = await openWithMatch()
    const before = feed.asked('/v1/stream?producer=pre')
    for (const socket of pre.joined) socket.send('bm90IG91cnM {"v":1,"producer":"pre"}')
    await vi.waitFor(() => expect(feed.asked('/v1/stream?producer=pre')).toBe(before + 1), 30_000)
    expect(process.counts.read()['bad-signature']).toBe(1)
    await feed.isOpen('pre')
  })

  test('of two keys either opens a frame, while one is exchanged for the other', async () => {
    const feed = await openFeedFixture()
    const next = { id: 'next', secret: 'what it will be signed with' }
    await feed.openProcess(feed.clock, [COMPANY_KEY, next])
    await feed.isOpen('pre')
    expect(feed.company.refused).toEqual([])
  })

  test('a call with another key is refused, and nothing opens', async () => {
    const feed = await openFeedFixture()
    await feed.openProcess(feed.clock, [{ id: 'zar', secret: 'not the one' }])
    await vi.waitFor(() => expect(feed.company.refused.length).toBeGreaterThan(2), 30_000)
    await feed.isOpen('pre', false)
  })
})
