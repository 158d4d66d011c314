import './figures.css'
import { type KeyboardEvent, useState } from 'react'
import { formatWhole } from '../../../lib/language/format.ts'
import { texts } from '../../../lib/language/translate.ts'
import { type Plot, pathOf, plotOf, type Series, ticksOf } from './plot.ts'
import { useWidth } from './use-width.ts'

const t = texts({
  tr: { none: 'Bu aralıkta kayıt yok', place: '{label}. {values}' },
  en: { none: 'No record in this range', place: '{label}. {values}' },
})

/** The dash belongs to the colour: no line is told by hue alone. */
const LOOKS = [
  { color: 'var(--o-s1)', dash: undefined },
  { color: 'var(--o-s2)', dash: undefined },
  { color: 'var(--o-s3)', dash: '6 3' },
  { color: 'var(--o-s4)', dash: '2 3' },
  { color: 'var(--o-s5)', dash: '8 3 2 3' },
] as const
const COMPARED = { color: 'var(--color-haze)', dash: '4 4' }

const lookOf = (series: Series, at: number) =>
  series.kind === 'compared' ? COMPARED : (LOOKS[at] ?? LOOKS[0])

export type ChartProps = {
  /** What it shows, with its unit. */
  title: string
  /** The same in a sentence, for those who do not see it. */
  sentence: string
  /** Five at most; the rest are summed by who draws it. */
  series: readonly Series[]
  /** What each place is called: `14:00`. */
  places: readonly string[]
  height?: number
  /** Where its axis ends, where that does not depend on what is known: 100 of hundredths. */
  top?: number
  format?: (value: number) => string
}

/** Lines, areas or bars over time. Arrows walk its places; the words of each are said. */
export function Chart(props: ChartProps) {
  const { title, sentence, series, places, height = 220, top, format = formatWhole } = props
  const [box, width] = useWidth()
  const [at, setAt] = useState<number>()
  const isEmpty = series.every(({ values }) => values.every((value) => value === null))
  const plot = plotOf(series, { width, height, top })
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined && event.key !== 'Escape') return
    event.preventDefault()
    setAt(
      step &&
        Math.min(places.length - 1, Math.max(0, (at ?? (step > 0 ? -1 : places.length)) + step)),
    )
  }
  return (
    <figure className="o-chart" aria-label={title}>
      <figcaption className="sr">{sentence}</figcaption>
      <div
        ref={box}
        className="o-chart__plot"
        style={{ height }}
        role="img"
        aria-label={sentence || title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows walk its places
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => setAt(undefined)}
        onPointerLeave={() => setAt(undefined)}
        onPointerMove={(event) => setAt(placeAt(event, plot))}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
          <Axes plot={plot} places={isEmpty ? [] : places} format={format} />
          {isEmpty ? (
            <text x={width / 2} y={height / 2} textAnchor="middle">
              {t('none')}
            </text>
          ) : (
            series.map((one, order) => (
              <Drawn key={one.name} series={one} order={order} all={series} plot={plot} />
            ))
          )}
          {at !== undefined && <Cursor at={at} series={series} plot={plot} />}
        </svg>
        {at !== undefined && !isEmpty && (
          <Tip at={at} series={series} plot={plot} place={places[at] ?? ''} format={format} />
        )}
      </div>
      <Legend series={series} />
      <p className="sr" role="status">
        {at !== undefined &&
          t('place', { label: places[at] ?? '', values: wordsAt(at, series, format) })}
      </p>
    </figure>
  )
}

const wordsAt = (at: number, series: readonly Series[], format: (value: number) => string) =>
  series
    .map(({ name, values }) => {
      const value = values[at]
      return `${name} ${value === null || value === undefined ? '–' : format(value)}`
    })
    .join(', ')

function placeAt(event: React.PointerEvent, { width, left, count, x }: Plot): number {
  const { left: from, width: shown } = event.currentTarget.getBoundingClientRect()
  const pressed = ((event.clientX - from) / (shown || 1)) * width
  const step = (x(count - 1) - x(0)) / Math.max(1, count - 1) || width - left
  return Math.min(count - 1, Math.max(0, Math.round((pressed - x(0)) / step)))
}

