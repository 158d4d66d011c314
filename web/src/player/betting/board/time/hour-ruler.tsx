import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { fullHourOf, hourOf } from '../../times/clock.ts'
import type { Hours } from '../home/use-view.ts'
import { t } from './texts.ts'
import { sumOf } from './use-day-counts.ts'

const HOURS = 24
const BAR = 14
const TOP = 20

type RulerProps = {
  /** Events that begin in each hour. */
  counts: readonly number[]
  hours: Hours
  onHours: (hours: Hours) => void
}

/** The hours of a day with how much each holds, and two handles that bound what is shown. */
export function HourRuler({ counts, hours, onHours }: RulerProps) {
  const [dragged, setDragged] = useState<Hours | null>(null)
  const shown = dragged ?? hours
  const box = useRef<HTMLDivElement>(null)
  const move = (at: 0 | 1, event: PointerEvent) => {
    const bounds = box.current?.getBoundingClientRect()
    if (!bounds) return
    const part = (event.clientX - bounds.left) / bounds.width
    setDragged(moved(shown, at, Math.round(part * HOURS)))
  }
  const release = () => {
    if (dragged) onHours(dragged)
    setDragged(null)
  }
  const [from, before] = shown
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into the bar
    <div
      className="ruler"
      role="group"
      aria-label={t('ruler', {
        from: fullHourOf(from),
        before: fullHourOf(before),
        count: sumOf(counts.slice(from, before)),
      })}
    >
      <div ref={box} className="ruler__box">
        <Bars counts={counts} hours={shown} />
        <span className="ruler__x num" aria-hidden>
          {[0, 6, 12, 18].map((hour) => (
            <i key={hour} style={{ left: `${(hour / HOURS) * 100}%` }}>
              {hourOf(hour).padStart(2, '0')}
            </i>
          ))}
        </span>
        {([0, 1] as const).map((at) => (
          <Handle
            key={at}
            at={at}
            hours={shown}
            onStep={onHours}
            onMove={(event) => move(at, event)}
            onRelease={release}
          />
        ))}
      </div>
    </div>
  )
}

/** The hours with one end moved. The ends never meet. */
export function moved([from, before]: Hours, at: 0 | 1, hour: number): Hours {
  return at === 0
    ? [Math.min(Math.max(hour, 0), before - 1), before]
    : [from, Math.max(Math.min(hour, HOURS), from + 1)]
}

function Bars({ counts, hours: [from, before] }: { counts: readonly number[]; hours: Hours }) {
  const most = Math.max(1, ...counts)
  return (
    <svg viewBox={`0 0 ${HOURS * BAR} 44`} preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, hour) => {
        const height = Math.max(1, (count / most) * TOP)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
            key={hour}
            className={hour >= from && hour < before ? 'is-in' : undefined}
            x={hour * BAR + 2}
            y={TOP + 1 - height}
            width={BAR - 4}
            height={height}
            rx="2"
          />
        )
      })}
      <path className="ruler__line" d={`M0 23.5H${HOURS * BAR}`} />
      <path className="ruler__part" d={`M${from * BAR} 23.5H${before * BAR}`} />
    </svg>
  )
}

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -6,
  PageUp: 6,
  Home: -HOURS,
  End: HOURS,
}

type HandleProps = {
  at: 0 | 1
  hours: Hours
  onStep: (hours: Hours) => void
  onMove: (event: PointerEvent) => void
  onRelease: () => void
}

function Handle({ at, hours, onStep, onMove, onRelease }: HandleProps) {
  const hour = hours[at]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onStep(moved(hours, at, hour + step))
  }
  return (
    <span
      className="ruler__handle"
      style={{ left: `${(hour / HOURS) * 100}%` }}
      role="slider"
      tabIndex={0}
      aria-label={t(at === 0 ? 'from' : 'before')}
      aria-valuemin={0}
      aria-valuemax={HOURS}
      aria-valuenow={hour}
      aria-valuetext={fullHourOf(hour)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(event)
      }}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
    />
  )
}
