import { Download, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from '../../lib/router/router.tsx'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { TabPanel, Tabs } from '../parts/controls/tabs.tsx'
import { Chart } from '../parts/figures/chart.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { CheckDialog } from './check-dialog.tsx'
import { FileDialog } from './file-dialog.tsx'
import { LimitsTab } from './limits-tab.tsx'
import { RegisterTab } from './register-tab.tsx'
import { t } from './texts.ts'
import { useRegister } from './use-register.ts'

const TABS = ['register', 'limits'] as const
const PANEL = 'exclusions-panel'

/** The register of exclusions and breaks, and raises of limits that wait. */
export function ExclusionsPage() {
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const [isChecking, setChecking] = useState(false)
  const [isFiling, setFiling] = useState(false)
  const { whole } = useRegister(undefined)
  const tab = params.get('tab') === 'limits' ? 'limits' : 'register'
  const tabs = TABS.filter((key) => key !== 'limits' || mayDo(me, 'limit.view'))
  return (
    <div className="o-stack">
      <ScreenHead
        title={t('title')}
        sub={whole && t('sub', { running: whole.running, begun: whole.begun, ended: whole.ended })}
      >
        {mayDo(me, 'exclusion.check') && (
          <Button icon={UserSearch} onClick={() => setChecking(true)}>
            {t('check')}
          </Button>
        )}
        {mayDo(me, 'export.masked') && (
          <Button icon={Download} onClick={() => setFiling(true)}>
            {t('file')}
          </Button>
        )}
      </ScreenHead>
      {isFiling && <FileDialog onClose={() => setFiling(false)} />}
      {isChecking && <CheckDialog onClose={() => setChecking(false)} />}
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((key) => ({ key, label: t(key) }))}
        chosen={tab}
        onChoose={(next) => setParams(next === 'register' ? {} : { tab: next }, { replace: true })}
        panelId={PANEL}
      />
      <TabPanel id={PANEL} tab={tab}>
        <div className="o-stack">
          <Say tone="info">{t('note')}</Say>
          {tab === 'limits' ? <LimitsTab /> : <RegisterTab />}
          {tab === 'register' && whole && <Months months={whole.months} />}
        </div>
      </TabPanel>
    </div>
  )
}

type Month = { month: string; exclusions: number; breaks: number }

const Months = ({ months }: { months: readonly Month[] }) => (
  <section className="o-panel">
    <div className="o-panel__h">
      <h2>{t('chart')}</h2>
    </div>
    <div className="o-panel__b">
      <Chart
        title={t('chart')}
        sentence={months.map((one) => t('chartSaid', one)).join('; ')}
        series={[
          {
            name: t('exclusions'),
            values: months.map(({ exclusions }) => exclusions),
            kind: 'bar',
          },
          { name: t('breaks'), values: months.map(({ breaks }) => breaks), kind: 'bar' },
        ]}
        places={months.map(({ month }) => month)}
        height={160}
      />
    </div>
  </section>
)
