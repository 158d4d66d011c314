import { type Account, EDGE_KINDS, type Pair, pairsOf } from './edges.ts'

/** From this weight on two accounts are linked. */
export const EDGE_FROM = 2.5
const GROUP_MAX = 20
/** An account joins a group that has a fact, by this much with one member or by this much with two. */
const JOINS_ONE = 2
const JOINS_TWO = 1.5

export type Group = {
  members: string[]
  /** All pairs within it that share anything. */
  pairs: Pair[]
  /** How many of them share a fact; without one the group is shown and alerts nobody. */
  facts: number
}

export const hasFact = ({ kinds }: Pair): boolean =>
  [...kinds].some((kind) => EDGE_KINDS[kind].isFact)

/** The groups of accounts that look like one person's, each account in one at most. */
export function findGroups(accounts: readonly Account[]): Group[] {
  const pairs = pairsOf(accounts)
  const near = neighboursOf(pairs)
  const groups = componentsOf([...pairs.values()].filter(({ weight }) => weight >= EDGE_FROM))
  const withFact = groups.filter((members) => within(members, near).some(hasFact))
  const taken = new Set(withFact.flatMap((members) => [...members]))
  for (const members of withFact) grow(members, near, taken)
  const signals = groups.filter(
    (members) => !withFact.includes(members) && [...members].every((id) => !taken.has(id)),
  )
  return [...withFact, ...signals].map((members) => {
    const own = within(members, near)
    return {
      members: [...members].sort(),
      pairs: own,
      facts: own.filter(hasFact).length,
    }
  })
}

type Near = ReadonlyMap<string, readonly Pair[]>

function neighboursOf(pairs: ReadonlyMap<string, Pair>): Near {
  const near = new Map<string, Pair[]>()
  for (const pair of pairs.values())
    for (const id of [pair.one, pair.other]) {
      const mine = near.get(id)
      if (mine) mine.push(pair)
      else near.set(id, [pair])
    }
  return near
}

function componentsOf(edges: readonly Pair[]): Set<string>[] {
  const groupOf = new Map<string, Set<string>>()
  for (const { one, other } of edges) {
    const [a, b] = [groupOf.get(one) ?? new Set([one]), groupOf.get(other) ?? new Set([other])]
    const [small, large] = a.size < b.size ? [a, b] : [b, a]
    for (const id of small) large.add(id)
    for (const id of large) groupOf.set(id, large)
  }
  return [...new Set(groupOf.values())]
}

const within = (members: ReadonlySet<string>, near: Near): Pair[] =>
  [...members].flatMap((id) =>
    (near.get(id) ?? []).filter(({ one, other }) => one === id && members.has(other)),
  )

/** Takes in whoever shares enough with a member or two, one after the other, until nobody does. */
function grow(members: Set<string>, near: Near, taken: Set<string>): void {
  for (let isGrown = true; isGrown && members.size < GROUP_MAX; ) {
    isGrown = false
    for (const id of candidatesOf(members, near)) {
      if (taken.has(id) || members.size >= GROUP_MAX || !joins(id, members, near)) continue
      members.add(id)
      taken.add(id)
      isGrown = true
    }
  }
}

const candidatesOf = (members: ReadonlySet<string>, near: Near): string[] => [
  ...new Set(
    [...members].flatMap((id) =>
      (near.get(id) ?? []).map(({ one, other }) => (one === id ? other : one)),
    ),
  ),
]

function joins(id: string, members: ReadonlySet<string>, near: Near): boolean {
  const weights = (near.get(id) ?? [])
    .filter(({ one, other }) => members.has(one === id ? other : one))
    .map(({ weight }) => weight)
  return (
    weights.some((weight) => weight >= JOINS_ONE) ||
    weights.filter((weight) => weight >= JOINS_TWO).length >= 2
  )
}
