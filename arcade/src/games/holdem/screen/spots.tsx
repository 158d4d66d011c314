import type { Language } from '../../../protocol.ts'
import { money, whole } from '../../../screens/figures.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { whyNoChip } from '../../../screens/kit/chips/placing.ts'
import { canLay, layChip } from '../../../screens/kit/chips/table-play.ts'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import { AA_LIRA, ANTE_LIRA } from '../rules.ts'
import { laidIn } from './desk.tsx'
import { Circle, ResultPlate, resultText } from './felt/spot.tsx'
import { LIMITS } from './limits.ts'
import {
  aaResult,
  callPrice,
  type Frame,
  isInRound,
  type Options,
  openCards,
  PLACES,
  type Place,
  type Result,
  resultsOf,
} from './shown.ts'
import { HOLDEM_WORDS } from './words.ts'

type Props = ScreenProps<Options, Frame>

/** The circles for chips: AA+ and the ante are buttons, the call is paid by its action. */
export function Spots(props: Props) {
  const words = HOLDEM_WORDS[props.play.language]
  return (
    // biome-ignore lint/a11y/useSemanticElements: places of bets, no set of form fields
    <div className="holdem__bets" role="group" aria-label={words.bets}>
      {PLACES.map((place) =>
        place === 'call' ? (
          <CallSpot key={place} {...props} />
        ) : (
          <BetSpot key={place} {...props} place={place} />
        ),
      )}
    </div>
  )
}

/** As the chips on a place are printed: what is seen of a button is in its name, in its order. */
const liraText = (kurus: number, language: Language) => `₺${whole(kurus / 100, language)}`

const LEAST = { aa: AA_LIRA.least, ante: ANTE_LIRA.least }

function BetSpot(props: Props & { place: 'aa' | 'ante' }) {
  const { play, options, frame, place } = props
  const { language, balanceKurus } = play
  const words = HOLDEM_WORDS[language]
  const { anteKurus, aaKurus } = frame.state ?? laidIn(options)
  const stakeKurus = place === 'aa' ? aaKurus : anteKurus
  const room = { limits: LIMITS, balanceKurus }
  const isOff =
    !canLay(play) || whyNoChip(options.placing.laid, place, options.chip, room) !== undefined
  const name = words.places[place]
  const result = resultOf(frame, place)
  const laid = liraText(stakeKurus, language)
  const stake = stakeKurus > 0 ? words.onPlace(name, laid) : words.emptyPlace(name)
  return (
    <button
      type="button"
      className={`holdem__spot holdem__spot--${place}`}
      aria-disabled={isOff}
      aria-label={result ? `${stake}, ${resultText(result, language)}` : stake}
      title={`₺${LEAST[place]} – ₺${whole(LIMITS.most(place), 'tr')}`}
      onMouseDown={keepFocus}
      onClick={() => layChip(props, place, LIMITS)}
    >
      <Circle place={place} stakeKurus={stakeKurus} isOn={false} language={language} />{' '}
      <span className="holdem__label">{name}</span>{' '}
      <ResultPlate result={result} language={language} />
    </button>
  )
}

function CallSpot(props: Props) {
  const { play, frame } = props
  const words = HOLDEM_WORDS[play.language]
  const { state } = frame
  const isOffered = play.phase === 'choosing' && state !== null && isInRound(play)
  const isCalled = state?.end === 'called'
  const sum = state ? money(callPrice(state)) : ''
  const name = isOffered ? words.callFor(sum) : words.places.call
  const result = resultOf(frame, 'call')
  const said = isCalled
    ? words.onPlace(words.places.call, liraText(callPrice(state), play.language))
    : name
  return (
    <div
      className="holdem__spot holdem__spot--call"
      role="img"
      aria-label={result ? `${said}, ${resultText(result, play.language)}` : said}
    >
      <Circle
        place="call"
        stakeKurus={isCalled ? callPrice(state) : 0}
        isOn={isOffered}
        language={play.language}
      />
      <span className="holdem__label">{name}</span>{' '}
      <ResultPlate result={result} language={play.language} />
    </div>
  )
}

/** The bets are told when all is open; AA+ is known with the flop. */
function resultOf({ state, isOver, board }: Frame, place: Place): Result | undefined {
  if (!state) return undefined
  if (isOver) return resultsOf(state).find((one) => one.place === place)
  const isKnown = place === 'aa' && openCards(board).length >= 3
  return isKnown ? aaResult(state)[0] : undefined
}
