import { queryClient } from '../../../lib/api/query.ts'
import { forgetPriceNumbers } from '../odds/prices.ts'
import { forgetEventNumbers } from './events.ts'

/** Lists are read again no oftener than this, however many of their events change. */
const LISTS_EVERY_MS = 3_000
const EVENT_EVERY_MS = 1_000

const due = new Map<string, ReturnType<typeof setTimeout>>()
const changedIds = new Set<string>()

function soon(key: string, ms: number, work: () => void): void {
  if (due.has(key)) return
  due.set(
    key,
    setTimeout(() => {
      due.delete(key)
      work()
    }, ms),
  )
}

/** Markets of an event came or went: what shows it is read again. */
export function marketsChanged(id: string): void {
  changedIds.add(id)
  soon(id, EVENT_EVERY_MS, () => {
    void queryClient.invalidateQueries({ queryKey: ['betting', 'event', id] })
  })
  soon('lists', LISTS_EVERY_MS, () => {
    const ids = new Set(changedIds)
    changedIds.clear()
    void queryClient.invalidateQueries({
      queryKey: ['betting', 'events'],
      predicate: ({ state }) => holdsOneOf(state.data, ids),
    })
  })
}

const holdsOneOf = (data: unknown, ids: ReadonlySet<string>): boolean => {
  const pages = (data as { pages?: { rows: { id: string }[] }[] } | undefined)?.pages
  const rows = pages
    ? pages.flatMap((page) => page.rows)
    : (data as { rows?: { id: string }[] } | undefined)?.rows
  return rows?.some(({ id }) => ids.has(id)) ?? false
}

/** What was missed is no longer kept, or the count began anew: all that is shown is read again. */
export function readAllAgain(): void {
  forgetPriceNumbers()
  forgetEventNumbers()
  void queryClient.invalidateQueries({ queryKey: ['betting'] })
}
