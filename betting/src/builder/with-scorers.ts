import type { PlayerExpectation } from '../prices/football/expectation.ts'
import type { FootballModel } from '../prices/football/football.ts'
import { bisect } from '../prices/solving/bisect.ts'
import { jointChance } from './joint.ts'
import { scorerLeg } from './scorers.ts'

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
      const goalShare = bisect((share) => chanceAt(model, one, share), one.p, 0, 1, HALVINGS)
      players.set(one.id, playerOf(one, goalShare))
    }
  }
  return named(model, [...players.values()])
}

function chanceAt(model: FootballModel, one: ToldScorer, share: number): number {
  const own = named(model, [playerOf(one, share)])
  const leg = scorerLeg(own, { key: one.key, line: null, selection: one.id })
  return leg ? jointChance(own, [leg]) : 0
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
