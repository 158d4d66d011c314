import { useState } from 'react'
import { money, whole } from '../../../screens/figures.ts'
import { Chat } from '../../../screens/room/chat/chat.tsx'
import { useChatTab } from '../../../screens/room/chat/use-chat-tab.ts'
import { RoundBets } from '../../../screens/room/rail/bets.tsx'
import { RailTabs } from '../../../screens/room/rail/rail-tabs.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { range } from '../../shuffle.ts'
import { betRow } from './bet-row.ts'
import { callsIn, hallIn, shownIn } from './hall-now.ts'
import { BINGO_WORDS } from './words.ts'

/** The numbers that were called, who plays, and who has bought. */
export function Rail({ play }: RoomProps) {
  const { room, language } = play
  const words = BINGO_WORDS[language]
  const { balls, ticketLira } = hallIn(room)
  const { tickets, players } = shownIn(room)
  const [chosen, setChosen] = useState<'round' | 'chat'>('round')
  const tabs = [{ key: 'round' as const, name: words.buyers }, ...useChatTab(language)]
  const tab = tabs.some(({ key }) => key === chosen) ? chosen : 'round'
  const calls = callsIn(room)
  const called = new Set(calls)
  const sold = tickets ?? room.view.totals.stakedKurus / (ticketLira * 100)
  return (
    <aside className="rail rail--bingo" aria-label={words.called}>
      <h2 className="bingo-board__head num">
        <span>{words.called}</span>
        <span>
          {calls.length} / {balls}
        </span>
      </h2>
      <ol className={`bingo-board bingo-board--${balls} num`} aria-label={words.board}>
        {range(1, balls).map((number) => {
          const isCalled = called.has(number)
          const classes = [
            isCalled && 'bingo-board__on',
            calls.at(-1) === number && 'bingo-board__now',
          ]
          return (
            <li key={number} className={classes.filter(Boolean).join(' ')} aria-hidden={!isCalled}>
              {number}
            </li>
          )
        })}
      </ol>
      <dl className="rail__sums num">
        <div>
          <dt>{players === undefined ? words.buyers : words.players}</dt>
          <dd>{whole(players ?? room.view.totals.bets, language)}</dd>
        </div>
        <div>
          <dt>{words.sold}</dt>
          <dd>{whole(sold, language)}</dd>
        </div>
        <div>
          <dt>{words.price}</dt>
          <dd>{money(ticketLira * 100)}</dd>
        </div>
      </dl>
      <RailTabs tabs={tabs} tab={tab} onTab={setChosen} />
      <div id="rail-list" className="rail__list" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'chat' ? <Chat play={play} /> : <RoundBets play={play} screen={{ betRow }} />}
      </div>
    </aside>
  )
}
