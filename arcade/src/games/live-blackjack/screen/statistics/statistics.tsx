import { figure } from '../../../../screens/figures.ts'
import type { RoomProps } from '../../../../screens/room/room-screen.ts'
import { ROUND_WORDS } from '../../../../screens/room/round/words.ts'
import { BLACKJACK_WORDS } from '../../../blackjack/screen/words.ts'
import type { Past } from '../../proof.ts'
import { LIVE_WORDS } from '../words.ts'
import { type DealerEnd, dealerEnd, ENDS } from './dealer-end.ts'

/** How the dealer's hands of the last rounds ended. */
export function Statistics({ play: { room, language } }: RoomProps) {
  const table = ROUND_WORDS[language]
  const words = LIVE_WORDS[language]
  const ends = room.view.past
    .map(({ shown }) => dealerEnd((shown as Past).dealer))
    .filter((end) => end !== undefined)
  if (ends.length === 0) return <p className="rail__empty">{table.none}</p>
  const share = (end: DealerEnd) => ends.filter((one) => one === end).length / ends.length
  const names: Partial<Record<DealerEnd, string>> = { BJ: 'Blackjack', bust: words.bust }
  return (
    <div className="dealt-ends num">
      <h3>
        {words.dealerEnded} · {table.lastRounds(ends.length)}
      </h3>
      <dl>
        {ENDS.map((end) => (
          <div key={end}>
            <dt>{names[end] ?? `${BLACKJACK_WORDS[language].dealer} ${end}`}</dt>
            <dd>
              <i style={{ width: `${share(end) * 100}%` }} aria-hidden="true" />
              {figure(share(end), language, { style: 'percent', maximumFractionDigits: 0 })}
            </dd>
          </div>
        ))}
      </dl>
      <p>{table.past}</p>
    </div>
  )
}
