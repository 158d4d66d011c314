import type { Language } from '../../../protocol.ts'
import { money } from '../../../screens/figures.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { faceOf } from '../../../screens/kit/art/card-face.ts'
import { RANK_NAMES } from '../../../screens/kit/card-words.ts'
import { Stack } from '../../../screens/kit/chips/stack.tsx'
import { rankOf } from '../../cards.ts'
import { isBust } from '../hand.ts'
import { type Hand, isBlackjack } from '../play.ts'
import { returnOf, spokenTotal } from './message.ts'
import { at, both, layoutOf, TALL, WIDE } from './places.ts'
import {
  actingIn,
  cardKey,
  type Frame,
  handKey,
  landedIn,
  type Options,
  type Outcome,
  outcomeOf,
  stakedIn,
  totalText,
} from './shown.ts'
import { Ring } from './spots.tsx'
import { BLACKJACK_WORDS } from './words.ts'

type Props = ScreenProps<Options, Frame> & { index: number }

/** What is told of a hand beside its cards. */
type Seen = {
  hand: Hand
  /** Its cards that have come. */
  landed: Hand['cards']
  index: number
  count: number
  isActing: boolean
  /** Null until the dealer is through. */
  outcome: Outcome | null
  /** The round returned more than its stakes. */
  isRoundWon: boolean
}

export function HandView({ play, frame, index }: Props) {
  const { table, fresh, parted, step } = frame
  const hand = table?.hands[index]
  if (!table || !hand) return null
  const isOver = step === 'over'
  const key = handKey(table.hands, index)
  const seen: Seen = {
    hand,
    landed: landedIn(frame, key, hand.cards),
    index,
    count: table.hands.length,
    isActing: actingIn(frame) === index,
    outcome: isOver ? outcomeOf(hand, table.dealer) : null,
    isRoundWon: isOver && returnOf(table) > stakedIn(table),
  }
  const cardLook = (order: number) => {
    if (fresh.includes(cardKey(key, order))) return ' bj__card--fresh'
    return parted === index && order === 0 ? ' bj__card--parted' : ''
  }
  return (
    <div className={`bj__hand${lookOf(seen, frame)}`}>
      <HandFrame {...seen} />
      <div role="img" aria-label={nameOf(seen, frame, play.language)}>
        {hand.cards.map((card, order) => (
          <span
            key={order}
            className={`bj__at bj__card${cardLook(order)}`}
            style={cardSpot(seen, order, parted === index)}
          >
            <CardPicture drawing={faceOf(card)} />
          </span>
        ))}
      </div>
      <Total {...seen} />
      <Label seen={seen} frame={frame} language={play.language} />
      <StakeView seen={seen} isParted={parted === index} language={play.language} />
    </div>
  )
}

function lookOf({ isActing, outcome, isRoundWon, hand, landed }: Seen, { step }: Frame): string {
  if (isActing) return ' bj__hand--acting'
  if (outcome) {
    const isWon = outcome.returnKurus > hand.stakeKurus
    return ` bj__hand--${outcome.ending}${isWon && isRoundWon ? ' bj__hand--best' : ''}`
  }
  return isBust(landed) && step !== 'dealing' ? ' bj__hand--bust' : ''
}

const stateOf = ({ hand, landed, isActing }: Seen) => {
  if (isBust(landed)) return 'bust'
  if (isActing) return 'playing'
  return hand.isDone ? 'done' : 'next'
}

/** `Birinci elin: sekiz, üç, altı. 17. ₺50,00, oynuyorsun.` */
function nameOf(seen: Seen, { step }: Frame, language: Language): string {
  const words = BLACKJACK_WORDS[language]
  const { hand, index, count, outcome } = seen
  const cards = hand.cards.map((card) => RANK_NAMES[language][rankOf(card)]).join(', ')
  const total = isBlackjack(hand) ? 'blackjack' : spokenTotal(hand.cards, language)
  const how =
    outcome || step === 'dealing' || step === 'dealer'
      ? outcome && words.endings[outcome.ending]
      : words.state[stateOf(seen)]
  const sum = money(outcome ? outcome.returnKurus : hand.stakeKurus)
  return `${words.hand(index, count)}: ${cards}. ${total}. ${[sum, how].filter(Boolean).join(', ')}.`
}

/** Where a card of the fan lies, and where it comes from: the shoe, or the hand it was parted from. */
function cardSpot({ index, count, hand }: Seen, order: number, isParted: boolean) {
  return at(
    both((kind) => {
      const { x, y } = fanSpot(kind, index, count, hand.cards.length, order)
      const { card } = layoutOf(kind, index, count, hand.cards.length)
      const before = fanSpot(kind, index - 1, count - 1, 2, 1)
      const shoe = (kind === 'wide' ? WIDE : TALL).shoe
      return { x, y, width: card, from: isParted && order === 0 ? before : shoe }
    }),
  )
}

