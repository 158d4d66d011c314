import { useState } from 'react'
import { whole } from '../../../screens/figures.ts'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import { MarketRail } from '../../../screens/room/market/market-rail.tsx'
import { OddsButton } from '../../../screens/room/market/odds-button.tsx'
import { Results } from '../../../screens/room/market/results.tsx'
import { type Slip, useSlip } from '../../../screens/room/market/slip/use-slip.ts'
import type { RoomPlay, RoomProps } from '../../../screens/room/room-screen.ts'
import { HORSES } from '../cards.ts'
import { cardOf } from '../chances.ts'
import type { Horse } from '../race.ts'
import { bookOf } from './book.ts'
import { FIELD } from './film.ts'
import { formOf, type Past, shownIn } from './race-now.ts'
import { Silk } from './silk.tsx'
import { RACE_WORDS } from './words.ts'

/** Of the last races, so many places stand under a name. */
const FORM = 3

/** The card of the race that can be bet on. */
export function Rail({ play }: RoomProps) {
  const { room, language } = play
  const words = RACE_WORDS[language]
  const slip = useSlip(play, bookOf(room))
  const race = slip.book.offered ?? shownIn(room).race
  const { metres, track } = cardOf(race)
  return (
    <MarketRail
      play={play}
      slip={slip}
      tabs={[
        { key: 'race', name: words.race(race + 1), panel: <Card play={play} slip={slip} /> },
        { key: 'exacta', name: words.markets.exacta, panel: <Exacta play={play} slip={slip} /> },
      ]}
      results={<Races play={play} />}
      sums={[
        { name: words.distance, value: words.metres(whole(metres, language)) },
        { name: words.track, value: words.tracks[track] },
      ]}
    />
  )
}

type CardProps = { play: RoomPlay; slip: Slip }

function Card({ play, slip }: CardProps) {
  const { room, language } = play
  const words = RACE_WORDS[language]
  return (
    <div className="race-card">
      <p className="race-card__head" aria-hidden="true">
        <span>{words.horse}</span>
        <span>{words.markets.win}</span>
        <span>{words.markets.place}</span>
      </p>
      <ul>
        {FIELD.map((horse) => {
          const name = HORSES[horse - 1]?.[language] ?? ''
          const form = formOf(room, horse, FORM)
          return (
            <li key={horse} className="race-card__row">
              <Silk horse={horse} />
              <span>
                {name}
                {form.length > 0 && (
                  <small className="num">
                    <span className="visually-hidden">{words.form(form.join(' '))}</span>
                    <span aria-hidden="true">{form.join(' ')}</span>
                  </small>
                )}
              </span>
              {(['win', 'place'] as const).map((kind) => (
                <OddsButton
                  key={kind}
                  slip={slip}
                  place={`${kind}:${horse}`}
                  language={language}
                  name={`${horse} ${name}, ${words.markets[kind]}`}
                />
              ))}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The first is chosen, and each of the others has its price as the second. */
function Exacta({ play: { language }, slip }: CardProps) {
  const words = RACE_WORDS[language]
  const [first, setFirst] = useState<Horse>()
  const nameOf = (horse: Horse) => HORSES[horse - 1]?.[language] ?? ''
  return (
    <div className="market">
      <h3>{words.first}</h3>
      <fieldset className="race-firsts" aria-label={words.first}>
        {FIELD.map((horse) => (
          <button
            key={horse}
            type="button"
            aria-pressed={horse === first}
            aria-label={`${horse} ${nameOf(horse)}`}
            onMouseDown={keepFocus}
            onClick={() => setFirst(horse)}
          >
            <Silk horse={horse} />
          </button>
        ))}
      </fieldset>
      <h3>{words.second}</h3>
      {first === undefined ? (
        <p className="race-card__note">{words.choose}</p>
      ) : (
        <ul className="race-seconds">
          {FIELD.filter((horse) => horse !== first).map((horse) => (
            <li key={horse}>
              <Silk horse={horse} />
              <span>{nameOf(horse)}</span>
              <OddsButton
                slip={slip}
                place={`exacta:${first}-${horse}`}
                language={language}
                name={`${first}–${horse} ${nameOf(first)}, ${nameOf(horse)}, ${words.markets.exacta}`}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Races({ play }: RoomProps) {
  const { language } = play
  const words = RACE_WORDS[language]
  return (
    <Results
      play={play}
      className="race-results"
      empty={words.noResults}
      note={words.past}
      row={({ shown }) => {
        const { race, order } = shown as Past
        return (
          <>
            <b>{words.race(race + 1)}</b>
            {order.slice(0, FORM).map((horse) => (
              <span key={horse}>
                <Silk horse={horse} /> {HORSES[horse - 1]?.[language]}
              </span>
            ))}
          </>
        )
      }}
    />
  )
}
