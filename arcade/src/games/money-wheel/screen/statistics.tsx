import { figure } from '../../../screens/figures.ts'
import { custom } from '../../../screens/game/game-screen.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { ROUND_WORDS } from '../../../screens/room/round/words.ts'
import { PLACES, RING } from '../ring.ts'
import { GLAZES, SEGMENTS } from './rotor.ts'
import { placeOf, type Shown } from './table-now.ts'
import { WHEEL_WORDS } from './words.ts'

/** How often each place came in the last rounds, beside how often it is expected. */
export function Statistics({ play: { room, language } }: RoomProps) {
  const words = WHEEL_WORDS[language]
  const { past } = room.view
  const table = ROUND_WORDS[language]
  if (past.length === 0) return <p className="rail__empty">{table.none}</p>
  const came = past.map(({ shown }) => placeOf((shown as Shown).segment))
  return (
    <>
      <h3 className="table-statistics__title">{table.lastRounds(past.length)}</h3>
      <ul className="table-statistics num" aria-label={words.shares}>
        {PLACES.map((place) => {
          const seen = came.filter((one) => one === place).length
          const expected = (past.length * (SEGMENTS.get(place) ?? 0)) / RING.length
          const [ground, ink] = GLAZES[place]
          return (
            <li key={place} style={custom({ '--ground': ground, '--ink': ink })}>
              <b>{words.name[place]}</b>
              <span
                className="table-statistics__bar"
                style={custom({ '--share': String(seen / past.length) })}
              />
              <span>
                {words.share(
                  seen,
                  past.length,
                  figure(expected, language, { maximumFractionDigits: 1 }),
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="table-statistics__note">{table.past}</p>
    </>
  )
}
