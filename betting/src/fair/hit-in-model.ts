import type { Market } from '../markets/market.ts'
import type { Board, MatchNow } from '../match/match-now.ts'
import { fairChance, type MarketChances } from '../prices/chances.ts'
import { chancesOf, type Model } from '../prices/model.ts'
import { bisect } from '../prices/solving/bisect.ts'
import { type Family, familiesOf, type Point } from './families.ts'
import type { Hit } from './hit.ts'

/** The chance of a hit hardly moves with what is expected: a part in some hundreds of the span is enough. */
const HALVINGS = 9

/**
 * The chance that a line’s number is hit in the sport’s model, from where the match stands. What is expected of the
 * rest is fitted, one number after the other: who wins, by the told winner; how much falls, by the board’s most even
 * total; and last, by its own chance, what the line reads. A side’s own number follows from the first two.
 */
export function hitInModel(now: MatchNow, market: Market, hit: Hit, fair: number): number {
  const name = `${market.key} ${market.line}`
  const known = knownOf.get(now) ?? new Map<string, number>()
  knownOf.set(now, known)
  const chance = known.get(name) ?? asked(now, { market, hit, fair })
  known.set(name, chance)
  return chance
}

/** A fit takes some ten milliseconds: a line is asked of a match once, however many bets are on it. */
const knownOf = new WeakMap<MatchNow, Map<string, number>>()

function asked(now: MatchNow, own: Own): number {
  const { market, hit } = own
  const models = familiesOf(now, market).map((family) =>
    'model' in family ? family.model : fitted(family, now, own),
  )
  const model = models.length > 1 ? nearest(models, now.board, own) : models[0]
  const chances = model && chancesOf(model, market)
  const { push = 0, halfWin = 0, halfLoss = 0 } = chances?.get(hit.rule.sides[0]) ?? {}
  return push + halfWin + halfLoss
}

/** The first of the models that are least off what is told of the market’s other lines. */
function nearest(models: readonly Model[], board: Board, { market, hit }: Own): Model | undefined {
  const told = board.filter(
    ({ isOpen, key, selection }) => isOpen && key === market.key && selection === hit.rule.sides[0],
  )
  const offBy = (model: Model) =>
    told.reduce((sum, row) => {
      const chances = chancesOf(model, row)
      return sum + Math.abs((chances ? fairOf(chances, row.selection) : 0) - row.p)
    }, 0)
  const gaps = models.map(offBy)
  return models[gaps.indexOf(Math.min(...gaps))]
}

type Fitted = Exclude<Family, { model: Model }>
type Own = { market: Market; hit: Hit; fair: number }
/** What is told of one market, and which of the two it moves. */
type Guide = {
  moves: keyof Point
  market: Market
  of: (chances: MarketChances) => number
  p: number
}

function fitted(family: Fitted, { board }: MatchNow, { market, hit, fair }: Own): Model {
  const { reads, sides } = hit.rule
  const of = (chances: MarketChances) => fairOf(chances, sides[0])
  const own: Guide = { moves: reads === 'margin' ? 'lead' : 'level', market, of, p: fair }
  const winner = winnerGuide(
    board,
    family.winner.filter((key) => key !== market.key),
  )
  const total = totalGuide(board, family.total)
  const guides = {
    margin: [winner, total, own],
    total: [winner, own],
    home: [winner, total ?? own],
    away: [winner, total ?? own],
  }[reads]
  const start: Point = { lead: middleOf(family.lead), level: family.level.usual }
  const point = guides.reduce<Point>((at, guide) => (guide ? moved(family, at, guide) : at), start)
  return family.modelAt(point)
}

const fairOf = (chances: MarketChances, selection: string): number => {
  const own = chances.get(selection)
  return own ? fairChance(own) : 0
}

const middleOf = ({ from, to }: { from: number; to: number }) => (from + to) / 2

/** Where the guide’s market has its told chance, which rises with what is moved. */
function moved(family: Fitted, point: Point, { moves, market, of, p }: Guide): Point {
  const { from, to } = family[moves]
  if (from === to) return point
  let isPriced = true
  const at = (value: number) => {
    const chances = chancesOf(family.modelAt({ ...point, [moves]: value }), market)
    isPriced &&= chances !== undefined
    return chances ? of(chances) : p
  }
  const value = bisect(at, p, from, to, HALVINGS)
  return isPriced ? { ...point, [moves]: value } : point
}

/** The first of these markets that is for sale: who wins, and of three results who of the two. */
function winnerGuide(board: Board, keys: readonly string[]): Guide | undefined {
  for (const key of keys) {
    const told = (selection: string) =>
      board.find((row) => row.isOpen && row.key === key && row.selection === selection)?.p
    const [home, away] = [told('1'), told('2')]
    if (home === undefined || away === undefined || home + away === 0) continue
    const of = (chances: MarketChances) => {
      const [one, two] = [fairOf(chances, '1'), fairOf(chances, '2')]
      return one / (one + two)
    }
    return { moves: 'lead', market: { key, line: null }, of, p: home / (home + away) }
  }
  return undefined
}

/** The most even total of the board. */
function totalGuide(board: Board, keys: readonly string[]): Guide | undefined {
  const totals = board.filter(
    ({ key, selection, isOpen }) => isOpen && selection === 'over' && keys.includes(key),
  )
  const [main] = totals.toSorted((a, b) => Math.abs(a.p - 0.5) - Math.abs(b.p - 0.5))
  return (
    main && { moves: 'level', market: main, of: (chances) => fairOf(chances, 'over'), p: main.p }
  )
}
