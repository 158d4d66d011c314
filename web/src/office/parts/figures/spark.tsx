import { type Plot, pathOf } from './plot.ts'

const WIDTH = 120
const HEIGHT = 26

/** The last days of a figure as a small line; the figure itself says what it means. */
export function Spark({ values }: { values: readonly number[] }) {
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const plot: Pick<Plot, 'x' | 'y'> = {
    x: (at) => (at * (WIDTH - 4)) / Math.max(1, values.length - 1),
    y: (value) => HEIGHT - 4 - ((value - low) / span) * (HEIGHT - 8),
  }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} height={HEIGHT} preserveAspectRatio="none" aria-hidden>
      <path
        d={pathOf(values, plot as Plot)}
        fill="none"
        stroke="var(--o-s1)"
        strokeWidth={1.8}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
