import { useQuery } from '@tanstack/react-query'
import { listRiskCases, type RiskCaseRow } from '@zar/contract/office/risk/cases'
import { FolderCheck } from 'lucide-react'
import { call } from '../../parts/api/call.ts'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'
import { SplitTable } from '../../parts/table/split-table.tsx'
import { useFilters } from '../../parts/table/use-filters.ts'
import { agoText } from '../../parts/time.ts'
import { ruleName } from '../rule-names.ts'
import { CaseView } from './case-view.tsx'
import { t } from './texts.ts'

const rulesOf = ({ rules }: RiskCaseRow): string => rules.map(ruleName).join(', ')

const COLUMNS: readonly Column<RiskCaseRow>[] = [
  {
    key: 'case',
    head: t('case'),
    bar: 180,
    cell: (row) => (
      <span className="o-two o-risk__what">
        <span>
          <b>{t('name', { id: row.id })}</b>
        </span>
        <small>{rulesOf(row)}</small>
      </span>
    ),
  },
  { key: 'player', head: t('player'), bar: 90, cell: (row) => row.player.username },
  {
    key: 'opened',
    head: t('opened'),
    bar: 90,
    cell: (row) => (
      <span className="o-two">
        <span>{row.openedBy}</span>
        <small>{agoText(row.openedAt)}</small>
      </span>
    ),
  },
  {
    key: 'decision',
    head: t('decision'),
    bar: 90,
    cell: (row) => (row.decision ? t(row.decision) : <span className="haze">–</span>),
  },
]

const caseName = (row: RiskCaseRow): string =>
  [t('name', { id: row.id }), row.player.username, rulesOf(row)].join(', ')

const CaseCard = (row: RiskCaseRow) => (
  <>
    <span className="o-cards__line">
      <b>{t('name', { id: row.id })}</b>
      <span>{row.player.username}</span>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{rulesOf(row)}</span>
    </span>
  </>
)

/** Cases that wait for two people, or those that were decided; the chosen one beside them. */
export function CasesTab() {
  const { values, set } = useFilters(['state'])
  const isDecided = values.state?.[0] === 'decided'
  const list = usePlainRows(
    useQuery({
      queryKey: ['office', 'risk-cases', isDecided],
      queryFn: () => call(listRiskCases, { state: isDecided ? 'decided' : 'open' }),
    }),
  )
  const [chosen, choose] = useChosen()
  return (
    <div className="o-stack">
      <QuickChips
        label={t('states')}
        chips={[
          { key: 'open', label: t('open') },
          { key: 'decided', label: t('decided') },
        ]}
        chosen={isDecided ? 'decided' : 'open'}
        onChoose={(key) => set('state', key === 'decided' ? [key] : [])}
      />
      <SplitTable
        onBack={() => choose(undefined)}
        label={t('cases')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={caseName}
        chosen={chosen}
        onChoose={choose}
        empty={{
          icon: FolderCheck,
          title: t(isDecided ? 'noneDecided' : 'none'),
          text: t('noneNote'),
        }}
        card={CaseCard}
      >
        {chosen && <CaseView key={chosen} id={chosen} />}
      </SplitTable>
    </div>
  )
}
