import type { AnyModes } from './find-modes.ts'
import type { Json, Random } from './game.ts'

/** What rounds of a mode came to. `z` is how many standard errors lie between measured and declared. */
export type Simulated = { rounds: number; rtp: number; z: number }

/** More moves than any round has. */
const MOVES_MAX = 1_000

/**
 * Plays rounds of a mode by the rules that the arcade plays by. Each has draws of its own. Answers
 * undefined where the mode is not simulated.
 */
export function simulate(
  modes: AnyModes,
  mode: string,
  { rounds, randomOf }: { rounds: number; randomOf: (round: number) => Random },
): Simulated | undefined {
  const declared = modes.declared().find((one) => one.mode === mode)
  const bet = modes.betOf(mode)
  if (!declared || bet === undefined) return undefined
  let [counted, units] = [0, 0]
  for (let round = 0; counted < rounds; round++) {
    const played = playRound(modes, mode, { bet, random: randomOf(round) })
    if (played === undefined) continue
    counted += 1
    units += played
  }
  const rtp = units / rounds
  return { rounds, rtp, z: ((rtp - declared.rtp) / declared.deviation) * Math.sqrt(rounds) }
}

type Start = { bet: Json; random: Random }

/** The return by the first stake, less what further stakes cost; undefined of another mode's round. */
function playRound(modes: AnyModes, mode: string, { bet, random }: Start): number | undefined {
  const { game } = modes
  let state = game.begin(bet, random)
  if (modes.isOf && !modes.isOf(mode, state)) return undefined
  const first = game.stakeOf(bet)
  let stakedKurus = first
  for (let moves = 0; game.returnOf(state) === undefined; moves++) {
    const move = modes.moveIn?.(mode, state)
    const why = move === undefined ? 'no move' : game.whyNot(state, move)
    if (move === undefined || why || moves > MOVES_MAX)
      throw new Error(`${modes.name} ${mode} does not go on: ${why}`)
    stakedKurus += game.priceOf(state, move)
    state = game.play(state, move, random)
  }
  const part = modes.measure?.(mode, state)
  if (part) return part.returnedKurus / part.stakedKurus
  return 1 + ((game.returnOf(state) ?? 0) - stakedKurus) / first
}
