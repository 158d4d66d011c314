import { byStart, fixturesOfWorld } from '../world/calendar/calendar.ts'
import type { World } from '../world/play.ts'
import { isOver, type Match, openMatch, type Tellers } from './match.ts'

const HOUR_MS = 3_600_000
/** How long ago a match may have begun that is still told of. */
const BEHIND_MS = 36 * HOUR_MS
const LOOK_EVERY_MS = 60_000

/** The matches in sight: they come as their start comes near, and leave a while after their end. */
export function openSight(seed: string, worlds: readonly World[], tellers: Tellers) {
  const matches = new Map<string, Match>()
  /** Those that are over: they are not played again at each look. */
  const gone = new Set<string>()
  const looked = { atMs: Number.NEGATIVE_INFINITY }

  /** Of all sports, the next to start first: in this order they get their first prices. */
  function come(nowMs: number): void {
    const coming = worlds.flatMap((world) => {
      const [from, until] = [nowMs - BEHIND_MS, nowMs + world.aheadH * HOUR_MS]
      return fixturesOfWorld(seed, world, from, until, nowMs).map((fixture) => ({ world, fixture }))
    })
    for (const { world, fixture } of coming.sort((a, b) => byStart(a.fixture, b.fixture))) {
      if (matches.has(fixture.id) || gone.has(fixture.id)) continue
      const match = openMatch(seed, world, fixture, tellers)
      if (isOver(match, nowMs)) gone.add(fixture.id)
      else matches.set(fixture.id, match)
    }
  }

  function leave(nowMs: number): void {
    const over = [...matches.values()].filter((match) => isOver(match, nowMs))
    const ids = over.map(({ fixture }) => fixture.id)
    for (const id of ids) {
      matches.delete(id)
      gone.add(id)
    }
    tellers.pre.forget(ids)
    tellers.live.forget(ids)
  }

  return {
    matches: matches as ReadonlyMap<string, Match>,
    look(nowMs: number): void {
      if (nowMs - looked.atMs < LOOK_EVERY_MS) return
      looked.atMs = nowMs
      come(nowMs)
      leave(nowMs)
    },
  }
}
