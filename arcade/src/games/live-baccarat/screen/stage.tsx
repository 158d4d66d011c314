import { studioLookOf } from '@zar/art/studio/rooms'
import { studio, tableEdge } from '@zar/art/studio/studio'
import { useMemo, useState } from 'react'
import { money } from '../../../screens/figures.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK, faceOf } from '../../../screens/kit/art/card-face.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { cardName } from '../../../screens/kit/card-words.ts'
import { ChipFlights } from '../../../screens/kit/chips/chip-flights.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { returnedOf, ridingOf, stakedOf } from '../../../screens/room/round/phases.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { actOf, Host } from '../../../screens/room/table/presenter/host.tsx'
import { NamePlate } from '../../../screens/room/table/presenter/name-plate.tsx'
import { TableClock } from '../../../screens/room/table/table-clock.tsx'
import { totalOf } from '../../baccarat/rules.ts'
import { PeelCard } from '../../baccarat/screen/peel.tsx'
import { openCards, PLACES, type Slot } from '../../baccarat/screen/shown.ts'
import { BACCARAT_WORDS } from '../../baccarat/screen/words.ts'
import type { Card } from '../../cards.ts'
import type { Side } from '../rules.ts'
import { handOf, isSqueezed, paidIn, resultOf, squeezing } from './table-now.ts'
import { useBaccaratSounds } from './use-baccarat-sounds.ts'
import { LIVE_WORDS } from './words.ts'
import { Zone } from './zone.tsx'

const PLACE = { width: 1076, height: 430, x: 538, nicheWidth: 330, ids: 'lb' }
const EDGE_Y = 272
const SIDES: readonly Side[] = ['player', 'banker']

/** The studio, the two hands before the presenter, and the places of the bets. */
export function Stage({ play }: RoomProps) {
  const { room, language } = play
  const bets = useTableChips()
  const look = studioLookOf('zar_bogaz_bakara')
  const wall = useMemo(() => (look ? studio(look.colours, PLACE) : ''), [look])
  const edge = useMemo(() => (look ? tableEdge(EDGE_Y, PLACE.width, look) : ''), [look])
  useBaccaratSounds(play)
  return (
    <div className="bakara">
      <div className="table-scene">
        <svg
          className="bakara__scene"
          viewBox="0 0 1076 600"
          role="img"
          aria-label={LIVE_WORDS[language].scene}
        >
          <Drawn drawing={wall} />
          {look && (
            <Host
              look={look.presenter.look}
              act={actOf(room, 'deal')}
              isStill={play.isStill}
              transform="translate(538 130) scale(.68)"
            />
          )}
          <Drawn drawing={edge} />
          {look && <NamePlate x={538} y={322} name={look.presenter.name} />}
        </svg>
      </div>
      <div className="bakara__hands">
        {SIDES.map((side) => (
          <Hand key={side} play={play} side={side} />
        ))}
      </div>
      <Result play={play} />
      <fieldset className="bakara__zones num" aria-label={LIVE_WORDS[language].bets}>
        {PLACES.map((place) => (
          <Zone key={place} play={play} place={place} />
        ))}
        <TableClock play={play} hasWord isTimed={isSqueezed(room)} />
      </fieldset>
      <ChipFlights
        laid={bets.all}
        onTable={String(room.view.round?.number ?? 0)}
        paid={paidIn(room)}
      />
    </div>
  )
}

function Hand({ play, side }: RoomProps & { side: Side }) {
  const { room, language } = play
  const words = BACCARAT_WORDS[language]
  const slots = handOf(room, side)
  const open = openCards(slots)
  const total = open.length > 0 ? totalOf(open) : null
  const isWinner = resultOf(room)?.winner === side
  const own = squeezing(room)
  return (
    <section
      className={`bakara-hand bakara-hand--${side}`}
      aria-label={words.hand(words.sides[side], total)}
    >
      <h2>
        {words.sides[side]}
        {total !== null && (
          <b className={isWinner ? 'bakara-total bakara-total--won num' : 'bakara-total num'}>
            {total}
          </b>
        )}
      </h2>
      <div className="bakara-hand__cards">
        {own?.side === side && own.faces.length > 0 ? (
          <Squeezed
            faces={own.faces}
            slots={slots}
            language={language}
            onOpen={(at) => void play.move(own.bet.id, { open: side, card: at })}
          />
        ) : (
          slots.map((slot, at) => (
            <DealtCard key={keyOf(slot, at)} slot={slot} language={language} />
          ))
        )}
      </div>
    </section>
  )
}

type SqueezedProps = {
  faces: readonly Card[]
  /** As all see them: one may lie open already. */
  slots: readonly Slot[]
  language: RoomProps['play']['language']
  onOpen: (at: number) => void
}

/** Two cards that their player peels: all see each of them once it is open. */
function Squeezed({ faces, slots, language, onOpen }: SqueezedProps) {
  const [opened, setOpened] = useState<readonly number[]>([])
  const open = (at: number) => {
    setOpened([...opened, at])
    onOpen(at)
  }
  return faces.map((card, at) => (
    <div key={at} className="bakara-squeezed">
      {opened.includes(at) || slots[at] !== 'down' ? (
        <DealtCard slot={card} language={language} />
      ) : (
        <PeelCard
          card={card}
          name={BACCARAT_WORDS[language].openCard}
          isAcross={false}
          onOpen={() => open(at)}
          onPress={() => open(at)}
        />
      )}
    </div>
  ))
}

const keyOf = (slot: Slot, at: number): string => `${at}.${slot === 'down' ? 'down' : 'open'}`

function DealtCard({ slot, language }: { slot: Slot; language: RoomProps['play']['language'] }) {
  const isDown = slot === 'down'
  return (
    <CardPicture
      drawing={isDown ? BACK : faceOf(slot)}
      name={isDown ? BACCARAT_WORDS[language].faceDown : cardName(slot, language)}
      className={isDown ? 'bakara-card bakara-card--down' : 'bakara-card bakara-card--open'}
    />
  )
}

/** What the coup brought; nothing at or below the stakes has a sum. */
function Result({ play: { room, language } }: RoomProps) {
  const result = resultOf(room)
  if (!result) return null
  const own = ridingOf(room)
  const returned = returnedOf(own) ?? 0
  const isWin = returned > stakedOf(own)
  return (
    <div className={`sill bakara__sill${isWin ? '' : ' bakara__sill--plain'}`} aria-hidden="true">
      <span>{BACCARAT_WORDS[language].winners[result.winner]}</span>
      {isWin && <b className="num">{money(returned)}</b>}
    </div>
  )
}
