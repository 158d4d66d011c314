import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { ROUND_WORDS } from '../../../screens/room/round/words.ts'
import {
  BEAD_BOX,
  type Bead,
  BIG_BOX,
  beadRoadDrawing,
  bigRoadDrawing,
  type Outcome,
} from '../../baccarat/screen/roads.ts'
import { pairsIn } from '../../baccarat/screen/shown.ts'
import { BACCARAT_WORDS } from '../../baccarat/screen/words.ts'
import type { Shown } from '../rules.ts'
import { cellsOf, derivedOf } from './derived-roads.ts'
import { withWinner } from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

const AWAY = [1, 2, 3] as const
const [DERIVED_COLUMNS, DERIVED_ROWS] = [24, 6]

/** The roads of the last coups: bead, big, and the three that are derived of it. */
export function Statistics({ play: { room, language } }: RoomProps) {
  const words = BACCARAT_WORDS[language]
  const table = ROUND_WORDS[language]
  const coups = room.view.past.map(({ shown }) => beadOf(shown as Shown)).toReversed()
  if (coups.length === 0) return <p className="rail__empty">{table.none}</p>
  const outcomes = coups.map(({ winner }) => winner)
  const names = outcomes.map((outcome) => words.places[outcome]).join(', ')
  return (
    <div className="roads num">
      <h3>{words.bead}</h3>
      <svg viewBox={BEAD_BOX} role="img" aria-label={words.newestLast(words.bead, names)}>
        <Drawn drawing={beadRoadDrawing(coups, words.letters)} />
      </svg>
      <h3>{words.big}</h3>
      <svg viewBox={BIG_BOX} role="img" aria-label={words.newestLast(words.big, names)}>
        <Drawn drawing={bigRoadDrawing(outcomes)} />
      </svg>
      <details>
        <summary>{LIVE_WORDS[language].derived}</summary>
        {AWAY.map((away, at) => (
          <DerivedRoad
            key={away}
            name={LIVE_WORDS[language].derivedRoads[at] ?? ''}
            outcomes={outcomes}
            away={away}
          />
        ))}
      </details>
      <p>{table.past}</p>
    </div>
  )
}

function beadOf({ player = [], banker = [] }: Shown): Bead {
  const result = withWinner(player, banker)
  return { winner: result.winner, pairs: pairsIn(result) }
}

type DerivedProps = { name: string; outcomes: readonly Outcome[]; away: 1 | 2 | 3 }

/** Rings, small discs and strokes, as each road is drawn: red is banker's colour, blue player's. */
function DerivedRoad({ name, outcomes, away }: DerivedProps) {
  const cells = cellsOf(derivedOf(outcomes, away))
  const cut = Math.max(0, ...cells.map(({ column }) => column + 1 - DERIVED_COLUMNS))
  return (
    <>
      <h3>{name}</h3>
      <svg
        className="roads__derived"
        viewBox={`0 0 ${DERIVED_COLUMNS} ${DERIVED_ROWS}`}
        role="img"
        aria-label={name}
      >
        {cells
          .filter(({ column }) => column >= cut)
          .map(({ column, row, side }) => (
            <circle
              key={`${column}.${row}`}
              cx={column - cut + 0.5}
              cy={row + 0.5}
              r="0.34"
              className={`roads__mark roads__mark--${side} roads__mark--${away}`}
            />
          ))}
      </svg>
    </>
  )
}
