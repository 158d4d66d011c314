import { useState } from 'react'
import { money, whole } from '../../figures.ts'
import { Icon } from '../../icon.tsx'
import type { RoomPlay, RoomScreen } from '../room-screen.ts'
import { ROOM_WORDS } from '../words.ts'
import { BestBets, OwnBets, RoundBets } from './bets.tsx'
import './rail.css'

type Props = { play: RoomPlay; screen: RoomScreen; onProof: () => void }
type Tab = 'round' | 'mine' | 'best' | 'statistics'

const TABS: readonly Tab[] = ['round', 'mine', 'best', 'statistics']
const LISTS = { round: RoundBets, mine: OwnBets, best: BestBets }
/** Arrow keys walk through tabs. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Who bets in the room: all of this round, the player's own, and those who won the most. */
export function Rail({ play, screen, onProof }: Props) {
  const [tab, setTab] = useState<Tab>('round')
  const { language, room } = play
  const words = ROOM_WORDS[language]
  const { totals, round, people } = room.view
  const tabs = TABS.filter((one) => one !== 'statistics' || screen.Statistics)
  const walk = (key: string) => {
    const step = STEPS[key]
    const next = step && tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]
    if (next) setTab(next)
    return next
  }
  return (
    <aside className="rail" aria-label={words.list}>
      <div className="rail__tabs" role="tablist">
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={one === tab}
            aria-controls="rail-list"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
            onKeyDown={({ key, currentTarget }) => {
              const next = walk(key)
              currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
            }}
          >
            {words.tabs[one]}
          </button>
        ))}
      </div>
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
          <dt>{screen.returned[language]}</dt>
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
  if (tab === 'statistics') return screen.Statistics && <screen.Statistics play={play} />
  const Bets = LISTS[tab]
  return <Bets play={play} screen={screen} />
}

/** `9f2c…a71e` */
const shortHash = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`
