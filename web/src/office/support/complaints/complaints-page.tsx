import type { ComplaintRow } from '@zar/contract/office/support/complaints'
import { CircleCheckBig } from 'lucide-react'
import { usePhone } from '../../../lib/browser/media.ts'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { SplitTable } from '../../parts/table/split-table.tsx'
import { useFilters } from '../../parts/table/use-filters.ts'
import { agoText, leftText } from '../../parts/time.ts'
import { PromiseLeft } from '../desk/standing.tsx'
import { ComplaintPanel } from './complaint-panel.tsx'
import { StageTag } from './stage-tag.tsx'
import { t } from './texts.ts'
import { useComplaints, type View } from './use-complaints.ts'

const COLUMNS: readonly Column<ComplaintRow>[] = [
  { key: 'no', head: t('no'), bar: 40, cell: (row) => row.id },
  {
    key: 'summary',
    head: t('summary'),
    bar: 200,
    cell: (row) => (
      <span className="o-two o-two--title" title={row.summary}>
        <span>{row.summary}</span>
        <small>{t('of', { number: `${row.ticket}` })}</small>
      </span>
    ),
  },
  { key: 'who', head: t('who'), bar: 80, cell: (row) => row.player.username },
  { key: 'stage', head: t('stage'), bar: 90, cell: (row) => <StageTag row={row} /> },
  {
    key: 'opened',
    head: t('opened'),
    align: 'end',
    bar: 50,
    cell: (row) => agoText(row.openedAt),
  },
  {
    key: 'promise',
    head: t('promise'),
    align: 'end',
    bar: 50,
    cell: (row) => <PromiseLeft standing={row.standing} isDue />,
  },
]

const ComplaintCard = (row: ComplaintRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.player.username}</b>
      <StageTag row={row} />
    </span>
    <span className="o-cards__line">
      <span className="o-ell">{row.summary}</span>
      <PromiseLeft standing={row.standing} isDue />
    </span>
  </>
)

const nameOf = (row: ComplaintRow): string =>
  t('rowName', {
    id: `${row.id}`,
    name: row.player.username,
    stage: t(`stage.${row.stage}`),
    promise: row.standing ? leftText(row.standing.promiseAt) : '–',
  })

/** Complaints, the oldest promise first, and the chosen one beside them. */
export function ComplaintsPage() {
  const isPhone = usePhone()
  const { values, set } = useFilters(['view'])
  const view: View = values.view?.[0] === 'ended' ? 'ended' : 'waiting'
  const { list, news } = useComplaints(view)
  const [chosen, choose] = useChosen()
  const isEnded = view === 'ended'
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={t('sub')} />
      <QuickChips<View>
        label={t('views')}
        chips={[
          { key: 'waiting', label: t('waiting') },
          { key: 'ended', label: t('ended') },
        ]}
        chosen={view}
        onChoose={(key) => set('view', key === 'ended' ? [key] : [])}
      />
      <SplitTable
        onBack={() => choose(undefined)}
        label={t('title')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => `${id}`}
        rowName={nameOf}
        chosen={chosen}
        onChoose={choose}
        news={news}
        empty={{
          icon: CircleCheckBig,
          title: t(isEnded ? 'emptyEnded' : 'empty'),
          text: t('emptyNote'),
        }}
        card={ComplaintCard}
      >
        {chosen !== undefined ? (
          <ComplaintPanel
            key={chosen}
            id={chosen}
            version={list.rows.find(({ id }) => `${id}` === chosen)?.standing?.version}
          />
        ) : list.rows.length > 0 && !isPhone ? undefined : null}
      </SplitTable>
    </div>
  )
}
