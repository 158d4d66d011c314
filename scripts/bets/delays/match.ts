import { poissonTerms } from '../../../betting/src/prices/distributions/poisson.ts'
import { putMarginIn } from '../../../contract/src/betting/margin/power.ts'
import { ladderOdds } from '../../../contract/src/betting/odds.ts'

/** A football match by its goals and attacks, in seconds of play. */
export type Match = { incidents: readonly Incident[] }
export type Incident = { atS: number; side: 0 | 1; isGoal: boolean; isSeen: boolean }

export const MATCH_S = 5_640
/** An attack is seen so long before what comes of it; the company stops goal markets for so long after. */
export const ATTACK_S = 8
const DANGER_S = 9
const GOAL_STOP_S = 40
/** The company tells new prices so often. */
const PRICED_EVERY_S = 5

const GOALS = [1.5, 1.2] as const
const CORNERS = [5.6, 4.7] as const
const BOOK_LIVE = 1.06
const GOALS_MAX = 10

/** `unseen`: the share of goals that no attack is told before. */
export function playMatch(random: () => number, unseen: number): Match {
  const incidents = ([0, 1] as const).flatMap((side) => [
    ...happen(random, GOALS[side]).map((atS) => ({
      atS,
      side,
      isGoal: true,
      isSeen: random() >= unseen,
    })),
    ...happen(random, CORNERS[side]).map((atS) => ({ atS, side, isGoal: false, isSeen: true })),
  ])
  return { incidents: incidents.sort((one, other) => one.atS - other.atS) }
}

function happen(random: () => number, mean: number): number[] {
  const times: number[] = []
  for (let atS = 0; ; ) {
    atS += (-Math.log(1 - random()) * MATCH_S) / mean
    if (atS >= MATCH_S) return times
    times.push(atS)
  }
}

const leadAt = ({ incidents }: Match, atS: number): number =>
  incidents.reduce(
    (lead, { isGoal, side, atS: wonS }) =>
      isGoal && wonS <= atS ? lead + (side === 0 ? 1 : -1) : lead,
    0,
  )

/** The chances of 1, X and 2 from a lead at a time. */
export function chancesFrom(lead: number, atS: number): [number, number, number] {
  const left = Math.max(0, MATCH_S - atS) / MATCH_S
  const [ofHome, ofAway] = GOALS.map((mean) => poissonTerms(mean * left, GOALS_MAX))
  const sums: [number, number, number] = [0, 0, 0]
  for (const [x, px] of (ofHome ?? []).entries()) {
    for (const [y, py] of (ofAway ?? []).entries()) {
      const ahead = lead + x - y
      sums[ahead > 0 ? 0 : ahead === 0 ? 1 : 2] += px * py
    }
  }
  return sums
}

/** What whoever sees the pitch knows: an attack that runs ends in a goal as often as attacks do. */
export function trueChances(match: Match, atS: number): [number, number, number] {
  const lead = leadAt(match, atS)
  const attack = match.incidents.find(
    (one) => one.isSeen && one.atS - ATTACK_S <= atS && atS < one.atS,
  )
  const usual = chancesFrom(lead, atS)
  if (!attack) return usual
  const { side } = attack
  const goal = GOALS[side] / (GOALS[side] + CORNERS[side])
  const after = chancesFrom(lead + (side === 0 ? 1 : -1), atS)
  return usual.map((p, at) => goal * (after[at] ?? 0) + (1 - goal) * p) as [number, number, number]
}

/** A match as the company tells it, a lag after it happens. */
export type Told = {
  oddsMilli: readonly (number | null)[]
  /** Of the event’s material changes. */
  material: number
  market: 'open' | 'danger' | 'closed'
  /** When a fair chance last moved by two points. */
  movedS: number
}

export function toldAt(match: Match, atS: number, lagS: number): Told {
  const heardS = atS - lagS
  const goals = match.incidents.filter(({ isGoal, atS: wonS }) => isGoal && wonS <= heardS)
  const last = goals.at(-1)
  const isStopped = last !== undefined && heardS < last.atS + GOAL_STOP_S
  const isInDanger = match.incidents.some(
    ({ isSeen, atS: cameS }) =>
      isSeen && cameS - ATTACK_S <= heardS && heardS < cameS - ATTACK_S + DANGER_S,
  )
  // While all is stopped the prices are those of before.
  const pricedS = isStopped
    ? last.atS - 0.001
    : Math.max(
        Math.floor(heardS / PRICED_EVERY_S) * PRICED_EVERY_S,
        last ? last.atS + GOAL_STOP_S : 0,
      )
  const chances = chancesFrom(leadAt(match, pricedS), Math.max(0, pricedS))
  const odds = putMarginIn(chances, BOOK_LIVE).map((one) => ladderOdds(Math.round(one)))
  return {
    oddsMilli: odds,
    material: goals.length,
    market: isStopped ? 'closed' : isInDanger ? 'danger' : 'open',
    movedS: last ? last.atS + GOAL_STOP_S + lagS : 0,
  }
}
