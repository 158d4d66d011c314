import { createHash } from 'node:crypto'
import type { HeldMarket } from '../odds-feed.ts'

/** SHA-256 over the sorted lines `event|key|line|status|sel|odds` of all that is offered or suspended. */
export function digestOf(markets: Iterable<HeldMarket>): string {
  const lines: string[] = []
  for (const { event, key, line, status, prices } of markets) {
    if (status !== 1 && status !== -1) continue
    for (const [selection, odds] of prices) {
      if (odds !== null) lines.push([event, key, line ?? '', status, selection, odds].join('|'))
    }
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}
