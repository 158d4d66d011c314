import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK, faceOf, printOf } from '../../../screens/kit/art/card-face.ts'
import { cardName } from '../../../screens/kit/card-words.ts'
import { type Hint, hintFor } from './hint.ts'
import { PayTable } from './pay-table.tsx'
import {
  type Frame,
  heldIn,
  isInRound,
  madeBy,
  type Options,
  PLACES,
  shownIn,
  toggled,
} from './shown.ts'
import { VIDEO_POKER_WORDS } from './words.ts'

type Props = ScreenProps<Options, Frame>

export function Stage(props: Props) {
  const { play, options, frame } = props
  const coins = isInRound(play) ? (frame.coins ?? options.coins) : options.coins
  return (
    <div className="fives">
      <PayTable language={play.language} coins={coins} row={frame.row} />
      {/* biome-ignore lint/a11y/useSemanticElements: cards to hold, no set of form fields */}
      <div className="fives__hand" role="group" aria-label={VIDEO_POKER_WORDS[play.language].hand}>
        {PLACES.map((place) => (
          <Place key={place} place={place} {...props} />
        ))}
      </div>
    </div>
  )
}

/** Of the round that waits for the draw, where the player wants to be told. */
function adviceFor({ play, options }: Pick<Props, 'play' | 'options'>): Hint | undefined {
  const isWaiting = play.phase === 'choosing' && play.round !== null
  return isWaiting && options.isHintOn && play.round ? hintFor(shownIn(play.round)) : undefined
}

function Place({ place, play, options, onOptions, frame }: Props & { place: number }) {
  const { language, round, phase } = play
  const words = VIDEO_POKER_WORDS[language]
  const card = frame.cards[place] ?? null
  const isChoosing = phase === 'choosing' && round !== null
  const held = frame.held ?? heldIn(play, options)
  const isHeld = frame.coins !== undefined && held.includes(place)
  const isAdvised = adviceFor({ play, options })?.held.includes(place) === true
  const word = wordFor(frame, isHeld, words)
  // What is seen of a button is in its name: the corner of the card and the word under it.
  const name =
    card === null
      ? `${words.closed(place + 1)} ${word}`
      : `${cardName(card, language)}, ${printOf(card)} ${word}`
  const press = () => {
    if (!isChoosing) return
    play.sound('tap')
    onOptions({ holding: { roundId: round.id, places: toggled(held, place) } })
  }
  return (
    <button
      type="button"
      className={lookOf({ play, frame, place, isHeld, isAdvised, isChoosing })}
      aria-disabled={!isChoosing}
      aria-pressed={isHeld}
      aria-keyshortcuts={`${place + 1}`}
      aria-label={[name.trim(), isAdvised ? words.advised : ''].filter(Boolean).join(', ')}
      onClick={press}
    >
      <CardPicture
        key={card ?? 'back'}
        drawing={card === null ? BACK : faceOf(card)}
        className={frame.isTelling && card !== null && !isHeld ? 'fives__card--opens' : ''}
      />{' '}
      <span>{word}</span>
    </button>
  )
}

function wordFor(
  { coins, held, isTelling }: Frame,
  isHeld: boolean,
  words: (typeof VIDEO_POKER_WORDS)['tr'],
): string {
  if (coins === undefined || (held === null && isTelling)) return ''
  if (isHeld) return words.held
  return held && !isTelling ? words.isNew : words.willChange
}

type Look = Pick<Props, 'play' | 'frame'> & {
  place: number
  isHeld: boolean
  isAdvised: boolean
  isChoosing: boolean
}

function lookOf({ play, frame, place, isHeld, isAdvised, isChoosing }: Look): string {
  const { round, phase } = play
  const isWon = phase === 'ready' && round !== null && round.winKurus > round.stakedKurus
  const cards = frame.cards.filter((card) => card !== null)
  return [
    'fives__place',
    isHeld ? 'fives__place--held' : '',
    isAdvised ? 'fives__place--advised' : '',
    isChoosing ? 'fives__place--open' : '',
    isWon && madeBy(cards).includes(place) ? 'fives__place--won' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
