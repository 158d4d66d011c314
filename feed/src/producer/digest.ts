import { createHash } from 'node:crypto'
import type { ToldMarket } from '../protocol/message.ts'
import { type Image, isOpen } from './image.ts'

/**
 * SHA-256, in hexadecimal, over the sorted lines `event|key|line|status|selection|odds` of what is offered:
 * active and suspended markets of open events, and their selections that have a price.
 */
export function digestOf(image: Image): string {
  const lines: string[] = []
  for (const [event, one] of image) {
    if (!isOpen(one)) continue
    for (const market of one.markets.values()) lines.push(...linesOf(event, market))
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}

function linesOf(event: string, { key, line, status, prices }: ToldMarket): string[] {
  if (status === 0) return []
  return prices.flatMap(([selection, odds]) =>
    odds === null ? [] : [[event, key, line ?? '', status, selection, odds].join('|')],
  )
}
