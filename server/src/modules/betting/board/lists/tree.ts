import type { bettingTree } from '@zar/contract/betting/board'
import { SPORTS, type Sport } from '@zar/contract/betting/sport'
import type { z } from 'zod/mini'
import { groupBy } from '../../../../platform/group-by.ts'
import type { Board } from '../board.ts'
import type { EventImage } from '../image/event-image.ts'
import { countOf } from './event-row.ts'
import { dayOf, hourOf } from './istanbul.ts'
import { isInPlay, isListed } from './list-events.ts'

type Tree = z.input<typeof bettingTree.output>
type League = Tree['sports'][number]['leagues'][number]

const HOURS = 24

/** The sports and leagues with something to bet on, and how many events each hour of a day has. */
export function treeOf(board: Board, day: string | null, nowMs: number): Tree {
  const events = board.openEvents().filter((event) => isListed(event, nowMs))
  const bySport = groupBy(events, ({ sport }) => sport)
  const asked = day ?? dayOf(nowMs)
  const hours = Array<number>(HOURS).fill(0)
  for (const { startsAtMs } of events) {
    const hour = hourOf(startsAtMs)
    if (dayOf(startsAtMs) === asked) hours[hour] = (hours[hour] ?? 0) + 1
  }
  return {
    sports: SPORTS.flatMap((sport) => {
      const own = bySport.get(sport) ?? []
      if (own.length === 0) return []
      const outrights = outrightsOf(board, sport, nowMs)
      const facts = { sport, ...counts(own), leagues: leaguesOf(own) }
      return [outrights > 0 ? { ...facts, outrights } : facts]
    }),
    hours,
    feed: board.feed(),
  }
}

const outrightsOf = (board: Board, sport: Sport, nowMs: number): number =>
  board
    .openOutrights()
    .filter((event) => event.sport === sport && event.startsAtMs > nowMs)
    .reduce((sum, event) => sum + countOf(event), 0)

const counts = (events: readonly EventImage[]) => ({
  events: events.length,
  live: events.filter(isInPlay).length,
})

/** Whose leagues stand first: what players here look for. The others follow by their events. */
const FIRST_COUNTRIES = ['Türkiye', 'Avrupa', 'İngiltere', 'İspanya', 'İtalya', 'Almanya', 'Fransa']
const placeOf = ({ country }: League): number => {
  const place = FIRST_COUNTRIES.indexOf(country)
  return place < 0 ? FIRST_COUNTRIES.length : place
}

/** Those of the first countries, then those with most events. */
export const leaguesOf = (events: readonly EventImage[]): League[] =>
  [...groupBy(events, ({ league }) => league.id).values()]
    .flatMap((own) => (own[0] ? [{ ...own[0].league, ...counts(own) }] : []))
    .sort(
      (a, b) =>
        placeOf(a) - placeOf(b) || b.events - a.events || a.name.localeCompare(b.name, 'tr'),
    )
