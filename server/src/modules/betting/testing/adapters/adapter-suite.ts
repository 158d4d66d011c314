import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Position } from '../../feed/odds-feed.ts'
import { openMemoryApplier } from './memory-applier.ts'
import type { Wire } from './wire.ts'

const WAIT = { timeout: 30_000 }
const until = (what: () => void) => vi.waitFor(what, WAIT)

/** What every adapter of `odds-feed.ts` holds (docs/adding-a-feed.md). */
export function adapterSuite(name: string, openWire: () => Promise<Wire>): void {
  /** Who follows the producer of what has not begun. */
  function follow(wire: Wire, from?: Position) {
    const memory = openMemoryApplier(from)
    const ending = new AbortController()
    const following = wire.feed.follow('pre', memory.applier, ending.signal)
    const end = async () => {
      ending.abort()
      await following
    }
    onTestFinished(end)
    return {
      ...memory,
      end,
      opened: () => until(() => expect(memory.isOpen()).toBe(true)),
      closed: () => until(() => expect(memory.isOpen()).toBe(false)),
      has: (homeMilli: number) =>
        until(() => expect(memory.odds('m1', 'ft.result', '1')).toBe(homeMilli)),
    }
  }
  async function openFollowed() {
    const wire = await openWire()
    onTestFinished(wire.close)
    wire.offer('m1', 1_850)
    const one = follow(wire)
    await one.opened()
    return { wire, ...one }
  }

  describe(`an adapter of an odds company: ${name}`, () => {
    test('F01: all that is offered is told first, then the producer opens', async () => {
      const { told, odds } = await openFollowed()
      const kinds = told.map(({ kind }) => kind)
      expect(kinds.indexOf('image')).toBeGreaterThanOrEqual(0)
      expect(kinds.indexOf('open')).toBeGreaterThan(kinds.indexOf('image'))
      expect(odds('m1', 'ft.result', '1')).toBe(1_850)
    })

    test('F02: what is said is told in its order, and each position follows the one before', async () => {
      const { wire, of, has } = await openFollowed()
      for (const odds of [1_860, 1_870, 1_880]) wire.offer('m1', odds)
      await has(1_880)
      const seqs = of('message').map(({ at }) => at.seq)
      expect(seqs).toEqual(seqs.map((_, at) => (seqs[0] ?? 0) + at))
    })

    test('F03: a gap closes the producer; what is missing is told in its order before it opens again', async () => {
      const { wire, of, told, has, opened } = await openFollowed()
      const before = of('open').length
      wire.offer('m1', 1_860, { lost: true })
      wire.offer('m1', 1_870)
      await has(1_870)
      await until(() => expect(of('open').length).toBeGreaterThan(before))
      await opened()
      const seqs = of('message').map(({ at }) => at.seq)
      expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b))
      const kinds = told.map(({ kind }) => kind)
      expect(kinds.lastIndexOf('open')).toBeGreaterThan(kinds.lastIndexOf('closed'))
    })

    test('F04: silence of five seconds closes the producer, and it opens once it is heard again', async () => {
      const { wire, closed, opened, has } = await openFollowed()
      wire.setSilent(true)
      wire.clock.advance(5_000)
      await closed()
      wire.setSilent(false)
      wire.clock.advance(5_000)
      await opened()
      wire.offer('m1', 1_900)
      await has(1_900)
    })

    test('F05: a line that breaks is made anew, and what was said meanwhile is told', async () => {
      const { wire, has, opened, of } = await openFollowed()
      wire.cut()
      wire.offer('m1', 1_910, { lost: true })
      await has(1_910)
      await opened()
      expect(of('closed').length).toBeGreaterThan(0)
    })

    test('F06: a company that lost its memory is read anew', async () => {
      const { wire, has, opened } = await openFollowed()
      const before = wire.imagesRead()
      wire.forget()
      wire.offer('m1', 1_920)
      await until(() => expect(wire.imagesRead()).toBeGreaterThan(before))
      await has(1_920)
      await opened()
    })

    test('F07: what the company does not keep any more is read anew', async () => {
      const { wire, has, opened } = await openFollowed()
      const before = wire.imagesRead()
      wire.offer('m1', 1_930, { lost: true })
      wire.keepNothing()
      wire.offer('m1', 1_940)
      await has(1_940)
      await opened()
      expect(wire.imagesRead()).toBeGreaterThan(before)
    })

    test('F08: what the company did not say is not told, and its line is trusted no more', async () => {
      const { wire, of, opened } = await openFollowed()
      const before = of('message').length
      const closings = of('closed').length
      wire.forge()
      await until(() => expect(of('closed').length).toBeGreaterThan(closings))
      await opened()
      expect(of('message').length).toBe(before)
    })

    test('F09: an unknown kind is passed over; what cannot be read stops its event', async () => {
      const { wire, of, has } = await openFollowed()
      wire.sayUnknown()
      wire.sayUnreadable('m1')
      wire.offer('m1', 1_950)
      await has(1_950)
      expect(of('message').map(({ message }) => message.type)).toContain('bet_stop')
    })

    test('F10: a message that was under way for more than five seconds is told as late', async () => {
      const { wire, of, has } = await openFollowed()
      wire.offer('m1', 1_960, { madeMs: wire.clock.now().getTime() - 5_001 })
      await has(1_960)
      expect(of('message').at(-1)).toMatchObject({ isLate: true, isReplayed: false })
    })

    test('F11: who was told up to a position is told from there on, and not all again', async () => {
      const { wire, of, end, has } = await openFollowed()
      wire.offer('m1', 1_970)
      await has(1_970)
      const at = of('message').at(-1)?.at
      await end()
      const before = wire.imagesRead()
      wire.offer('m2', 2_000)
      const next = follow(wire, at)
      await until(() => expect(next.odds('m2', 'ft.result', '1')).toBe(2_000))
      expect(next.of('message')[0]?.at.seq).toBe((at?.seq ?? 0) + 1)
      expect(wire.imagesRead() - before).toBeLessThanOrEqual(1)
    })

    test('F12: outcomes are told as ours, with when they were said', async () => {
      const { wire, of } = await openFollowed()
      wire.settle('m1')
      await until(() => expect(of('message').at(-1)?.message.type).toBe('bet_settlement'))
      expect(of('message').at(-1)?.message).toMatchObject({
        event: 'm1',
        certainty: 1,
        markets: [{ key: 'ft.result', results: { 1: { outcome: 'win' }, X: { outcome: 'loss' } } }],
        toldAt: expect.any(Date),
      })
    })

    test('F13: as the signal comes the following ends, and the line is closed', async () => {
      const { wire, end } = await openFollowed()
      expect(wire.followers('pre')).toBe(1)
      await end()
      await until(() => expect(wire.followers('pre')).toBe(0))
    })
  })
}
