import { type PresenterLook, type PresenterPose, presenter } from '@zar/art/studio/presenter'
import { useMemo } from 'react'
import { Drawn } from '../../../kit/art/drawn.tsx'
import type { RoomState } from '../../room-state.ts'
import { kindOf } from '../../round/phases.ts'
import './host.css'

/** What the presenter does now. */
export type HostAct = 'welcome' | 'close' | 'spin' | 'deal' | 'smile' | 'rest'

const POSES: Record<HostAct, PresenterPose> = {
  welcome: 'open',
  close: 'open',
  spin: 'spin',
  deal: 'deal',
  smile: 'rest',
  rest: 'rest',
}

/** By the phase: what is dealt or spun says the table. */
export function actOf(room: RoomState, inPlay: HostAct): HostAct {
  switch (kindOf(room)) {
    case 'betting':
      return 'welcome'
    case 'closed':
      return 'close'
    case 'play':
      return inPlay
    case 'result':
      return 'smile'
    default:
      return 'rest'
  }
}

type Props = { look: PresenterLook; act: HostAct; isStill: boolean; transform: string }

/** The presenter: breathing, blinking, and the motion of each act. Still where nothing may move. */
export function Host({ look, act, isStill, transform }: Props) {
  const pose = POSES[act]
  const drawing = useMemo(() => presenter(look, pose), [look, pose])
  return (
    <g transform={transform}>
      <Drawn className={`host host--${act}${isStill ? ' host--still' : ''}`} drawing={drawing} />
    </g>
  )
}
