import type { Round } from '../../../protocol.ts'
import type { Telling } from '../../../screens/game/game-screen.ts'
import { EMPTY, type Frame, restOf, type Slot, stateIn } from './shown.ts'

type Hand = 'player' | 'dealer' | 'board'
type Step = { hand: Hand; place: number; isDown?: boolean; ms: number }

/** From one dealt card to the next, and after the last. */
const DEAL_MS = 180
const LAST_MS = 280
/** Turn and river, and the dealer's cards. */
const BOARD_MS = 420
const OPEN_MS = 420

const DEAL: readonly Step[] = [
  { hand: 'player', place: 0, ms: DEAL_MS },
  { hand: 'dealer', place: 0, isDown: true, ms: DEAL_MS },
  { hand: 'player', place: 1, ms: DEAL_MS },
  { hand: 'dealer', place: 1, isDown: true, ms: DEAL_MS },
  { hand: 'board', place: 0, ms: DEAL_MS },
  { hand: 'board', place: 1, ms: DEAL_MS },
  { hand: 'board', place: 2, ms: LAST_MS },
]

const CALL: readonly Step[] = [
  { hand: 'board', place: 3, ms: BOARD_MS },
  { hand: 'board', place: 4, ms: BOARD_MS },
  { hand: 'dealer', place: 0, ms: OPEN_MS },
  { hand: 'dealer', place: 1, ms: OPEN_MS },
]

/** The deal, or what a call brings. A fold opens nothing. */
export async function tell({ round, before, show, wait, sound }: Telling<Frame>): Promise<void> {
  const steps = stepsOf(round, before)
  if (steps.length === 0) return
  const over = restOf(stateIn(round))
  let frame = before ? restOf(stateIn(before)) : EMPTY
  frame = { ...frame, state: { ...stateIn(round), board: [...stateIn(round).board] } }
  show(frame)
  await wait(DEAL_MS)
  for (const step of steps) {
    frame = after(frame, step, over)
    show(frame)
    sound('card')
    await wait(step.ms)
  }
}

function stepsOf(round: Round, before: Round | null): readonly Step[] {
  const { end } = stateIn(round)
  // A round that was over before the page came has nothing to tell.
  if (!before) return end ? [] : DEAL
  return end === 'called' ? CALL : []
}

function after(frame: Frame, { hand, place, isDown = false }: Step, over: Frame): Frame {
  const slot: Slot = isDown ? 'down' : (over[hand][place] ?? null)
  return {
    ...frame,
    [hand]: frame[hand].map((one, at) => (at === place ? slot : one)),
    fresh: [...frame.fresh, `${hand}${place}`],
  }
}
