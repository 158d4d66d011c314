import { archPath, studio } from '@zar/art/studio/studio'
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

const PRESENTER = {
  name: 'Lale',
  look: {
    skin: '#E8B48E',
    shade: '#C98B66',
    hair: '#3A1C0C',
    style: 'bun',
    coat: '#14205A',
    trim: '#27B9B4',
  },
} as const
const COLOURS = { lit: '#0D6E78', deep: '#062A36', strap: '#D8FBF0', niche: '#04202A' }
const PLACE = { width: 1_076, height: 560, x: 538, nicheWidth: 470, ids: 'kr' }
const BACK = [
  studio(COLOURS, PLACE),
  `<path d="${archPath(538, 10, 470, 720)}" fill="#04202A" fill-opacity=".8" stroke="#F7F0DF" stroke-width="7"/>`,
].join('')
const FRONT = [
  '<path d="M-800 492H1876V1200H-800Z" fill="#3A1C0C"/><path d="M-800 492H1876" stroke="#F2B441" stroke-width="5"/><path d="M-800 506H1876V1200H-800Z" fill="#0B3A44"/>',
  '<path d="M470 400L440 520H636L606 400Z" fill="#8C4A25" stroke="#0A0F24" stroke-width="3"/><circle cx="538" cy="262" r="168" fill="#05081A" fill-opacity=".35"/>',
  '<path d="M676 352C742 372 742 452 800 470" fill="none" stroke="#F7F0DF" stroke-opacity=".4" stroke-width="46" stroke-linecap="round"/><path d="M676 352C742 372 742 452 800 470" fill="none" stroke="#062A36" stroke-width="38" stroke-linecap="round"/>',
  '<rect x="300" y="556" width="640" height="108" rx="26" fill="#070B20" fill-opacity=".86" stroke="#F7F0DF" stroke-width="3"/>',
].join('')
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
            transform="translate(196 250) scale(.94)"
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
