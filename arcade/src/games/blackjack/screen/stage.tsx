import type { Language } from '../../../protocol.ts'
import { money } from '../../../screens/figures.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK, faceOf } from '../../../screens/kit/art/card-face.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { RANK_NAMES } from '../../../screens/kit/card-words.ts'
import { ChipFlights } from '../../../screens/kit/chips/chip-flights.tsx'
import { Stack } from '../../../screens/kit/chips/stack.tsx'
import { roundOnTable } from '../../../screens/kit/chips/table-play.ts'
import { type Card, rankOf } from '../../cards.ts'
import { isTwoCard21, pointsOfHand } from '../hand.ts'
import { tallFelt, wideFelt } from './felt.ts'
import { HandView } from './hand-view.tsx'
import { spokenTotal } from './message.ts'
import { at, both, dealerStep, TALL, WIDE } from './places.ts'
import {
  cardKey,
  DEALER,
  type Frame,
  handKey,
  insuranceOn,
  landedIn,
  type Options,
  totalText,
} from './shown.ts'
import { Spots } from './spots.tsx'
import { BLACKJACK_WORDS } from './words.ts'

type Props = ScreenProps<Options, Frame>

export function Stage(props: Props) {
  const { play, options, frame } = props
  const { table } = frame
  const insuredKurus = insuranceOn(frame)
  return (
    <div className={`bj num${table && table.hands.length > 2 ? ' bj--many' : ''}`}>
      <div className="bj__table">
        <Felt language={play.language} />
        {frame.hole !== 'none' || (table && table.dealer.length > 0) ? (
          <Dealer {...props} />
        ) : (
          <Outlines />
        )}
        {table ? (
          table.hands.map((_, index) => (
            <HandView key={handKey(table.hands, index)} {...props} index={index} />
          ))
        ) : (
          <Spots {...props} />
        )}
        {insuredKurus > 0 && <Insurance sumKurus={insuredKurus} language={play.language} />}
        <ChipFlights
          laid={options.placing.laid}
          onTable={roundOnTable(play.round, options)?.id ?? null}
          paid={null}
        />
      </div>
    </div>
  )
}

/** Drawn once for each shape of the frame; the sheet shows one of them. */
function Felt({ language }: { language: Language }) {
  const words = BLACKJACK_WORDS[language]
  return (
    <>
      <svg className="bj__felt bj__felt--wide" viewBox="-30 -24 1436 696" aria-hidden="true">
        <Drawn drawing={wideFelt(language)} />
      </svg>
      <svg className="bj__felt bj__felt--tall" viewBox="-8 -10 390 550" aria-hidden="true">
        <Drawn drawing={tallFelt(language)} />
      </svg>
      <div className="bj__discards" aria-hidden="true">
        {words.discards}
        <CardPicture drawing={BACK} />
        <CardPicture drawing={BACK} />
      </div>
    </>
  )
}

function dealerSpot(kind: 'wide' | 'tall', index: number, count: number) {
  const felt = kind === 'wide' ? WIDE : TALL
  const { card, x, y } = felt.dealer
  const step = dealerStep(felt, count)
  return { x: x - (card + (count - 1) * step) / 2 + index * step, y, width: card, from: felt.shoe }
}

/** Where the dealer's cards will lie. */
const Outlines = () =>
  [0, 1].map((index) => (
    <span
      key={index}
      className="bj__at bj__outline"
      style={at(both((kind) => dealerSpot(kind, index, 2)))}
    />
  ))

function Dealer({ play, frame }: Props) {
  const { table, hole, fresh } = frame
  const words = BLACKJACK_WORDS[play.language]
  if (!table) return null
  const cards = table.dealer
  const open = hole === 'open' ? cards : cards.slice(0, 1)
  const slots = Math.max(2, cards.length)
  const turned = cards[1]
  const said = open.map((card) => RANK_NAMES[play.language][rankOf(card)] ?? '')
  if (hole === 'down' || hole === 'turning') said.push(words.closed)
  const name = `${words.dealer}: ${said.join(', ')}. ${spokenTotal(open, play.language)}`
  const spot = (index: number) => at(both((kind) => dealerSpot(kind, index, slots)))
  const look = (index: number) =>
    `bj__at bj__card${fresh.includes(cardKey(DEALER, index)) ? ' bj__card--fresh' : ''}`
  return (
    <div className="bj__dealer" role="img" aria-label={name}>
      {open.map((card, index) => (
        <span key={index} className={look(index)} style={spot(index)}>
          <CardPicture drawing={faceOf(card)} />
        </span>
      ))}
      {(hole === 'down' || hole === 'turning') && (
        <span className={look(1)} style={spot(1)}>
          <CardPicture drawing={BACK} className={hole === 'turning' ? 'bj__card--away' : ''} />
          {hole === 'turning' && turned !== undefined && (
            <CardPicture drawing={faceOf(turned)} className="bj__card--open" />
          )}
        </span>
      )}
      <DealerTotal cards={landedIn(frame, DEALER, open)} slots={slots} />
    </div>
  )
}

function DealerTotal({ cards, slots }: { cards: readonly Card[]; slots: number }) {
  if (cards.length === 0) return null
  const isBlackjack = isTwoCard21(cards)
  const place = both((kind) => {
    const felt = kind === 'wide' ? WIDE : TALL
    const { card, x, y } = felt.dealer
    const first = dealerSpot(kind, 0, slots).x + card / 2
    return { x: cards.length > 1 ? x : first, y: y + card * 1.4 + (kind === 'wide' ? 30 : 20) }
  })
  return (
    <span className="bj__at bj__total" style={at(place)}>
      {isBlackjack ? 'BJ' : dealerText(cards)}
    </span>
  )
}

const dealerText = (cards: readonly Card[]) =>
  pointsOfHand(cards).points >= 17 && cards.length > 1
    ? String(pointsOfHand(cards).points)
    : totalText(cards, true)

function Insurance({ sumKurus, language }: { sumKurus: number; language: Language }) {
  const words = BLACKJACK_WORDS[language]
  const spot = both((kind) => {
    const { x, y } = (kind === 'wide' ? WIDE : TALL).insurance
    return { x, y, width: kind === 'wide' ? 30 : 19 }
  })
  return (
    <div className="bj__insurance">
      <span className="bj__at bj__stack bj__stack--come" style={at(spot)}>
        <Stack stakeKurus={sumKurus} language={language} />
      </span>
      <span className="bj__at bj__pill" style={at(spot)}>
        {words.insurance} {money(sumKurus)}
      </span>
    </div>
  )
}
