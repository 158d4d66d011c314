import { money, signedMoney, whole } from '../../../screens/figures.ts'
import type { ScreenProps } from '../../../screens/game/game-screen.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { spotDrawing } from '../../../screens/kit/art/felt.ts'
import { whyNoChip } from '../../../screens/kit/chips/placing.ts'
import { Stack } from '../../../screens/kit/chips/stack.tsx'
import { canLay, layChip } from '../../../screens/kit/chips/table-play.ts'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import { AA_LIRA, ANTE_LIRA } from '../rules.ts'
import { LIMITS, laidIn } from './desk.tsx'
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
  const stake = stakeKurus > 0 ? words.onPlace(name, money(stakeKurus)) : words.emptyPlace(name)
  return (
    <button
      type="button"
      className={`holdem__spot holdem__spot--${place}`}
      aria-disabled={isOff}
      aria-label={result ? `${stake}, ${resultText(result, words)}` : stake}
      title={`₺${LEAST[place]} – ₺${whole(LIMITS.most(place), 'tr')}`}
      onMouseDown={keepFocus}
      onClick={() => layChip(props, place, LIMITS)}
    >
      <Circle {...props} place={place} stakeKurus={stakeKurus} isOn={false} />
      <span className="holdem__label">{name}</span>
      <ResultPlate result={result} words={words} />
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
  const said = isCalled ? words.onPlace(words.places.call, sum) : name
  return (
    <div
      className="holdem__spot holdem__spot--call"
      role="img"
      aria-label={result ? `${said}, ${resultText(result, words)}` : said}
    >
      <Circle
        {...props}
        place="call"
        stakeKurus={isCalled ? callPrice(state) : 0}
        isOn={isOffered}
      />
      <span className="holdem__label">{name}</span>
      <ResultPlate result={result} words={words} />
    </div>
  )
}

type CircleProps = Pick<Props, 'play'> & { place: Place; stakeKurus: number; isOn: boolean }

const Circle = ({ play, place, stakeKurus, isOn }: CircleProps) => (
  <span className="holdem__circle">
    <svg viewBox="-46 -46 92 92" aria-hidden="true">
      <Drawn drawing={spotDrawing(0, 0, 44, isOn)} />
    </svg>
    {stakeKurus > 0 && <Stack stakeKurus={stakeKurus} language={play.language} place={place} />}
  </span>
)

type Words = (typeof HOLDEM_WORDS)['tr']

/** The bets are told when all is open; AA+ is known with the flop. */
function resultOf({ state, isOver, board }: Frame, place: Place): Result | undefined {
  if (!state) return undefined
  if (isOver) return resultsOf(state).find((one) => one.place === place)
  const isKnown = place === 'aa' && openCards(board).length >= 3
  return isKnown ? aaResult(state)[0] : undefined
}

function resultText({ stakeKurus, returnKurus }: Result, words: Words): string {
  if (returnKurus === 0) return words.lostBet
  return returnKurus === stakeKurus ? words.backBet : signedMoney(returnKurus - stakeKurus)
}

function ResultPlate({ result, words }: { result: Result | undefined; words: Words }) {
  if (!result) return null
  const isWon = result.returnKurus > result.stakeKurus
  return (
    <span className={`holdem__result num${isWon ? ' holdem__result--won' : ''}`}>
      {resultText(result, words)}
    </span>
  )
}
