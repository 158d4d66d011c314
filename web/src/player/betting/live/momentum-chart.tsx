import type { EventPage, Incident } from '@zar/contract/betting/event'
import { memo } from 'react'
import { type Kind, kindOf, minuteOf } from './incidents.ts'
import { pressing, pressureOf } from './momentum.ts'
import './momentum-chart.css'
import { t } from './texts.ts'

const MINUTES = 95
const LEFT = 24
const STEP = 7.62
const MIDDLE = 55.5
const HIGHEST = 22
const FULL = 6

const xOf = (minute: number): number => LEFT + Math.min(minute, MINUTES) * STEP

type ChartProps = { event: Pick<EventPage, 'home' | 'away' | 'incidents'>; minute: number }

/** Who pressed when, with what happened on the same axis. */
export const MomentumChart = memo(function MomentumChart({ event, minute }: ChartProps) {
  const { home, away, incidents } = event
  const pressure = pressureOf(incidents, Math.min(minute, MINUTES))
  return (
    <div className="mood">
      <div className="mood__head">
        {t('momentum')}
        <span>{home.name}</span>
        <span>{away.name}</span>
      </div>
      <svg viewBox="0 0 760 128" role="img" aria-label={labelOf(event, pressure)}>
        <path className="mood__axis" d={`M${LEFT} ${MIDDLE}H748`} />
        <path className="mood__half" d={`M${xOf(45)} 30V106`} />
        {pressure.map((value, at) => {
          const height = Math.min(HIGHEST, (Math.abs(value) / FULL) * HIGHEST)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place
              key={at}
              className={value >= 0 ? 'is-home' : 'is-away'}
              x={xOf(at) + 1}
              y={value >= 0 ? MIDDLE - 1.5 - height : MIDDLE + 1.5}
              width={STEP - 2}
              height={height}
              rx="1.2"
            />
          )
        })}
        {incidents.map((incident, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
          <Mark key={at} incident={incident} />
        ))}
        <path className="mood__now" d={`M${xOf(minute)} 14V106`} />
        {[0, 15, 30, 60, 75, 90].map((at) => (
          <text key={at} x={xOf(at)} y="124">
            {at}′
          </text>
        ))}
        <text x={xOf(45)} y="124">
          {t('half')}
        </text>
      </svg>
    </div>
  )
})

/** Shapes of what is marked on the axis, around their middle. */
const MARKS: Partial<Record<Kind, string>> = {
  goal: 'M0-9A9 9 0 1 0 0 9A9 9 0 1 0 0-9M0-4.500L4.300-1.400L2.600 3.600H-2.600L-4.300-1.400Z',
  penalty: 'M0-6L6 0L0 6L-6 0Z',
  yellow_card: 'M-4-5.500H4V5.500H-4Z',
  red_card: 'M-4-5.500H4V5.500H-4Z',
  corner: 'M-4 6V-6L5-2.500L-4 1',
  substitution: 'M-5-1L0-6L5-1M-5 1L0 6L5 1',
  var: 'M-6-4H6V4H-6Z',
}

function Mark({ incident }: { incident: Incident }) {
  const kind = kindOf(incident)
  const shape = kind && MARKS[kind]
  if (!kind || !shape) return null
  const y = incident.side === '2' ? 96 : 22
  return (
    <g transform={`translate(${xOf(minuteOf(incident))} ${y})`}>
      <path className={`mood__mark mood__mark--${kind}`} d={shape} />
    </g>
  )
}

function labelOf(
  { home, away, incidents }: ChartProps['event'],
  pressure: readonly number[],
): string {
  const nameOf = (side: Incident['side']) => (side === '2' ? away.name : home.name)
  const goals = incidents
    .filter((one) => kindOf(one) === 'goal')
    .map((one) => t('goalAt', { minute: minuteOf(one), side: nameOf(one.side) }))
  const side = pressing(pressure)
  return t('momentumLabel', {
    goals: goals.join(' ') || t('noGoals'),
    press: side ? t('presses', { side: nameOf(side) }) : t('even'),
  })
}
