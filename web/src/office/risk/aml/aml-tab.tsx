import type { AmlRow } from '@zar/contract/office/risk/aml'
import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { useDraft } from '../../parts/api/drafts.ts'
import { Button } from '../../parts/controls/button.tsx'
import { QuickChips } from '../../parts/controls/tabs.tsx'
import { WhyForm } from '../../parts/dialogs/why-form.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { SplitTable } from '../../parts/table/split-table.tsx'
import { useFilters } from '../../parts/table/use-filters.ts'
import { leftText } from '../../parts/time.ts'
import { AmlPanel } from './aml-panel.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { t } from './texts.ts'
import { useAmlList } from './use-aml.ts'
import { becauseText, stateText } from './words.ts'

const promiseOf = ({ standing }: AmlRow): string => (standing ? leftText(standing.promiseAt) : '–')

const COLUMNS: readonly Column<AmlRow>[] = [
  {
    key: 'case',
    head: t('case'),
    bar: 160,
    cell: (row) => (
      <span className="o-two o-risk__what">
        <span>
          <b>{t('name', { id: row.id })}</b>
        </span>
        <small>{becauseText(row)}</small>
      </span>
    ),
  },
  { key: 'player', head: t('player'), bar: 90, cell: (row) => row.player.username },
  { key: 'state', head: t('state'), bar: 90, cell: stateText },
  { key: 'promise', head: t('promise'), align: 'end', bar: 70, cell: promiseOf },
]

const Card = (row: AmlRow) => (
  <>
    <span className="o-cards__line">
      <b>{t('name', { id: row.id })}</b>
      <span>{promiseOf(row)}</span>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{row.player.username}</span>
      <span>{stateText(row)}</span>
    </span>
  </>
)

/** Cases of money laundering, once it is said why they are read. */
export function AmlTab() {
  const [reason, setReason] = useDraft('risk:aml-reason', '')
  return reason ? <Cases reason={reason} /> : <WhyForm note={t('note')} onSay={setReason} />
}

function Cases({ reason }: { reason: string }) {
  const { values, set } = useFilters(['state'])
  const state = values.state?.[0] === 'ended' ? 'ended' : 'open'
  const list = useAmlList(reason, state)
  const [chosen, choose] = useChosen()
  const [isOpening, setOpening] = useState(false)
  return (
    <div className="o-stack">
      <div className="o-risk__tools">
        <QuickChips
          label={t('states')}
          chips={[
            { key: 'open', label: t('open') },
            { key: 'ended', label: t('ended') },
          ]}
          chosen={state}
          onChoose={(key) => set('state', key === 'ended' ? [key] : [])}
        />
        <Button kind="line" onClick={() => setOpening(true)}>
          {t('make')}
        </Button>
      </div>
      {isOpening && <OpenDialog onClose={() => setOpening(false)} />}
      <SplitTable
        onBack={() => choose(undefined)}
        label={t('list')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={(row) =>
          [t('name', { id: row.id }), row.player.username, stateText(row)].join(', ')
        }
        chosen={chosen}
        onChoose={choose}
        empty={{ icon: FileSearch, title: t('none'), text: t('noneNote') }}
        card={Card}
      >
        {chosen && <AmlPanel key={chosen} id={chosen} reason={reason} />}
      </SplitTable>
    </div>
  )
}
