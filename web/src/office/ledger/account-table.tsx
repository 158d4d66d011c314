import './ledger.css'
import type { LedgerRow } from '@zar/contract/office/ledger'
import { BookOpenCheck, TriangleAlert } from 'lucide-react'
import { formatDate } from '../../lib/language/format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { bareOf, moneyOf, signedOf } from '../parts/money.ts'
import { reasonName } from '../parts/reason-name.ts'
import type { Column } from '../parts/table/columns.ts'
import { Table } from '../parts/table/table.tsx'
import { t } from './texts.ts'
import { type AccountWish, useAccount, useAccountRows } from './use-ledger.ts'
import { accountText, preciseTime, wholeOf } from './words.ts'

const Amount = ({ row }: { row: LedgerRow }) => (
  <b className={row.amountE5.startsWith('-') ? undefined : 'o-ok'}>{signedOf(row.amountE5)}</b>
)

/** The balance after; one that does not follow from the row before says so. */
const Left = ({ row: { balanceE5, holds } }: { row: LedgerRow }) => (
  <span className={holds === false ? 'o-bad o-led__left' : 'o-led__left'}>
    {holds === false && <Icon of={TriangleAlert} size="s" label={t('breaks')} />}
    {balanceE5 === null ? '–' : bareOf(balanceE5)}
  </span>
)

const COLUMNS: readonly Column<LedgerRow>[] = [
  {
    key: 'id',
    head: t('transfer'),
    bar: 70,
    cell: (row) => <span className="o-led__id">{wholeOf(row.id)}</span>,
  },
  {
    key: 'at',
    head: t('time'),
    bar: 90,
    cell: ({ at }) => (
      <span className="o-two mist">
        {preciseTime(at)}
        <small>{formatDate(at)}</small>
      </span>
    ),
  },
  {
    key: 'reason',
    head: t('reason'),
    bar: 100,
    cell: ({ reason }) => (
      <span className="o-two">
        {reasonName(reason)}
        <small>{reason}</small>
      </span>
    ),
  },
  {
    key: 'other',
    head: t('opposite'),
    cell: ({ other }) => <span className="mist">{accountText(other)}</span>,
  },
  { key: 'amount', head: `${t('sum')}, ₺`, align: 'end', cell: (row) => <Amount row={row} /> },
  { key: 'left', head: t('left'), align: 'end', cell: (row) => <Left row={row} /> },
]

const nameOf = ({ reason, amountE5, at }: LedgerRow) =>
  t('rowName', { what: reasonName(reason), amount: signedOf(amountE5), at: formatDate(at) })

/** What moved on one account, each row laid beside the one before it. */
export function AccountTable({
  wish,
  chosen,
  onChoose,
}: {
  wish: AccountWish
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const list = useAccountRows(wish)
  const head = useAccount(wish).data
  return (
    <section className="o-panel">
      <div className="o-panel__h">
        <h2 className="o-ell">{head ? accountText(head, head.player?.number) : t('account')}</h2>
        <span className="o-micro o-push">{head && balanceOf(head)}</span>
      </div>
      <Table<LedgerRow>
        label={t('account')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={nameOf}
        chosen={chosen}
        onChoose={onChoose}
        empty={{ icon: BookOpenCheck, title: t('empty'), text: t('emptyNote') }}
        card={(row) => (
          <>
            <span className="o-cards__line">
              <b>{reasonName(row.reason)}</b>
              <Amount row={row} />
            </span>
            <span className="o-cards__line">
              <span className="haze">{formatDate(row.at)}</span>
              <Left row={row} />
            </span>
          </>
        )}
      />
      {list.rows.length > 0 && <Verdict rows={list.rows} />}
    </section>
  )
}

type Head = NonNullable<ReturnType<typeof useAccount>['data']>

function balanceOf({ balanceE5, floorE5 }: Head): string {
  if (balanceE5 === null) return t('noBalance')
  const balance = moneyOf(balanceE5)
  return floorE5 === null ? balance : `${balance} · ${t('floor', { sum: moneyOf(floorE5) })}`
}

/** Whether each balance follows from the one before it. */
function Verdict({ rows }: { rows: readonly LedgerRow[] }) {
  const broken = rows.filter(({ holds }) => holds === false).length
  const known = rows.filter(({ holds }) => holds !== null).length
  return (
    <div className="o-panel__f">
      <span>
        {t('check')}{' '}
        {known === 0 ? (
          t('rowNone')
        ) : broken > 0 ? (
          <b className="o-bad">{t('rowBroken', { count: broken })}</b>
        ) : (
          <span className="o-ok">{t('rowHolds', { count: known })}</span>
        )}
      </span>
      <span className="o-push">{t('final')}</span>
    </div>
  )
}
