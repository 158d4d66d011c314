import { useSearchParams } from '../../lib/router/router.tsx'
import { mayDo, useMe } from '../parts/api/session.ts'
import { TabPanel, Tabs } from '../parts/controls/tabs.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { ChecksTab } from './checks-tab.tsx'
import { ErasuresTab } from './erasures-tab.tsx'
import { t } from './texts.ts'

const PANEL = 'identity-panel'
const RIGHTS = { checks: 'document.decide', erasures: 'erasure.view' } as const
const TABS = ['checks', 'erasures'] as const

/** Identities that a person decides on, and accounts that wait to be erased. */
export function IdentityPage() {
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const tabs = TABS.filter((key) => mayDo(me, RIGHTS[key]))
  const tab = tabs.find((key) => key === params.get('tab')) ?? tabs[0]
  if (!tab) return null
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} />
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((key) => ({ key, label: t(key) }))}
        chosen={tab}
        onChoose={(next) => setParams({ tab: next }, { replace: true })}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} tab={tab}>
        {tab === 'checks' ? <ChecksTab /> : <ErasuresTab />}
      </TabPanel>
    </div>
  )
}
