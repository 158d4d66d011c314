import { type StudioLook, studioLookOf } from '@zar/art/studio/rooms'
import { studio, tableEdge } from '@zar/art/studio/studio'
import { useMemo, useState } from 'react'
import { money } from '../../../screens/figures.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { ChipFlights } from '../../../screens/kit/chips/chip-flights.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { returnedOf, ridingOf, sinceOf, stakedOf } from '../../../screens/room/round/phases.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { actOf, Host } from '../../../screens/room/table/presenter/host.tsx'
import { NamePlate } from '../../../screens/room/table/presenter/name-plate.tsx'
import { TableClock } from '../../../screens/room/table/table-clock.tsx'
import { Felt } from '../../roulette/screen/felt/felt.tsx'
import { circled, litBy } from '../../roulette/screen/felt/lit.ts'
import { Racetrack } from '../../roulette/screen/felt/racetrack.tsx'
import { numberName } from '../../roulette/screen/names.ts'
import type { Press } from '../../roulette/screen/shown.ts'
import { colourOf } from '../../roulette/screen/wheel.ts'
import { WheelView } from '../../roulette/screen/wheel-view.tsx'
import { ROULETTE_WORDS } from '../../roulette/screen/words.ts'
import { LENGTHS } from '../rules.ts'
import { OthersChips } from './others-chips.tsx'
import { drawnIn, lastNumber, lyingOn, paidIn, phaseOf } from './table-now.ts'
import { useTableView } from './table-view.tsx'
import { useRouletteSounds } from './use-roulette-sounds.ts'
import { LIVE_WORDS } from './words.ts'

const PLACE = { width: 1076, height: 430, x: 640, nicheWidth: 330, ids: 'lr' }
const EDGE_Y = 322

/** The studio with wheel and presenter, and the felt over its lower edge. */
export function Stage({ play }: RoomProps) {
  const { room } = play
  const bets = useTableChips()
  const phase = phaseOf(room)
  useRouletteSounds(play)
  return (
    <div className={`live-roulette live-roulette--${phase}`}>
      <Scene play={play} />
      <Result play={play} />
      <div className="live-roulette__bed">
        <div className="live-roulette__clock plate">
          <TableClock play={play} hasWord />
        </div>
        <Boards play={play} />
      </div>
      <ChipFlights
        laid={bets.all}
        onTable={String(room.view.round?.number ?? 0)}
        paid={phase === 'result' ? paidIn(room) : null}
      />
    </div>
  )
}

function Scene({ play }: RoomProps) {
  const { room, language, isStill } = play
  const look = studioLookOf(room.welcome.gameCode)
  const phase = phaseOf(room)
  const back = useMemo(() => (look ? studio(look.colours, PLACE) : ''), [look])
  const edge = useMemo(() => (look ? tableEdge(EDGE_Y, PLACE.width, look) : ''), [look])
  const drawn = drawnIn(room)
  const number = drawn ?? lastNumber(room)
  const isSpinning = phase === 'spinning' && !isStill
  const words = ROULETTE_WORDS[language]
  return (
    <div className="table-scene">
      <div className="live-roulette__scene">
        <svg viewBox="0 0 1076 680" role="img" aria-label={LIVE_WORDS[language].scene}>
          <Drawn drawing={back} />
          {look && <Presenter look={look} play={play} />}
          <Drawn drawing={edge} />
          {look && <NamePlate x={640} y={376} name={look.presenter.name} />}
        </svg>
        <div className="live-roulette__wheel">
          <WheelView
            key={isStill ? 'still' : 'moves'}
            step={isSpinning ? 'spin' : 'land'}
            number={number}
            name={
              isSpinning
                ? words.wheelTurns
                : words.wheel(number === null ? null : numberName(number, language))
            }
            clock={
              isSpinning
                ? { sinceMs: sinceOf(room, performance.now()), lengthMs: LENGTHS.spinning }
                : undefined
            }
          />
        </div>
      </div>
    </div>
  )
}

/** Turned to the wheel at the right hand: the drawing is mirrored. */
const Presenter = ({ look, play }: RoomProps & { look: StudioLook }) => (
  <Host
    look={look.presenter.look}
    act={actOf(play.room, 'spin')}
    isStill={play.isStill}
    transform="translate(640 166) scale(-.76 .76)"
  />
)

function Boards({ play }: RoomProps) {
  const { room } = play
  const bets = useTableChips()
  const { view, table } = useTableView()
  const [over, setOver] = useState<Press | null>(null)
  const marked = phaseOf(room) === 'result' ? (drawnIn(room) ?? null) : null
  return (
    <div className={`live-roulette__felt live-roulette__felt--${view}`}>
      <div className="rboard">
        <Felt table={table} lying={lyingOn(room, bets.all)} marked={marked} lit={litBy(over)} />
        <OthersChips play={play} />
      </div>
      {view === 'track' && (
        <div className="rtrack">
          <Racetrack table={table} lit={circled(over)} onOver={setOver} />
          <Neighbours className="rtrack__neighbours" />
          <div className="rtrack__row">
            <Neighbours className="" />
          </div>
        </div>
      )}
    </div>
  )
}

/** How many neighbours on each side a number of the racetrack takes with it. */
function Neighbours({ className }: { className: string }) {
  const { table, moreNeighbours } = useTableView()
  const words = ROULETTE_WORDS[table.language]
  return (
    <button
      type="button"
      className={`rboard__button ${className}`}
      title={words.neighboursOnTrack}
      onClick={moreNeighbours}
    >
      <b>±{table.neighbours}</b> <small>{words.neighbours}</small>
    </button>
  )
}

/** The number, and what it brought. */
function Result({ play: { room, language } }: RoomProps) {
  const drawn = drawnIn(room)
  if (phaseOf(room) !== 'result' || drawn === undefined) return null
  const own = ridingOf(room)
  const returned = returnedOf(own) ?? 0
  const isWin = returned > stakedOf(own)
  return (
    <div
      className={`sill live-roulette__sill${isWin ? '' : ' live-roulette__sill--plain'}`}
      aria-hidden="true"
    >
      <span className="live-roulette__drawn num">
        <b className={`sp sp--${colourOf(drawn)}`}>{drawn}</b> {numberName(drawn, language)}
      </span>
      {isWin && <b className="num">{money(returned)}</b>}
    </div>
  )
}
