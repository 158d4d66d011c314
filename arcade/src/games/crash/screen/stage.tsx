import { useEffect, useRef } from 'react'
import { figure, money, multiplierText } from '../../../screens/figures.ts'
import { eachFrame, every, fitted } from '../../../screens/kit/art/canvas.ts'
import { ClockRing } from '../../../screens/room/clock-ring.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { GROWTH } from '../crash-point.ts'
import {
  betOf,
  cashedOutOf,
  multiplierNow,
  phaseOf,
  ridingOf,
  sinceOf,
  snapOf,
} from './flight-now.ts'
import { type Bow, paint, type Scene } from './paint.ts'
import { ticksText } from './ticks-text.ts'
import { useFlightSounds } from './use-flight-sounds.ts'
import { useSill } from './use-sill.ts'
import { CRASH_WORDS } from './words.ts'

/** Bows on the string: the player's own, and so many of others. */
const BOWS_MAX = 30
/** Where nothing may move only the number goes on. */
const STILL_EVERY_MS = 100

/** The kite on its string, the number that grows with it, and the clock until the next flight. */
export function Stage({ play }: RoomProps) {
  const { room, language, isStill } = play
  const words = CRASH_WORDS[language]
  const phase = phaseOf(room)
  const canvas = useRef<HTMLCanvasElement>(null)
  const number = useRef<HTMLElement>(null)
  const seconds = useRef<HTMLParagraphElement>(null)
  const tied = useRef(new Map<number, number>())
  const latest = useRef(room)
  latest.current = room
  const sill = useSill(room)
  useFlightSounds(play)
  useEffect(() => {
    const show = (nowMs: number) => {
      const now = latest.current
      if (number.current) {
        number.current.textContent = multiplierText(multiplierNow(now, nowMs), language)
      }
      if (seconds.current && phaseOf(now) === 'flying') {
        const flown = figure(sinceOf(now, nowMs) / 1_000, language, {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        })
        seconds.current.textContent = CRASH_WORDS[language].flying(flown)
      }
      const scene = sceneOf(now, { nowMs, isStill, tied: tied.current, language })
      if (canvas.current) draw(canvas.current, scene)
    }
    return isStill ? every(STILL_EVERY_MS, show) : eachFrame(show)
  }, [isStill, language])
  const isUp = phase === 'flying' || phase === 'snapped'
  return (
    <>
      <canvas ref={canvas} className="kite__canvas" role="img" aria-label={words.scene} />
      <div className={`kite__big num${phase === 'snapped' ? ' kite__big--cut' : ''}`}>
        {isUp ? (
          <>
            <b ref={number} aria-hidden="true">
              {multiplierText(snapOf(room) ?? 100, language)}
            </b>
            <p ref={seconds} aria-hidden="true">
              {phase === 'snapped' && words.snapped}
            </p>
          </>
        ) : (
          phase !== 'closed' && (
            <>
              <ClockRing room={room} language={language} />
              <p>{words.next}</p>
            </>
          )
        )}
        {sill && isUp && (
          <div className="sill kite__sill" aria-hidden="true">
            <b>{money(sill.returnKurus ?? 0)}</b>
            <span>{words.cashedOut(multiplierText(cashedOutOf(sill) ?? 100, language))}</span>
          </div>
        )}
      </div>
    </>
  )
}

type Looked = {
  nowMs: number
  isStill: boolean
  language: RoomProps['play']['language']
  /** When each bow was first seen, by its bet. */
  tied: Map<number, number>
}

function sceneOf(room: RoomState, { nowMs, isStill, language, tied }: Looked): Scene {
  const phase = phaseOf(room)
  const sinceMs = sinceOf(room, nowMs)
  const flown = (GROWTH * sinceMs) / 1_000
  if (phase === 'betting') tied.clear()
  return {
    phase,
    sinceMs,
    multiplier: phase === 'flying' ? 100 * Math.exp(flown) : (snapOf(room) ?? 100),
    bows: phase === 'flying' || phase === 'snapped' ? bowsOf(room, { nowMs, tied, language }) : [],
    autos: ridingOf(room).flatMap((bet) => {
      const { auto } = betOf(bet)
      return auto !== null && cashedOutOf(bet) === null ? [auto] : []
    }),
    tickText: (tick) => ticksText(tick, language),
    nowMs,
    isStill,
  }
}

function bowsOf(room: RoomState, { nowMs, tied, language }: Omit<Looked, 'isStill'>): Bow[] {
  const own = ridingOf(room)
  const mine = new Set<number | null>(own.map(({ no }) => no))
  const others = room.view.bets.filter(({ no }) => !mine.has(no)).slice(0, BOWS_MAX)
  const newest = newestOf(others)
  return [...others, ...own].flatMap((bet) => {
    const at = cashedOutOf(bet)
    if (at === null) return []
    const tiedMs = tied.get(bet.no ?? 0) ?? nowMs
    tied.set(bet.no ?? 0, tiedMs)
    const isMine = mine.has(bet.no)
    const times = multiplierText(at, language)
    const name = 'name' in bet && bet.no === newest && own.length === 0 ? bet.name : ''
    const label = isMine ? CRASH_WORDS[language].yours(times) : name && `${name} ${times}`
    return [{ at, isMine, tiedMs, ...(label && { label }) }]
  })
}

/** The bet that was cashed out last. */
const newestOf = (bets: RoomState['view']['bets']): number | undefined =>
  bets
    .map((bet) => ({ no: bet.no, at: cashedOutOf(bet) ?? 0 }))
    .reduce<{ no?: number; at: number }>((one, other) => (other.at > one.at ? other : one), {
      at: 0,
    }).no

function draw(canvas: HTMLCanvasElement, scene: Scene): void {
  const fit = fitted(canvas)
  if (fit) paint(fit.context, fit, scene)
}
