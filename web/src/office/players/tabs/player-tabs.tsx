import type { PlayerPage } from '@zar/contract/office/players'
import type { Right } from '@zar/contract/office/rights/rights'
import { Lock } from 'lucide-react'
import type { ComponentType } from 'react'
import { useSearchParams } from '../../../lib/router/router.tsx'
import { TabPanel, Tabs } from '../../parts/controls/tabs.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { Bonuses } from '../bonuses/bonuses.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { Audit } from './audit.tsx'
import { Bets } from './bets.tsx'
import { Movements } from './movements.tsx'
import { Payments } from './payments.tsx'
import { Rounds } from './rounds.tsx'
import { t } from './texts.ts'
import { Tickets } from './tickets.tsx'

const TABS = {
  movements: { rights: ['balance.view'], Body: Movements },
  bets: { rights: ['bet.view'], Body: Bets },
  rounds: { rights: ['round.view'], Body: Rounds },
  payments: { rights: ['withdrawal.view', 'deposit.view'], Body: Payments },
  bonuses: { rights: ['bonus.view'], Body: Bonuses },
  tickets: { rights: ['ticket.view'], Body: Tickets },
  timeline: { rights: ['player.timeline'], Body: Timeline },
  audit: { rights: ['audit.view'], Body: Audit },
} as const satisfies Record<
  string,
  { rights: readonly Right[]; Body: ComponentType<{ id: string; offers: Offers }> }
>
type TabKey = keyof typeof TABS
const KEYS = Object.keys(TABS) as TabKey[]
const PANEL = 'player-tab'

/** What happened to the player: the tabs that the role may see. The address keeps the one that is open. */
export function PlayerTabs({ player: { id }, offers }: { player: PlayerPage; offers: Offers }) {
  const [params, setParams] = useSearchParams()
  const seen = KEYS.filter((key) => TABS[key].rights.some((right) => offers(right).isHere))
  const wished = params.get('tab')
  const tab = seen.find((key) => key === wished) ?? seen[0]
  const choose = (key: TabKey) =>
    setParams(
      (before) => {
        before.set('tab', key)
        // Another tab has other rows.
        before.delete('row')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  if (!tab) {
    return (
      <section className="o-panel o-p__tabs">
        <Empty icon={Lock} title={t('none')}>
          {t('noneNote')}
        </Empty>
      </section>
    )
  }
  const { Body } = TABS[tab]
  return (
    <section className="o-panel o-p__tabs" aria-label={t('tabs')}>
      <Tabs
        label={t('tabs')}
        tabs={seen.map((key) => ({ key, label: t(key) }))}
        chosen={tab}
        onChoose={choose}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} tab={tab}>
        <Body id={id} offers={offers} />
      </TabPanel>
    </section>
  )
}
