import { useQuery } from '@tanstack/react-query'
import { type InsideRow, listInside } from '@zar/contract/office/risk/inside'
import { UserCheck } from 'lucide-react'
import { call } from '../../parts/api/call.ts'
import { useDraft } from '../../parts/api/drafts.ts'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { WhyForm } from '../../parts/dialogs/why-form.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'
import { SplitTable } from '../../parts/table/split-table.tsx'
import { useFilters } from '../../parts/table/use-filters.ts'
import { agoText } from '../../parts/time.ts'
import { INSIDE_KEY, InsidePanel } from './inside-panel.tsx'
import { t } from './texts.ts'

/** The colleague whose proposals they approve, or the player whose cases they decide. */
export function aboutText({ other, player }: InsideRow): string {
  if (other) return t('approves', { name: other.name })
  return player ? t('decides', { name: player.username }) : '–'
}

const COLUMNS: readonly Column<InsideRow>[] = [
  { key: 'who', head: t('who'), bar: 120, cell: ({ staff }) => <b>{staff.name}</b> },
  { key: 'about', head: t('about'), bar: 200, cell: aboutText },
  {
    key: 'found',
    head: t('found'),
    align: 'end',
    bar: 70,
    cell: ({ foundAt }) => agoText(foundAt),
  },
]

const Card = (row: InsideRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.staff.name}</b>
      <span>{agoText(row.foundAt)}</span>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{aboutText(row)}</span>
    </span>
  </>
)

/** What the rule about the staff found, once it is said why it is read. */
export function InsideTab() {
  const [reason, setReason] = useDraft('risk:inside-reason', '')
  return reason ? <Found reason={reason} /> : <WhyForm note={t('askNote')} onSay={setReason} />
}

function Found({ reason }: { reason: string }) {
  const { values, set } = useFilters(['state'])
  const state = values.state?.[0] === 'closed' ? 'closed' : 'open'
  const list = usePlainRows(
    useQuery({
      queryKey: [...INSIDE_KEY, state, reason],
      queryFn: () => call(listInside, { reason, state }),
    }),
  )
  const [chosen, choose] = useChosen()
  const row = list.rows.find(({ id }) => id === chosen)
  return (
    <div className="o-stack">
      <QuickChips
        label={t('states')}
        chips={[
          { key: 'open', label: t('open') },
          { key: 'closed', label: t('closed') },
        ]}
        chosen={state}
        onChoose={(key) => set('state', key === 'closed' ? [key] : [])}
      />
      <SplitTable
        onBack={() => choose(undefined)}
        label={t('list')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={(one) => `${one.staff.name}, ${aboutText(one)}`}
        chosen={chosen}
        onChoose={choose}
        empty={{ icon: UserCheck, title: t('none'), text: t('noneNote') }}
        card={Card}
      >
        {row && <InsidePanel key={row.id} row={row} about={aboutText(row)} />}
      </SplitTable>
    </div>
  )
}
