/** How a side of a league stands. */
export type Standing = {
  id: string
  /** Three for a win, one for a draw. */
  points: number
  /** Goals scored less goals conceded. */
  lead: number
  scored: number
}

/**
 * One number that orders a table: by points, then by the lead, then by goals. Leads are below a thousand either
 * way, and so are goals. The rank of a side is the sum of the ranks of its matches.
 */
export const rankOf = (points: number, lead: number, scored: number): number =>
  points * 10_000_000 + lead * 1_000 + scored

/** What a match of so many goals gives: three points, one or none. */
export const pointsOf = (own: number, others: number): number =>
  own > others ? 3 : Number(own === others)

/** Those with the greatest number first; equals stand together. */
export function inOrder<Item extends { id: string }>(
  items: readonly Item[],
  numberOf: (item: Item) => number,
): string[][] {
  const groups = new Map<number, string[]>()
  for (const item of items) {
    const value = numberOf(item)
    groups.set(value, [...(groups.get(value) ?? []), item.id])
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, ids]) => ids)
}

/** The table from its top; who is equal in all of it stands together. */
export const orderOf = (standings: readonly Standing[]): string[][] =>
  inOrder(standings, ({ points, lead, scored }) => rankOf(points, lead, scored))
