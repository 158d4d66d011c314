import { useMemo } from 'react'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK, faceOf } from '../../../screens/kit/art/card-face.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { feltDrawing, shoeDrawing } from '../../../screens/kit/art/felt.ts'
import { cardName } from '../../../screens/kit/card-words.ts'
import { ChipFlights } from '../../../screens/kit/chips/chip-flights.tsx'
import { laidNow, roundOnTable } from '../../../screens/kit/chips/table-play.ts'
import { totalOf } from '../rules.ts'
import { PeelCard } from './peel.tsx'
import { RoadsRail } from './roads-rail.tsx'
import {
  type Frame,
  openCards,
  PLACES,
  type Props,
  paidIn,
  rulingsOf,
  type Side,
  type Slot,
} from './shown.ts'
import { BACCARAT_WORDS } from './words.ts'
import { Zone } from './zone.tsx'

const LOOK = { lit: '#5A2C74', edge: '#1E0A2A', ring: '#F2B5A4' }
const SIDES: readonly Side[] = ['player', 'banker']

export function Stage(props: Props) {
  const { play, options, frame } = props
  const words = BACCARAT_WORDS[play.language]
  const round = roundOnTable(play.round, options)
  return (
    <div className={`baccarat num${options.areRoadsOpen ? ' baccarat--roads' : ''}`}>
      <div className="baccarat__room">
        <div className="baccarat__table">
          <Felts />
          {SIDES.map((side) => (
            <Hand key={side} {...props} side={side} />
          ))}
          {/* biome-ignore lint/a11y/useSemanticElements: buttons of bets, no set of form fields */}
          <div role="group" aria-label={words.table}>
            {PLACES.map((place) => (
              <Zone key={place} {...props} place={place} />
            ))}
          </div>
        </div>
      </div>
      <RoadsRail {...props} />
      <ChipFlights
        laid={laidNow(props)}
        onTable={round?.id ?? null}
        paid={round && frame.isOver ? paidIn(round) : null}
      />
    </div>
  )
}

/** One for wide frames and one for upright ones; the sheet shows the one that fits. */
function Felts() {
  const [wide, tall] = useMemo(
    () => [
      feltDrawing(1040, 600, 'baccarat-wide', LOOK) + shoeDrawing(966, 26, 0.62),
      feltDrawing(540, 500, 'baccarat-tall', LOOK),
    ],
    [],
  )
  return (
    <>
      <svg className="baccarat__felt" viewBox="0 0 1040 600" aria-hidden="true">
        <Drawn drawing={wide} />
      </svg>
      <svg
        className="baccarat__felt baccarat__felt--tall"
        viewBox="83 0 374 470"
        aria-hidden="true"
      >
        <Drawn drawing={tall} />
      </svg>
    </>
  )
}

function Hand({ play, frame, side }: Props & { side: Side }) {
  const words = BACCARAT_WORDS[play.language]
  const slots = frame[side]
  const open = openCards(slots)
  const total = open.length > 0 ? totalOf(open) : null
  const ruling = rulingsOf(frame)[side]
  const isWinner = frame.isOver && total !== null && isHigher(frame, side)
  return (
    <section
      className={`baccarat__hand baccarat__hand--${side}`}
      aria-label={words.hand(words.sides[side], total)}
    >
      <h2 className="baccarat__side">{words.sides[side]}</h2>
      {total !== null && (
        <b
          className={`baccarat__total${isWinner ? ' baccarat__total--won' : ''}`}
          aria-hidden="true"
        >
          {total}
        </b>
      )}
      {slots.map((slot, index) => (
        <DealtCard key={index} play={play} frame={frame} side={side} slot={slot} place={index} />
      ))}
      <p className="baccarat__ruling">{ruling && <span>{words.ruling(ruling)}</span>}</p>
    </section>
  )
}

function isHigher(frame: Frame, side: Side): boolean {
  const [mine, other] = [frame[side], frame[side === 'player' ? 'banker' : 'player']]
  return totalOf(openCards(mine)) > totalOf(openCards(other))
}

type CardProps = Pick<Props, 'play' | 'frame'> & { side: Side; slot: Slot; place: number }

function DealtCard({ play, frame: { peeled }, side, slot, place }: CardProps) {
  const words = BACCARAT_WORDS[play.language]
  const isDown = slot === 'down'
  const name = isDown ? words.faceDown : cardName(slot, play.language)
  const className = isDown ? 'baccarat__card--sliding' : 'baccarat__card--open'
  const isPeeled = isDown && peeled?.side === side && peeled.place === place
  return (
    <div className={`baccarat__slot baccarat__slot--${place + 1}`}>
      {isPeeled ? (
        <PeelCard
          card={peeled.card}
          name={words.openCard}
          isAcross={place === 2}
          onOpen={play.skip}
        />
      ) : (
        <CardPicture
          key={isDown ? 'down' : 'open'}
          drawing={isDown ? BACK : faceOf(slot)}
          name={name}
          className={play.phase === 'telling' ? className : ''}
        />
      )}
    </div>
  )
}
