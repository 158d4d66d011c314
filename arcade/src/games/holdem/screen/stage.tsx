import { useMemo } from 'react'
import type { Language } from '../../../protocol.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK, faceOf } from '../../../screens/kit/art/card-face.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { feltDrawing, shoeDrawing } from '../../../screens/kit/art/felt.ts'
import { cardName } from '../../../screens/kit/card-words.ts'
import { ChipFlights } from '../../../screens/kit/chips/chip-flights.tsx'
import { roundOnTable } from '../../../screens/kit/chips/table-play.ts'
import { handText } from '../../../screens/kit/hand-text.ts'
import type { Card } from '../../cards.ts'
import { aaOddsOf } from '../rules.ts'
import { rowFor } from './felt/pays.tsx'
import { PaysOnTable } from './felt/pays-on-table.tsx'
import {
  bestOf,
  type Frame,
  lyingIn,
  type Options,
  openCards,
  outcomeOf,
  resultsOf,
  type Slot,
} from './shown.ts'
import { Spots } from './spots.tsx'
import { HOLDEM_WORDS } from './words.ts'

type Props = ScreenProps<Options, Frame>

export function Stage(props: Props) {
  const { play, options, frame } = props
  const { language } = play
  const words = HOLDEM_WORDS[language]
  const used = usedIn(frame)
  return (
    <div className="holdem">
      <div className="holdem__table">
        <Felts />
        <section className="holdem__hand holdem__hand--dealer" aria-label={words.dealer}>
          <p className={`holdem__dealer${used ? ' holdem__plate' : ''}`}>
            {dealerText(frame, language)}
          </p>
          <Cards hand="dealer" slots={frame.dealer} frame={frame} used={used} language={language} />
        </section>
        <section className="holdem__hand holdem__hand--board" aria-label={words.board}>
          <Cards hand="board" slots={frame.board} frame={frame} used={used} language={language} />
        </section>
        <section className="holdem__hand holdem__hand--player" aria-label={words.mine}>
          <Cards hand="player" slots={frame.player} frame={frame} used={used} language={language} />
          <Mine {...props} />
        </section>
        <Spots {...props} />
        <PaysOnTable
          language={language}
          isOpen={options.arePaysOpen}
          onOpen={(arePaysOpen) => props.onOptions({ arePaysOpen })}
          rows={rowsNow(frame)}
        />
        <ChipFlights
          laid={lyingIn(frame, options)}
          onTable={roundOnTable(play.round, options)?.id ?? null}
          paid={frame.isOver && frame.state ? resultsOf(frame.state) : null}
        />
      </div>
    </div>
  )
}

const LOOK = { lit: '#1E6FAE', edge: '#071F44', ring: '#F7F0DF' }

/** One for each shape of the frame; the sheet shows the one that fits. */
function Felts() {
  const felts = useMemo(
    () => ({
      wide: feltDrawing(1376, 640, 'holdem-wide', LOOK) + shoeDrawing(1232, 56),
      mid: feltDrawing(1000, 640, 'holdem-mid', LOOK),
      tall: feltDrawing(760, 526, 'holdem-tall', LOOK),
    }),
    [],
  )
  const boxes = { wide: '0 0 1376 640', mid: '0 0 1000 640', tall: '0 0 760 526' }
  return (['wide', 'mid', 'tall'] as const).map((shape) => (
    <svg
      key={shape}
      className={`holdem__felt holdem__felt--${shape}`}
      viewBox={boxes[shape]}
      aria-hidden="true"
    >
      <Drawn drawing={felts[shape]} />
    </svg>
  ))
}

/** The five cards of each best hand, once all of them are open. */
type Used = { mine: readonly Card[]; theirs: readonly Card[] }

function usedIn({ player, dealer, board, isOver, state }: Frame): Used | undefined {
  if (!isOver || state?.end !== 'called') return undefined
  return {
    mine: bestOf(player, board)?.cards ?? [],
    theirs: bestOf(dealer, board)?.cards ?? [],
  }
}

