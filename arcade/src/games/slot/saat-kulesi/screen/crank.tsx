import { scoped } from '@zar/art/slots/drawing/scope'
import type { Play } from '../../../../screens/game/game-screen.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import { CRANK } from '../../../../screens/slot-art/pieces/crank.ts'
import { DRUM_WORDS } from './words.ts'

type Props = { play: Play; isTurning: boolean }

const { axle, arm, hub, knob } = CRANK
const DRAWING = scoped(
  `${axle}<g class="drums__arm">${arm}</g>${hub}<g class="drums__knob">${knob}</g>`,
  'crank',
)

/** The crank at the case's side spins too. The desk's button is the one that keys reach. */
export function Crank({ play, isTurning }: Props) {
  const isOff = play.phase !== 'ready' || play.isOffline
  return (
    <button
      type="button"
      className={`drums__crank ${isTurning ? 'drums__crank--down' : ''}`}
      aria-label={DRUM_WORDS[play.language].crank}
      aria-disabled={isOff}
      tabIndex={-1}
      onClick={() => !isOff && play.begin({ stakeKurus: play.stakeKurus })}
    >
      <svg viewBox="996 204 124 250" aria-hidden="true">
        <Drawn drawing={DRAWING} />
      </svg>
    </button>
  )
}
