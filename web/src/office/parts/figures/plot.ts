/** A line or bars of a chart. `null`: nothing is known of that place. */
export type Series = {
  name: string
  values: readonly (number | null)[]
  kind?: 'line' | 'area' | 'bar' | 'compared'
  /** The bar of an hour or day that is still running. */
  running?: number
}

export type Plot = {
  width: number
  height: number
  left: number
  x: (at: number) => number
  y: (value: number) => number
  min: number
  max: number
  count: number
}

const TOP = 10
const BOTTOM = 22
const LEFT = 64
const RIGHT = 12

type Box = { width: number; height: number; top?: number | undefined }

/** Where each place and value of some series stands in a drawing of this size. Its axis ends at `top`, where that is told. */
export function plotOf(series: readonly Series[], { width, height, top }: Box): Plot {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const count = Math.max(1, ...series.map(({ values }) => values.length))
  const max = top ?? niceAbove(Math.max(0, ...known))
  const low = Math.min(0, ...known)
  const min = low < 0 ? -niceAbove(-low) : 0
  const span = width - LEFT - RIGHT
  const hasBars = series.some(({ kind }) => kind === 'bar')
  return {
    width,
    height,
    left: LEFT,
    min,
    max,
    count,
    x: (at) =>
      hasBars
        ? LEFT + ((at + 0.5) * span) / count
        : LEFT + (count === 1 ? span / 2 : (at * span) / (count - 1)),
    y: (value) => TOP + (1 - (value - min) / (max - min)) * (height - TOP - BOTTOM),
  }
}

/** The next of 1, 2, 4, 6, 8 times a power of ten: what an axis ends at. The half of a count above one is a count. */
export function niceAbove(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= value) ?? 10
  return step * power
}

/** A line through what is known; a hole begins another piece. */
export function pathOf(values: readonly (number | null)[], { x, y }: Plot): string {
  let isOn = false
  const parts: string[] = []
  for (const [at, value] of values.entries()) {
    if (value === null) {
      isOn = false
      continue
    }
    parts.push(`${isOn ? 'L' : 'M'}${x(at).toFixed(1)},${y(value).toFixed(1)}`)
    isOn = true
  }
  return parts.join('')
}

/** Values at which a hairline stands: three at most. The middle of an axis of one is no count: both would read 1. */
export function ticksOf(
  { min, max }: Pick<Plot, 'min' | 'max'>,
  format: (value: number) => string = String,
): number[] {
  if (min < 0) return [min, 0, max]
  const middle = max / 2
  return [0, middle, max].filter((value) => value !== middle || format(middle) !== format(max))
}
