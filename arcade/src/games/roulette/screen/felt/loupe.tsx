import type { Language } from '../../../../protocol.ts'
import { custom } from '../../../../screens/game/game-screen.ts'
import { PLACES } from '../../places.ts'
import { placeName, placeOdds } from '../names.ts'
import type { Lying } from '../shown.ts'
import { colourOf } from '../wheel.ts'
import { type Box, lyingBox, SPOT_OF, SPOTS, type Spot, uprightBox } from './plan.ts'

/** Where a finger is on the felt, and how large the felt is, in pixels. */
export type Finger = { x: number; y: number; width: number; height: number }

/** The loupe's width (GAMES.md 5), how much larger it shows, and how far it is from the finger. */
const ROUND = 96
const ZOOM = 1.25
const AWAY = 36
const NAME_HIGH = 34
const CELLS = SPOTS.filter(({ kind }) => kind === 'cell')

type Props = { place: string; finger: Finger; lying: readonly Lying[]; language: Language }

/** What is under a finger, larger and beside it: which bet it lays once it is lifted. */
export function Loupe({ place, finger, lying, language }: Props) {
  const spot = SPOT_OF.get(place)
  if (!spot) return null
  const isUpright = finger.height > finger.width
  const boxOf = (one: Spot) => inPixels(isUpright ? uprightBox(one) : lyingBox(one), finger)
  const covered = new Set(PLACES.get(place)?.numbers)
  const half = ROUND / ZOOM / 2
  const view = `${finger.x - half} ${finger.y - half} ${2 * half} ${2 * half}`
  const middle = middleOf(finger)
  // The name leans towards the middle of the felt, so that no edge cuts it.
  const lean = custom({ '--lean': `${-Math.round((100 * middle.left) / finger.width)}%` })
  return (
    <div className="rl" style={{ ...middle, ...lean }} aria-hidden="true">
      <svg className="rl__glass" viewBox={view} aria-hidden="true">
        {CELLS.map((one) => (
          <Cell
            key={one.place}
            spot={one}
            box={boxOf(one)}
            isMeant={one.place === place}
            isLit={isLitBy(one, covered)}
            language={language}
          />
        ))}
        {lying.map(({ place: taken }) => {
          const other = SPOT_OF.get(taken)
          return other && <Dot key={taken} box={boxOf(other)} className="rl__chip" />
        })}
        {spot.kind !== 'cell' && <Dot box={boxOf(spot)} className="rl__spot" />}
      </svg>
      <span className="rl__name">
        <b>{placeName(place, language)}</b> {placeOdds(place, language)}
      </span>
    </div>
  )
}

const inPixels = ({ x, y, w, h }: Box, { width, height }: Finger): Box => ({
  x: (x / 100) * width,
  y: (y / 100) * height,
  w: (w / 100) * width,
  h: (h / 100) * height,
})

/** Above the finger; beside it where there is no room above. */
export function middleOf({ x, y, width }: Finger): { left: number; top: number } {
  const reach = ROUND / 2 + AWAY
  const above = y - reach
  if (above >= ROUND / 2 + NAME_HIGH - reach)
    return { left: Math.min(Math.max(x, ROUND / 2), width - ROUND / 2), top: above }
  return { left: x < width / 2 ? x + reach : x - reach, top: Math.max(y, ROUND / 2 + NAME_HIGH) }
}

const numberOf = ({ place }: Spot): number | undefined => {
  const [name, which] = place.split(':')
  return name === 'straight' ? Number(which) : undefined
}

const isLitBy = (spot: Spot, covered: ReadonlySet<number>): boolean => {
  const number = numberOf(spot)
  return number !== undefined && covered.has(number)
}

type CellProps = { spot: Spot; box: Box; isMeant: boolean; isLit: boolean; language: Language }

function Cell({ spot, box: { x, y, w, h }, isMeant, isLit, language }: CellProps) {
  const number = numberOf(spot)
  const colour = number === undefined ? 'out' : colourOf(number)
  const state = isMeant ? ' rl__cell--meant' : isLit ? ' rl__cell--lit' : ''
  return (
    <g className={`rl__cell rl__cell--${colour}${state}`}>
      <rect x={x + 0.5} y={y + 0.5} width={w - 1} height={h - 1} rx={3} />
      <text x={x + w / 2} y={y + h / 2} style={{ fontSize: number === undefined ? 9 : 15 }}>
        {number ?? textOf(spot, language)}
      </text>
    </g>
  )
}

const textOf = ({ place }: Spot, language: Language): string =>
  place.startsWith('column') ? placeOdds(place, language) : placeName(place, language)

const Dot = ({ box: { x, y, w, h }, className }: { box: Box; className: string }) => (
  <circle className={className} cx={x + w / 2} cy={y + h / 2} r={5} />
)
