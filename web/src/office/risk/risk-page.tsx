import './risk.css'
import type { Right } from '@zar/contract/office/rights/rights'
import { useSearchParams } from '../../lib/router/router.tsx'
import { mayDo, useMe } from '../parts/api/session.ts'
import { TabPanel, Tabs } from '../parts/controls/tabs.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { AlertsTab } from './alerts/alerts-tab.tsx'
import { useAlertCounts } from './alerts/use-alerts.ts'
import { AmlTab } from './aml/aml-tab.tsx'
import { CasesTab } from './cases/cases-tab.tsx'
import { InsideTab } from './inside/inside-tab.tsx'
import { RulesTab } from './rules/rules-tab.tsx'
import { ScreeningTab } from './screening/screening-tab.tsx'
import { t } from './texts.ts'

const TABS = ['alerts', 'cases', 'rules', 'inside', 'aml', 'screening'] as const
type Tab = (typeof TABS)[number]
const SHOWN = {
  alerts: AlertsTab,
  cases: CasesTab,
  rules: RulesTab,
  inside: InsideTab,
  aml: AmlTab,
  screening: ScreeningTab,
}
/** Beside the right to the screen. */
const RIGHT_OF: Partial<Record<Tab, Right>> = {
  cases: 'case.view',
  inside: 'audit.view',
  aml: 'aml.view',
  screening: 'aml.view',
}
const PANEL = 'risk-panel'

const tabIn = (value: string | null): Tab => TABS.find((one) => one === value) ?? 'alerts'

/** The risk desk: what the rules found, cases that two people decide, and the rules themselves. */
export function RiskPage() {
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const waiting = useAlertCounts()
  const tabs = TABS.filter((key) => {
    const right = RIGHT_OF[key]
    return right === undefined || mayDo(me, right)
  })
  const wished = tabIn(params.get('tab'))
  const isOfFew = wished === 'inside' || wished === 'aml' || wished === 'screening'
  const isClosed = isOfFew && !tabs.includes(wished)
  const chosen = isClosed ? 'alerts' : wished
  const Shown = SHOWN[chosen]
  return (
    <div className="o-stack o-risk">
      <ScreenHead
        title={t('title')}
        sub={waiting === undefined ? undefined : t('sub', { count: waiting })}
      />
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((key) => ({
          key,
          label: t(key),
          count: key === 'alerts' ? waiting : undefined,
        }))}
        chosen={chosen}
        onChoose={(tab) => setParams(tab === 'alerts' ? {} : { tab }, { replace: true })}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} tab={chosen}>
        <Shown />
      </TabPanel>
    </div>
  )
}
