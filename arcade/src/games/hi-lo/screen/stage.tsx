import type { ReactNode } from 'react'
import { multiplierText } from '../../../screens/figures.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK, faceOf } from '../../../screens/kit/art/card-face.ts'
import { cardName } from '../../../screens/kit/card-words.ts'
import type { Card } from '../../cards.ts'
import { hiLo, type State } from '../rules.ts'
import { cardOf, type Frame, isEndRank, type Offer, offersOf, seenOf } from './shown.ts'
import { chanceText, timesText } from './texts.ts'
import { HI_LO_WORDS } from './words.ts'

/** There is nothing to choose before a round but its stake. */
export type Options = Record<never, never>
type Props = ScreenProps<Options, Frame>

/** Cards of the trail in sight; a narrow frame shows the last six of them. */
const TRAIL_SHOWN = 9

export function Stage(props: Props) {
  return (
    <div className="hi-lo num">
      <Trail {...props} />
      <div className="hi-lo__row">
        <div className="hi-lo__deck" aria-hidden="true">
          {['lowest', 'middle', 'top'].map((place) => (
            <CardPicture key={place} drawing={BACK} />
          ))}
        </div>
        <Place {...props} />
        <Calls {...props} />
      </div>
    </div>
  )
}

function Trail({ play, frame }: Props) {
  const words = HI_LO_WORDS[play.language]
  const cards = frame.state?.cards ?? []
  const first = Math.max(0, cards.length - TRAIL_SHOWN)
  return (
    <ol className={`hi-lo__trail plate${trailLook(frame.state)}`} aria-label={words.trail}>
      {cards.slice(first).map(({ card, by }, index) => (
        <li key={first + index}>
          <CardPicture drawing={faceOf(card)} name={cardName(card, play.language)} />
          {words.by[by ?? 'first']}
        </li>
      ))}
    </ol>
  )
}

function trailLook(state: State | null): string {
  if (!state || state.cards.length === 0) return ' hi-lo__trail--empty'
  return state.end === 'wrong' ? ' hi-lo__trail--wrong' : ''
}

/** The open card. The old one leaves for the trail as the new one slides over it and turns. */
function Place({ play, frame }: Props) {
  const { state, coming, step } = frame
  const card = cardOf(state)
  const isWon = play.phase === 'ready' && state?.end === 'cashed out'
  const nameOf = (one: Card) => cardName(one, play.language)
  return (
    <div className={`hi-lo__place${isWon ? ' hi-lo__place--won' : ''}`}>
      {card !== undefined && step !== 'turn' && (
        <CardPicture
          drawing={faceOf(card)}
          name={nameOf(card)}
          className={step === 'slide' ? 'hi-lo__card--leaving' : ''}
        />
      )}
      {coming !== null && <CardPicture drawing={BACK} className={`hi-lo__card--${step}`} />}
      {coming !== null && step === 'turn' && (
        <CardPicture drawing={faceOf(coming)} name={nameOf(coming)} className="hi-lo__card--face" />
      )}
    </div>
  )
}

const ICONS = {
  higher: 'm17 11-5-5-5 5M17 18l-5-5-5 5',
  lower: 'm7 6 5 5 5-5M7 13l5 5 5-5',
  same: 'M5 9h14M5 15h14',
  skip: 'm9 18 6-6-6-6',
}

const Sign = ({ name }: { name: keyof typeof ICONS }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
)

function Calls({ play }: Props) {
  const words = HI_LO_WORDS[play.language]
  const state = seenOf(play)
  const isOpen = play.phase !== 'ready' && state !== null && state.cards.length > 0
  const offers = isOpen ? offersOf(state) : []
  const canCall = play.phase === 'choosing' && !play.isOffline
  const isSkipOff = !canCall || !state || hiLo.whyNot(state, { skip: true }) !== undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of moves, no set of form fields
    <div
      className={`hi-lo__calls${isOpen ? '' : ' hi-lo__calls--rest'}`}
      role="group"
      aria-label={words.calls}
    >
      {isOpen && offers.length > 0
        ? offers.map((offer) => (
            <CallButton
              key={offer.call}
              play={play}
              offer={offer}
              state={state}
              canCall={canCall}
            />
          ))
        : (['higher', 'lower'] as const).map((call) => (
            <PlainButton key={call} className="hi-lo__call" isOff onPress={() => {}}>
              <Sign name={call} />
              <b>{words.call(call, false)}</b>
            </PlainButton>
          ))}
      <PlainButton
        className="hi-lo__skip"
        isOff={isSkipOff}
        onPress={() => play.move({ skip: true })}
      >
        <Sign name="skip" />
        {words.skip}
      </PlainButton>
    </div>
  )
}

type CallProps = Pick<Props, 'play'> & { offer: Offer; state: State; canCall: boolean }

function CallButton({ play, offer, state, canCall }: CallProps) {
  const { language } = play
  const words = HI_LO_WORDS[language]
  const { call, ranks, factor, total } = offer
  const name = words.call(call, isEndRank(cardOf(state) ?? 0))
  const chance = chanceText(ranks, language)
  const isOver = total === undefined
  return (
    <PlainButton
      className={`hi-lo__call${isOver ? ' hi-lo__call--over' : ''}`}
      isOff={!canCall || isOver}
      name={
        isOver
          ? `${name}: ${words.overMost}`
          : words.offer(name, chance, timesText(factor, language))
      }
      onPress={() => play.move({ call })}
    >
      <Sign name={call} />
      <b>{name}</b>
      <small>{isOver ? words.overMost : words.chance(chance)}</small>
      {!isOver && <em>{multiplierText(factor, language)}</em>}
    </PlainButton>
  )
}

type PlainButtonProps = {
  className: string
  isOff: boolean
  name?: string
  onPress: () => void
  children: ReactNode
}

const PlainButton = ({ className, isOff, name, onPress, children }: PlainButtonProps) => (
  <button
    type="button"
    className={className}
    aria-disabled={isOff}
    aria-label={name}
    onClick={() => !isOff && onPress()}
  >
    {children}
  </button>
)
