import { useState } from 'react'
import { money, whole } from '../../figures.ts'
import { Icon } from '../../icon.tsx'
import { Chat } from '../chat/chat.tsx'
import { useChatTab } from '../chat/use-chat-tab.ts'
import type { RoomPlay, RoomScreen } from '../room-screen.ts'
import { ROOM_WORDS } from '../words.ts'
import { BestBets, OwnBets, RoundBets } from './bets.tsx'
import './rail.css'
import { RailTabs } from './rail-tabs.tsx'

type Props = { play: RoomPlay; screen: RoomScreen; onProof: () => void }
type Listed = 'round' | 'mine' | 'best' | 'statistics'

const TABS: readonly Listed[] = ['round', 'mine', 'best', 'statistics']
const LISTS = { round: RoundBets, mine: OwnBets, best: BestBets }

/** Who bets in the room: all of this round, the player's own, and those who won the most. */
export function Rail({ play, screen, onProof }: Props) {
  const [chosen, setChosen] = useState<Listed | 'chat'>('round')
  const [isTall, setTall] = useState(false)
  const { language, room } = play
  const words = ROOM_WORDS[language]
  const { totals, round, people } = room.view
  const listed = TABS.filter((one) => one !== 'statistics' || screen.Statistics)
  const tabs = [...listed.map((key) => ({ key, name: words.tabs[key] })), ...useChatTab(language)]
  const tab = tabs.some(({ key }) => key === chosen) ? chosen : 'round'
  return (
    <aside className={isTall ? 'rail rail--tall' : 'rail'} aria-label={words.list}>
      <RailTabs tabs={tabs} tab={tab} onTab={setChosen} />
      <button
        type="button"
        className="rail__grow"
        aria-expanded={isTall}
        aria-label={isTall ? words.shrink : words.grow}
        onClick={() => setTall(!isTall)}
      >
        <Icon name={isTall ? 'down' : 'up'} />
      </button>
      <dl className="rail__sums num">
        <div>
          <dt>{words.people}</dt>
          <dd>{whole(people, language)}</dd>
        </div>
        <div>
          <dt>{words.bets}</dt>
          <dd>{money(totals.stakedKurus)}</dd>
        </div>
        <div>
          <dt>{screen.returned?.[language]}</dt>
          <dd>{totals.returnedKurus > 0 ? money(totals.returnedKurus) : '—'}</dd>
        </div>
      </dl>
      <div
        id="rail-list"
        className="rail__list"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard too
        tabIndex={0}
      >
        <List tab={tab} play={play} screen={screen} />
      </div>
      <footer className="rail__proof num">
        <Icon name="shield" />
        <span>
          {words.round(round ? whole(round.number, language) : '—')}
          <br />
          <code>{shortHash(room.view.past[0]?.hash ?? room.welcome.chain.firstHash)}</code>
        </span>
        <button type="button" aria-haspopup="dialog" onClick={onProof}>
          {words.proof}
        </button>
      </footer>
    </aside>
  )
}

type ListProps = { tab: Listed | 'chat'; play: RoomPlay; screen: RoomScreen }

function List({ tab, play, screen }: ListProps) {
  if (tab === 'chat') return <Chat play={play} />
  if (tab === 'statistics') return screen.Statistics && <screen.Statistics play={play} />
  const Bets = LISTS[tab]
  return <Bets play={play} screen={screen} />
}

/** `9f2c…a71e` */
const shortHash = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`
