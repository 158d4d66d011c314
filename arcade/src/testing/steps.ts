import { setImmediate } from 'node:timers/promises'
import { randomOf, type SeedPair } from '../fairness/seeds.ts'
import type { AnyGame } from '../games/find-game.ts'
import { type AnyModes, MODES } from '../games/find-modes.ts'
import type { Json, Kurus } from '../games/game.ts'
import { seededRandom } from './fault-injection/seeded-random.ts'

/** One command of a round. */
export type Step = {
  /** What could be done before it, what was done, and whether that decided the round: no cards and no sums. */
  name: string
  command: 'begin' | 'move' | 'finish'
  /** Of a move alone. */
  move: Json | null
  priceKurus: Kurus
  /** Whether the win is paid within it. */
  pays: boolean
}

/** A way through a round from its bet to its end. */
export type Walk = { bet: Json; steps: Step[] }

/** Bets that no mode has: those of several places. */
const FURTHER_BETS: Record<string, Json[]> = {
  zar_han_blackjack: [{ stakesKurus: [1_000, 500] }],
}
const BETS_MAX = 12

/** Some of the bets that the game's modes are made of. */
export function betsOf({ game, declared, betOf }: AnyModes): Json[] {
  const modes = declared()
  const every = Math.ceil(modes.length / BETS_MAX)
  const some = modes.filter((_, index) => index % every === 0)
  const bets = some.flatMap(({ mode }) => betOf(mode) ?? [])
  return [...bets, ...(FURTHER_BETS[game.code] ?? [])]
}

/** Every game whose rounds go on after the bet, found by its rules. */
export const STEPPED_GAMES: readonly AnyModes[] = MODES.filter((modes) => {
  const bet = betsOf(modes)[0]
  if (bet === undefined) return false
  const state = modes.game.begin(bet, randomOf({ serverSeed: 'steps', clientSeed: 'steps' }, 0))
  return modes.game.choicesOf(state).length > 0
})

/** A round of the seeds' first nonce with this bet, whose moves `pick` chooses. */
export function walk(game: AnyGame, bet: Json, seeds: SeedPair, pick: () => number): Walk {
  const random = randomOf(seeds, 0)
  let state = game.begin(bet, random)
  const paid = new Set<string>()
  // A slot's win is paid once its page has shown the round.
  const isShownFirst = game.kind === 'slot'
  const isOver = () => game.returnOf(state) !== undefined
  const stepOf = (before: string, move: Json | null, priceKurus: Kurus): Step => ({
    name: `${game.code}: ${before}, ${nameOf(move)}, ${isOver() ? 'over' : 'goes on'}`,
    command: move === null ? 'begin' : 'move',
    move,
    priceKurus,
    pays: isOver() && !isShownFirst,
  })
  const steps = [stepOf('bet', null, game.stakeOf(bet))]
  while (!isOver()) {
    const choices = game.choicesOf(state).filter((move) => !game.whyNot(state, move))
    const move = choices[Math.floor(pick() * choices.length)]
    if (move === undefined) throw new Error(`${game.code} has nothing to choose and is not over`)
    const priceKurus = game.priceOf(state, move)
    const before = `${[...paid].sort()} of ${[...new Set(choices.map(nameOf))]}`
    state = game.play(state, move, random)
    steps.push(stepOf(before, move, priceKurus))
    if (priceKurus > 0) paid.add(nameOf(move))
  }
  if (isShownFirst) {
    const name = `${game.code}: finish`
    steps.push({ name, command: 'finish', move: null, priceKurus: 0, pays: true })
  }
  return { bet, steps }
}

/** Without places and cards: `open`, `call higher`, `insure false`. */
function nameOf(move: Json | null): string {
  const words = Object.entries(move ?? {}).map(([name, value]) =>
    typeof value === 'string' || value === false ? `${name} ${value}` : name,
  )
  return words.join(' ')
}

/** The steps that so many rounds of random bets and moves come to, each once. */
export function stepsOf(modes: AnyModes, rounds: number, seed: number): Step[] {
  const found = new Map<string, Step>()
  for (const { steps } of walks(modes, 'steps', rounds, seed)) {
    for (const step of steps) found.set(step.name, step)
  }
  return [...found.values()]
}

const TRIES_MAX = 1_000_000
const TRIES_AT_ONCE = 10

/** A client seed, a bet and moves that lead from this server seed to the step of this name. */
export async function wayTo(modes: AnyModes, name: string, serverSeed: string) {
  let tried = 0
  for (const found of walks(modes, serverSeed, TRIES_MAX, 0)) {
    const at = found.steps.findIndex((step) => step.name === name)
    if (at >= 0) return { ...found, at }
    // What else waits for this thread has its turn.
    if (++tried % TRIES_AT_ONCE === 0) await setImmediate()
  }
  throw new Error(`no round comes to ${name}`)
}

function* walks(modes: AnyModes, serverSeed: string, rounds: number, seed: number) {
  const bets = betsOf(modes)
  for (let round = 0; round < rounds; round++) {
    const clientSeed = `round-${seed}-${round}`
    const pick = seededRandom(seed + round)
    const bet = bets[Math.floor(pick() * bets.length)] ?? null
    yield { clientSeed, ...walk(modes.game, bet, { serverSeed, clientSeed }, pick) }
  }
}
