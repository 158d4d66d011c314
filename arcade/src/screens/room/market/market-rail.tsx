import { type ReactNode, useState } from 'react'
import { Chat } from '../chat/chat.tsx'
import { useChatTab } from '../chat/use-chat-tab.ts'
import { useNow } from '../clock-ring.tsx'
import { RailTabs } from '../rail/rail-tabs.tsx'
import type { RoomPlay } from '../room-screen.ts'
import { kindOf, leftOf } from '../round/phases.ts'
import './market.css'
import './scene.css'
import { OwnBets } from './own-bets.tsx'
import { SlipView } from './slip/slip-view.tsx'
import type { Slip } from './slip/use-slip.ts'
import { MARKET_WORDS } from './words.ts'

const EVERY_MS = 250

type Tab = { key: string; name: string; panel: ReactNode }
type Props = {
  play: RoomPlay
  slip: Slip
  /** Of the markets, before the player's own bets. */
  tabs: readonly [Tab, ...Tab[]]
  results: ReactNode
  sums: readonly { name: string; value: string }[]
}

/** Markets to pick from, the player's bets, the last results, and the slip under them. */
export function MarketRail({ play, slip, tabs, results, sums }: Props) {
  const words = MARKET_WORDS[play.language]
  const [tab, setTab] = useState(tabs[0].key)
  const all: readonly Tab[] = [
    ...tabs,
    { key: 'mine', name: words.mine, panel: <OwnBets play={play} slip={slip} /> },
    { key: 'results', name: words.results, panel: results },
    ...useChatTab(play.language).map((one) => ({ ...one, panel: <Chat play={play} /> })),
  ]
  const shown = all.find(({ key }) => key === tab) ?? tabs[0]
  return (
    <aside className="rail rail--market" aria-label={words.rail}>
      <RailTabs tabs={all} tab={shown.key} onTab={setTab} />
      <dl className="rail__sums num">
        <div>
          <dt>{words.bets}</dt>
          <dd>
            <TimeLeft play={play} slip={slip} />
          </dd>
        </div>
        {sums.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div
        id="rail-list"
        className="rail__list"
        role="tabpanel"
        aria-labelledby={`tab-${shown.key}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard too
        tabIndex={0}
      >
        {shown.panel}
      </div>
      <SlipView play={play} slip={slip} />
    </aside>
  )
}

/** How long bets are taken; else that none are, or that those of the next one can be picked. */
function TimeLeft({ play: { room, language }, slip }: Pick<Props, 'play' | 'slip'>) {
  const nowMs = useNow(EVERY_MS)
  const words = MARKET_WORDS[language]
  if (kindOf(room) !== 'betting') return slip.book.offered === undefined ? words.shut : words.next
  return words.left(minutesText(leftOf(room, nowMs)))
}

/** `0:52` */
export function minutesText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
