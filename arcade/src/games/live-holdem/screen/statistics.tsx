import { handText } from '../../../screens/kit/hand-text.ts'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { ROUND_WORDS } from '../../../screens/room/round/words.ts'
import { dealerQualifies } from '../../holdem/rules.ts'
import { rankBest } from '../../poker.ts'
import { openedIn } from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

/** The dealer's hands of the last rounds, the newest first, and how many of them qualified. */
export function Statistics({ play: { room, language } }: RoomProps) {
  const table = ROUND_WORDS[language]
  const hands = room.view.past.flatMap(({ number, shown }) => {
    const opened = openedIn(shown)
    if (!opened) return []
    const { dealer, board } = opened
    const text = handText(rankBest([...dealer, ...board]), language)
    return [{ number, text, isIn: dealerQualifies(dealer, board) }]
  })
  if (hands.length === 0) return <p className="rail__empty">{table.none}</p>
  const times = hands.filter(({ isIn }) => isIn).length
  return (
    <div className="poker-past num">
      <h3>{table.lastRounds(hands.length)}</h3>
      <p>{LIVE_WORDS[language].qualified(times, hands.length)}</p>
      <ol>
        {hands.map(({ number, text, isIn }) => (
          <li key={number} className={isIn ? '' : 'poker-past--out'}>
            {text}
          </li>
        ))}
      </ol>
      <p>{table.past}</p>
    </div>
  )
}
