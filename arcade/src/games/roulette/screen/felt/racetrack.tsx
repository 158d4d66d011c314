import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { custom } from '../../../../screens/game/game-screen.ts'
import { type Point, pathOf } from '../../../../screens/kit/art/shapes.ts'
import type { Press } from '../shown.ts'
import { colourOf } from '../wheel.ts'
import { ROULETTE_WORDS } from '../words.ts'
import { boxStyle } from './box-style.ts'
import type { FeltTable } from './felt-table.ts'
import { isUprightBoard, useAskedFocus } from './focus.ts'
import {
  besideOnTrack,
  neighbourChips,
  SECTOR_CHIPS,
  SECTORS,
  type Sector,
  type Track,
  trackOf,
  turned,
} from './track.ts'

const LYING = trackOf({ length: 796, breadth: 150, depth: 40 })
const UPRIGHT = turned(trackOf({ length: 430, breadth: 346, depth: 54 }))

type Props = {
  table: FeltTable
  lit: readonly number[]
  /** What a press would cover, or null. */
  onOver: (over: Press | null) => void
}

/** The wheel's order as a track: a number with its neighbours, and the three sectors. */
export function Racetrack({ table, lit, onOver }: Props) {
  const { language, neighbours, isOpen } = table
  const words = ROULETTE_WORDS[language]
  const track = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(0)
  useAskedFocus(table, 'track', track)
  const numberPress = (number: number): Press => ({
    chips: neighbourChips(number, neighbours),
    name: { number, count: neighbours },
  })
  const handlersOf = (what: Press) => ({
    onClick: () => table.press(what),
    onPointerEnter: () => onOver(what),
    onPointerLeave: () => onOver(null),
    onBlur: () => onOver(null),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey) return
    const drawn = isUprightBoard(track.current) ? UPRIGHT : LYING
    const to = besideOnTrack(drawn, focused, event.key as 'ArrowUp')
    track.current?.querySelector<HTMLElement>(`[data-number="${to}"]`)?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board of buttons, no set of form fields
    <div ref={track} className="rt num" role="group" aria-label={words.track}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className="rf__group" role="group" aria-label={words.inside} onKeyDown={onKeyDown}>
        {LYING.cells.map(({ number }, index) => (
          <button
            key={number}
            type="button"
            data-number={number}
            className={`rt__cell rt__cell--${colourOf(number)}${lit.includes(number) ? ' rt__cell--lit' : ''}`}
            style={cellStyle(index)}
            tabIndex={number === focused ? 0 : -1}
            aria-disabled={!isOpen}
            aria-label={words.numberBet(number, neighbours)}
            {...handlersOf(numberPress(number))}
            onFocus={() => {
              setFocused(number)
              onOver(numberPress(number))
            }}
          >
            <span>{number}</span>
          </button>
        ))}
      </div>
      {SECTORS.map((sector) => {
        const what: Press = { chips: SECTOR_CHIPS[sector], name: { sector } }
        const chips = what.chips.reduce((sum, { count }) => sum + count, 0)
        return (
          <button
            key={sector}
            type="button"
            className="rt__sector"
            style={sectorStyle(sector)}
            aria-disabled={!isOpen}
            aria-label={words.sectorBet(words.sectors[sector], chips)}
            {...handlersOf(what)}
            onFocus={() => onOver(what)}
          >
            <span>{words.sectors[sector]}</span>
          </button>
        )
      })}
      <Lines />
    </div>
  )
}

/** The lines between the cells lie over them: a button that is cut to its shape has no edge. */
function Lines() {
  const drawings = useMemo(
    () =>
      [LYING, UPRIGHT].map(({ size, cells, sectors }) => ({
        box: `-2 -2 ${size.length + 4} ${size.breadth + 4}`,
        cells: cells.map(({ corners }) => pathOf(corners)).join(''),
        sectors: pathOf(sectors.orphans),
      })),
    [],
  )
  return drawings.map(({ box, cells, sectors }, index) => (
    <svg
      key={box}
      className={`rt__lines rt__lines--${index === 0 ? 'lying' : 'upright'}`}
      viewBox={box}
      aria-hidden="true"
    >
      <path d={cells} />
      <path d={sectors} />
    </svg>
  ))
}

const hundredths = (part: number, whole: number) => Math.round((part / whole) * 100_000) / 1_000

/** The box round a shape on the track, the shape in it, and where its text is. */
function shapeOf({ size }: Track, corners: readonly Point[], middle: Point) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const [mx, my] = middle
  return {
    box: {
      x: hundredths(left, size.length),
      y: hundredths(top, size.breadth),
      w: hundredths(width, size.length),
      h: hundredths(height, size.breadth),
    },
    clip: `polygon(${corners
      .map(([x, y]) => `${hundredths(x - left, width)}% ${hundredths(y - top, height)}%`)
      .join(',')})`,
    middle: [hundredths(mx - left, width), hundredths(my - top, height)] as const,
  }
}

function styleOf(lying: ReturnType<typeof shapeOf>, upright: ReturnType<typeof shapeOf>) {
  return {
    ...boxStyle(lying.box, upright.box),
    ...custom({
      '--clip': lying.clip,
      '--tclip': upright.clip,
      '--mx': `${lying.middle[0]}%`,
      '--my': `${lying.middle[1]}%`,
      '--tmx': `${upright.middle[0]}%`,
      '--tmy': `${upright.middle[1]}%`,
    }),
  }
}

const CELL_STYLES = LYING.cells.map((cell, index) => {
  const upright = UPRIGHT.cells[index] ?? cell
  return styleOf(
    shapeOf(LYING, cell.corners, cell.middle),
    shapeOf(UPRIGHT, upright.corners, upright.middle),
  )
})
const cellStyle = (index: number) => CELL_STYLES[index] ?? {}

const sectorStyle = (sector: Sector) =>
  styleOf(
    shapeOf(LYING, LYING.sectors[sector], LYING.names[sector]),
    shapeOf(UPRIGHT, UPRIGHT.sectors[sector], UPRIGHT.names[sector]),
  )
