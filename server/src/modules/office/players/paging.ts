import { Refusal } from '../../../platform/refusal.ts'

/** Rows of a tab that are read at once; one more is asked for, to know whether there is a next page. */
export const PAGE = 50

/** The number after which a page begins; refuses what is none. */
export function placeIn(after: string | undefined): bigint | undefined {
  if (after === undefined) return undefined
  if (!/^\d{1,18}$/.test(after)) throw new Refusal('invalid_input')
  return BigInt(after)
}

/** A page of what was found, and after which number the next one begins. */
export function pageOf<Found, Row>(
  found: readonly Found[],
  place: (one: Found) => string,
  present: (one: Found) => Row,
): { rows: Row[]; next: string | null } {
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  return {
    rows: page.map(present),
    next: found.length > PAGE && last !== undefined ? place(last) : null,
  }
}
