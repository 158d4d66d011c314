import { useState } from 'react'
import { money, whole } from '../../figures.ts'
import { Icon } from '../../icon.tsx'
import type { RoomPlay, RoomScreen } from '../room-screen.ts'
import { ROOM_WORDS } from '../words.ts'
import { BestBets, OwnBets, RoundBets } from './bets.tsx'
import './rail.css'
import { Chat } from './chat.tsx'
import { CHAT_WORDS } from './chat-words.ts'
import { RailTabs } from './rail-tabs.tsx'

type Props = { play: RoomPlay; screen: RoomScreen; onProof: () => void }
type Tab = 'round' | 'mine' | 'best' | 'statistics' | 'chat'

const TABS: readonly Tab[] = ['round', 'mine', 'best', 'statistics', 'chat']
const LISTS = { round: RoundBets, mine: OwnBets, best: BestBets }

/** Who bets in the room: all of this round, the player's own, and those who won the most. */
export function Rail({ play, screen, onProof }: Props) {
  const [tab, setTab] = useState<Tab>('round')
  const { language, room } = play
  const words = ROOM_WORDS[language]
  const { totals, round, people } = room.view
  const tabs = TABS.filter((one) => one !== 'statistics' || screen.Statistics)
  return (
    <aside className="rail" aria-label={words.list}>
      <RailTabs
        tabs={tabs.map((key) => ({
          key,
          name: key === 'chat' ? CHAT_WORDS[language].name : words.tabs[key],
        }))}
        tab={tab}
        onTab={setTab}
      />
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

function List({ tab, play, screen }: { tab: Tab; play: RoomPlay; screen: RoomScreen }) {
  if (tab === 'chat') return <Chat play={play} />
  if (tab === 'statistics') return screen.Statistics && <screen.Statistics play={play} />
  const Bets = LISTS[tab]
  return <Bets play={play} screen={screen} />
}

/** `9f2c…a71e` */
const shortHash = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`
