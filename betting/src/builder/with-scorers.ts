import type { PlayerExpectation } from '../prices/football/expectation.ts'
import type { FootballModel } from '../prices/football/football.ts'
import { bisect } from '../prices/solving/bisect.ts'
import { GOALS_MAX, goalsToCome } from './joint.ts'
import { scoredAmong, scorerLeg } from './scorers.ts'

/** A player whose side is known, and the fair chance that a market of his is told at now. */
export type ToldScorer = {
  id: string
  side: 'home' | 'away'
  key: 'player.first' | 'player.any' | 'player.two'
  p: number
}

/** A share is a millionth off by then. */
const HALVINGS = 20
/** What says most of a player’s share comes first. */
const ORDER = ['player.any', 'player.two', 'player.first']

/**
 * The match with the players of a builder. A player’s share of the goals of his side is the one at which his market
 * has its told chance, in the model’s own goals.
 */
export function withScorers(model: FootballModel, told: readonly ToldScorer[]): FootballModel {
  const players = new Map<string, PlayerExpectation>()
  for (const key of ORDER) {
    for (const one of told.filter((each) => each.key === key && !players.has(each.id))) {
      players.set(one.id, playerOf(one, shareOf(model, one)))
    }
  }
  return named(model, [...players.values()])
}

/** One whose market is decided, or cannot be read, has none. */
function shareOf(model: FootballModel, one: ToldScorer): number {
  const own = named(model, [playerOf(one, 0)])
  const leg = scorerLeg(own, { key: one.key, line: null, selection: one.id })
  if (!leg) return 0
  const goals = goalsToCome(model, leg)
  const at = (share: number) =>
    scoredAmong([{ ...leg, share }], GOALS_MAX).reduce(
      (sum, chance, n) => sum + chance * (goals[n] ?? 0),
      0,
    )
  return bisect(at, one.p, 0, 1, HALVINGS)
}

const playerOf = ({ id, side }: ToldScorer, goalShare: number): PlayerExpectation => ({
  id,
  side,
  goalShare,
  assistShare: 0,
  sot: 0,
  cards: 0,
})

const named = (model: FootballModel, players: readonly PlayerExpectation[]): FootballModel => ({
  ...model,
  course: { ...model.course, expectation: { ...model.course.expectation, players } },
})