function Axes({
  plot,
  places,
  format,
}: {
  plot: Plot
  places: readonly string[]
  format: (value: number) => string
}) {
  const every = Math.max(1, Math.ceil(places.length / Math.max(2, Math.floor(plot.width / 70))))
  return (
    <>
      {ticksOf(plot, format).map((value) => (
        <g key={value}>
          <line
            x1={plot.left}
            x2={plot.width - 12}
            y1={plot.y(value)}
            y2={plot.y(value)}
            stroke="var(--color-line)"
          />
          <text x={plot.left - 8} y={plot.y(value) + 4} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {places.map(
        (place, at) =>
          at % every === 0 && (
            <text key={place} x={plot.x(at)} y={plot.height - 4} textAnchor="middle">
              {place}
            </text>
          ),
      )}
    </>
  )
}

type DrawnProps = { series: Series; order: number; all: readonly Series[]; plot: Plot }

function Drawn({ series, order, all, plot }: DrawnProps) {
  const { color, dash } = lookOf(series, order)
  if (series.kind === 'bar') return <Bars series={series} order={order} all={all} plot={plot} />
  const line = pathOf(series.values, plot)
  const end = series.values.findLastIndex((value) => value !== null)
  const last = series.values[end]
  const floor = plot.y(0)
  return (
    <>
      {series.kind === 'area' && (
        <path
          d={`${line}L${plot.x(end)},${floor}L${plot.x(0)},${floor}Z`}
          fill={color}
          opacity={0.12}
        />
      )}
      <path
        d={line}
        fill="none"
        stroke={color}
        strokeWidth={1.8}
        strokeLinejoin="round"
        strokeDasharray={dash}
      />
      {typeof last === 'number' && (
        <circle
          cx={plot.x(end)}
          cy={plot.y(last)}
          r={3}
          fill={color}
          stroke="var(--color-ink-2)"
          strokeWidth={1.5}
        />
      )}
    </>
  )
}

function Bars({ series, order, all, plot }: DrawnProps) {
  const bars = all.filter(({ kind }) => kind === 'bar')
  const slot = (plot.x(plot.count - 1) - plot.x(0)) / Math.max(1, plot.count - 1)
  const width = Math.min((slot * 0.7) / bars.length, 18)
  const shift = (bars.indexOf(series) - bars.length / 2) * width
  return series.values.map((value, at) => {
    if (value === null) return null
    const top = Math.min(plot.y(value), plot.y(0))
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        key={at}
        x={plot.x(at) + shift + 0.5}
        y={top}
        width={Math.max(width - 1, 1)}
        height={Math.max(Math.abs(plot.y(value) - plot.y(0)), 1)}
        rx={1.5}
        fill={value < 0 ? 'var(--o-s4)' : lookOf(series, order).color}
        opacity={at === series.running ? 0.4 : 1}
      />
    )
  })
}

function Cursor({ at, series, plot }: { at: number; series: readonly Series[]; plot: Plot }) {
  return (
    <>
      <line
        x1={plot.x(at)}
        x2={plot.x(at)}
        y1={plot.y(plot.max)}
        y2={plot.y(plot.min)}
        stroke="var(--color-control)"
      />
      {series.map((one, order) => {
        const value = one.values[at]
        if (one.kind === 'bar' || value === null || value === undefined) return null
        return (
          <circle
            key={one.name}
            cx={plot.x(at)}
            cy={plot.y(value)}
            r={3.5}
            fill={lookOf(one, order).color}
            stroke="var(--color-ink-2)"
            strokeWidth={1.5}
          />
        )
      })}
    </>
  )
}

function Tip({
  at,
  series,
  plot,
  place,
  format,
}: {
  at: number
  series: readonly Series[]
  plot: Plot
  place: string
  format: (value: number) => string
}) {
  const isRight = plot.x(at) > plot.width / 2
  const side = isRight ? { right: plot.width - plot.x(at) + 12 } : { left: plot.x(at) + 12 }
  return (
    <div className="o-chart__tip" style={{ top: 8, ...side }} aria-hidden>
      <b>{place}</b>
      {series.map(({ name, values }) => {
        const value = values[at]
        return (
          <span key={name}>
            {name}
            <em>{value === null || value === undefined ? '–' : format(value)}</em>
          </span>
        )
      })}
    </div>
  )
}

function Legend({ series }: { series: readonly Series[] }) {
  if (series.length < 2) return null
  return (
    <div className="o-chart__legend" aria-hidden>
      {series.map((one, order) => {
        const { color, dash } = lookOf(one, order)
        return (
          <span key={one.name}>
            <svg width="14" height="10" aria-hidden>
              {one.kind === 'bar' ? (
                <rect width="9" height="9" rx="2" fill={color} />
              ) : (
                <line x2="14" y1="5" y2="5" stroke={color} strokeWidth="2" strokeDasharray={dash} />
              )}
            </svg>
            {one.name}
          </span>
        )
      })}
    </div>
  )
}
