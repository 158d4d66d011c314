import { studioLookOf } from '@zar/art/studio/rooms'
import { studio } from '@zar/art/studio/studio'
import { useEffect, useMemo, useRef } from 'react'
import { money } from '../../../screens/figures.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { useNow } from '../../../screens/room/clock-ring.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { returnedOf, ridingOf, sinceOf, stakedOf } from '../../../screens/room/round/phases.ts'
import { actOf, Host } from '../../../screens/room/table/presenter/host.tsx'
import { NamePlate } from '../../../screens/room/table/presenter/name-plate.tsx'
import { SeedBoard, Tulips } from './bonus.tsx'
import { GLAZES, HUB_DRAWING, RIM, RING_ROUND, restOf, rotor, signOf, turnAt } from './rotor.ts'
import { lastSegment, phaseOf, placeOf, shownIn } from './table-now.ts'
import { useWheelSounds } from './use-wheel-sounds.ts'
import { WHEEL_WORDS } from './words.ts'

const LOOK = studioLookOf('zar_devran')
const PLACE = { width: 1076, height: 560, x: 640, nicheWidth: 470, ids: 'dv' }
/** The floor, and the stand of the wheel. */
const FLOOR =
  '<path d="M-900 520H2000V1600H-900Z" fill="#1E0A1A"/><path d="M-900 520H2000V532H-900Z" fill="#F2B441"/><path d="M-900 532H2000V538H-900Z" fill="#F7F0DF"/>'
const STAND =
  '<path d="M570 490L520 600H760L710 490Z" fill="#3A1C0C" stroke="#F2B441" stroke-width="4"/>'
const EVERY_MS = 100

/** The studio, its presenter, and the wheel; over it the bonus round, and what came of it. */
export function Stage({ play }: RoomProps) {
  const { room, language, isStill } = play
  const words = WHEEL_WORDS[language]
  const wall = useMemo(() => (LOOK ? studio(LOOK.colours, PLACE) : ''), [])
  const nowMs = useNow(EVERY_MS)
  const phase = phaseOf(room)
  useWheelSounds(play)
  return (
    <div className="table-scene">
      <div className="devran">
        <svg className="devran__back" viewBox="0 0 1076 600" role="img" aria-label={words.scene}>
          <Drawn drawing={wall} />
          {LOOK && (
            <Host
              look={LOOK.presenter.look}
              act={actOf(room, phase === 'spinning' ? 'spin' : 'rest')}
              isStill={isStill}
              transform="translate(268 236) scale(.98)"
            />
          )}
          <Drawn drawing={FLOOR + STAND} />
          {LOOK && <NamePlate x={268} y={560} name={LOOK.presenter.name} />}
        </svg>
        <Wheel play={play} />
        {(phase === 'tulips' || phase === 'opening') && <Tulips play={play} />}
        {phase === 'falling' && (
          <SeedBoard
            play={play}
            sinceMs={isStill ? Number.POSITIVE_INFINITY : sinceOf(room, nowMs)}
          />
        )}
      </div>
      <Result play={play} />
    </div>
  )
}

/** The wheel is a layer of its own, which the browser turns without painting it anew. */
function Wheel({ play }: RoomProps) {
  const { room, language, isStill } = play
  const words = WHEEL_WORDS[language]
  const layer = useRef<SVGSVGElement>(null)
  const latest = useRef(room)
  latest.current = room
  const phase = phaseOf(room)
  const drawing = useMemo(() => rotor((place) => words.name[place]), [words])
  const stopped = phase !== 'spinning' ? shownIn(room).segment : undefined
  const rest = stopped ?? lastSegment(room)
  const turn = restOf(rest)
  const standing = placeOf(rest) ?? '1'
  useEffect(() => {
    if (phase !== 'spinning' || isStill) return
    let asked = requestAnimationFrame(function step() {
      layer.current?.style.setProperty('rotate', `${turnNow(latest.current)}deg`)
      asked = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(asked)
  }, [phase, isStill])
  const place = placeOf(stopped)
  return (
    <>
      <svg className="devran__rim" viewBox="-256 -256 512 520" aria-hidden="true">
        <Drawn drawing={RIM} />
      </svg>
      <svg
        ref={layer}
        className="devran__rotor"
        viewBox="-240 -240 480 480"
        role="img"
        aria-label={phase === 'spinning' ? words.spinning : words.stands(words.name[standing])}
        style={phase === 'spinning' && !isStill ? undefined : { rotate: `${turn}deg` }}
      >
        <Drawn drawing={drawing} />
      </svg>
      <svg className="devran__rim" viewBox="-256 -256 512 520" aria-hidden="true">
        <Drawn drawing={HUB_DRAWING + (place ? RING_ROUND : '')} />
        <path
          className={phase === 'spinning' && !isStill ? 'devran__pointer--on' : ''}
          d="M-24 -290H24L0 -230Z"
          fill="#E5563F"
          stroke="#F7F0DF"
          strokeWidth="5"
          strokeLinejoin="round"
        />
      </svg>
    </>
  )
}

function turnNow(room: RoomState): number {
  const to = shownIn(room).segment ?? 0
  return turnAt(sinceOf(room, performance.now()), lastSegment(room), to) % 360
}

/** Where the wheel stopped, and what it brought: for a bonus round, that it begins. */
function Result({ play }: RoomProps) {
  const { room, language } = play
  const words = WHEEL_WORDS[language]
  const phase = phaseOf(room)
  const place = placeOf(shownIn(room).segment)
  if (!place || phase !== 'result') return null
  const own = ridingOf(room)
  const returned = returnedOf(own) ?? 0
  const isWin = returned > stakedOf(own)
  const [ground, ink] = GLAZES[place]
  const sign = signOf(place)
  return (
    <div
      className={isWin ? 'sill devran__sill' : 'sill devran__sill devran__sill--plain'}
      aria-hidden="true"
    >
      <span className="devran__place" style={{ background: ground, color: ink }}>
        {sign && (
          <svg viewBox="-24 -26 48 54" width="26" height="29" aria-hidden="true">
            <Drawn drawing={sign} />
          </svg>
        )}
        {words.name[place]}
      </span>
      {isWin && <b className="num">{money(returned)}</b>}
    </div>
  )
}
