import { describe, expect, test, vi } from 'vitest'
import { openLive, price } from '../../testing/open-live.ts'
import { clockAt, fixture, market, odds, result, scoreOf, total } from '../../testing/said.ts'
import { CHANGES_TOPIC } from '../changes/board-change.ts'

describe('what a topic is told', () => {
  test('the topic of an event hears of all its markets, a list of those that lists show', async () => {
    const { openPage, ids, eventId, say, board } = await openLive()
    const [own, league, all, other] = await Promise.all([
      openPage(),
      openPage(),
      openPage(),
      openPage(),
    ])
    own.say({ on: [`event:${eventId}`], after: null })
    league.say({ on: ['league:tr-1'], after: null })
    all.say({ on: ['events:live'], after: null })
    other.say({ on: ['league:en-1', 'event:999'], after: null })
    for (const page of [own, league, all, other]) await page.isAt(board.image.seq)
    await say(
      odds('m1', [
        result([1900, 3600, 4400]),
        market('ft.score', null, [
          ['1:0', 8200, 110_000],
          ['other', 20_000, 40_000],
        ]),
      ]),
    )
    for (const page of [own, league, all]) {
      await vi.waitFor(() => expect(page.prices().get(ids.home)).toEqual([1900, 1]), 30_000)
    }
    expect(own.prices().get(ids.score)).toEqual([8200, 1])
    expect(league.prices().has(ids.score)).toBe(false)
    await other.isAt(board.image.seq)
    expect(other.of('o')).toEqual([])
  })

  test('a delta is short: its type, its number, and a triple for each selection', async () => {
    const { openPage, ids, eventId, say } = await openLive()
    const page = await openPage()
    const frames: string[] = []
    page.socket.on('message', (data) => frames.push(String(data)))
    page.say({ on: [`event:${eventId}`], after: null })
    // What was told as the page came may come with the first tick.
    await page.isQuiet()
    await say(price(1900))
    await vi.waitFor(() => expect(page.of('o').at(-1)?.d).toEqual([[ids.home, 1900, 1]]), 30_000)
    const { s } = page.of('o').at(-1) ?? {}
    expect(frames.findLast((frame) => frame.includes('"o"'))).toBe(
      `{"t":"o","s":${s},"d":[[${ids.home},1900,1]]}`,
    )
  })

  test('a score, a clock and a state are told, and markets that came or went', async () => {
    const { openPage, eventId, ids, say } = await openLive()
    const page = await openPage()
    page.say({ on: [`event:${eventId}`, 'events:live'], after: null })
    await page.isAt(0)
    await say(odds('m1', [result([1300, 5000, 9000])], { ...scoreOf(1, 0), ...clockAt('h1', 600) }))
    await vi.waitFor(() => expect(page.of('e').length).toBeGreaterThan(1), 30_000)
    expect(page.of('e')[0]).toMatchObject({
      id: eventId,
      e: {
        score: { total: [1, 0] },
        clock: { period: 'h1', elapsedS: 600 },
        incidents: [{ kind: 'goal' }],
      },
    })
    expect(page.prices().get(ids.over)).toEqual([1900, 0])
    await say(
      odds('m1', [
        market('ft.btts', null, [
          ['yes', 1700, 560_000],
          ['no', 2100, 440_000],
        ]),
      ]),
    )
    await vi.waitFor(() => expect(page.of('m').map(({ id }) => id)).toContain(eventId), 30_000)
    const before = page.of('m').length
    await say(fixture('m1', { status: 'ended' }))
    await vi.waitFor(() => {
      expect(page.of('m').length).toBeGreaterThan(before)
      expect(page.of('e').some(({ e }) => e.state === 'ended')).toBe(true)
      expect(page.prices().get(ids.home)).toEqual([0, -1])
    }, 30_000)
  })

  test('a producer that closes suspends every price of it, and opens them again', async () => {
    const { openPage, eventId, ids, live, clock, isOpen } = await openLive()
    const page = await openPage()
    page.say({ on: [`event:${eventId}`], after: null })
    await page.isAt(0)
    live.now.isSilent = true
    clock.advance(5_000)
    await vi.waitFor(() => expect(page.prices().get(ids.home)).toEqual([1850, 0]), 30_000)
    expect(page.prices().get(ids.score)).toEqual([8000, 0])
    live.now.isSilent = false
    clock.advance(5_000)
    await isOpen('live')
    await vi.waitFor(() => expect(page.prices().get(ids.home)).toEqual([1850, 1]), 30_000)
  })

  test('another line that is the most even one has lists read again', async () => {
    const { openPage, say, board } = await openLive()
    const page = await openPage()
    page.say({ on: ['league:tr-1'], after: null })
    await say(odds('m1', [total('3.5', [2600, 1500])]))
    await page.isAt(board.image.seq)
    await vi.waitFor(() => expect(page.of('m')).not.toEqual([]), 30_000)
    await page.isQuiet()
    const before = page.of('m').length
    await say(odds('m1', [total('2.5', [1900, 1910])]))
    await page.isQuiet()
    expect(page.of('m')).toHaveLength(before)
    await say(odds('m1', [total('2.5', [1600, 2300]), total('3.5', [2200, 1680])]))
    await vi.waitFor(() => expect(page.of('m')).toHaveLength(before + 1), 30_000)
  })

  test('two lines that are about equally even do not take turns', async () => {
    const { openPage, say, board, read } = await openLive()
    const shown = async () =>
      (await read()).row?.markets.map(({ key, line }) => [key, line].filter(Boolean).join(' '))
    await say(odds('m1', [total('3.5', [1800, 2050])]))
    const before = await shown()
    const page = await openPage()
    page.say({ on: ['league:tr-1'], after: null })
    await page.isQuiet()
    const heard = page.of('m').length
    for (const [over, under] of [
      [1790, 2000],
      [1800, 2050],
      [1900, 1900],
    ] as [number, number][]) {
      await say(odds('m1', [total('2.5', [over, under]), total('3.5', [1900, under])]))
      await page.isAt(board.image.seq)
      expect(await shown()).toEqual(before)
    }
    expect(page.of('m')).toHaveLength(heard)
  })

  test('every second the newest number is told, and how long the feed is silent', async () => {
    const { openPage, board, clock } = await openLive()
    const page = await openPage()
    clock.advance(2_000)
    await vi.waitFor(
      () => expect(page.of('a').at(-1)).toMatchObject({ t: 'a', silentMs: 2_000 }),
      30_000,
    )
    expect(page.of('a').at(-1)?.s).toBe(board.image.seq)
  })
})

