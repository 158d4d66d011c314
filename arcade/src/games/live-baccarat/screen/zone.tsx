import { money } from '../../../screens/figures.ts'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import { Stack } from '../../../screens/kit/chips/stack.tsx'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { oneChip } from '../../../screens/room/table/use-chip-bets.ts'
import type { Place } from '../../baccarat/rules.ts'
import { oddsOf, outcomeAt } from '../../baccarat/screen/shown.ts'
import { oddsText } from '../../baccarat/screen/texts.ts'
import { BACCARAT_WORDS } from '../../baccarat/screen/words.ts'
import { othersOn, resultOf } from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

/** A place of the table: a press lays the chosen chip on it. What others have there is a sum. */
export function Zone({ play: { room, language }, place }: RoomProps & { place: Place }) {
  const words = BACCARAT_WORDS[language]
  const bets = useTableChips()
  const stakeKurus = stakeOn(bets.all, place)
  const result = resultOf(room)
  const isWon = result !== undefined && outcomeAt(place, result) === 'won'
  const others = othersOn(room, place)
  const odds = oddsText(oddsOf(place), language)
  const own = stakeKurus > 0 ? words.laid(money(stakeKurus)) : undefined
  const unit = LIVE_WORDS[language].people(others.people)
  const sum = money(others.kurus).replace(/,00$/, '')
  const of = others.people > 0 ? `${sum} · ${others.people} ${unit}` : ''
  return (
    <div className={`bakara-cell bakara-cell--${place}`}>
      <button
        type="button"
        className={`bakara-zone bakara-zone--${place}${isWon ? ' bakara-zone--won' : ''}`}
        aria-label={[words.places[place], odds, of, own].filter(Boolean).join(', ')}
        aria-disabled={!bets.isOpen}
        onMouseDown={keepFocus}
        onClick={() => bets.lay(oneChip(bets, place))}
      >
        <b>{words.places[place]}</b> <span>{odds}</span>{' '}
        {of && (
          <small>
            {sum} · {others.people} <i>{unit}</i>
          </small>
        )}
      </button>
      {stakeKurus > 0 && <Stack stakeKurus={stakeKurus} language={language} place={place} />}
    </div>
  )
}
