import type { PayeeRow } from '@zar/contract/office/risk/payees'
import { Landmark } from 'lucide-react'
import { ownerColumn, QueueList } from '../parts/case/queue-list.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { moneyOf } from '../parts/money.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import type { Column } from '../parts/table/columns.ts'
import { leftText } from '../parts/time.ts'
import { PayeePanel } from './payee-panel.tsx'
import { t } from './texts.ts'
import { usePayees } from './use-payees.ts'

const Kind = ({ row: { isDoubted } }: { row: PayeeRow }) => (
  <Tag tone={isDoubted ? 'wait' : 'info'}>{t(isDoubted ? 'doubted' : 'fresh')}</Tag>
)

const COLUMNS: readonly Column<PayeeRow>[] = [
  {
    key: 'account',
    head: t('account'),
    bar: 160,
    cell: (row) => (
      <span className="o-two">
        <span>
          <b>{row.account}</b> <Kind row={row} />
        </span>
        <small>{row.method}</small>
      </span>
    ),
  },
  { key: 'player', head: t('player'), bar: 90, cell: (row) => row.player.username },
  {
    key: 'amount',
    head: t('amount'),
    align: 'end',
    bar: 70,
    cell: (row) => moneyOf(row.amountE5),
  },
  {
    key: 'promise',
    head: t('promise'),
    align: 'end',
    bar: 70,
    cell: (row) => leftText(row.promiseAt),
  },
  ownerColumn(t('owner'), ({ takenBy }) => takenBy),
]

const Card = (row: PayeeRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.account}</b>
      <span>{moneyOf(row.amountE5)}</span>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{row.player.username}</span>
      <span>{leftText(row.promiseAt)}</span>
    </span>
    <span className="o-cards__line mist">
      <Kind row={row} />
    </span>
  </>
)

const rowName = (row: PayeeRow): string =>
  [row.account, row.player.username, moneyOf(row.amountE5)].join(', ')

/** Accounts that players are paid to for the first time, and the chosen one beside them. */
export function PayeesPage() {
  const list = usePayees()
  return (
    <div className="o-stack">
      <ScreenHead
        title={t('title')}
        sub={list.state === 'ready' ? t('sub', { count: list.rows.length }) : undefined}
      />
      <QueueList
        label={t('list')}
        columns={COLUMNS}
        list={list}
        rowName={rowName}
        empty={{ icon: Landmark, title: t('none'), text: t('noneNote') }}
        card={Card}
        panel={(id, row) => <PayeePanel key={id} id={id} row={row} />}
      />
    </div>
  )
}
