import type { Round } from '../../../protocol.ts'
import { ChipFlights } from '../../../screens/kit/chips/chip-flights.tsx'
import { laidNow, roundOnTable } from '../../../screens/kit/chips/table-play.ts'
import { Segmented } from '../../../screens/kit/segmented.tsx'
import { Board } from './board.tsx'
import { Dome } from './dome.tsx'
import { FELT, isOnSecondPage } from './places.ts'
import { diceOf, type Page, type Props, paidIn, totalOf } from './shown.ts'
import { outcomeOf, throwText } from './texts.ts'
import { SIC_BO_WORDS } from './words.ts'

const PAST_SHOWN = 6

export function Stage(props: Props) {
  const { play, options, frame } = props
  const round = roundOnTable(play.round, options)
  return (
    <div className="sic-bo num">
      <div className="sic-bo__throw">
        <Dome {...props} />
        <div className="sic-bo__told">
          <Total {...props} />
          <Past {...props} />
        </div>
      </div>
      <Pages {...props} />
      <Board {...props} />
      <ChipFlights
        laid={laidNow(props)}
        onTable={round?.id ?? null}
        paid={round && frame.areWinnersShown ? paidIn(round) : null}
      />
    </div>
  )
}

function Total({ play, frame: { thrown } }: Props) {
  if (!thrown) return <p className="sic-bo__total sic-bo__total--none" aria-hidden="true" />
  return (
    <p className="sic-bo__total">
      {thrown.join(' + ')} <b>{totalOf(thrown)}</b> <span>{outcomeOf(thrown, play.language)}</span>
    </p>
  )
}

function Past({ play }: Props) {
  const words = SIC_BO_WORDS[play.language]
  return (
    <ol className="sic-bo__past" aria-label={words.past}>
      {play.past.slice(0, PAST_SHOWN).map((round: Round) => {
        const dice = diceOf(round)
        const side = totalOf(dice) <= 10 ? 'small' : 'big'
        return (
          <li
            key={round.id}
            className={`sic-bo__past--${side}`}
            title={throwText(dice, play.language)}
          >
            {totalOf(dice)}
          </li>
        )
      })}
    </ol>
  )
}

/** Where the felt has two pages: which of them is seen, and how many places have chips there. */
function Pages({ play, options, onOptions }: Props) {
  const words = SIC_BO_WORDS[play.language]
  const laid = laidNow({ play, options })
  const textOf = (page: Page) => {
    const chips = FELT.filter(
      (at) =>
        isOnSecondPage(at) === (page === 'pairs') && laid.some(({ place }) => place === at.place),
    ).length
    return chips > 0 ? `${words.page[page]} · ${chips}` : words.page[page]
  }
  return (
    <div className="sic-bo__pages">
      <Segmented
        label={words.pages}
        value={options.page}
        options={(['totals', 'pairs'] as const).map((value) => ({ value, text: textOf(value) }))}
        onChoose={(page) => onOptions({ page })}
      />
    </div>
  )
}
