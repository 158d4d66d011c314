import type { Pair } from '../../pair.ts'
import { RHO } from '../dixon-coles.ts'
import { LEAGUE_GOALS } from '../expectation.ts'

/** A match that was played, and how long ago. */
export type PlayedMatch = { home: string; away: string; goals: Pair; daysAgo: number }

/** How a side scores (mean 1 in its league) and what it lets in. */
export type Strength = { attack: number; defence: number }
export type League = {
  sides: ReadonlyMap<string, Strength>
  /** What playing at home multiplies the goals by. */
  homeAdvantage: number
}

/** A match counts half after a year. */
const FADE_PER_DAY = 0.0019
/** A side with fewer matches is drawn towards the league by the matches that are missing. */
const MATCHES_MIN = 8
const ROUNDS_MAX = 500
const PRECISION = 1e-9
const STRENGTH_MIN = 0.02

/** A side of which nothing is known. */
export const MIDDLING: Strength = { attack: 1, defence: LEAGUE_GOALS.away }
export const HOME_ADVANTAGE = LEAGUE_GOALS.home / LEAGUE_GOALS.away

/** λ and μ of two sides: attack by defence, and by the home advantage. */
export function ratesOfSides({ sides, homeAdvantage }: League, home: string, away: string): Pair {
  const host = sides.get(home) ?? MIDDLING
  const guest = sides.get(away) ?? MIDDLING
  return {
    home: host.attack * guest.defence * homeAdvantage,
    away: guest.attack * host.defence,
  }
}

/**
 * The league under which the results are likeliest, recent ones counting more (Dixon, Coles 1997):
 * one strength after another is moved to where the likelihood is level, until none moves.
 */
export function fitLeague(matches: readonly PlayedMatch[]): League {
  const sides = new Map<string, Strength>()
  for (const { home, away } of matches) {
    sides.set(home, { ...MIDDLING })
    sides.set(away, { ...MIDDLING })
  }
  const league = { sides, homeAdvantage: HOME_ADVANTAGE }
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const moved = Math.max(
      moveAttacks(league, matches),
      moveDefences(league, matches),
      moveHomeAdvantage(league, matches),
    )
    if (moved < PRECISION) break
  }
  levelAttacks(sides)
  shrink(sides, matches)
  return league
}

type Fit = { sides: Map<string, Strength>; homeAdvantage: number }

/** Slope of the likelihood by the logarithm of a factor, and the goals that it expects. */
type Push = { slope: number; expected: number }

const moveAttacks = (fit: Fit, matches: readonly PlayedMatch[]) =>
  moveSides(fit, matches, 'attack', ({ home, away }) => ({ lambda: home, mu: away }))

const moveDefences = (fit: Fit, matches: readonly PlayedMatch[]) =>
  moveSides(fit, matches, 'defence', ({ home, away }) => ({ lambda: away, mu: home }))

/** Moves one factor of all sides. `owners` names whose it is in either rate. Gives the widest move. */
function moveSides(
  fit: Fit,
  matches: readonly PlayedMatch[],
  factor: keyof Strength,
  owners: (match: PlayedMatch) => { lambda: string; mu: string },
): number {
  const pushes = new Map<string, Push>([...fit.sides.keys()].map((side) => [side, level()]))
  for (const match of matches) {
    const { lambda, mu } = pull(fit, match)
    const of = owners(match)
    gather(pushes.get(of.lambda), lambda)
    gather(pushes.get(of.mu), mu)
  }
  let widest = 0
  for (const [side, strength] of fit.sides) {
    const move = moveOf(pushes.get(side))
    strength[factor] = Math.max(STRENGTH_MIN, strength[factor] * Math.exp(move))
    widest = Math.max(widest, Math.abs(move))
  }
  return widest
}

function moveHomeAdvantage(fit: Fit, matches: readonly PlayedMatch[]): number {
  const push = level()
  for (const match of matches) gather(push, pull(fit, match).lambda)
  const move = moveOf(push)
  fit.homeAdvantage *= Math.exp(move)
  return Math.abs(move)
}

const level = (): Push => ({ slope: 0, expected: 0 })

function gather(push: Push | undefined, { slope, expected }: Push): void {
  if (!push) return
  push.slope += slope
  push.expected += expected
}

/** A Newton step; without τ the curvature is the expected goals. */
const moveOf = (push: Push | undefined): number =>
  push && push.expected > 0 ? Math.max(-1, Math.min(1, push.slope / push.expected)) : 0

/** What a result pulls on log λ and on log μ, faded. */
function pull(fit: Fit, { home, away, goals, daysAgo }: PlayedMatch): { lambda: Push; mu: Push } {
  const weight = Math.exp(-FADE_PER_DAY * daysAgo)
  const rates = ratesOfSides(fit, home, away)
  const tauPull = pullOfTau(goals, rates)
  return {
    lambda: {
      slope: weight * (goals.home - rates.home + tauPull.home),
      expected: weight * rates.home,
    },
    mu: {
      slope: weight * (goals.away - rates.away + tauPull.away),
      expected: weight * rates.away,
    },
  }
}

/** Slopes of log τ by log λ and log μ. */
function pullOfTau({ home, away }: Pair, { home: lambda, away: mu }: Pair): Pair {
  if (home === 0 && away === 0) {
    const both = (-lambda * mu * RHO) / (1 - lambda * mu * RHO)
    return { home: both, away: both }
  }
  if (home === 0 && away === 1) return { home: (lambda * RHO) / (1 + lambda * RHO), away: 0 }
  if (home === 1 && away === 0) return { home: 0, away: (mu * RHO) / (1 + mu * RHO) }
  return { home: 0, away: 0 }
}

/** Only products are seen: the mean attack is called 1. */
function levelAttacks(sides: Map<string, Strength>): void {
  const attacks = [...sides.values()].map(({ attack }) => attack)
  const mean = attacks.reduce((sum, attack) => sum + attack, 0) / attacks.length
  for (const strength of sides.values()) {
    strength.attack /= mean
    strength.defence *= mean
  }
}

function shrink(sides: Map<string, Strength>, matches: readonly PlayedMatch[]): void {
  for (const [side, strength] of sides) {
    const played = matches.filter(({ home, away }) => home === side || away === side).length
    const trust = Math.min(1, played / MATCHES_MIN)
    strength.attack = trust * strength.attack + (1 - trust) * MIDDLING.attack
    strength.defence = trust * strength.defence + (1 - trust) * MIDDLING.defence
  }
}
