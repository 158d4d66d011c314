import { money, whole } from '../../../screens/figures.ts'
import { Icon } from '../../../screens/icon.tsx'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { oneChip } from '../../../screens/room/table/use-chip-bets.ts'
import { AA_LIRA, ANTE_LIRA } from '../../holdem/rules.ts'
import { Circle, ResultPlate, resultText } from '../../holdem/screen/felt/spot.tsx'
import { LIMITS } from '../../holdem/screen/limits.ts'
import type { Result } from '../../holdem/screen/shown.ts'
import { HOLDEM_WORDS } from '../../holdem/screen/words.ts'
import { callOf } from '../rules.ts'
import { useTableSeat } from './seat-context.tsx'
import { courseIn, isAsked, ownBetIn, resultsIn } from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

/** The player's circles, as at the table for one, and what the clock is to do. */
export function Spots({ play }: RoomProps) {
  const words = HOLDEM_WORDS[play.language]
  const results = resultsIn(play.room)
  const of = (place: Result['place']) => results?.find((one) => one.place === place)
  return (
    // biome-ignore lint/a11y/useSemanticElements: places of bets, no set of form fields
    <div className="poker-bets" role="group" aria-label={words.bets}>
      <BetSpot play={play} place="aa" result={of('aa')} />
      <BetSpot play={play} place="ante" result={of('ante')} />
      <CallSpot play={play} result={of('call')} />
      <Mark play={play} />
    </div>
  )
}

const LEAST = { aa: AA_LIRA.least, ante: ANTE_LIRA.least }

type SpotProps = RoomProps & { result: Result | undefined }

function BetSpot({ play: { language }, place, result }: SpotProps & { place: 'aa' | 'ante' }) {
  const bets = useTableChips()
  const { at, isPlayed } = useTableSeat()
  const words = HOLDEM_WORDS[language]
  const name = words.places[place]
  const stakeKurus = stakeOn(bets.all, place)
  const stake = stakeKurus > 0 ? words.onPlace(name, money(stakeKurus)) : words.emptyPlace(name)
  const hasAnte = place === 'ante' || stakeOn(bets.all, 'ante') > 0
  const isOff = !bets.isOpen || at === null || isPlayed || !hasAnte
  return (
    <div className={`holdem__spot holdem__spot--${place}`}>
      <Circle place={place} stakeKurus={stakeKurus} isOn={false} language={language} />
      <span className="holdem__label" aria-hidden="true">
        {name}
      </span>
      <span aria-hidden="true">
        <ResultPlate result={result} language={language} />
      </span>
      <button
        type="button"
        className="poker-press"
        aria-disabled={isOff}
        aria-label={result ? `${stake}, ${resultText(result, language)}` : stake}
        title={`₺${LEAST[place]} – ₺${whole(LIMITS.most(place), 'tr')}`}
        onMouseDown={keepFocus}
        onClick={() => !isOff && bets.lay(oneChip(bets, place))}
      />
    </div>
  )
}

/** The call's stake: reserved with the bet, offered while the clock runs, or on the table. */
function CallSpot({ play: { room, language }, result }: SpotProps) {
  const { callsAtEnd } = useTableSeat()
  const bets = useTableChips()
  const words = HOLDEM_WORDS[language]
  const bet = ownBetIn(room)
  const anteKurus = stakeOn(bets.all, 'ante')
  const course = bet && courseIn(bet)
  const reservedKurus = callsAtEnd ? callOf({ anteKurus }) : 0
  const lyingKurus = course ? course.callKurus : reservedKurus
  const isReserved = lyingKurus > 0 && course?.end !== 'called'
  const isOffered = isAsked(room)
  const sum = money(lyingKurus || callOf({ anteKurus }))
  const { call } = words.places
  const reserved = LIVE_WORDS[language].reserved
  const lying = words.onPlace(isReserved ? `${call}, ${reserved}` : call, sum)
  const said = lyingKurus > 0 ? lying : isOffered ? words.callFor(sum) : call
  return (
    <div
      className="holdem__spot holdem__spot--call"
      role="img"
      aria-label={result ? `${said}, ${resultText(result, language)}` : said}
    >
      <Circle place="call" stakeKurus={lyingKurus} isOn={isOffered} language={language} />
      <span className="holdem__label">
        {isReserved ? reserved : call}
        {isOffered && !isReserved && <span className="poker-sum">{`: ${sum}`}</span>}
      </span>
      <ResultPlate result={result} language={language} />
    </div>
  )
}

/** *Süre biterse devam*: chosen before the bet, whose stake it is part of. */
function Mark({ play: { room, language } }: RoomProps) {
  const { at, isPlayed, callsAtEnd, mark } = useTableSeat()
  const bets = useTableChips()
  const words = LIVE_WORDS[language]
  if (at === null || !(bets.isOpen || isAsked(room))) return null
  const anteKurus = stakeOn(bets.all, 'ante')
  return (
    <button
      type="button"
      className="poker-mark num"
      aria-pressed={callsAtEnd}
      aria-disabled={isPlayed}
      title={isPlayed ? words.markKept : words.mark}
      onMouseDown={keepFocus}
      onClick={() => !isPlayed && mark(!callsAtEnd)}
    >
      <i aria-hidden="true">{callsAtEnd && <Icon name="check" />}</i>
      <span>
        {words.mark}
        {anteKurus > 0 && (
          <small>
            {callsAtEnd
              ? words.markOn(money(callOf({ anteKurus })))
              : words.markOff(money(-anteKurus))}
          </small>
        )}
      </span>
    </button>
  )
}
