import './rtp.css'
import type { ReturnCourse } from '@zar/contract/office/rtp'
import { type KeyboardEvent, useState } from 'react'
import { formatPercent, formatWhole } from '../../lib/language/format.ts'
import { useWidth } from '../parts/figures/use-width.ts'
import { t } from './texts.ts'

type Point = ReturnCourse['points'][number]

const HEIGHT = 220
const EDGES = { left: 58, right: 58, top: 12, bottom: 24 } as const

/** Where each place and each return, in hundredths of a percent, stands. */
function scaleOf(points: readonly Point[], width: number) {
  const values = points.flatMap(({ rtpBp, lowBp, highBp }) => [rtpBp, lowBp, highBp])
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(high - low, 100)
  const inner = width - EDGES.left - EDGES.right
  return {
    x: (at: number) =>
      EDGES.left + (points.length === 1 ? inner / 2 : (at * inner) / (points.length - 1)),
    y: (bp: number) => EDGES.top + (1 - (bp - low) / span) * (HEIGHT - EDGES.top - EDGES.bottom),
  }
}

type Scale = ReturnType<typeof scaleOf>

const pathOf = (points: readonly Point[], { x, y }: Scale, of: (point: Point) => number): string =>
  points
    .map((point, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)},${y(of(point)).toFixed(1)}`)
    .join('')

/**
 * The return of a game in the funnel of its band, which narrows with the rounds; what lies outside is a diamond.
 * Arrows walk its days.
 */
export function Funnel({ course, sentence }: { course: ReturnCourse; sentence: string }) {
  const { points, game } = course
  const [box, width] = useWidth()
  const [at, setAt] = useState<number>()
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined && event.key !== 'Escape') return
    event.preventDefault()
    const from = at ?? (step === 1 ? -1 : points.length)
    setAt(step && Math.min(points.length - 1, Math.max(0, from + step)))
  }
  const shown = at === undefined ? undefined : points[at]
  return (
    <figure className="o-rtp" aria-label={t('chart', { name: game.name })}>
      <figcaption className="sr">{sentence}</figcaption>
      <div
        ref={box}
        className="o-rtp__plot"
        role="img"
        aria-label={sentence}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows walk its days
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => setAt(undefined)}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
          {points.length > 0 ? (
            <Drawn course={course} width={width} at={at} />
          ) : (
            <text x={width / 2} y={HEIGHT / 2} textAnchor="middle">
              {t('empty')}
            </text>
          )}
        </svg>
      </div>
      <p className="o-rtp__legend">
        <span className="o-rtp__line" aria-hidden /> {t('legendGame')}
        <span className="o-rtp__band" aria-hidden /> {t('legendBand')}
        <span className="o-push" role="status">
          {shown && wordsOf(shown)}
        </span>
      </p>
    </figure>
  )
}

const wordsOf = ({ day, rtpBp, lowBp, highBp, rounds }: Point): string =>
  `${day} · ${formatPercent(rtpBp)} · ${formatPercent(lowBp)} – ${formatPercent(highBp)} · ${formatWhole(rounds)}`

type DrawnProps = { course: ReturnCourse; width: number; at: number | undefined }

function Drawn({ course: { points, game }, width, at }: DrawnProps) {
  const scale = scaleOf(points, width)
  const { x, y } = scale
  const high = pathOf(points, scale, ({ highBp }) => highBp)
  const low = pathOf(points, scale, ({ lowBp }) => lowBp)
  const back = points
    .map((point, place) => `L${x(place).toFixed(1)},${y(point.lowBp).toFixed(1)}`)
    .toReversed()
    .join('')
  const last = points.at(-1)
  const [first] = points
  return (
    <>
      <path d={`${high}${back}Z`} fill="var(--o-s3)" opacity={0.13} />
      {[high, low].map((edge) => (
        <path key={edge} d={edge} fill="none" stroke="var(--o-s3)" strokeDasharray="3 3" />
      ))}
      <line
        x1={EDGES.left}
        x2={width - EDGES.right}
        y1={y(game.declaredBp)}
        y2={y(game.declaredBp)}
        stroke="var(--color-line-strong)"
      />
      {first &&
        [first.highBp, game.declaredBp, first.lowBp].map((bp) => (
          <text key={bp} x={EDGES.left - 8} y={y(bp) + 4} textAnchor="end">
            {formatPercent(bp)}
          </text>
        ))}
      <path
        d={pathOf(points, scale, ({ rtpBp }) => rtpBp)}
        fill="none"
        stroke="var(--o-s1)"
        strokeWidth={1.8}
      />
      {points.map((point, place) =>
        point.isOutside ? (
          <path
            key={point.day}
            d={`M${x(place)},${y(point.rtpBp) - 5}l5,5l-5,5l-5,-5Z`}
            fill="var(--o-s4)"
          />
        ) : null,
      )}
      {last && (
        <text className="o-rtp__last" x={x(points.length - 1) + 8} y={y(last.rtpBp) + 4}>
          {formatPercent(last.rtpBp)}
        </text>
      )}
      {at !== undefined && (
        <line
          x1={x(at)}
          x2={x(at)}
          y1={EDGES.top}
          y2={HEIGHT - EDGES.bottom}
          stroke="var(--color-control)"
        />
      )}
      <text x={x(0)} y={HEIGHT - 6} textAnchor="middle">
        {first?.day.slice(5)}
      </text>
      {points.length > 1 && (
        <text x={x(points.length - 1)} y={HEIGHT - 6} textAnchor="middle">
          {last?.day.slice(5)}
        </text>
      )}
    </>
  )
}
