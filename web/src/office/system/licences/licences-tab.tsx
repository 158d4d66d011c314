import '../system.css'
import type { OfficeLicence } from '@zar/contract/office/system/licences'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/controls/button.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { DeedDialog, type LicenceDeed } from './deed-dialog.tsx'
import { EnterDialog } from './enter-dialog.tsx'
import { EnterSeconds, LicenceSeconds } from './seconds.tsx'
import { RatesPanel } from './tax/rates-panel.tsx'
import { t } from './texts.ts'
import { useLicences } from './use-licences.ts'

const TONES = {
  waits: 'wait',
  ahead: 'info',
  holds: 'done',
  over: 'line',
  withdrawn: 'no',
} as const

const State = ({ state }: Pick<OfficeLicence, 'state'>) => <Tag tone={TONES[state]}>{t(state)}</Tag>

type Asked = { one: OfficeLicence; deed: LicenceDeed }
type ActsProps = { one: OfficeLicence; onAsk: (asked: Asked) => void }

function Acts({ one, onAsk }: ActsProps) {
  const { refusal } = useOffers(one)('licence.edit')
  if (one.actions.length === 0) return null
  return (
    <span className="o-sys__acts">
      {one.state === 'waits' && (
        <Button size="s" refusal={refusal} onClick={() => onAsk({ one, deed: 'approve' })}>
          {t('approve')}
        </Button>
      )}
      <Button
        size="s"
        kind="danger"
        refusal={refusal}
        onClick={() => onAsk({ one, deed: 'withdraw' })}
      >
        {t('withdraw')}
      </Button>
    </span>
  )
}

const columnsOf = (onAsk: ActsProps['onAsk']): readonly Column<OfficeLicence>[] => [
  {
    key: 'number',
    head: t('number'),
    bar: 130,
    cell: ({ number, authority }) => (
      <span className="o-two">
        {number}
        <small title={authority}>{authority}</small>
      </span>
    ),
  },
  { key: 'state', head: t('state'), bar: 80, cell: State },
  {
    key: 'covers',
    head: t('games'),
    bar: 120,
    cell: ({ games, countries }) => (
      <span className="o-two">
        {games.map((game) => t(game)).join(', ')}
        <small title={countries.join(', ')}>{countries.join(', ')}</small>
      </span>
    ),
  },
  { key: 'from', head: t('from'), align: 'end', bar: 80, cell: ({ validFrom }) => validFrom },
  { key: 'until', head: t('until'), align: 'end', bar: 80, cell: ({ validUntil }) => validUntil },
  {
    key: 'by',
    head: t('by'),
    bar: 140,
    cell: ({ approvers, withdrawnBy: by, withdrawnBecause }) => (
      <span className="o-two">
        {approvers.join(', ') || t('nobody')}
        {by && <small>{t('withdrawnBy', { by, because: withdrawnBecause ?? '' })}</small>}
      </span>
    ),
  },
  { key: 'act', head: t('act'), bar: 100, cell: (one) => <Acts one={one} onAsk={onAsk} /> },
]

const Card = (one: OfficeLicence) => (
  <>
    <span className="o-cards__line">
      <b>{one.number}</b>
      <State state={one.state} />
    </span>
    <span className="o-cards__line mist">
      {one.validFrom} – {one.validUntil}
    </span>
  </>
)

/** Licences under which real money is taken, and their rates of tax. */
export function LicencesTab() {
  const query = useLicences()
  const list = usePlainRows({ ...query, data: query.data?.rows })
  const { refusal } = useOffers({ actions: query.data?.actions ?? [] })('licence.edit')
  const [chosen, choose] = useChosen('licence')
  const [isEntering, setEntering] = useState(false)
  const [asked, ask] = useState<Asked>()
  return (
    <div className="o-stack">
      <EnterSeconds refusal={refusal} />
      {list.rows.map((one) => (
        <LicenceSeconds key={one.id} one={one} refusal={refusal} />
      ))}
      <section className="o-panel">
        <div className="o-panel__h">
          <h2>{t('list')}</h2>
          <span className="o-push">
            {query.data && (
              <Button kind="primary" refusal={refusal} onClick={() => setEntering(true)}>
                {t('enter')}
              </Button>
            )}
          </span>
        </div>
        <Table
          label={t('list')}
          columns={columnsOf(ask)}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ number, state, validFrom: from, validUntil: until }) =>
            t('rowName', { number, state: t(state), from, until })
          }
          chosen={chosen}
          onChoose={choose}
          empty={{ icon: ScrollText, title: t('none'), text: t('noneNote') }}
          card={Card}
          cardActs={(one) => <Acts one={one} onAsk={ask} />}
        />
        <div className="o-panel__f">{t('foot')}</div>
      </section>
      <RatesPanel />
      {isEntering && (
        <EnterDialog known={query.data?.countries ?? []} onClose={() => setEntering(false)} />
      )}
      {asked && <DeedDialog {...asked} onClose={() => ask(undefined)} />}
    </div>
  )
}
