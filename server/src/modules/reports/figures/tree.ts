import type { GameRow, PlayRow, SettledRow } from '../read/rows.ts'

/** Sums of a product, a supplier or a game; the parts of each come to it. E5. */
export type Sums = {
  bets: bigint
  stakes: bigint
  stakesBonus: bigint
  wins: bigint
  winsBonus: bigint
  ggr: bigint
  /** What the house may expect of the stakes, and of which stakes that is known. */
  expected: bigint
  known: bigint
}
export type GameSums = Sums & { key: string; rounds: Pick<GameRow, 'ss' | 'sw' | 'ww'> }
export type SupplierSums = Sums & { key: string; games: GameSums[] }
export type ProductSums = Sums & { key: string; suppliers: SupplierSums[] }

export const SPORT = 'sport'
const BP = 10_000n

const nothing = (): Sums => ({
  bets: 0n,
  stakes: 0n,
  stakesBonus: 0n,
  wins: 0n,
  winsBonus: 0n,
  ggr: 0n,
  expected: 0n,
  known: 0n,
})

export function sumOf(parts: readonly Sums[]): Sums {
  const sums = nothing()
  for (const part of parts)
    for (const name of Object.keys(sums) as (keyof Sums)[]) sums[name] += part[name]
  return sums
}

export const groupsOf = <Row>(
  rows: readonly Row[],
  of: (row: Row) => string,
): [string, Row[]][] => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(of(row))
    if (group) group.push(row)
    else groups.set(of(row), [row])
  }
  return [...groups]
}

type Rows = { play: readonly GameRow[]; settled: readonly SettledRow[] }
/** Of each game by its code, hundredths of a percent. */
type Declared = ReadonlyMap<string, { rtpBp: number }>

/** By product, supplier and game, the greatest GGR first. Of sports the GGR is that of the bets settled. */
export function treeOf({ play, settled }: Rows, declared: Declared): ProductSums[] {
  const casino = groupsOf(
    play.filter(({ product }) => product !== SPORT),
    ({ product }) => product,
  ).map(([key, rows]) => productOf(key, rows, declared))
  const sport = sportOf(
    play.filter(({ product }) => product === SPORT),
    settled,
  )
  return byGgr(sport ? [...casino, sport] : casino)
}

const byGgr = <One extends Sums>(all: One[]): One[] =>
  all.sort((one, other) => Number(other.ggr > one.ggr) - Number(other.ggr < one.ggr))

function productOf(key: string, rows: readonly GameRow[], declared: Declared): ProductSums {
  const suppliers = groupsOf(rows, ({ provider }) => provider).map(([supplier, own]) => {
    const games = groupsOf(own, ({ game }) => game).map(([game, all]) =>
      gameOf(game, all, declared),
    )
    return { ...sumOf(games), key: supplier, games: byGgr(games) }
  })
  return { ...sumOf(suppliers), key, suppliers: byGgr(suppliers) }
}

function gameOf(key: string, rows: readonly GameRow[], declared: Declared): GameSums {
  const played = playedOf(rows)
  const rtpBp = declared.get(key)?.rtpBp
  const edge = rtpBp === undefined ? undefined : BP - BigInt(rtpBp)
  const rounds = { ss: 0, sw: 0, ww: 0 }
  for (const { ss, sw, ww } of rows) {
    rounds.ss += ss
    rounds.sw += sw
    rounds.ww += ww
  }
  return {
    ...played,
    key,
    ggr: played.stakes - played.wins,
    expected: edge === undefined ? 0n : (played.stakes * edge) / BP,
    known: edge === undefined ? 0n : played.stakes,
    rounds,
  }
}

function playedOf(rows: readonly GameRow[]): Sums {
  const sums = nothing()
  for (const { own, bets, stakesE5, winsE5 } of rows) {
    sums.bets += bets
    sums.stakes += stakesE5
    sums.wins += winsE5
    if (own) continue
    sums.stakesBonus += stakesE5
    sums.winsBonus += winsE5
  }
  return sums
}

function sportOf(
  play: readonly GameRow[],
  settled: readonly SettledRow[],
): ProductSums | undefined {
  const names = [...new Set([...play, ...settled].map(({ provider }) => provider))]
  if (names.length === 0) return undefined
  const suppliers = names.map((key) => {
    const own = settled.filter(({ provider }) => provider === key)
    const sums = playedOf(play.filter(({ provider }) => provider === key))
    for (const { stakesE5, payoutsE5, pricedE5, marginE5 } of own) {
      sums.ggr += stakesE5 - payoutsE5
      sums.expected += marginE5
      sums.known += pricedE5
    }
    return { ...sums, key, games: [] }
  })
  return { ...sumOf(suppliers), key: SPORT, suppliers: byGgr(suppliers) }
}

type DayRows = { play: readonly PlayRow[]; settled: readonly SettledRow[] }

/** The GGR of each product, as {@link treeOf} has it. */
export function ggrOf({ play, settled }: DayRows): Map<string, bigint> {
  const ggr = new Map<string, bigint>()
  const add = (product: string, more: bigint) => ggr.set(product, (ggr.get(product) ?? 0n) + more)
  // What is staked on sports counts once it is settled.
  for (const { product, stakesE5, winsE5 } of play)
    add(product, product === SPORT ? 0n : stakesE5 - winsE5)
  for (const { stakesE5, payoutsE5 } of settled) add(SPORT, stakesE5 - payoutsE5)
  return ggr
}
