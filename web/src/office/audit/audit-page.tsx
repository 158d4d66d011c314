import './audit.css'
import type { AuditRow } from '@zar/contract/office/audit'
import { Download, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from '../../lib/router/router.tsx'
import { useDraft } from '../parts/api/drafts.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Split } from '../parts/case/case.tsx'
import { Button, Kbd } from '../parts/controls/button.tsx'
import { Segments } from '../parts/controls/tabs.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { useChosen } from '../parts/table/chosen.ts'
import type { Rows } from '../parts/table/rows.ts'
import { Table } from '../parts/table/table.tsx'
import { useFilters } from '../parts/table/use-filters.ts'
import { AuditTools } from './audit-tools.tsx'
import { Chain, useVerification, VerifyButton } from './chain.tsx'
import { ExportForm } from './export-form.tsx'
import { t as tExport } from './export-texts.ts'
import { Exports } from './exports.tsx'
import { ReasonForm } from './reason-form.tsx'
import { RowCase } from './row-case.tsx'
import { ROW_COLUMNS, RowCard } from './row-columns.tsx'
import { rowWords } from './row-words.ts'
import { t } from './texts.ts'
import { FILTER_KEYS, useAuditRows } from './use-audit.ts'

type Scope = 'own' | 'all'

/** The audit log: one's own rows, or all of it for a reason, and whether its chain holds. */
export function AuditPage() {
  const me = useMe()
  const mayAll = mayDo(me, 'audit.view')
  const [params, setParams] = useSearchParams()
  const scope: Scope = mayAll && params.get('scope') !== 'own' ? 'all' : 'own'
  const verification = useVerification()
  const [isExporting, setExporting] = useState(false)
  const rows = verification.state?.rows
  return (
    <>
      <ScreenHead
        title={t('title')}
        sub={rows === undefined ? t('subBare') : t('sub', { count: rows })}
      >
        {mayAll && (
          <Segments
            label={t('scope')}
            choices={[
              { key: 'all', label: t('all') },
              { key: 'own', label: t('own') },
            ]}
            chosen={scope}
            onChoose={(next) =>
              setParams(next === 'own' ? { scope: 'own' } : {}, { replace: true })
            }
          />
        )}
        {mayDo(me, 'audit.export') && (
          <Button kind="line" icon={Download} onClick={() => setExporting(true)}>
            {tExport('open')}
          </Button>
        )}
        {mayDo(me, 'audit.verify') && <VerifyButton {...verification} />}
      </ScreenHead>
      <Chain {...verification} />
      <Exports />
      {isExporting && <ExportForm onClose={() => setExporting(false)} />}
      {scope === 'all' ? <WholeLog /> : <OwnLog />}
    </>
  )
}

function OwnLog() {
  return <Log list={useAuditRows({ isOwn: true, reason: '', values: {} })} />
}

/** All rows, once it is said why; the reason goes with each search. */
function WholeLog() {
  const [reason, setReason] = useDraft('audit:reason', '')
  if (!reason) return <ReasonForm reason={reason} onReason={setReason} />
  return <Searched reason={reason} onChange={() => setReason('')} />
}

function Searched({ reason, onChange }: { reason: string; onChange: () => void }) {
  const filters = useFilters(FILTER_KEYS)
  const list = useAuditRows({ isOwn: false, reason, values: filters.values })
  return (
    <>
      <AuditTools filters={filters} />
      <p className="o-micro o-row o-row--wrap">
        {t('because', { reason })}
        <button type="button" className="o-link" onClick={onChange}>
          {t('changeReason')}
        </button>
      </p>
      <Log list={list} onClear={filters.isNarrowed ? filters.clear : undefined} />
    </>
  )
}

function Log({ list, onClear }: { list: Rows<AuditRow>; onClear?: (() => void) | undefined }) {
  const [chosen, choose] = useChosen()
  const row = list.rows.find(({ id }) => id === chosen)
  return (
    <Split
      onBack={() => choose(undefined)}
      list={
        <section className="o-panel">
          <Table<AuditRow>
            label={t('title')}
            columns={ROW_COLUMNS}
            list={list}
            rowKey={({ id }) => id}
            rowName={rowWords}
            chosen={chosen}
            onChoose={choose}
            empty={{ icon: ScrollText, title: t('none'), text: t('noneNote') }}
            onClearFilters={onClear}
            card={(one) => <RowCard row={one} />}
          />
          {list.rows.length > 0 && (
            <div className="o-panel__f">
              {t('shown', { count: list.rows.length })}
              <span className="o-push o-row" aria-hidden>
                <Kbd>j</Kbd>
                <Kbd>k</Kbd>
                <Kbd>y</Kbd>
              </span>
            </div>
          )}
        </section>
      }
    >
      {row ? <RowCase key={row.id} row={row} /> : list.rows.length > 0 ? undefined : null}
    </Split>
  )
}
