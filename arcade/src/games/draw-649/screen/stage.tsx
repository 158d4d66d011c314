import { BACK, FRONT, PRESENTER, PRESENTER_AT } from '@zar/art/studio/globe'
import { useEffect, useRef } from 'react'
import { whole } from '../../../screens/figures.ts'
import { eachFrame, every, fitted } from '../../../screens/kit/art/canvas.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { SceneName } from '../../../screens/room/market/scene-name.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { sinceOf } from '../../../screens/room/round/phases.ts'
import { actOf, Host } from '../../../screens/room/table/presenter/host.tsx'
import { NamePlate } from '../../../screens/room/table/presenter/name-plate.tsx'
import { paint, type Scene } from './globe.ts'
import { BALL, drawnIn, phaseOf } from './kure-now.ts'
import { useKureSounds } from './use-kure-sounds.ts'
import { KURE_WORDS } from './words.ts'

/** The balls begin to fly, and come to rest. */
const [STIRRED_IN_MS, RESTS_IN_MS, STILL_MS] = [2_400, 3_000, 500]

/** The studio with its presenter, the globe, and the balls in the tray. */
export function Stage({ play }: RoomProps) {
  const { room, language, isStill } = play
  const words = KURE_WORDS[language]
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(room)
  latest.current = room
  const drawn = drawnIn(room)
  const isDrawing = phaseOf(room) === 'ball'
  useKureSounds(play)
  useEffect(() => {
    const show = (nowMs: number) => {
      const fit = canvas.current && fitted(canvas.current)
      if (fit) paint(fit.context, fit, sceneOf(latest.current, nowMs, isStill))
    }
    return isStill ? every(STILL_MS, show) : eachFrame(show)
  }, [isStill])
  return (
    <>
      <div className="scene">
        <svg
          viewBox="0 0 1076 700"
          preserveAspectRatio="xMidYMax meet"
          role="img"
          aria-label={words.scene}
        >
          <Drawn drawing={BACK} />
          <Host
            look={PRESENTER.look}
            act={actOf(room, 'rest')}
            isStill={isStill}
            transform={PRESENTER_AT}
          />
          <Drawn drawing={FRONT} />
          <NamePlate x={196} y={536} name={PRESENTER.name} />
        </svg>
      </div>
      <canvas
        ref={canvas}
        className="kure__balls num"
        role="img"
        aria-label={drawn.length > 0 ? words.drawn(drawn.join(', ')) : words.balls}
      />
      <SceneName
        play={play}
        className="kure__name"
        title={words.draw(whole(room.view.round?.number ?? 0, language))}
      >
        {isDrawing && `${words.nth[drawn.length - 1]} · ${words.isDrawn}`}
      </SceneName>
    </>
  )
}

function sceneOf(room: RoomState, nowMs: number, isStill: boolean): Scene {
  const phase = phaseOf(room)
  const sinceMs = sinceOf(room, nowMs)
  const drawn = drawnIn(room)
  if (isStill) return { drawn, ballMs: BALL.landedMs, stir: 0, nowMs: 0 }
  return {
    drawn,
    ballMs: phase === 'ball' ? sinceMs : BALL.landedMs,
    stir: stirOf(phase, sinceMs),
    nowMs,
  }
}

function stirOf(phase: ReturnType<typeof phaseOf>, sinceMs: number): number {
  if (phase === 'closed') return Math.min(1, sinceMs / STIRRED_IN_MS)
  if (phase === 'ball') return 1
  return phase === 'result' ? Math.max(0, 1 - sinceMs / RESTS_IN_MS) : 0
}
