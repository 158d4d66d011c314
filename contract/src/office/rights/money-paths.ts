import type { MoneyEdge, Place } from './edges/edge.ts'
import { RIGHTS, type Right } from './rights.ts'

/** The operations of one path, in the order in which the person comes to the money. */
export type MoneyPath = readonly string[]

/** There anyway, made by others: it can be used without being made. What is not here is good for its owner alone. */
const STANDING: ReadonlySet<Place> = new Set<Place>([
  'open offer',
  'code',
  'cashback rule',
  'jackpot rule',
  'withdrawal rule',
  'clock',
  'payout account',
])
const HOUSE: ReadonlySet<Place> = new Set<Place>(['gateway', 'games', 'promotion'])
const PLAYER: ReadonlySet<Place> = new Set<Place>(['player_cash', 'player_bonus', 'player_debt'])

/** What one person can bring about: each place with the path to it. */
type Made = Map<Place, MoneyPath>

/**
 * Every way in which one person with these rights, and nobody's help, moves the house's money to a player,
 * or a player's money away. A way begins with something that the person does; it goes on by what happens by
 * itself. Who can give rights away has a second account, and so every right, twice.
 */
export function findMoneyPaths(
  edges: readonly MoneyEdge[],
  rights: ReadonlySet<Right>,
): MoneyPath[] {
  const made: Made = new Map()
  const paths = new Map<string, MoneyPath>()
  let before = -1
  while (before !== made.size + paths.size) {
    before = made.size + paths.size
    for (const edge of edges) takeEdge(edge, { rights, made, paths })
  }
  return [...paths.values()]
}

type Search = { rights: ReadonlySet<Right>; made: Made; paths: Map<string, MoneyPath> }

function takeEdge(edge: MoneyEdge, { rights, made, paths }: Search): void {
  const path = pathThrough(edge, made, powersOf(rights, made))
  if (!path) return
  if (isGain(edge)) {
    if (!paths.has(edge.op)) paths.set(edge.op, path)
  } else if (!made.has(edge.to) && !isBounded(edge)) made.set(edge.to, path)
}

type Powers = { rights: ReadonlySet<Right>; persons: number; by: MoneyPath }

function powersOf(rights: ReadonlySet<Right>, made: Made): Powers {
  const by = made.get('a right')
  return by ? { rights: new Set(RIGHTS), persons: Infinity, by } : { rights, persons: 1, by: [] }
}

/** The path that ends with this edge; undefined where the person cannot bring it about, or has no part in it. */
function pathThrough(edge: MoneyEdge, made: Made, powers: Powers): MoneyPath | undefined {
  const { needs, uses = [], isProven } = edge
  if (needs.length > powers.persons) return undefined
  if (!needs.every((right) => powers.rights.has(right))) return undefined
  const own = uses.filter((place) => made.has(place))
  // A fact from outside is true or does not come: only what it is applied to can be the person's.
  if (isProven && own.length === 0) return undefined
  if (uses.some((place) => !made.has(place) && !STANDING.has(place))) return undefined
  if (needs.length === 0 && own.length === 0) return undefined
  const before = needs.length > 1 ? powers.by : []
  return [...new Set([...before, ...own.flatMap((place) => made.get(place) ?? []), edge.op])]
}

const isGain = ({ from, to }: MoneyEdge): boolean =>
  (HOUSE.has(from) && PLAYER.has(to)) || (from === 'player_withdrawal' && to === 'gateway')

/** A fact that is worth no more than a small sum is left to one person. A posting never is: it can be made again. */
const isBounded = ({ bound }: MoneyEdge): boolean => bound !== undefined