describe('what was missed', () => {
  test('who comes back is told the latest of what changed after their number, of their topics alone', async () => {
    const { openPage, eventId, ids, say, read } = await openLive()
    const { seq } = await read()
    for (const home of [1900, 1910, 1920]) await say(price(home))
    const page = await openPage()
    page.say({ on: [`event:${eventId}`], after: seq })
    await vi.waitFor(() => expect(page.of('o')).not.toEqual([]), 30_000)
    expect(page.of('o')[0]?.d).toEqual([[ids.home, 1920, 1]])
    const other = await openPage()
    other.say({ on: ['league:en-1'], after: seq })
    await other.isAt(seq + 3)
    expect(other.heard.every(({ t }) => t === 'a')).toBe(true)
  })

  test('what was missed is told for a minute; after that the page reads again', async () => {
    const { openPage, eventId, say, read, clock, ids } = await openLive()
    const { seq } = await read()
    await say(price(1900))
    clock.advance(59_999)
    const page = await openPage()
    page.say({ on: [`event:${eventId}`], after: seq })
    await vi.waitFor(() => expect(page.prices().get(ids.home)?.[0]).toBe(1900), 30_000)
    expect(page.of('r')).toEqual([])
    clock.advance(1)
    const late = await openPage()
    late.say({ on: [`event:${eventId}`], after: seq })
    await vi.waitFor(() => expect(late.of('r')).toHaveLength(1), 30_000)
  })

  test('a socket that does not read is told no more, and then the latest values alone', async () => {
    const site = await openLive({ bufferedMaxBytes: 2_000, tickMs: 5 })
    const { openPage, eventId, ids, bus, board, say } = site
    const players = Array.from({ length: 4_000 }, (_, at) => [`p${at}`, 5_000 + at, 200_000])
    await say(odds('m1', [market('player.any', null, players as never)]))
    const [slow, quick] = [await openPage(), await openPage()]
    for (const page of [slow, quick]) {
      page.say({ on: [`event:${eventId}`], after: null })
      await page.isAt(0)
    }
    slow.socket.pause()
    // Each tells of all prices again: more than the system’s buffers hold.
    const change = (more: object) => bus.publish(CHANGES_TOPIC, { s: board.image.seq + 1, ...more })
    for (let at = 0; at < 150; at += 1) {
      const { seq } = board.image
      await change({ open: { live: true } })
      await quick.isAt(seq + 1)
    }
    const id = Number(eventId)
    await change({ events: [{ id, prices: [[ids.home, 1_999]] }] })
    await vi.waitFor(() => expect(quick.prices().get(ids.home)).toEqual([1_999, 1]), 30_000)
    slow.socket.resume()
    await vi.waitFor(() => expect(slow.prices().get(ids.home)).toEqual([1_999, 1]), 30_000)
    expect(slow.of('o').length).toBeLessThan(quick.of('o').length - 20)
    expect(slow.prices()).toEqual(quick.prices())
    expect(slow.of('r')).toEqual([])
  })

  test('a process that missed a change reads all again, and so do its pages', async () => {
    const { openPage, eventId, ids, casino, board, bus, say } = await openLive()
    const page = await openPage()
    page.say({ on: [`event:${eventId}`], after: null })
    await page.isAt(0)
    // Committed, and told to nobody.
    await casino.pool.query('update betting_selection set odds_milli = 1777 where id = $1', [
      ids.home,
    ])
    await casino.pool.query('update betting_board set seq = seq + 1')
    await say(odds('m1', [total('2.5', [1950, 1850])]))
    await vi.waitFor(() => expect(page.of('r')).toHaveLength(1), 30_000)
    expect(board.image.selections.get(ids.home)?.selection.odds).toBe(1777)
    // The last one is missed too: the sign of life tells.
    await casino.pool.query('update betting_board set seq = seq + 1')
    await bus.publish('betting-alive', { s: board.image.seq + 1, heardAtMs: {} })
    await vi.waitFor(() => expect(page.of('r')).toHaveLength(2), 30_000)
  })

  test('a page may go to another process with the number it has', async () => {
    const { openPage, openSite, eventId, ids, say, read } = await openLive()
    const { seq } = await read()
    const second = await openSite()
    await say(price(1900))
    await vi.waitFor(() => expect(second.board.image.seq).toBeGreaterThan(seq), 30_000)
    const [first, moved] = [await openPage(), await second.openPage()]
    for (const page of [first, moved]) page.say({ on: [`event:${eventId}`], after: seq })
    for (const page of [first, moved]) {
      await vi.waitFor(() => expect(page.prices().get(ids.home)).toEqual([1900, 1]), 30_000)
    }
  })
})
