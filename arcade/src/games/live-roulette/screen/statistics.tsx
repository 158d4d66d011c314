import { figure } from '../../../screens/figures.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { ROUND_WORDS } from '../../../screens/room/round/words.ts'
import { type Colour, colourOf } from '../../roulette/screen/wheel.ts'
import { LIVE_WORDS } from './words.ts'

const COLOURS: readonly Colour[] = ['red', 'black', 'green']
const HOT = 5

/** The colours of the last rounds, and the numbers that came more than once. */
export function Statistics({ play: { room, language } }: RoomProps) {
  const table = ROUND_WORDS[language]
  const words = LIVE_WORDS[language]
  const numbers = room.view.past.map(({ shown }) => (shown as { number: number }).number)
  if (numbers.length === 0) return <p className="rail__empty">{table.none}</p>
  const names: Record<Colour, string> = { red: words.red, black: words.black, green: words.zero }
  const share = (colour: Colour) =>
    numbers.filter((number) => colourOf(number) === colour).length / numbers.length
  const percent = (part: number) =>
    figure(part, language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div className="heat num">
      <h3>{table.lastRounds(numbers.length)}</h3>
      <div className="heat__bar" aria-hidden="true">
        {COLOURS.map((colour) => (
          <i key={colour} className={`heat__${colour}`} style={{ flexGrow: share(colour) }} />
        ))}
      </div>
      <dl>
        {COLOURS.map((colour) => (
          <div key={colour}>
            <dt>{names[colour]}</dt>
            <dd>{percent(share(colour))}</dd>
          </div>
        ))}
        <div>
          <dt>{words.hot}</dt>
          <dd>{hottest(numbers).join(' · ') || '—'}</dd>
        </div>
      </dl>
      <p>{table.past}</p>
    </div>
  )
}

/** Those that came at least twice, the most frequent first. */
function hottest(numbers: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1])
    .slice(0, HOT)
    .map(([number]) => number)
}
