import { Refusal } from '../../../../platform/refusal.ts'

/** One row of a source, the place of it, and a place just before it. Places are texts of the source alone. */
export type Entry<Row> = { at: Date; place: string; before: string; row: Row }

/** What one source of a timeline has from its place on, newest first. */
export type Source<Row> = {
  name: string
  entries: readonly Entry<Row>[]
  /** Where it was read from; undefined is its top. */
  from: string | undefined
}

/** The place of a source that had nothing: it is asked no more. */
const NOTHING = '-'
const PLACE = /^[\w.-]{1,120}$/

/**
 * A page of all sources in one order, and from where each goes on. Each source keeps its own order, also
 * where its moments do not: so nothing is left out or told twice, whatever comes in meanwhile.
 */
export function mergePage<Row>(
  sources: readonly Source<Row>[],
  take: number,
): { rows: Row[]; next: string | null } {
  const queues = sources.map((source) => ({ source, taken: 0 }))
  const headOf = ({ source, taken }: (typeof queues)[number]) => source.entries[taken]
  const rows: Row[] = []
  for (;;) {
    const waiting = queues.filter((queue) => headOf(queue) !== undefined)
    const [first, ...others] = waiting
    if (!first) return { rows, next: null }
    if (rows.length === take) break
    const newest = others.reduce(
      (best, queue) => (atOf(headOf(queue)) > atOf(headOf(best)) ? queue : best),
      first,
    )
    const head = headOf(newest)
    if (head) rows.push(head.row)
    newest.taken += 1
  }
  const places = queues.map(({ source: { name, entries, from }, taken }) => {
    const place = entries[taken - 1]?.place ?? from ?? entries[0]?.before ?? NOTHING
    return `${name}:${place}`
  })
  return { rows, next: places.join('~') }
}

const atOf = (entry: Entry<unknown> | undefined): number => entry?.at.getTime() ?? 0

/** From where each source goes on; refuses what is no cursor of these sources. */
export function readPlaces(cursor: string, names: readonly string[]): Map<string, string> {
  const places = new Map<string, string>()
  for (const part of cursor.split('~')) {
    const [name = '', place = '', ...rest] = part.split(':')
    if (rest.length > 0 || !names.includes(name) || !PLACE.test(place) || places.has(name))
      throw new Refusal('invalid_input')
    places.set(name, place)
  }
  return places
}

/** Whether a source is still asked, of a cursor: one that it does not name had nothing, or came later. */
export const isAsked = (place: string | undefined): place is string =>
  place !== undefined && place !== NOTHING
