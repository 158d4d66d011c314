import { commitmentOf, randomOf } from '../../../../fairness/seeds.ts'
import type { AnyModes } from '../../../find-modes.ts'
import type { Json } from '../../../game.ts'

/** The largest |z| that chance alone passes once in a thousand. */
export const Z_MAX = 3.29

const STAKE_KURUS = 300

export type Played = { rtpZ: number; hitZ: number; most: number; isWhole: boolean }

/** Rounds of a machine with real draws, beside what it declares. */
export function playMany(modes: AnyModes, rounds: number): Played {
  const [declared] = modes.declared()
  if (!declared) throw new Error(`${modes.name} declares nothing`)
  const pair = { serverSeed: commitmentOf(modes.name), clientSeed: 'makine' }
  const bet: Json = { stakeKurus: STAKE_KURUS }
  let [sum, hits, most, isWhole] = [0, 0, 0, true]
  for (let nonce = 0; nonce < rounds; nonce++) {
    const state = modes.game.begin(bet, randomOf(pair, nonce))
    const returned = modes.game.returnOf(state) ?? Number.NaN
    isWhole &&= Number.isSafeInteger(returned)
    sum += returned
    hits += returned > 0 ? 1 : 0
    most = Math.max(most, returned / STAKE_KURUS)
  }
  const rate = declared.hitRate ?? 0
  const error = declared.deviation / Math.sqrt(rounds)
  return {
    rtpZ: (sum / rounds / STAKE_KURUS - declared.rtp) / error,
    hitZ: (hits / rounds - rate) / Math.sqrt((rate * (1 - rate)) / rounds),
    most,
    isWhole,
  }
}
