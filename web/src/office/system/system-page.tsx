import './system.css'
import type { Right } from '@zar/contract/office/rights/rights'
import type { ComponentType } from 'react'
import { useSearchParams } from '../../lib/router/router.tsx'
import { mayDo, useMe } from '../parts/api/session.ts'
import { TabPanel, Tabs } from '../parts/controls/tabs.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { BackupsTab } from './backups/backups-tab.tsx'
import { FeedsTab } from './feeds/feeds-tab.tsx'
import { JobsTab } from './jobs/jobs-tab.tsx'
import { KeysTab } from './keys/keys-tab.tsx'
import { LicencesTab } from './licences/licences-tab.tsx'
import { LogTab } from './log/log-tab.tsx'
import { MaintenanceTab } from './maintenance/maintenance-tab.tsx'
import { SessionsTab } from './sessions/sessions-tab.tsx'
import { t } from './texts.ts'

const PANEL = 'system-panel'

type Part = { key: Parameters<typeof t>[0] & string; right: Right; Tab: ComponentType }

/** What runs the house, each part for who may see it. */
const PARTS = [
  { key: 'jobs', right: 'job.view', Tab: JobsTab },
  { key: 'log', right: 'log.view', Tab: LogTab },
  { key: 'maintenance', right: 'maintenance.set', Tab: MaintenanceTab },
  { key: 'sessions', right: 'player.everyone_out', Tab: SessionsTab },
  { key: 'keys', right: 'key.view', Tab: KeysTab },
  { key: 'licences', right: 'licence.edit', Tab: LicencesTab },
  { key: 'backups', right: 'backup.view', Tab: BackupsTab },
  { key: 'feeds', right: 'feed.view', Tab: FeedsTab },
] as const satisfies readonly Part[]

/** How the house runs. */
export function SystemPage() {
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const parts = PARTS.filter(({ right }) => mayDo(me, right))
  const chosen = parts.find(({ key }) => key === params.get('tab')) ?? parts[0]
  if (!chosen) return null
  const { key: tab, Tab } = chosen
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={t(`${tab}Sub`)} />
      <Tabs
        label={t('tabs')}
        tabs={parts.map(({ key }) => ({ key, label: t(key) }))}
        chosen={tab}
        onChoose={(next) => setParams({ tab: next }, { replace: true })}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} tab={tab}>
        <Tab />
      </TabPanel>
    </div>
  )
}
