import { money } from '../../../screens/figures.ts'
import { star } from '../../../screens/kit/art/shapes.ts'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import { Stack } from '../../../screens/kit/chips/stack.tsx'
import { canLay, laidNow, layChip } from '../../../screens/kit/chips/table-play.ts'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import { LIMITS, type Place } from '../rules.ts'
import { oddsOf, outcomeAt, type Props, resultOf } from './shown.ts'
import { oddsText } from './texts.ts'
import { BACCARAT_WORDS } from './words.ts'

/** A place of the table: a press lays the chosen chip on it. */
export function Zone({ play, options, onOptions, frame, place }: Props & { place: Place }) {
  const { language, round } = play
  const words = BACCARAT_WORDS[language]
  const stakeKurus = stakeOn(laidNow({ play, options }), place)
  const outcome = frame.isOver && round ? outcomeAt(place, resultOf(round)) : undefined
  const tag = outcome === 'won' || stakeKurus > 0 ? outcome : undefined
  const odds = oddsText(oddsOf(place), language)
  const note = place === 'banker' ? words.commission : undefined
  // In the order in which it is written: what is seen of a button is in its name.
  const name = [
    words.places[place],
    odds,
    note,
    tag && words.outcomes[tag].toLocaleLowerCase(language),
    stakeKurus > 0 ? words.laid(money(stakeKurus)) : undefined,
  ]
  return (
    <button
      type="button"
      className={`baccarat__zone baccarat__zone--${place}${outcome === 'won' ? ' baccarat__zone--won' : ''}`}
      aria-label={name.filter((part) => part !== undefined).join(', ')}
      aria-disabled={!canLay(play)}
      onMouseDown={keepFocus}
      onClick={() => layChip({ play, options, onOptions }, place, LIMITS)}
    >
      <b>{words.places[place]}</b> <span>{odds}</span>{' '}
      {note && <span className="baccarat__note">{note}</span>}{' '}
      {tag && <em>{words.outcomes[tag]}</em>}{' '}
      {stakeKurus > 0 ? (
        <Stack stakeKurus={stakeKurus} language={language} place={place} />
      ) : (
        <svg className="baccarat__spot" viewBox="-30 -30 60 60" aria-hidden="true">
          <path d={star(0, 0, 8, 28)} />
        </svg>
      )}
    </button>
  )
}
