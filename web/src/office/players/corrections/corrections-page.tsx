import { type Correction, listCorrections } from '@zar/contract/office/corrections'
import { Scale } from 'lucide-react'
import { formatDate } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { call } from '../../parts/api/call.ts'
import { signedOf } from '../../parts/money.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { useRows } from '../../parts/table/rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { codeName, linkedName } from './terms.ts'
import { t } from './texts.ts'

const sumOf = ({ isAddition, amountE5 }: Correction): string =>
  signedOf(isAddition ? amountE5 : `-${amountE5}`)

const peopleOf = ({ proposedBy, approvedBy }: Correction): string => `${proposedBy}, ${approvedBy}`

const COLUMNS: readonly Column<Correction>[] = [
  { key: 'at', head: t('at'), bar: 110, cell: ({ at }) => formatDate(at) },
  {
    key: 'player',
    head: t('player'),
    bar: 110,
    cell: ({ player }) => (
      <span className="o-two">
        <span>
          <Link className="o-link" to={`/office/players/${player.id}`}>
            {player.username}
          </Link>
        </span>
        <small>{player.number}</small>
      </span>
    ),
  },
  { key: 'amount', head: t('amount'), bar: 80, align: 'end', cell: (row) => <b>{sumOf(row)}</b> },
  { key: 'code', head: t('code'), bar: 120, cell: ({ code }) => codeName(code) },
  { key: 'linked', head: t('linked'), bar: 90, cell: ({ linked }) => linkedName(linked) },
  { key: 'people', head: t('people'), bar: 150, cell: peopleOf },
  { key: 'words', head: t('words'), bar: 200, cell: ({ reason }) => reason },
]

const CorrectionCard = (row: Correction) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.player.username}</b>
      <b>{sumOf(row)}</b>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{codeName(row.code)}</span>
      <span>{formatDate(row.at)}</span>
    </span>
  </>
)

/** Corrections that were posted. What waits for a second person is on the player's page and on the desk. */
export function CorrectionsPage() {
  const list = useRows<Correction>(['office', 'corrections'], (after) =>
    call(listCorrections, after === null ? {} : { after }),
  )
  const [chosen, choose] = useChosen()
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={t('sub')} />
      <section className="o-panel">
        <Table
          label={t('title')}
          columns={COLUMNS}
          list={list}
          rowKey={({ id }) => id}
          rowName={(row) => [row.player.username, sumOf(row), codeName(row.code)].join(', ')}
          chosen={chosen}
          onChoose={choose}
          empty={{ icon: Scale, title: t('none'), text: t('noneNote') }}
          card={CorrectionCard}
        />
        {list.rows.length > 0 && (
          <div className="o-panel__f">{t('more', { shown: list.rows.length })}</div>
        )}
      </section>
    </div>
  )
}
