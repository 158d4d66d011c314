import type { Win } from '../../../../protocol.ts'
import { custom } from '../../../../screens/game/game-screen.ts'
import { placeOf } from '../../../../screens/slot/machine.tsx'
import type { Frame as Casing, Form } from '../../../../screens/slot-art/frame.ts'
import { numberOver, roundels } from '../../../../screens/slot-art/frames/kiosk.ts'
import { cellOf } from './shown.ts'

type Props = { form: Form; casing: Casing; wins: readonly Win[] }
type Number = { line: number; x: number; y: number }

/** Half of a number's roundel. */
const RADIUS = { wide: 13.5, tall: 12, upright: 10 } as const

/** The numbers of the lines, those that won in saffron. On an upright phone only those are there. */
export function LineNumbers({ form, casing, wins }: Props) {
  const lit = new Set(wins.flatMap(({ line }) => (line === null ? [] : [line + 1])))
  const r = RADIUS[form]
  const numbers = form === 'wide' ? roundels() : overLines(casing, wins)
  const ink = casing.labels[0]?.ink ?? '#F7F0DF'
  return numbers.map(({ line, x, y }) => (
    <span
      key={line}
      className={`machine__at lines__number num ${lit.has(line) ? 'lines__number--on' : ''}`}
      style={{ ...placeOf([x - r, y - r, 2 * r, 2 * r]), ...custom({ '--ink': ink }) }}
      aria-hidden="true"
    >
      {line}
    </span>
  ))
}

/** Over the first cell of each line; three fit over a cell. */
const OVER_MAX = 3

function overLines({ cells }: Casing, wins: readonly Win[]): Number[] {
  const begun = new Map<number, number>()
  return wins.flatMap(({ line, cells: [first] }): Number[] => {
    const at = first ? cellOf(first) : -1
    const cell = cells[at]
    const beside = begun.get(at) ?? 0
    begun.set(at, beside + 1)
    if (line === null || !cell || beside >= OVER_MAX) return []
    return [{ line: line + 1, ...numberOver(cell, beside) }]
  })
}
