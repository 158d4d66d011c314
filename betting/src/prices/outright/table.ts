/** How a side of a league stands. */
export type Standing = {
  id: string
  /** Of matches that were won, or drawn. */
  points: number
  /** Scored less conceded: goals, points, sets or maps. */
  lead: number
  /** Goals, where they break a tie; elsewhere 0. */
  scored: number
}

/**
 * One number that orders a table: by points, then by the lead, then by goals. Leads are below five thousand either
 * way, goals below a thousand. The rank of a side is the sum of the ranks of its matches.
 */
export const rankOf = ({ points, lead, scored }: Omit<Standing, 'id'>): number =>
  points * 10_000_000 + lead * 1_000 + scored

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
export const orderOf = (standings: readonly Standing[]): string[][] => inOrder(standings, rankOf)
