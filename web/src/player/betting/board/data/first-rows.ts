import type { FirstRows } from '@zar/contract/betting/board'
import { FIRST_ROWS_ID } from '@zar/contract/betting/values'
import { withNames } from '../../names/names.ts'
import { learnPrices } from '../../odds/prices.ts'
import { learnEvents } from '../../stream/events.ts'

/** Later than this after the page was loaded they are old. */
const FRESH_MS = 10_000
/** Of the part of the page that was read last: it is read once. */
let known: { from: HTMLElement; rows: FirstRows } | undefined

/** The matches that came in the page, with their prices. Undefined where none did, or that is a while ago. */
export function firstRows(): FirstRows | undefined {
  const from = document.getElementById(FIRST_ROWS_ID)
  if (!from?.textContent || performance.now() > FRESH_MS) return undefined
  if (known?.from !== from) known = { from, rows: read(from.textContent) }
  return known.rows
}

function read(text: string): FirstRows {
  // Made by this release's own server, with the page: it does not wait for the schemas.
  const first = withNames(JSON.parse(text) as FirstRows)
  const { rows, seq } = first.events
  learnEvents(rows, seq)
  for (const { markets } of rows) learnPrices(markets, seq)
  return first
}