function fanSpot(
  kind: 'wide' | 'tall',
  index: number,
  count: number,
  cards: number,
  order: number,
) {
  const { x, handY, card, step, rise } = layoutOf(kind, index, count, cards)
  const width = card + (cards - 1) * step
  return { x: x - width / 2 + order * step, y: handY - order * rise }
}

/** Round the fan, so that the hand in turn is framed. */
function HandFrame({ index, count, hand }: Seen) {
  const box = both((kind) => {
    const cards = hand.cards.length
    const { x, handY, card, step, rise } = layoutOf(kind, index, count, cards)
    const pad = kind === 'wide' ? 14 : count > 2 ? 5 : 10
    const width = card + (cards - 1) * step + 2 * pad
    const top = handY - (cards - 1) * rise - pad
    return { x: x - width / 2, y: top, width, height: handY + card * 1.4 + pad - top }
  })
  return <span className="bj__at bj__ring" style={at(box)} />
}

function Total({ index, count, hand, landed, isActing, outcome, isRoundWon }: Seen) {
  const cards = hand.cards.length
  if (landed.length === 0) return null
  const isBest = isBlackjack(hand) && landed.length === cards
  // A return of the stakes or less is not celebrated.
  const look = isBest && (!outcome || isRoundWon) ? ' bj__total--best' : ''
  const place = both((kind) => {
    const { x, handY, card, step, rise } = layoutOf(kind, index, count, cards)
    const edge = x + (card + (cards - 1) * step) / 2
    const isWide = kind === 'wide'
    return {
      x: edge + (isWide ? 8 : count > 2 ? -8 : -10),
      y: handY - (cards - 1) * rise - (isWide ? 16 : 12),
    }
  })
  return (
    <span
      className={`bj__at bj__total${isActing ? ' bj__total--on' : ''}${look}`}
      style={at(place)}
      aria-hidden="true"
    >
      {isBest ? 'BJ' : totalText(landed, !hand.isDone && !outcome)}
    </span>
  )
}

type LabelProps = { seen: Seen; frame: Frame; language: Language }

/** The number of the hand, and whether it is in turn. An upright frame has no room: it is framed there. */
function Label({ seen, frame, language }: LabelProps) {
  const { index, count, hand, outcome } = seen
  if (count < 2) return null
  const words = BLACKJACK_WORDS[language]
  const isTold = !outcome && frame.step !== 'dealing' && frame.step !== 'dealer'
  const { x, handY, card, step } = layoutOf('wide', index, count, hand.cards.length)
  const half = (card + (Math.max(2, hand.cards.length) - 1) * step) / 2
  const isLeft = index === 0
  const isSide = count === 2
  const spot = isSide
    ? { x: x + (isLeft ? -half - 44 : half + 44), y: handY + 96 }
    : { x: x - half - 14, y: handY - 34 }
  return (
    <span
      className={`bj__at bj__label${isSide ? ` bj__label--${isLeft ? 'left' : 'right'}` : ' bj__label--above'}`}
      style={at({ wide: spot, tall: spot })}
      aria-hidden="true"
    >
      <b>{words.shortHand(index)}</b>
      {isSide && <small>{isTold ? words.state[stateOf(seen)] : '\u00a0'}</small>}
    </span>
  )
}

type StakeProps = { seen: Seen; isParted: boolean; language: Language }

/** The stake on its spot; once the dealer is through, how it ended and what came back. */
function StakeView({ seen, isParted, language }: StakeProps) {
  const { index, count, hand, outcome, isActing } = seen
  const words = BLACKJACK_WORDS[language]
  const spot = both((kind) => {
    const { x, spotY, spotR } = layoutOf(kind, index, count, hand.cards.length)
    const from = layoutOf(kind, index - 1, count - 1, 2)
    return {
      x,
      y: spotY,
      width: spotR,
      ...(isParted && { from: { x: from.x, y: from.spotY } }),
    }
  })
  const hasPaid = outcome && outcome.returnKurus > hand.stakeKurus
  const isTaken = outcome && outcome.returnKurus === 0
  return (
    <div aria-hidden="true">
      <span className="bj__at bj__spotring" style={at(spot)}>
        <Ring isOn={isActing} />
      </span>
      <span
        className={`bj__at bj__stack${isTaken ? ' bj__stack--taken' : ''}${isParted ? ' bj__stack--parted' : ''}`}
        style={at(spot)}
      >
        <Stack stakeKurus={hand.stakeKurus} language={language} />
      </span>
      {hasPaid && (
        <span className="bj__at bj__stack bj__stack--paid" style={at(spot)}>
          <Stack stakeKurus={outcome.returnKurus - hand.stakeKurus} language={language} />
        </span>
      )}
      <span
        className={`bj__at bj__pill${outcome ? ` bj__pill--${outcome.ending}` : ''}`}
        style={at(spot)}
      >
        {outcome && <b>{words.endings[outcome.ending]}</b>}
        {!(outcome && isTaken) && (
          <span>{money(outcome ? outcome.returnKurus : hand.stakeKurus)}</span>
        )}
      </span>
    </div>
  )
}
