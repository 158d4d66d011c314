import { useState } from 'react'
import type { Language } from '../../../protocol.ts'
import type { Asked, Play, ScreenProps } from '../../../screens/game/game-screen.ts'
import { Icon } from '../../../screens/icon.tsx'
import { ChipFlights } from '../../../screens/kit/chips/chip-flights.tsx'
import { laidNow, roundOnTable } from '../../../screens/kit/chips/table-play.ts'
import { feltTableOf, tableOf, turnTaking } from './actions.ts'
import { Felt } from './felt/felt.tsx'
import { circled, litBy } from './felt/lit.ts'
import { Racetrack } from './felt/racetrack.tsx'
import { NEIGHBOURS_MOST } from './felt/track.ts'
import { numberName } from './names.ts'
import {
  type Frame,
  lyingOn,
  markedNumber,
  type Options,
  type Press,
  paidIn,
  spunIn,
} from './shown.ts'
import { Typed } from './typed/typed.tsx'
import { colourOf } from './wheel.ts'
import { WheelView } from './wheel-view.tsx'
import { ROULETTE_WORDS } from './words.ts'

export function Stage({ play, options, onOptions, frame }: ScreenProps<Options, Frame>) {
  const { language } = play
  const words = ROULETTE_WORDS[language]
  const asked = { play, options, onOptions }
  const table = feltTableOf(asked)
  const [over, setOver] = useState<Press | null>(null)
  const { step, number } = frame
  const round = roundOnTable(play.round, options)
  const drawn = step === 'spin' ? null : number
  const name = step === 'spin' ? words.wheelTurns : words.wheel(nameOf(drawn, language))
  return (
    <div className={`roulette roulette--${step} roulette--${options.view}`}>
      <Spins play={play} className="spins plate" />
      <div className="roulette__wheel">
        <WheelView step={step} number={number} name={name} />
        <p className="roulette__drawn num" aria-hidden="true">
          {drawn !== null && (
            <>
              <b className={`sp sp--${colourOf(drawn)}`}>{drawn}</b> {nameOf(drawn, language)}
            </>
          )}
        </p>
      </div>
      <div className="roulette__block">
        <div className="rboard">
          <Felt
            table={table}
            lying={lyingOn(frame, options, play)}
            marked={markedNumber(frame, options, play)}
            lit={litBy(over)}
          />
          <Spins play={play} className="rboard__spins" />
          <Corners asked={asked} />
        </div>
        <div className="rtrack">
          <Racetrack table={table} lit={circled(over)} onOver={setOver} />
          <Neighbours asked={asked} className="rtrack__neighbours" />
          <div className="rtrack__row">
            <button
              type="button"
              className="rboard__button"
              onClick={() => onOptions({ view: 'felt' })}
            >
              {words.toFelt}
            </button>
            <Neighbours asked={asked} className="" />
          </div>
        </div>
      </div>
      <ChipFlights
        laid={laidNow(tableOf(asked))}
        onTable={round?.id ?? null}
        paid={round && step === 'rest' && play.phase === 'ready' ? paidIn(round) : null}
      />
      {options.view === 'typed' && <Typed at={asked} />}
    </div>
  )
}

const nameOf = (number: number | null, language: Language) =>
  number === null ? null : numberName(number, language)

function Spins({ play, className }: { play: Play; className: string }) {
  const words = ROULETTE_WORDS[play.language]
  return (
    <ol className={`${className} num`} aria-label={words.lastNumbers}>
      {play.past.map((round, index) => {
        const { number } = spunIn(round).result
        return (
          <li key={round.id} className={`sp sp--${colourOf(number)}${index ? '' : ' sp--now'}`}>
            <span aria-hidden="true">{number}</span>
            <span className="visually-hidden">{numberName(number, play.language)}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** How many neighbours on each side a number of the racetrack takes with it. */
function Neighbours({ asked, className }: { asked: Asked<Options>; className: string }) {
  const { options, onOptions, play } = asked
  const words = ROULETTE_WORDS[play.language]
  const next = (options.neighbours % NEIGHBOURS_MOST) + 1
  return (
    <button
      type="button"
      className={`rboard__button ${className}`}
      title={words.neighboursOnTrack}
      onClick={() => onOptions({ neighbours: next })}
    >
      <b>±{options.neighbours}</b> <small>{words.neighbours}</small>
    </button>
  )
}

/** In the corners that no bet has: taking chips, the racetrack of an upright stage, and typing. */
function Corners({ asked }: { asked: Asked<Options> }) {
  const { options, onOptions, play } = asked
  const words = ROULETTE_WORDS[play.language]
  return (
    <>
      <button
        type="button"
        className="rboard__button rboard__take"
        aria-pressed={options.isTaking}
        onClick={() => turnTaking(asked)}
      >
        <Icon name="eraser" /> <small>{words.take}</small>
      </button>
      <button
        type="button"
        className="rboard__button rboard__turn"
        aria-label={words.toTrack}
        onClick={() => onOptions({ view: 'track' })}
      >
        <Icon name="spin" /> <small>{words.turnTrack}</small>
      </button>
      <button
        type="button"
        className="rboard__button rboard__type"
        aria-label={words.type}
        onClick={() => onOptions({ view: 'typed' })}
      >
        <Icon name="keys" /> <small>{words.typeShort}</small>
      </button>
    </>
  )
}
