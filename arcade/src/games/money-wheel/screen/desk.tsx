import { money } from '../../../screens/figures.ts'
import { custom } from '../../../screens/game/game-screen.ts'
import { ChipFlights } from '../../../screens/kit/chips/chip-flights.tsx'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import { Stack } from '../../../screens/kit/chips/stack.tsx'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { ChipDesk } from '../../../screens/room/table/chip-desk.tsx'
import { RefusalLine } from '../../../screens/room/table/refusal-line.tsx'
import { oneChip } from '../../../screens/room/table/use-chip-bets.ts'
import { PLACES, type Place } from '../ring.ts'
import { paidOf } from './paid.ts'
import { GLAZES } from './rotor.ts'
import { phaseOf, placeOf, shownIn } from './table-now.ts'
import { WHEEL_WORDS } from './words.ts'

/** Letters of a name that is written smaller. */
const LONG = 6

/** Eight bets, the chips, and the clock. */
export function Desk({ play }: RoomProps) {
  const { room, language } = play
  const bets = useTableChips()
  const won = phaseOf(room) === 'spinning' ? undefined : placeOf(shownIn(room).segment)
  return (
    <>
      <RefusalLine play={play} />
      <fieldset className="devran-keys num" aria-label={WHEEL_WORDS[language].bets}>
        {PLACES.map((place) => (
          <Key key={place} place={place} play={play} isWon={place === won} />
        ))}
      </fieldset>
      <ChipDesk play={play} hasClock />
      <ChipFlights
        laid={bets.all}
        onTable={String(room.view.round?.number ?? 0)}
        paid={paidOf(room)}
      />
    </>
  )
}

type KeyProps = RoomProps & { place: Place; isWon: boolean }

function Key({ place, play: { language }, isWon }: KeyProps) {
  const words = WHEEL_WORDS[language]
  const bets = useTableChips()
  const stakeKurus = stakeOn(bets.all, place)
  const [ground, ink] = GLAZES[place]
  const states = [
    'devran-key',
    words.name[place].length > LONG && 'devran-key--long',
    stakeOn(bets.draft, place) > 0 && 'devran-key--draft',
    isWon && 'devran-key--won',
  ]
  return (
    <div className="devran-cell">
      <button
        type="button"
        className={states.filter(Boolean).join(' ')}
        style={custom({ '--ground': ground, '--ink': ink })}
        aria-label={words.key(
          words.name[place],
          words.odds[place],
          stakeKurus > 0 ? money(stakeKurus) : '',
        )}
        aria-disabled={!bets.isOpen}
        onMouseDown={keepFocus}
        onClick={() => bets.lay(oneChip(bets, place))}
      >
        {words.name[place]} <small>{words.odds[place]}</small>
      </button>
      {stakeKurus > 0 && <Stack stakeKurus={stakeKurus} language={language} place={place} />}
    </div>
  )
}