/** The rows of the pay tables that are paid. */
function rowsNow(frame: Frame): { ante?: string; aa?: string } {
  const { state, isOver, player, board } = frame
  const flop = bestOf(player, board.slice(0, 3))
  if (!state || !flop) return {}
  const isAaPaid = state.aaKurus > 0 && aaOddsOf(openCards(player), openCards(board.slice(0, 3)))
  const best = bestOf(player, board)
  const isAntePaid =
    isOver &&
    resultsOf(state).some((one) => one.place === 'ante' && one.returnKurus > one.stakeKurus)
  return {
    ...(isAaPaid && { aa: rowFor('aa', flop.hand) }),
    ...(isAntePaid && best && { ante: rowFor('ante', best.hand) }),
  }
}

function dealerText({ dealer, board, state, isOver }: Frame, language: Language): string {
  const words = HOLDEM_WORDS[language]
  const best = isOver && state?.end === 'called' ? bestOf(dealer, board) : undefined
  if (!best || !state) return words.dealer
  const who = outcomeOf(state) === 'unqualified' ? words.unqualified : words.dealer
  return `${who}: ${handText(best, language)}`
}

/** The player's best hand of what is open. */
function Mine({ play, frame }: Props) {
  const best = bestOf(frame.player, frame.board)
  if (!best || openCards(frame.board).length < 3) return null
  const isWon = frame.isOver && play.round !== null && play.round.winKurus > play.round.stakedKurus
  return (
    <p className={`holdem__mine holdem__plate${isWon ? ' holdem__plate--won' : ''}`}>
      {handText(best, play.language)}
    </p>
  )
}

type Hand = 'dealer' | 'board' | 'player'
type CardsProps = {
  hand: Hand
  slots: readonly Slot[]
  frame: Frame
  used: Used | undefined
  language: Language
}

const Cards = ({ slots, ...rest }: CardsProps) => (
  <div className="holdem__cards">
    {slots.map((slot, place) => (
      <OneCard key={place} slot={slot} place={place} {...rest} />
    ))}
  </div>
)

type OneProps = Omit<CardsProps, 'slots'> & { slot: Slot; place: number }

function OneCard({ hand, slot, place, frame, used, language }: OneProps) {
  const words = HOLDEM_WORDS[language]
  if (slot === null) return <Outline hand={hand} place={place} language={language} />
  if (slot === 'down')
    return (
      <div className="holdem__slot">
        <CardPicture
          key="down"
          drawing={BACK}
          name={words.closed}
          className={moving(frame, hand, place)}
        />
      </div>
    )
  const isMine = used?.mine.includes(slot) === true
  const isTheirs = used?.theirs.includes(slot) === true
  const name = [
    cardName(slot, language),
    isMine ? words.mineUses : '',
    isTheirs ? words.dealerUses : '',
  ]
  return (
    <div className={`holdem__slot${used && !isMine && !isTheirs ? ' holdem__slot--idle' : ''}`}>
      {isTheirs && <i className="holdem__mark holdem__mark--theirs" />}
      <CardPicture
        key={slot}
        drawing={faceOf(slot)}
        name={name.filter(Boolean).join(', ')}
        className={moving(frame, hand, place)}
      />
      {isMine && <i className="holdem__mark holdem__mark--mine" />}
    </div>
  )
}

/** The dealer's cards turn where they lie; the others come from the shoe. */
function moving({ fresh, dealer }: Frame, hand: Hand, place: number): string {
  if (!fresh.includes(`${hand}${place}`)) return ''
  const isTurned = hand === 'dealer' && typeof dealer[place] === 'number'
  return isTurned ? 'holdem__card--turns' : 'holdem__card--comes'
}

/** Where a card will lie. */
function Outline({ hand, place, language }: Pick<OneProps, 'hand' | 'place' | 'language'>) {
  const words = HOLDEM_WORDS[language]
  return (
    <div className="holdem__slot holdem__slot--free">
      {hand === 'board' && (
        <span>
          {words.slots[place]}
          <span className="visually-hidden">: {words.noCard}</span>
        </span>
      )}
    </div>
  )
}
