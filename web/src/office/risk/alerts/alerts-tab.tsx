import { ALERT_RULES, type AlertRule } from '@zar/contract/office/risk/rule-list'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { usePhone } from '../../../lib/browser/media.ts'
import { Button } from '../../parts/controls/button.tsx'
import { SelectField } from '../../parts/controls/field.tsx'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import { SplitTable } from '../../parts/table/split-table.tsx'
import { useFilters } from '../../parts/table/use-filters.ts'
import { ruleName } from '../rule-names.ts'
import { t } from '../texts.ts'
import { AlertPanel } from './alert-panel.tsx'
import { CloseDialog, closable } from './close-dialog.tsx'
import { ALERT_COLUMNS, AlertCard, alertName } from './columns.tsx'
import { type AlertState, useAlerts } from './use-alerts.ts'

const STATES = ['open', 'case'] as const
const ALL = 'all'
const isState = (value: string | undefined): value is AlertState =>
  STATES.some((one) => one === value)
const isRule = (value: string | undefined): value is AlertRule =>
  ALERT_RULES.some((one) => one === value)

/** What the rules found, the highest score first, and the chosen one beside it. */
export function AlertsTab() {
  const isPhone = usePhone()
  const { values, isNarrowed, set, clear } = useFilters(['rule', 'state'])
  const [wishedRule, wishedState] = [values.rule?.[0], values.state?.[0]]
  const rule = isRule(wishedRule) ? wishedRule : undefined
  const state = isState(wishedState) ? wishedState : undefined
  const { list, counts, news } = useAlerts({ rule, state })
  const [chosen, choose] = useChosen()
  const [isBulk, setBulk] = useState(false)
  const some = rule ? closable(list.rows) : []
  const next = (id: string) => {
    const at = list.rows.findIndex((row) => row.id === id)
    choose((list.rows[at + 1] ?? list.rows[at - 1])?.id)
  }
  return (
    <div className="o-stack">
      <div className="o-risk__tools">
        <QuickChips<string>
          label={t('states')}
          chips={[
            { key: ALL, label: t('all') },
            { key: 'open', label: t('open') },
            { key: 'case', label: t('inCase') },
          ]}
          chosen={state ?? ALL}
          onChoose={(key) => set('state', isState(key) ? [key] : [])}
        />
        <SelectField
          label={t('rule')}
          blank={t('all')}
          value={rule ?? ''}
          choices={counts.map(({ rule: value, waiting }) => ({
            value,
            label: `${ruleName(value)} (${waiting})`,
          }))}
          onChange={({ target }) => set('rule', target.value ? [target.value] : [])}
        />
        {some.length > 1 && (
          <Button kind="line" onClick={() => setBulk(true)}>
            {t('bulk', { count: some.length })}
          </Button>
        )}
      </div>
      {isBulk && <CloseDialog alerts={some} onDone={() => {}} onClose={() => setBulk(false)} />}
      <SplitTable
        onBack={() => choose(undefined)}
        label={t('alerts')}
        columns={ALERT_COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={alertName}
        chosen={chosen}
        onChoose={choose}
        onOpen={isPhone ? choose : undefined}
        news={news}
        empty={{ icon: ShieldCheck, title: t('none'), text: t('noneNote') }}
        onClearFilters={isNarrowed ? clear : undefined}
        card={AlertCard}
      >
        {chosen && (
          <AlertPanel
            key={chosen}
            id={chosen}
            row={list.rows.find(({ id }) => id === chosen)}
            onDecided={() => next(chosen)}
          />
        )}
      </SplitTable>
    </div>
  )
}
