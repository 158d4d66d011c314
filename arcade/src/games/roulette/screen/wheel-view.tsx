import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { custom } from '../../../screens/game/game-screen.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import {
  BALL_DRAWING,
  ballAfter,
  bowlDrawing,
  POCKET_RADIUS,
  pocketAngle,
  ringDrawing,
  rotorAfter,
  rotorDrawing,
  SPIN_MS,
  STOP_MS,
  WHEEL_BOX,
  WHEEL_WIDTH,
} from './wheel.ts'

type Props = {
  step: 'rest' | 'spin' | 'land'
  number: number | null
  name: string
  /** Of a spin that all see at one clock: how far it is, ms, and how long it takes in all. */
  clock?: { sinceMs: number; lengthMs: number } | undefined
}

const FIRST_TURN = 24
const WHOLE_MS = SPIN_MS + STOP_MS
/** Of the ball's way: between two of them the browser goes straight. */
const SAMPLES = 340

const away = (radius: number) => `${Math.round((radius / WHEEL_WIDTH) * 100_000) / 1_000}%`

/** The wheel and its ball. The browser turns both by itself while the ball runs. */
export function WheelView({ step, number, name, clock }: Props) {
  const id = useId()
  const bowl = useMemo(() => bowlDrawing(`${id}b`), [id])
  const rotor = useMemo(() => rotorDrawing(`${id}r`), [id])
  const parts = { rotor: useRef<HTMLDivElement>(null), ball: useRef<HTMLDivElement>(null) }
  const turn = useSpin({ step, number, clock }, parts)
  const isIn = step !== 'spin' && number !== null
  return (
    <div className="rwheel" role="img" aria-label={name}>
      <svg viewBox={WHEEL_BOX} aria-hidden="true">
        <Drawn drawing={bowl} />
      </svg>
      <div ref={parts.rotor} className="rwheel__part" style={custom({ '--turn': `${turn}deg` })}>
        <svg viewBox={WHEEL_BOX} aria-hidden="true">
          <Drawn className="rwheel__numbers" drawing={rotor} />
          {isIn && <Drawn className="rwheel__ring" drawing={ringDrawing(number)} />}
        </svg>
      </div>
      <div
        ref={parts.ball}
        className={`rwheel__part rwheel__ball${number === null ? ' rwheel__ball--out' : ''}`}
        style={custom({
          '--turn': `${isIn ? turn + pocketAngle(number) : 0}deg`,
          '--away': away(POCKET_RADIUS),
        })}
      >
        <svg viewBox={WHEEL_BOX} aria-hidden="true">
          <Drawn drawing={BALL_DRAWING} />
        </svg>
      </div>
    </div>
  )
}

type Parts = Record<'rotor' | 'ball', RefObject<HTMLDivElement | null>>

/** Starts and ends the turning; answers where the rotor stands when nothing turns. */
function useSpin({ step, number, clock }: Omit<Props, 'name'>, parts: Parts): number {
  const [turn, setTurn] = useState(FIRST_TURN)
  const running = useRef<Animation[]>([])
  const from = useRef(FIRST_TURN)
  useLayoutEffect(() => {
    if (step === 'rest') return endEarly(running.current)
    if (step !== 'spin' || number === null) return
    for (const one of running.current) one.cancel()
    running.current = run(parts, number, from.current)
    if (clock) for (const one of running.current) goBy(one, clock)
    from.current = (from.current + rotorAfter(WHOLE_MS)) % 360
    setTurn(from.current)
  }, [step, number])
  return turn
}

/** A spin that began before: it goes on at the moment of the clock. */
function goBy(one: Animation, { sinceMs, lengthMs }: NonNullable<Props['clock']>): void {
  one.playbackRate = WHOLE_MS / lengthMs
  one.currentTime = sinceMs * one.playbackRate
}

/** The player ended it before the ball was in its pocket. */
function endEarly(running: readonly Animation[]): void {
  for (const one of running) if (Number(one.currentTime ?? WHOLE_MS) < SPIN_MS) one.finish()
}

function run({ rotor, ball }: Parts, number: number, from: number): Animation[] {
  const timing = { duration: WHOLE_MS, easing: 'linear' }
  const whens = Array.from({ length: SAMPLES + 1 }, (_, at) => (at / SAMPLES) * WHOLE_MS)
  const turns = whens.map((ms) => ({ transform: `rotate(${from + rotorAfter(ms)}deg)` }))
  const ways = whens.map((ms) => {
    const { degrees, radius } = ballAfter(ms, number, from)
    return { transform: `rotate(${degrees}deg) translateX(${away(radius)})` }
  })
  return [rotor.current?.animate(turns, timing), ball.current?.animate(ways, timing)].filter(
    (one) => one !== undefined,
  )
}
