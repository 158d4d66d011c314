import type { Telling } from '../../game/game-screen.ts'
import type { Voice } from '../../kit/sound/voices.ts'
import { type FallTimes, landingsOf, leaveMs, stepTimes } from './fall-times.ts'
import { type Fall, leavingCells, type Shape } from './falls.ts'

/** How far a chain of falls is. */
export type Falling = {
  /** Of this chain, so that each falls anew. */
  id: string
  step: number
  /**
   * What lay before leaves, new things fall, they lie, those that won are marked, those go. Nothing of
   * a grid is in the page before it falls, and nothing of a win before it is marked.
   */
  at: 'leaving' | 'falling' | 'lying' | 'won' | 'going'
  isFast: boolean
}

/** What lies cannot be read: it is on its way. */
export const isMoving = (falling: Falling | null): boolean =>
  falling?.at === 'leaving' || falling?.at === 'falling'

type Chain = {
  id: string
  falls: readonly Fall[]
  shape: Shape
  times: FallTimes
  isFast: boolean
  show: (falling: Falling) => void
  /** The things begin to fall, those of a column land, those that won are marked. */
  onFall?: () => void
  onLanding?: () => void
  onWon?: (step: number) => void
  /** Before those that won go: what they are multiplied by. */
  beforeGoing?: (step: number) => Promise<void>
}

type Waiting = Pick<Telling<unknown>, 'wait'>

/** Tells a chain: grid after grid falls, what won in each is shown and goes. */
export async function tellFalls({ wait }: Waiting, chain: Chain): Promise<void> {
  const { id, falls, shape, times, isFast, show, onFall, onLanding, onWon } = chain
  show({ id, step: 0, at: 'leaving', isFast })
  await wait(leaveMs(shape, times, isFast))
  for (const [step, fall] of falls.entries()) {
    const showAt = (at: Falling['at']) => show({ id, step, at, isFast })
    const landings = landingsOf(fall, shape, times, { step, isFast })
    const { fallMs, firstWinMs, wonMs, goMs } = stepTimes(landings, times, { step, isFast })
    showAt('falling')
    onFall?.()
    await passLandings(wait, landings, fallMs, onLanding)
    showAt('lying')
    await wait(firstWinMs)
    if (leavingCells(fall).length === 0) return
    showAt('won')
    onWon?.(step)
    await wait(wonMs)
    await chain.beforeGoing?.(step)
    if (step === falls.length - 1) return
    showAt('going')
    await wait(goMs)
  }
}

async function passLandings(
  wait: Waiting['wait'],
  landings: readonly number[],
  wholeMs: number,
  onLanding: (() => void) | undefined,
): Promise<void> {
  let passedMs = 0
  for (const ms of landings) {
    const at = Math.min(ms, wholeMs)
    await wait(at - passedMs)
    passedMs = at
    onLanding?.()
  }
  await wait(wholeMs - passedMs)
}

/** The sound of what falls and of what lands. */
export const heardFalling = (
  sound: (voice: Voice) => void,
  [falling, landing]: readonly [Voice, Voice],
) => ({ onFall: () => sound(falling), onLanding: () => sound(landing) })
