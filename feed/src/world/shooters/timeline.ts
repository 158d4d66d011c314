import type { Shooter } from '@zar/betting/prices/cs2-valorant/map'
import type { EsportsMap } from '@zar/betting/settlement/esports/facts'
import { bestOfSeries, type Fixture, leadOf, type Side, type Two } from '../fixture.ts'
import { normalOf, type Random, randomOf, wholeFrom } from '../random.ts'
import type { Step } from '../stepped/steps.ts'

/** How much more of the rounds the best of a league wins than the worst, and how much maps differ. */
const SPREAD = 0.13
const MAP_NOISE = 0.025
const ROUND_S = { least: 62, most: 118 }
const HALF_S = 75
const MAP_BREAK_S = 600
const PLANTED = 0.45
const PLANTED_S = 35
const MAP_STOP_S = 20
const HALF_ROUNDS = 12

export type Map = Pick<EsportsMap, 'winner' | 'rounds' | 'roundWinners' | 'hasOvertime'> & {
  rounds: Two
}

export type ShooterState = {
  maps: readonly Map[]
  /** Of the map that is played. */
  winners: readonly Side[]
  mapStartS: number
}
export const START: ShooterState = { maps: [], winners: [], mapStartS: 0 }

/** Rounds of the sides. */
export const roundsOf = (winners: readonly Side[]): Two => [
  winners.filter((side) => side === '1').length,
  winners.filter((side) => side === '2').length,
]

export const wonMaps = (maps: readonly Map[]): Two => roundsOf(maps.map(({ winner }) => winner))

/** The chance that the home side takes a round, map by map. */
export function roundsExpected(fixture: Fixture): [number, ...number[]] {
  const random = randomOf('maps', fixture.id)
  const on = () => 0.5 + (SPREAD * leadOf(fixture)) / 2 + MAP_NOISE * normalOf(random)
  return [on(), ...Array.from({ length: bestOfSeries(fixture) - 1 }, on)]
}

/** Twelve all is played on: in CS2 until one has four of six rounds, in Valorant by two. */
function isMapOver(game: Shooter, [home, away]: Two): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)]
  if (least < HALF_ROUNDS) return most > HALF_ROUNDS
  if (game === 'valorant') return most - least >= 2
  return most > HALF_ROUNDS + 3 * (Math.floor((least - HALF_ROUNDS) / 3) + 1)
}

/** Every round of a match. */
export function stepsOf(seed: string, game: Shooter, fixture: Fixture): Step<ShooterState>[] {
  const random = randomOf(seed, 'match', fixture.id)
  const chances = roundsExpected(fixture)
  const steps: Step<ShooterState>[] = []
  const toWin = Math.ceil(bestOfSeries(fixture) / 2)
  let state = START
  let atS = 0
  while (Math.max(...wonMaps(state.maps)) < toWin) {
    const lengthS = wholeFrom(random, ROUND_S.least, ROUND_S.most)
    const planted = plantedAt(random, atS, lengthS)
    if (planted) steps.push({ ...planted, state })
    atS += lengthS
    const winner = random() < (chances[state.maps.length] ?? chances[0]) ? '1' : '2'
    const before = state.maps.length
    state = afterRound(game, state, winner, atS)
    const isMap = state.maps.length > before
    const stop = { groups: ['all'] as const, forS: MAP_STOP_S }
    steps.push({ atS, state, ...(isMap && { reason: 'map', stop }) })
    if (isMap) atS += MAP_BREAK_S
    else if (state.winners.length === HALF_ROUNDS) atS += HALF_S
  }
  return steps
}

/** The bomb closes the markets of the map until the round is over. */
function plantedAt(random: Random, atS: number, lengthS: number) {
  if (random() >= PLANTED) return undefined
  const stop = { groups: ['period'] as const, forS: PLANTED_S }
  return { atS: atS + lengthS - PLANTED_S, reason: 'bomb_planted', stop }
}

function afterRound(
  game: Shooter,
  { maps, winners, mapStartS }: ShooterState,
  winner: Side,
  atS: number,
): ShooterState {
  const roundWinners = [...winners, winner]
  const rounds = roundsOf(roundWinners)
  if (!isMapOver(game, rounds)) return { maps, winners: roundWinners, mapStartS }
  const hasOvertime = Math.min(...rounds) >= HALF_ROUNDS
  const map: Map = { winner, rounds, roundWinners, hasOvertime }
  return { maps: [...maps, map], winners: [], mapStartS: atS + MAP_BREAK_S }
}
