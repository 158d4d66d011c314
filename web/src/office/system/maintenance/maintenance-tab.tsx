import '../system.css'
import type { OfficeMaintenance } from '@zar/contract/office/system/maintenance'
import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { AnnounceDialog } from './announce-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { AnnounceSeconds, EndSeconds } from './seconds.tsx'
import { t } from './texts.ts'
import { useMaintenance } from './use-maintenance.ts'

const TONES = { announced: 'info', runs: 'wait', over: 'line', ended: 'line' } as const

const State = ({ state }: Pick<OfficeMaintenance, 'state'>) => (
  <Tag tone={TONES[state]}>{t(state)}</Tag>
)

type ActsProps = { one: OfficeMaintenance; onAsk: (one: OfficeMaintenance) => void }

function Acts({ one, onAsk }: ActsProps) {
  const { refusal } = useOffers(one)('maintenance.set')
  if (one.actions.length === 0) return null
  return (
    <Button size="s" refusal={refusal} onClick={() => onAsk(one)}>
      {t('end')}
    </Button>
  )
}

const columnsOf = (onAsk: ActsProps['onAsk']): readonly Column<OfficeMaintenance>[] => [
  { key: 'begins', head: t('begins'), bar: 90, cell: ({ beginsAt }) => formatDate(beginsAt) },
  { key: 'ends', head: t('ends'), bar: 90, cell: endText },
  { key: 'state', head: t('state'), bar: 70, cell: State },
  {
    key: 'what',
    head: t('what'),
    bar: 160,
    cell: ({ code, because }) => (
      <span className="o-two">
        {t(code)}
        <small title={because}>{because}</small>
      </span>
    ),
  },
  {
    key: 'by',
    head: t('by'),
    bar: 160,
    cell: ({ proposedBy: first, setBy: second, endedBy: by, endedBecause }) => (
      <span className="o-two">
        {t('byTwo', { first, second })}
        {by && <small>{t('endedBy', { by, because: endedBecause ?? '' })}</small>}
      </span>
    ),
  },
  { key: 'act', head: t('act'), bar: 60, cell: (one) => <Acts one={one} onAsk={onAsk} /> },
]

const endText = ({ endsAt, endedAt }: OfficeMaintenance) => formatDate(endedAt ?? endsAt)

const Card = (one: OfficeMaintenance) => (
  <>
    <span className="o-cards__line">
      <b>{t(one.code)}</b>
      <State state={one.state} />
    </span>
    <span className="o-cards__line mist">
      {formatDate(one.beginsAt)} – {endText(one)}
    </span>
  </>
)

/** Maintenance: what runs, is announced and was, and how two people announce and end it. */
export function MaintenanceTab() {
  const query = useMaintenance()
  const list = usePlainRows({ ...query, data: query.data?.rows })
  const { refusal } = useOffers({ actions: query.data?.actions ?? [] })('maintenance.set')
  const [chosen, choose] = useChosen('maintenance')
  const [isAnnouncing, setAnnouncing] = useState(false)
  const [ending, end] = useState<OfficeMaintenance>()
  return (
    <div className="o-stack">
      <AnnounceSeconds refusal={refusal} />
      {list.rows.map((one) => (
        <EndSeconds key={one.id} one={one} refusal={refusal} />
      ))}
      <section className="o-panel">
        <div className="o-panel__h">
          <h2>{t('list')}</h2>
          <span className="o-push">
            {query.data && (
              <Button kind="primary" refusal={refusal} onClick={() => setAnnouncing(true)}>
                {t('announce')}
              </Button>
            )}
          </span>
        </div>
        <Table
          label={t('list')}
          columns={columnsOf(end)}
          list={list}
          rowKey={({ id }) => id}
          rowName={(one) =>
            t('rowName', {
              what: t(one.code),
              begins: formatDate(one.beginsAt),
              ends: endText(one),
              state: t(one.state),
            })
          }
          chosen={chosen}
          onChoose={choose}
          empty={{ icon: Wrench, title: t('none'), text: t('noneNote') }}
          card={Card}
          cardActs={(one) => <Acts one={one} onAsk={end} />}
        />
        <div className="o-panel__f">{t('foot')}</div>
      </section>
      {isAnnouncing && <AnnounceDialog onClose={() => setAnnouncing(false)} />}
      {ending && <EndDialog one={ending} onClose={() => end(undefined)} />}
    </div>
  )
}
