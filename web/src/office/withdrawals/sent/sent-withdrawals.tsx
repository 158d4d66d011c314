import '../withdrawals.css'
import type { SentWithdrawal } from '@zar/contract/office/withdrawals/sent'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { moneyOf } from '../../parts/money.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import type { Column } from '../../parts/table/columns.ts'
import { Table } from '../../parts/table/table.tsx'
import { t as pageText } from '../texts.ts'
import { RetryButton, RetryDialog } from './retry-dialog.tsx'
import { t } from './texts.ts'
import { useSent } from './use-sent.ts'
import { ViewSwitch } from './view-switch.tsx'

const isLate = ({ promiseAt }: SentWithdrawal, now = Date.now()): boolean =>
  promiseAt !== null && Date.parse(promiseAt) < now

const Promised = ({ row }: { row: SentWithdrawal }) => (
  <span className="o-two">
    {row.promiseAt === null ? '–' : formatDate(row.promiseAt)}
    {isLate(row) && <small className="o-bad">{t('late')}</small>}
  </span>
)

type OnRetry = (row: SentWithdrawal) => void

const columnsOf = (onRetry: OnRetry): readonly Column<SentWithdrawal>[] => [
  { key: 'promise', head: t('promise'), bar: 90, cell: (row) => <Promised row={row} /> },
  {
    key: 'player',
    head: t('player'),
    bar: 100,
    cell: ({ player, number }) => (
      <span className="o-two">
        {player.username}
        <small>
          {player.number} · #{number}
        </small>
      </span>
    ),
  },
  {
    key: 'sum',
    head: t('sum'),
    align: 'end',
    bar: 70,
    cell: ({ amountE5 }) => <b>{moneyOf(amountE5)}</b>,
  },
  {
    key: 'method',
    head: t('method'),
    bar: 90,
    cell: ({ method, isRefund }) => (
      <span className="o-two">
        {method}
        {isRefund && <small>{t('refund')}</small>}
      </span>
    ),
  },
  { key: 'approved', head: t('approved'), bar: 90, cell: (row) => formatDate(row.approvedAt) },
  {
    key: 'reference',
    head: t('reference'),
    bar: 80,
    cell: ({ reference }) => (
      <span className="o-ell" title={reference ?? undefined}>
        {reference ?? t('noReference')}
      </span>
    ),
  },
  {
    key: 'act',
    head: t('act'),
    align: 'end',
    bar: 90,
    cell: (row) => <RetryButton row={row} onOpen={() => onRetry(row)} />,
  },
]

/** Withdrawals that the bank was asked to pay and has not answered; an order can be sent again. */
export function SentWithdrawals() {
  const { whole, list } = useSent()
  const [retried, retry] = useState<SentWithdrawal>()
  return (
    <div className="o-stack">
      <ScreenHead
        title={pageText('title')}
        sub={whole && t('sub', { count: whole.count, sum: moneyOf(whole.sumE5) })}
      >
        <ViewSwitch />
      </ScreenHead>
      <section className="o-panel">
        <Table<SentWithdrawal>
          label={t('list')}
          columns={columnsOf(retry)}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ player, amountE5, method }) =>
            t('rowName', { name: player.username, sum: moneyOf(amountE5), method })
          }
          empty={{ icon: Landmark, title: t('none'), text: t('noneNote') }}
          card={(row) => (
            <>
              <span className="o-cards__line">
                <b className="o-ell">{row.player.username}</b>
                <b>{moneyOf(row.amountE5)}</b>
              </span>
              <span className="o-cards__line mist">
                <span className="o-ell">{row.reference ?? t('noReference')}</span>
                <Promised row={row} />
              </span>
              <RetryButton row={row} onOpen={() => retry(row)} />
            </>
          )}
        />
        <div className="o-panel__f">{t('foot')}</div>
      </section>
      {retried && <RetryDialog row={retried} onClose={() => retry(undefined)} />}
    </div>
  )
}
